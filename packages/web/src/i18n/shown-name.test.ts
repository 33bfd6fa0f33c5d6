import { nameBeside } from '@crownhead/match';
import { computerLevel, computerName, computerRating } from '@crownhead/rules';
import { afterEach, expect, it } from 'vitest';
import { computerWords, shownName } from './shown-name.ts';

afterEach(() => {
  computerWords.value = computerName;
});

it('[L3] a computer is called in the language of the screen, the second of a level by its number', () => {
  computerWords.value = (level) => `Computer (Stufe ${level})`;
  const first = computerName(10);
  const second = nameBeside(first, first);
  expect([first, second, 'Computer 4', 'Ann (Red)'].map(shownName)).toEqual([
    'Computer (Stufe 10)',
    'Computer 2 (Stufe 10)',
    'Computer (Stufe 4)',
    'Ann (Red)',
  ]);
  expect(computerLevel(second)).toBe(10);
});

it('[S4] a computer that plays at a rating is called by it', () => {
  computerWords.value = (level, rating) => `Computer (${rating ? `Wertung ${rating}` : `Stufe ${level}`})`;
  const first = computerName(5, 1650);
  const second = nameBeside(first, first);
  expect([first, second].map(shownName)).toEqual(['Computer (Wertung 1650)', 'Computer 2 (Wertung 1650)']);
  expect(computerRating(second)).toBe(1650);
});
