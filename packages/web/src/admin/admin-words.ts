/** The words of the admin page in the language of the reader. */
import { admin } from '../i18n/en/admin.ts';
import { lazyWords } from '../i18n/lazy-words.ts';

export const adminWords = lazyWords(admin, {
  es: async () => (await import('../i18n/es/admin.ts')).admin,
  fr: async () => (await import('../i18n/fr/admin.ts')).admin,
  de: async () => (await import('../i18n/de/admin.ts')).admin,
  ru: async () => (await import('../i18n/ru/admin.ts')).admin,
});
