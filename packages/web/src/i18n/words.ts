/**
 * Words in the language of the reader. English is part of the app, the others come when they are chosen. Every dictionary
 * has the type of the English one, so a missing or misspelt word does not compile.
 */
import { effect, signal } from '@preact/signals';
import { type Language, settings } from '../settings.ts';
import { en } from './en/index.ts';
import { computerWords } from './shown-name.ts';

/** Texts, and functions of what is to be put into them. */
export type Words = Widen<typeof en>;

/** The shape of a dictionary, whatever it says. */
export type Widen<T> = T extends string
  ? string
  : T extends (...args: infer A) => string
    ? (...args: A) => string
    : { readonly [K in keyof T]: Widen<T[K]> };

const LOADERS: Readonly<Record<Exclude<Language, 'en'>, () => Promise<Words>>> = {
  es: async () => (await import('./es/index.ts')).es,
  fr: async () => (await import('./fr/index.ts')).fr,
  de: async () => (await import('./de/index.ts')).de,
  ru: async () => (await import('./ru/index.ts')).ru,
};

/** `words.value.game.resign` in a component: it shows again when the language changes. */
export const words = signal<Words>(en);

effect(() => {
  const language = settings.language.value;
  if (language === 'en') {
    words.value = en;
    return;
  }
  LOADERS[language]()
    .then((loaded) => {
      if (settings.language.value === language) words.value = loaded;
    })
    // Offline and never loaded: English is better than nothing.
    .catch(() => undefined);
});

effect(() => {
  computerWords.value = words.value.ui.computer;
});
