/** The words of analysis in the language of the reader. */
import { analysis } from '../i18n/en/analysis.ts';
import { lazyWords } from '../i18n/lazy-words.ts';

export const analysisWords = lazyWords(analysis, {
  es: async () => (await import('../i18n/es/analysis.ts')).analysis,
  fr: async () => (await import('../i18n/fr/analysis.ts')).analysis,
  de: async () => (await import('../i18n/de/analysis.ts')).analysis,
  ru: async () => (await import('../i18n/ru/analysis.ts')).analysis,
});
