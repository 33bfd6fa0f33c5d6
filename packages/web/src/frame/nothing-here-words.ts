/** The words for an address that leads nowhere, in the language of the reader. */
import { nothingHere } from '../i18n/en/nothing-here.ts';
import { lazyWords } from '../i18n/lazy-words.ts';

export const nothingHereWords = lazyWords(nothingHere, {
  es: async () => (await import('../i18n/es/nothing-here.ts')).nothingHere,
  fr: async () => (await import('../i18n/fr/nothing-here.ts')).nothingHere,
  de: async () => (await import('../i18n/de/nothing-here.ts')).nothingHere,
  ru: async () => (await import('../i18n/ru/nothing-here.ts')).nothingHere,
});
