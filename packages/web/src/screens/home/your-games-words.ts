/** The words of the list of unfinished games, in the language of the reader. */
import { yourGames } from '../../i18n/en/your-games.ts';
import { lazyWords } from '../../i18n/lazy-words.ts';

export const yourGamesWords = lazyWords(yourGames, {
  es: async () => (await import('../../i18n/es/your-games.ts')).yourGames,
  fr: async () => (await import('../../i18n/fr/your-games.ts')).yourGames,
  de: async () => (await import('../../i18n/de/your-games.ts')).yourGames,
  ru: async () => (await import('../../i18n/ru/your-games.ts')).yourGames,
});
