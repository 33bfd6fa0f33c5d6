/** What a person has chosen, kept on this device and in force at once. */
import { effect, type Signal, signal } from '@preact/signals';

export const THEMES = [
  'tournament',
  'red-white',
  'black-white',
  'red-blue',
  'dark-light',
  'contrast',
  'colour-safe',
  'wood',
] as const;
export type Theme = (typeof THEMES)[number];

export const LANGUAGES = ['en', 'es', 'fr', 'de', 'ru'] as const;
export type Language = (typeof LANGUAGES)[number];

export const MARKS = ['numbers', 'coordinates', 'none'] as const;
export const MODES = ['auto', 'light', 'dark'] as const;
export const MOTIONS = ['auto', 'full', 'none'] as const;

const PREFIX = 'crownhead.';

/** Storage may be forbidden or full: then a choice lasts as long as the page. */
function kept<T extends string>(name: string, choices: readonly T[], usual: T): Signal<T> {
  const read = (): T => {
    try {
      const found = localStorage.getItem(PREFIX + name) as T;
      return choices.includes(found) ? found : usual;
    } catch {
      return usual;
    }
  };
  const setting = signal(read());
  effect(() => keep(name, setting.value));
  return setting;
}

function keep(name: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + name, value);
  } catch {
    // Said above.
  }
}

const browserLanguage = (): Language => {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase() as Language);
  return wanted.find((tag) => LANGUAGES.includes(tag)) ?? 'en';
};

const ON_OFF = ['on', 'off'] as const;

export const settings = {
  theme: kept('theme', THEMES, 'tournament'),
  mode: kept('mode', MODES, 'auto'),
  marks: kept('marks', MARKS, 'numbers'),
  motion: kept('motion', MOTIONS, 'auto'),
  sound: kept('sound', ON_OFF, 'on'),
  language: kept('language', LANGUAGES, browserLanguage()),
  /** The editor starts a game by itself when all 24 pieces are placed (E6). */
  startWhenFull: kept('start-when-full', ON_OFF, 'off'),
} as const;

/** Without travel of pieces, by choice or because the system asks for it. */
export const stillness = (): boolean =>
  settings.motion.value === 'none' ||
  (settings.motion.value === 'auto' && matchMedia('(prefers-reduced-motion: reduce)').matches);

effect(() => {
  const { dataset } = document.documentElement;
  dataset.theme = settings.theme.value;
  dataset.mode = settings.mode.value;
  dataset.motion = settings.motion.value;
  document.documentElement.lang = settings.language.value;
});
