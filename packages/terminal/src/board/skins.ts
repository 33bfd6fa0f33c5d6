/** What boards and pieces look like: colours with a stand-in for terminals of sixteen colours. */
import type { SideNames } from '@crownhead/match';
import type { BySide } from '@crownhead/rules';
import type { Look } from '../term/look.ts';
import type { BoardSkin, PieceSkin } from '../term/skin-names.ts';
import { type Ink, ink } from '../term/style.ts';

/** Of the dark squares. */
interface SquareInks {
  readonly dark: Ink;
  /** Where the last move began and ended. */
  readonly last: Ink;
  readonly number: Ink;
}

/** Pale pieces and coloured ones are seen on deep squares, dark pieces on faded ones. */
type Tone = 'deep' | 'faded';

interface BoardInks {
  readonly light: Ink;
  readonly tones: Readonly<Record<Tone, SquareInks>>;
}

/** The first is red and white, as the document has it; the red is deep, so that red pieces stand out on it. */
const BOARDS: Readonly<Record<BoardSkin, BoardInks>> = {
  crimson: {
    light: ink(0xefe6d6, 7),
    tones: {
      deep: { dark: ink(0x74242a, 1), last: ink(0x80402f, 1), number: ink(0xbf7b7b, 7) },
      faded: { dark: ink(0xb5514d, 1), last: ink(0xc4743f, 1), number: ink(0xecc2bc, 7) },
    },
  },
  tournament: {
    light: ink(0xefe3c2, 7),
    tones: {
      deep: { dark: ink(0x1f4a33, 2), last: ink(0x37501c, 2), number: ink(0x7da58c, 7) },
      faded: { dark: ink(0x5b9069, 2), last: ink(0x8a9a3f, 2), number: ink(0xd3e8d6, 7) },
    },
  },
  slate: {
    light: ink(0xe3e8ec, 7),
    tones: {
      deep: { dark: ink(0x2f3d4c, 4), last: ink(0x4b4a33, 4), number: ink(0x8b9aa8, 7) },
      faded: { dark: ink(0x70818f, 4), last: ink(0x8f8a5c, 4), number: ink(0xdde5ea, 7) },
    },
  },
  wood: {
    light: ink(0xe3bd86, 7),
    tones: {
      deep: { dark: ink(0x4b2b17, 3), last: ink(0x6b4312, 3), number: ink(0xa8835f, 7) },
      faded: { dark: ink(0xa46f42, 3), last: ink(0xb98a2f, 3), number: ink(0xf0d9b8, 7) },
    },
  },
  contrast: {
    light: ink(0xffffff, 15),
    tones: {
      deep: { dark: ink(0x000000, 0), last: ink(0x2a2a5c, 4), number: ink(0xb8b8b8, 7) },
      faded: { dark: ink(0x6e6e6e, 8), last: ink(0x5e5e9c, 4), number: ink(0xffffff, 15) },
    },
  },
};

export interface PieceInks {
  readonly face: Ink;
  readonly rim: Ink;
  readonly groove: Ink;
  readonly crown: Ink;
  /** Letters on the face. */
  readonly letter: Ink;
  /** Letter and plate where there are sixteen colours: told apart on any board whatever these look like. */
  readonly poor: readonly [letter: Ink, plate: Ink];
  readonly name: Ink;
}

const ON_BLACK = ink(0x1b1b1b, 0);

