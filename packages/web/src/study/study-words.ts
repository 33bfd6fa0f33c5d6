/** The words of the section “Study” in the language of the reader. */
import { study } from '../i18n/en/study.ts';
import { lazyWords } from '../i18n/lazy-words.ts';

export const studyWords = lazyWords(study, {
  es: async () => (await import('../i18n/es/study.ts')).study,
  fr: async () => (await import('../i18n/fr/study.ts')).study,
  de: async () => (await import('../i18n/de/study.ts')).study,
  ru: async () => (await import('../i18n/ru/study.ts')).study,
});
