/** The words of the page about addresses in the language of the reader. */
import { address } from '../i18n/en/address.ts';
import { lazyWords } from '../i18n/lazy-words.ts';

export const addressWords = lazyWords(address, {
  es: async () => (await import('../i18n/es/address.ts')).address,
  fr: async () => (await import('../i18n/fr/address.ts')).address,
  de: async () => (await import('../i18n/de/address.ts')).address,
  ru: async () => (await import('../i18n/ru/address.ts')).address,
});
