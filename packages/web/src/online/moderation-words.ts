/** The words about announcements, reports, bans and mutes in the language of the reader. */
import type { Restricted } from '@crownhead/protocol';
import { moderation } from '../i18n/en/moderation.ts';
import { lazyWords } from '../i18n/lazy-words.ts';
import { settings } from '../settings.ts';

export const moderationWords = lazyWords(moderation, {
  es: async () => (await import('../i18n/es/moderation.ts')).moderation,
  fr: async () => (await import('../i18n/fr/moderation.ts')).moderation,
  de: async () => (await import('../i18n/de/moderation.ts')).moderation,
  ru: async () => (await import('../i18n/ru/moderation.ts')).moderation,
});

/** A time as the reader writes it. */
export const timeText = (at: number): string =>
  new Date(at).toLocaleString(settings.language.value, { dateStyle: 'medium', timeStyle: 'short' });

/** Why somebody is kept out or silent, and until when. */
export function restrictionText(kind: 'banned' | 'muted', { reason, until }: Restricted): string {
  const words = moderationWords.value;
  if (until === null) return words[kind](reason);
  return words[`${kind}Until`](timeText(until), reason);
}
