/** The words about announcements, reports, bans and mutes in the language of the reader. */
import { moderation } from '../i18n/en/moderation.ts';
import { lazyWords } from '../i18n/lazy-words.ts';

export const moderationWords = lazyWords(moderation, {
  es: async () => (await import('../i18n/es/moderation.ts')).moderation,
  fr: async () => (await import('../i18n/fr/moderation.ts')).moderation,
  de: async () => (await import('../i18n/de/moderation.ts')).moderation,
  ru: async () => (await import('../i18n/ru/moderation.ts')).moderation,
});
