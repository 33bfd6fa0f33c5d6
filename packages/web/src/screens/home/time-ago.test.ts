import { expect, it } from 'vitest';
import { timeAgo } from './time-ago.ts';

const NOW = 10 * 86_400_000;
it.each([
  [0, 'en', 'now'],
  [30_000, 'en', 'now'],
  [90_000, 'en', '1 minute ago'],
  [2 * 3_600_000, 'de', 'vor 2 Stunden'],
  [86_400_000, 'en', 'yesterday'],
  [3 * 86_400_000, 'fr', 'il y a 3 jours'],
  [-5, 'en', 'now'],
])('[W4] %d ms ago in %s is “%s”', (gone, language, text) => {
  expect(timeAgo(NOW - gone, NOW, language)).toBe(text);
});
