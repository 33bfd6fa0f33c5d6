/** Everything that the words of news need, in the reader's language: loaded as one. */
import { news } from '../i18n/en/news.ts';
import { lazyWords } from '../i18n/lazy-words.ts';

import { farNoticeWords, resultWords, statusWords, transientWords } from './news-words.ts';

const newsWords = lazyWords(news, {
  es: async () => (await import('../i18n/es/news.ts')).news,
  fr: async () => (await import('../i18n/fr/news.ts')).news,
  de: async () => (await import('../i18n/de/news.ts')).news,
  ru: async () => (await import('../i18n/ru/news.ts')).news,
});

export const newsText = { newsWords, farNoticeWords, transientWords, resultWords, statusWords } as const;
