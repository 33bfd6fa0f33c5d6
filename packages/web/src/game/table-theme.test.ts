import { SIDE_NAMES, type SideNames } from '@crownhead/rules';
import { beforeAll, expect, it, vi } from 'vitest';

let tableTheme: typeof import('./table-theme.ts').tableTheme;
beforeAll(async () => {
  // The settings look at the page when they are loaded.
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  ({ tableTheme } = await import('./table-theme.ts'));
});

it.each(Object.keys(SIDE_NAMES) as SideNames[])('[R9] a table of %s has colours of these names', (names) => {
  expect(tableTheme(names, 'contrast')).toBe('contrast');
  expect(tableTheme(names, 'colour-safe')).toBe('colour-safe');
});

it('[R9] the chosen theme stays where its names fit', () => {
  expect(tableTheme('red-white', 'tournament')).toBe('tournament');
  expect(tableTheme('red-white', 'red-white')).toBe('red-white');
  expect(tableTheme('dark-light', 'wood')).toBe('wood');
});

it('[R9] and gives way where they do not', () => {
  expect(tableTheme('red-blue', 'tournament')).toBe('red-blue');
  expect(tableTheme('black-white', 'wood')).toBe('black-white');
  expect(tableTheme('red-white', 'wood')).toBe('tournament');
});
