/** The words of the form, which come with it. */
import { newGame } from '../../i18n/en/new-game.ts';
import { lazyWords } from '../../i18n/lazy-words.ts';
import type { Widen } from '../../i18n/words.ts';

export type FormWords = Widen<typeof newGame>;

export const formWords = lazyWords(newGame, {
  es: async () => (await import('../../i18n/es/new-game.ts')).newGame,
  fr: async () => (await import('../../i18n/fr/new-game.ts')).newGame,
  de: async () => (await import('../../i18n/de/new-game.ts')).newGame,
  ru: async () => (await import('../../i18n/ru/new-game.ts')).newGame,
});
