/** The words of training in the language of the reader. */
import { course } from '../i18n/en/course.ts';
import { train } from '../i18n/en/train.ts';
import { lazyWords } from '../i18n/lazy-words.ts';

export const trainWords = lazyWords(train, {
  es: async () => (await import('../i18n/es/train.ts')).train,
  fr: async () => (await import('../i18n/fr/train.ts')).train,
  de: async () => (await import('../i18n/de/train.ts')).train,
  ru: async () => (await import('../i18n/ru/train.ts')).train,
});

export const courseWords = lazyWords(course, {
  es: async () => (await import('../i18n/es/course.ts')).course,
  fr: async () => (await import('../i18n/fr/course.ts')).course,
  de: async () => (await import('../i18n/de/course.ts')).course,
  ru: async () => (await import('../i18n/ru/course.ts')).course,
});
