import { expect, it } from 'vitest';
import { sectionOf } from './sections.ts';

it.each([
  ['/', 'play'],
  ['/new/computer', 'play'],
  ['/t/abcdef', 'play'],
  ['/watch', 'watch'],
  ['/watch/abcdef-1', 'watch'],
  ['/games', 'games'],
  ['/open/3', 'games'],
  ['/study', 'study'],
  ['/analysis/here/abc-1', 'study'],
  ['/library', 'study'],
  ['/help', 'learn'],
  ['/settings', undefined],
  ['/no/such/place', undefined],
])('[W12] %s belongs to %s', (path, section) => {
  expect(sectionOf(path)).toBe(section);
});
