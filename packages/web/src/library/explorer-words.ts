/** The words of the explorer in the language of the reader. */
import { explorer } from '../i18n/en/explorer.ts';
import { lazyWords } from '../i18n/lazy-words.ts';

export const explorerWords = lazyWords(explorer, {
  es: async () => (await import('../i18n/es/explorer.ts')).explorer,
  fr: async () => (await import('../i18n/fr/explorer.ts')).explorer,
  de: async () => (await import('../i18n/de/explorer.ts')).explorer,
  ru: async () => (await import('../i18n/ru/explorer.ts')).explorer,
});
