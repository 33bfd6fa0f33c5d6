/** The words of puzzles in the language of the reader. */
import { puzzles } from '../i18n/en/puzzles.ts';
import { lazyWords } from '../i18n/lazy-words.ts';

export const puzzleWords = lazyWords(puzzles, {
  es: async () => (await import('../i18n/es/puzzles.ts')).puzzles,
  fr: async () => (await import('../i18n/fr/puzzles.ts')).puzzles,
  de: async () => (await import('../i18n/de/puzzles.ts')).puzzles,
  ru: async () => (await import('../i18n/ru/puzzles.ts')).puzzles,
});
