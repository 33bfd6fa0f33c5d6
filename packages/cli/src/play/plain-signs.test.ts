/** Lines in plain signs: when, and which. */
import { boardText, START } from '@crownhead/rules';
import { expect, test } from 'vitest';
import { signsFor } from './plain-signs.ts';

const LINES = 'Connecting to “Zoë’s” …\n│ 13· │';
const PLAIN = 'Connecting to "Zoe\'s" ...\n| 13. |';

test.each([
  ['a terminal with plain letters only', undefined, true, { LC_ALL: 'C' }, PLAIN],
  ['a terminal with all letters', undefined, true, { LANG: 'de_DE.UTF-8' }, LINES],
  ['a pipe, whatever the terminal would have', undefined, false, { LC_ALL: 'C' }, LINES],
  ['on request, in a pipe too', true, false, { LANG: 'de_DE.UTF-8' }, PLAIN],
] as const)('[C4] %s', (_, asked, isScreen, env, expected) => {
  expect(signsFor(asked, isScreen, env)(LINES)).toBe(expected);
});

test('nothing of the board is lost', () => {
  const board = signsFor(true, false, {})(boardText(START, { numbers: 'all' }));
  expect(board).toMatch(/^[\n\x20-\x7e]+$/);
  expect(board).not.toContain('?');
});
