/** The words of “My games” in the language of the reader. */
import { games } from '../i18n/en/games.ts';
import { lazyWords } from '../i18n/lazy-words.ts';

export const gamesWords = lazyWords(games, {
  es: async () => (await import('../i18n/es/games.ts')).games,
  fr: async () => (await import('../i18n/fr/games.ts')).games,
  de: async () => (await import('../i18n/de/games.ts')).games,
  ru: async () => (await import('../i18n/ru/games.ts')).games,
});
