/** The manual in the language of the reader. */
import { manual } from '../i18n/en/manual.ts';
import { lazyWords } from '../i18n/lazy-words.ts';

export const manualWords = lazyWords(manual, {
  es: async () => (await import('../i18n/es/manual.ts')).manual,
  fr: async () => (await import('../i18n/fr/manual.ts')).manual,
  de: async () => (await import('../i18n/de/manual.ts')).manual,
  ru: async () => (await import('../i18n/ru/manual.ts')).manual,
});
