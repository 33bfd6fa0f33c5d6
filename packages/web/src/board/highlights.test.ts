import type { Square } from '@crownhead/rules';
import { at } from '@crownhead/testkit';
import { expect, it } from 'vitest';
import { de } from '../i18n/de/index.ts';
import { en } from '../i18n/en/index.ts';
import { type Highlights, squareLabel } from './highlights.ts';

const board = at('W:W18,K22:B5');
const label = (square: number, highlights: Highlights = {}, marks: 'numbers' | 'coordinates' = 'numbers') =>
  squareLabel(en.board, { board, square: square as Square, marks, sideNames: 'red-white', highlights });

it('says what stands on a square and what can be done with it', () => {
  const movable = [18 as Square];
  expect(label(18, { movable })).toBe('Square 18, white man, can move');
  expect(label(22, { movable })).toBe('Square 22, white king');
  expect(label(5)).toBe('Square 5, red man');
  expect(label(18, { movable, chosen: 18 as Square })).toBe('Square 18, white man, selected');
  expect(label(14, { targets: [14 as Square] })).toBe('Square 14, empty, possible move');
  expect(label(18, {}, 'coordinates')).toBe('Square D4, white man');
});

it('[R9] calls the pieces by the names of their sides, in every language', () => {
  const labelled = { board, square: 5 as Square, marks: 'numbers', highlights: {} } as const;
  expect(squareLabel(en.board, { ...labelled, sideNames: 'dark-light' })).toBe('Square 5, dark man');
  expect(squareLabel(de.board, { ...labelled, sideNames: 'red-white' })).toBe('Feld 5, roter Stein');
});
