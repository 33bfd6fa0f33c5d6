/** The words of reports in the language of the reader: they come with the screen that shows one. */
import { claims } from '../i18n/en/claims.ts';
import { lazyWords } from '../i18n/lazy-words.ts';

export const claimWords = lazyWords(claims, {
  es: async () => (await import('../i18n/es/claims.ts')).claims,
  fr: async () => (await import('../i18n/fr/claims.ts')).claims,
  de: async () => (await import('../i18n/de/claims.ts')).claims,
  ru: async () => (await import('../i18n/ru/claims.ts')).claims,
});
