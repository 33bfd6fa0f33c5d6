/** The words of arrows and marks in the language of the reader. */
import { sketch } from '../i18n/en/sketch.ts';
import { lazyWords } from '../i18n/lazy-words.ts';

export const sketchWords = lazyWords(sketch, {
  es: async () => (await import('../i18n/es/sketch.ts')).sketch,
  fr: async () => (await import('../i18n/fr/sketch.ts')).sketch,
  de: async () => (await import('../i18n/de/sketch.ts')).sketch,
  ru: async () => (await import('../i18n/ru/sketch.ts')).sketch,
});
