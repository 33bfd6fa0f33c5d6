import { expect, it } from 'vitest';
import { moveCount } from './move-count.ts';

it.each([
  [0, 0],
  [1, 1],
  [2, 1],
  [3, 2],
  [40, 20],
  [41, 21],
])('%i plies are %i moves of a score sheet', (plies, moves) => {
  expect(moveCount(plies)).toBe(moves);
});
