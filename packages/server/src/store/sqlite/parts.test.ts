/** What the store's thread answers in parts is all there, in order. */
import { expect, it } from 'vitest';
import type { Answer } from './batch.ts';
import { inParts } from './parts.ts';

it('[O20] the answers to many calls are told in texts of bounded length, all of them and in order', () => {
  const answers: Answer[] = [1, 2, 3, 4, 5].map((n) => ({ value: 'x'.repeat(100 * n) }));
  const parts = [...inParts(answers, 300)];
  expect(parts.length).toBeGreaterThan(2);
  for (const part of parts) expect(part.length).toBeLessThan(300 + 600);
  expect(parts.flatMap((part) => JSON.parse(part) as Answer[])).toEqual(answers);
  expect([...inParts([])]).toEqual([]);
});
