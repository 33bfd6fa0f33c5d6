/** The words of news, once they are loaded. */
import { signal } from '@preact/signals';

export type News = typeof import('./news-dictionary.ts').newsText;

/** Null until something needs them. */
export const news = signal<News | null>(null);

let coming: Promise<News | null> | null = null;

/** Null where they cannot be loaded; the next call tries again. */
export function loadNews(): Promise<News | null> {
  coming ??= import('./news-dictionary.ts').then(
    ({ newsText }) => {
      news.value = newsText;
      return newsText;
    },
    () => {
      coming = null;
      return null;
    },
  );
  return coming;
}

/** Right away where they are here; without them where they cannot be loaded. */
export function withNews(tell: (words: News | null) => void): void {
  const here = news.peek();
  if (here) tell(here);
  else void loadNews().then(tell);
}