const WHITE: PieceInks = {
  face: ink(0xf6efe2, 15),
  rim: ink(0xb7ab98, 7),
  groove: ink(0xddd2bf, 7),
  crown: ink(0xa8650a, 3),
  letter: ink(0x33281c, 0),
  poor: [ink(0x33281c, 0), ink(0xf6efe2, 15)],
  name: ink(0xf6efe2, 15),
};
const RED: PieceInks = {
  face: ink(0xe2493a, 9),
  rim: ink(0x3c0c10, 0),
  groove: ink(0xb9332a, 1),
  crown: ink(0xffdf8a, 11),
  letter: ink(0xffffff, 15),
  poor: [ink(0xff6b5c, 9), ON_BLACK],
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
  face: ink(0x5c9bea, 12),
  rim: ink(0x14335c, 4),
  groove: ink(0x3572bd, 4),
  crown: ink(0xffe9a8, 11),
  letter: ink(0xffffff, 15),
  poor: [ink(0xffffff, 15), ink(0x1d4f9c, 4)],
  name: ink(0x5c9bea, 12),
};
const YELLOW: PieceInks = {
  face: ink(0xffd500, 11),
  rim: ink(0x7a6600, 3),
  groove: ink(0xc9a800, 3),
  crown: ink(0xb30000, 1),
  letter: ink(0x000000, 0),
  poor: [ink(0x000000, 0), ink(0xffd500, 11)],
  name: ink(0xffd500, 11),
};
const PURE_WHITE: PieceInks = {
  face: ink(0xffffff, 15),
  rim: ink(0x9a9a9a, 7),
  groove: ink(0xc8c8c8, 7),
  crown: ink(0x0033cc, 4),
  letter: ink(0x000000, 0),
  poor: [ink(0x000000, 0), ink(0xffffff, 15)],
  name: ink(0xffffff, 15),
};
const ORANGE: PieceInks = {
  face: ink(0xf08a24, 11),
  rim: ink(0x5c2a00, 3),
  groove: ink(0xb85e0a, 3),
  crown: ink(0x5c1a00, 0),
  letter: ink(0x000000, 0),
  poor: [ink(0x000000, 0), ink(0xf08a24, 11)],
  name: ink(0xf08a24, 11),
};
const SKY: PieceInks = {
  face: ink(0xdcecfa, 15),
  rim: ink(0x0072b2, 4),
  groove: ink(0x7fb6da, 12),
  crown: ink(0x0060a0, 4),
  letter: ink(0x00304f, 0),
  poor: [ink(0x0060a0, 4), ink(0xffffff, 15)],
  name: ink(0x9ccbf0, 14),
};

interface PieceSet {
  readonly inks: BySide<PieceInks>;
  readonly tone: Tone;
}

/** R9: which side looks how. */
const BY_NAME: Readonly<Record<SideNames, PieceSet>> = {
  'red-white': { inks: { black: RED, white: WHITE }, tone: 'deep' },
  'black-white': { inks: { black: BLACK, white: WHITE }, tone: 'faded' },
  'red-blue': { inks: { black: RED, white: BLUE }, tone: 'deep' },
  'dark-light': { inks: { black: BLACK, white: WHITE }, tone: 'faded' },
};

/** Chosen to be seen at all: there the names of the sides matter less. */
const OWN_INKS: Readonly<Partial<Record<PieceSkin, PieceSet>>> = {
  contrast: { inks: { black: YELLOW, white: PURE_WHITE }, tone: 'deep' },
  'colour-safe': { inks: { black: ORANGE, white: SKY }, tone: 'deep' },
};

/** Around squares, by what is meant. */
export interface MarkInks {
  readonly movable: Ink;
  readonly cursor: Ink;
  readonly cursorOnLight: Ink;
  /** What a refusal points at, and a planned move. */
  readonly point: Ink;
}

const MARKS: MarkInks = {
  movable: ink(0xf0c565, 11),
  cursor: ink(0xfff3c4, 15),
  cursorOnLight: ink(0x8a5a00, 3),
  point: ink(0x9fd8e8, 14),
};
/** No piece and no square is green. */
const BOLD_MARKS: MarkInks = {
  movable: ink(0x00ff66, 10),
  cursor: ink(0x00ff66, 10),
  cursorOnLight: ink(0x006b2b, 2),
  point: ink(0xff66ff, 13),
};

export interface Skin {
  readonly light: Ink;
  readonly squares: SquareInks;
  readonly pieces: BySide<PieceInks>;
  readonly marks: MarkInks;
  /** Discs with a rim and a groove, plain discs, or C and K. */
  readonly form: 'turned' | 'flat' | 'letters';
}

/** Without colours a square is bright or not; pieces are letters. */
const BRIGHT = ink(0xffffff, 15);
const UNLIT = ink(0x000000, 0);
const NO_SQUARES: SquareInks = { dark: UNLIT, last: UNLIT, number: BRIGHT };

/** Discs need colours and blocks; elsewhere pieces are letters (M6). */
export const hasDiscs = ({ ascii, depth, pieces }: Look): boolean =>
  !ascii && pieces !== 'letters' && (depth === 'true' || depth === '256');

export function skinFor(look: Look, sideNames: SideNames): Skin {
  const { board, pieces, depth } = look;
  const { inks, tone } = OWN_INKS[pieces] ?? BY_NAME[sideNames];
  const { light, tones } = BOARDS[board];
  const colours = depth !== 'none';
  return {
    light: colours ? light : BRIGHT,
    squares: colours ? tones[tone] : NO_SQUARES,
    pieces: inks,
    marks: pieces === 'contrast' || board === 'contrast' ? BOLD_MARKS : MARKS,
    form: hasDiscs(look) ? (pieces === 'turned' ? 'turned' : 'flat') : 'letters',
  };
}
