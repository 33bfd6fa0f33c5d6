import type { Place, Square } from '@crownhead/rules';
import { SQUARES } from '@crownhead/rules';
import { expect, it } from 'vitest';
import { ARROWS, type ArrowKey, between, cellOf, placeUnder, squareBeside } from './geometry.ts';

const sq = (n: number): Square => n as Square;

it.each([
  [1, false, { row: 0, column: 1 }],
  [32, false, { row: 7, column: 6 }],
  [1, true, { row: 7, column: 6 }],
  ['A8', false, { row: 0, column: 0 }],
  ['A8', true, { row: 7, column: 7 }],
] as const)('draws %s in its cell (flipped: %s)', (place, flipped, cell) => {
  expect(cellOf(place as Place, flipped)).toEqual(cell);
});

it.each([false, true])('finds under a point what is drawn there (flipped: %s)', (flipped) => {
  for (const square of SQUARES) {
    const { row, column } = cellOf(square, flipped);
    expect(placeUnder((column + 0.5) / 8, (row + 0.5) / 8, flipped)).toBe(square);
  }
  expect(placeUnder(0.01, 0.01, false)).toBe('A8');
  expect(placeUnder(1.01, 0.5, false)).toBeNull();
  expect(placeUnder(0.5, -0.01, false)).toBeNull();
});

it('knows what a hop goes over', () => {
  expect(between(sq(18), sq(25))).toBe(22);
  expect(between(sq(11), sq(15))).toBeNull();
});

it('[M4] arrow keys reach every dark square and stop at the edges', () => {
  const seen = new Set<Square>([sq(1)]);
  for (const square of seen) {
    for (const arrow of Object.keys(ARROWS) as ArrowKey[]) seen.add(squareBeside(square, arrow, false));
  }
  expect(seen.size).toBe(32);
  expect(squareBeside(sq(4), 'ArrowRight', false)).toBe(4);
  expect(squareBeside(sq(2), 'ArrowUp', false)).toBe(2);
  expect(squareBeside(sq(18), 'ArrowUp', false)).toBe(14);
  expect(squareBeside(sq(18), 'ArrowUp', true)).toBe(22);
});
