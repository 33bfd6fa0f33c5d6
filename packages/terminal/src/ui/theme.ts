/** The colours of the app: few, warm, and with a stand-in for terminals of sixteen colours. */
import type { BySide, SideNames } from '@crownhead/rules';
import type { Look } from '../term/look.ts';
import { type Ink, PLAIN, type Style, styleOf } from '../term/style.ts';

const ink = (rgb: number, ansi: number): Ink => ({ rgb, ansi });

/** The board is red and white, as its document has it; the red is deep, so that red pieces stand out on it. */
export const BOARD = {
  light: ink(0xefe6d6, 7),
  /** Around pieces that can move and places they can go to. */
  mark: ink(0xf0c565, 11),
  cursor: ink(0xfff3c4, 15),
  /** Around what a refusal points at, and a planned move. */
  point: ink(0x9fd8e8, 14),
  cursorOnLight: ink(0x8a5a00, 3),
} as const;

/** Of the dark squares. */
interface SquareInks {
  readonly dark: Ink;
  /** Where the last move began and ended. */
  readonly last: Ink;
  readonly number: Ink;
}

const DEEP: SquareInks = {
  dark: ink(0x74242a, 1),
  last: ink(0x80402f, 1),
  number: ink(0xb4696a, 7),
};
/** Black pieces would be lost on the deep red. */
const FADED: SquareInks = {
  dark: ink(0xb5514d, 1),
  last: ink(0xc4743f, 1),
  number: ink(0xe6b3ac, 7),
};

export interface PieceInks {
  readonly face: Ink;
  readonly rim: Ink;
  readonly groove: Ink;
  readonly crown: Ink;
  /** Letters on the face. */
  readonly letter: Ink;
  /** Letter and ground where there are sixteen colours: told apart on red whatever these look like. */
  readonly poor: readonly [letter: Ink, ground: Ink];
  readonly name: Ink;
}

const ON_BLACK = ink(0x1b1b1b, 0);

const WHITE: PieceInks = {
  face: ink(0xf6efe2, 15),
  rim: ink(0xb7ab98, 7),
  groove: ink(0xddd2bf, 7),
  crown: ink(0xa8741a, 3),
  letter: ink(0x33281c, 0),
  poor: [ink(0x33281c, 0), ink(0xf6efe2, 7)],
  name: ink(0xf6efe2, 15),
};
const RED: PieceInks = {
  face: ink(0xe2493a, 9),
  rim: ink(0x3c0c10, 0),
  groove: ink(0xb9332a, 1),
  crown: ink(0xffdf8a, 11),
  letter: ink(0xffffff, 15),
  poor: [ink(0xe2493a, 9), ON_BLACK],
  name: ink(0xe2493a, 9),
};
const BLACK: PieceInks = {
  face: ink(0x2b2b2e, 0),
  rim: ink(0x0c0c0d, 0),
  groove: ink(0x4b4b50, 8),
  crown: ink(0xf0c565, 11),
  letter: ink(0xffffff, 15),
  poor: [ink(0xffffff, 15), ON_BLACK],
  name: ink(0x8d8d93, 8),
};
const BLUE: PieceInks = {
  face: ink(0x4d8fe0, 12),
  rim: ink(0x14335c, 4),
  groove: ink(0x3572bd, 4),
  crown: ink(0xffe9a8, 11),
  letter: ink(0xffffff, 15),
  poor: [ink(0x4d8fe0, 12), ON_BLACK],
  name: ink(0x4d8fe0, 12),
};

/** R9: which side looks how. */
export const PIECES: Readonly<Record<SideNames, BySide<PieceInks>>> = {
  'red-white': { black: RED, white: WHITE },
  'black-white': { black: BLACK, white: WHITE },
  'red-blue': { black: RED, white: BLUE },
  'dark-light': { black: BLACK, white: WHITE },
};

/** The squares that pieces like these are seen on. */
export const squaresUnder = ({ black }: BySide<PieceInks>): SquareInks => (black === BLACK ? FADED : DEEP);

export const DIM: Style = styleOf({ dim: true });
export const BOLD: Style = styleOf({ bold: true });

const ACCENT = { dark: ink(0xe5b454, 11), light: ink(0x8a5200, 3) } as const;
const ALARM = { dark: ink(0xff7a6b, 9), light: ink(0xb3261e, 1) } as const;

/** The one accent: what is chosen, and what can be pressed. */
export const accent = ({ light }: Look, bold = false): Style =>
  styleOf({ fg: light ? ACCENT.light : ACCENT.dark, bold });
/** A clock that runs out, a line that is lost. */
export const alarm = ({ light }: Look): Style =>
  styleOf({ fg: light ? ALARM.light : ALARM.dark, bold: true });
/** The row one is on in a list. */
export const chosenRow = ({ depth }: Look, here: boolean): Style =>
  here ? styleOf({ reverse: true, bold: depth === 'none' }) : PLAIN;
