/** The words of files in the language of the reader. */
import { files } from '../i18n/en/files.ts';
import { lazyWords } from '../i18n/lazy-words.ts';

export const filesWords = lazyWords(files, {
  es: async () => (await import('../i18n/es/files.ts')).files,
  fr: async () => (await import('../i18n/fr/files.ts')).files,
  de: async () => (await import('../i18n/de/files.ts')).files,
  ru: async () => (await import('../i18n/ru/files.ts')).files,
});
