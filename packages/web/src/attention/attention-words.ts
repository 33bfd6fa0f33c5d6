/** The words of attention and its settings, loaded when needed. */
import { attention } from '../i18n/en/attention.ts';
import { lazyWords } from '../i18n/lazy-words.ts';

export const attentionWords = lazyWords(attention, {
  es: async () => (await import('../i18n/es/attention.ts')).attention,
  fr: async () => (await import('../i18n/fr/attention.ts')).attention,
  de: async () => (await import('../i18n/de/attention.ts')).attention,
  ru: async () => (await import('../i18n/ru/attention.ts')).attention,
});
