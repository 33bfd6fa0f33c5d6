import { expect, it } from 'vitest';
import { asSentences } from './sentences.ts';

it.each([
  [['Red: 11 to 15', 'You must perform a jump.'], 'Red: 11 to 15. You must perform a jump.'],
  [['A draw has been reached', 'Both sides agreed.'], 'A draw has been reached. Both sides agreed.'],
  [['Player Ann is the winner!', ''], 'Player Ann is the winner!'],
  [['Ann offers a draw. Do you accept?', ' '], 'Ann offers a draw. Do you accept?'],
  [['Looking …', 'Done'], 'Looking … Done.'],
  [[], ''],
] as const)('[M5] %j is said as sentences', (parts, text) => {
  expect(asSentences(parts)).toBe(text);
});
