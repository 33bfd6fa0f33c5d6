/** What the rule sets are called, wherever one is named. */
import { presets } from '../../i18n/en/presets.ts';
import { lazyWords } from '../../i18n/lazy-words.ts';
import type { Widen } from '../../i18n/words.ts';

export const presetWords = lazyWords(presets, {
  es: async () => (await import('../../i18n/es/presets.ts')).presets,
  fr: async () => (await import('../../i18n/fr/presets.ts')).presets,
  de: async () => (await import('../../i18n/de/presets.ts')).presets,
  ru: async () => (await import('../../i18n/ru/presets.ts')).presets,
});

export type PresetWords = Widen<typeof presets>;
