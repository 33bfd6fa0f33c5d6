/** The words for the training log as a file, in the language of the reader. */
import { logFile } from '../i18n/en/log-file.ts';
import { lazyWords } from '../i18n/lazy-words.ts';

export const logFileWords = lazyWords(logFile, {
  es: async () => (await import('../i18n/es/log-file.ts')).logFile,
  fr: async () => (await import('../i18n/fr/log-file.ts')).logFile,
  de: async () => (await import('../i18n/de/log-file.ts')).logFile,
  ru: async () => (await import('../i18n/ru/log-file.ts')).logFile,
});
