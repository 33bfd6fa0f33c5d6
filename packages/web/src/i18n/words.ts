/**
 * Words in the language of the reader. English is part of the app, the others come when they are chosen. Every dictionary
 * has the type of the English one, so a missing or misspelt word does not compile.
 */
import { effect } from '@preact/signals';
import { en } from './en/index.ts';
import { lazyWords } from './lazy-words.ts';
import { computerWords } from './shown-name.ts';

/** Texts, and functions of what is to be put into them. */
export type Words = Widen<typeof en>;

/** The shape of a dictionary, whatever it says. */
export type Widen<T> = T extends string
  ? string
  : T extends (...args: infer A) => string
    ? (...args: A) => string
    : { readonly [K in keyof T]: Widen<T[K]> };

/** `words.value.game.resign` in a component: it shows again when the language changes. */
export const words = lazyWords(en, {
  es: async () => (await import('./es/index.ts')).es,
  fr: async () => (await import('./fr/index.ts')).fr,
  de: async () => (await import('./de/index.ts')).de,
  ru: async () => (await import('./ru/index.ts')).ru,
});

effect(() => {
  computerWords.value = words.value.ui.computer;
});
