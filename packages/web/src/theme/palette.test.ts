import { SIDE_NAMES, type SideNames } from '@crownhead/match';
import { expect, it } from 'vitest';
import { paletteFor } from './palette.ts';

it.each(Object.keys(SIDE_NAMES) as SideNames[])('[R9] pieces of %s have colours of these names', (names) => {
  for (const set of ['turned', 'flat', 'wood'] as const) expect(paletteFor(names, set)).toBe(names);
});

it('[R9][W15] sets for the eyes keep their own', () => {
  expect(paletteFor('red-blue', 'contrast')).toBe('contrast');
  expect(paletteFor('red-blue', 'colour-safe')).toBe('colour-safe');
});
