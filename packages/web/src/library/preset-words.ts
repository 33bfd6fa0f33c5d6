/** The names of the rule presets in the language of the reader. */
import { presets } from '../i18n/en/presets.ts';
import { lazyWords } from '../i18n/lazy-words.ts';

export const presetWords = lazyWords(presets, {
  es: async () => (await import('../i18n/es/presets.ts')).presets,
  fr: async () => (await import('../i18n/fr/presets.ts')).presets,
  de: async () => (await import('../i18n/de/presets.ts')).presets,
  ru: async () => (await import('../i18n/ru/presets.ts')).presets,
});
