import { expect, it } from 'vitest';
import { moveCount, moveNumber } from './move-count.ts';

it.each([
  [0, 0, 1],
  [1, 1, 1],
  [2, 1, 2],
  [3, 2, 2],
  [40, 20, 21],
  [41, 21, 21],
])('%i plies are %i moves of a score sheet, and move %i comes next', (plies, moves, next) => {
  expect([moveCount(plies), moveNumber(plies)]).toEqual([moves, next]);
});
