/** The words of searching finished games, which come with their list. */
import { archive } from '../i18n/en/archive.ts';
import { lazyWords } from '../i18n/lazy-words.ts';
import type { Widen } from '../i18n/words.ts';

export type ArchiveWords = Widen<typeof archive>;

export const archiveWords = lazyWords(archive, {
  es: async () => (await import('../i18n/es/archive.ts')).archive,
  fr: async () => (await import('../i18n/fr/archive.ts')).archive,
  de: async () => (await import('../i18n/de/archive.ts')).archive,
  ru: async () => (await import('../i18n/ru/archive.ts')).archive,
});
