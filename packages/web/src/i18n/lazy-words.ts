/** A dictionary in the language of the reader; one that comes with its screen costs others nothing. */
import { effect, type ReadonlySignal, signal } from '@preact/signals';
import { type Language, settings } from '../settings.ts';
import type { Widen } from './words.ts';

export type Translations<T> = Readonly<Record<Exclude<Language, 'en'>, () => Promise<Widen<T>>>>;

/** English until the other one is there, and where it cannot be loaded. */
export function lazyWords<T>(english: T, translations: Translations<T>): ReadonlySignal<Widen<T>> {
  const words = signal(english as Widen<T>);
  effect(() => {
    const language = settings.language.value;
    if (language === 'en') {
      words.value = english as Widen<T>;
      return;
    }
    translations[language]()
      .then((loaded) => {
        if (settings.language.value === language) words.value = loaded;
      })
      // Offline and never loaded: English is better than nothing.
      .catch(() => undefined);
  });
  return words;
}
