/** What a person has chosen, kept on this device and applied immediately. */
import { SIDE_NAMES, type SideNames } from '@crownhead/match';
import { effect, type Signal, signal } from '@preact/signals';
import { paletteFor } from './theme/palette.ts';

export const BOARDS = [
  'tournament',
  'red-white',
  'black-white',
  'red-blue',
  'dark-light',
  'contrast',
  'colour-safe',
  'wood',
] as const;
export type BoardTheme = (typeof BOARDS)[number];

export const PIECE_SETS = ['turned', 'flat', 'wood', 'contrast', 'colour-safe'] as const;
export type PieceSet = (typeof PIECE_SETS)[number];

const SIDES = Object.keys(SIDE_NAMES) as readonly SideNames[];

export const LANGUAGES = ['en', 'es', 'fr', 'de', 'ru'] as const;
export type Language = (typeof LANGUAGES)[number];

export const MARKS = ['numbers', 'coordinates', 'none'] as const;
export const MODES = ['auto', 'light', 'dark'] as const;
export const MOTIONS = ['auto', 'full', 'none'] as const;

const PREFIX = 'crownhead.';

/** Storage may be forbidden or full: then a choice lasts as long as the page. */
export function kept<T extends string>(name: string, choices: readonly T[], usual: T): Signal<T> {
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

/** Kept when a theme was board, pieces and colours in one: who has chosen none of the others finds them as they were. */
const board = kept('theme', BOARDS, 'tournament');
const like = <T extends string>(choices: readonly T[], usual: T): T =>
  choices.find((choice) => choice === (board.value as string)) ?? usual;

export const settings = {
  board,
  pieces: kept('pieces', PIECE_SETS, like(PIECE_SETS, 'turned')),
  /** What the sides are called, and so their colours, where no table has said it. */
  sides: kept('sides', SIDES, like(SIDES, 'red-white')),
  mode: kept('mode', MODES, 'auto'),
  marks: kept('marks', MARKS, 'numbers'),
  motion: kept('motion', MOTIONS, 'auto'),
  sound: kept('sound', ON_OFF, 'on'),
  /** Notifications of the system; the browser has to allow them, too. */
  notify: kept('notify', ON_OFF, 'off'),
  language: kept('language', LANGUAGES, browserLanguage()),
  /** The editor starts a game automatically when all 24 pieces are placed (E6). */
  startWhenFull: kept('start-when-full', ON_OFF, 'off'),
} as const;

/** Without travel of pieces, by choice or because the system asks for it. */
export const isMotionReduced = (): boolean =>
  settings.motion.value === 'none' ||
  (settings.motion.value === 'auto' && matchMedia('(prefers-reduced-motion: reduce)').matches);

effect(() => {
  const { dataset } = document.documentElement;
  dataset.board = settings.board.value;
  dataset.sides = paletteFor(settings.sides.value, settings.pieces.value);
  dataset.mode = settings.mode.value;
  dataset.motion = settings.motion.value;
  document.documentElement.lang = settings.language.value;
});
