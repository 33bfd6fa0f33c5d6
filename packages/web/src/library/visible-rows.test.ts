import { expect, it } from 'vitest';
import { rowsBetween } from './visible-rows.ts';

it.each([
  ['at the top', 0, 600, { from: 0, to: 24 }],
  ['in the middle', 50_000, 50_600, { from: 988, to: 1024 }],
  ['at the end', 1_099_400, 1_100_000, { from: 21_976, to: 22_000 }],
  ['above the window', -900, -300, { from: 0, to: 6 }],
  ['below it', 2_000_000, 2_000_600, { from: 22_000, to: 22_000 }],
])('[B33] of 22,000 rows only those in sight are drawn: %s', (_, above, below, rows) => {
  expect(rowsBetween(above, below, 50, 22_000)).toEqual(rows);
});

it('[B33] a list that has not been measured yet begins with its first rows', () => {
  expect(rowsBetween(0, 600, 0, 22_000)).toEqual({ from: 0, to: 24 });
  expect(rowsBetween(0, 600, 50, 0)).toEqual({ from: 0, to: 0 });
});
