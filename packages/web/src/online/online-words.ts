/** The words of online play, which come with its screens. */
import { online } from '../i18n/en/online.ts';
import { lazyWords } from '../i18n/lazy-words.ts';
import type { Widen } from '../i18n/words.ts';

export type OnlineWords = Widen<typeof online>;

export const onlineWords = lazyWords(online, {
  es: async () => (await import('../i18n/es/online.ts')).online,
  fr: async () => (await import('../i18n/fr/online.ts')).online,
  de: async () => (await import('../i18n/de/online.ts')).online,
  ru: async () => (await import('../i18n/ru/online.ts')).online,
});
