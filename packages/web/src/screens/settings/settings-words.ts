/** The words of the settings, which come with them. */
import { settingsText } from '../../i18n/en/settings.ts';
import { lazyWords } from '../../i18n/lazy-words.ts';
import type { Widen } from '../../i18n/words.ts';

export type SettingsWords = Widen<typeof settingsText>;

export const settingsWords = lazyWords(settingsText, {
  es: async () => (await import('../../i18n/es/settings.ts')).settingsText,
  fr: async () => (await import('../../i18n/fr/settings.ts')).settingsText,
  de: async () => (await import('../../i18n/de/settings.ts')).settingsText,
  ru: async () => (await import('../../i18n/ru/settings.ts')).settingsText,
});
