/** The words of the library in the language of the reader. */
import { library } from '../i18n/en/library.ts';
import { lazyWords } from '../i18n/lazy-words.ts';

export const libraryWords = lazyWords(library, {
  es: async () => (await import('../i18n/es/library.ts')).library,
  fr: async () => (await import('../i18n/fr/library.ts')).library,
  de: async () => (await import('../i18n/de/library.ts')).library,
  ru: async () => (await import('../i18n/ru/library.ts')).library,
});
