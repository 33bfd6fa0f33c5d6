/** Masks: boards of which only some squares are given, as text and turned round. */
import {
  asSet,
  bitOf,
  EMPTY_SET,
  err,
  isSquare,
  mirrorSet,
  ok,
  opposite,
  type Result,
  type Side,
  type SquareSet,
  squaresOf,
} from '@crownhead/rules';

/** What must be on some squares; the others may hold anything. */
export interface Mask {
  /** Where each side must have a piece. */
  readonly black: SquareSet;
  readonly white: SquareSet;
  readonly empty: SquareSet;
  /** Which of these pieces must be kings, and which men; the others may be either. */
  readonly kings: SquareSet;
  readonly men: SquareSet;
  /** The side to move; null for either. */
  readonly turn: Side | null;
}

/** What can be wrong with the text of a mask. */
export type MaskFault =
  | 'unreadable'
  | 'bad-side'
  | 'bad-square'
  | 'square-twice'
  | 'mixed-sides'
  | 'nothing-given';
/** What is wrong with the text of a mask, and the part that is. */
export interface MaskError {
  readonly code: MaskFault;
  readonly token: string;
}

/** A mask as it was written. */
export interface WrittenMask {
  readonly mask: Mask;
  /** Written with `own` and `other`: either side may be meant. */
  readonly eitherSide: boolean;
}

type Section = 'black' | 'white' | 'empty' | 'own' | 'other';
const SECTIONS: Readonly<Record<string, Section>> = {
  b: 'black',
  black: 'black',
  w: 'white',
  white: 'white',
  e: 'empty',
  empty: 'empty',
  own: 'own',
  other: 'other',
};
const TURNS: Readonly<Record<string, Side | null>> = { b: 'black', w: 'white', '?': null };
/** `own` is written as the side that moves down the board, as Black does. */
const SIDE_OF = { black: 'black', white: 'white', empty: 'empty', own: 'black', other: 'white' } as const;
const ENTRY = /^([km]?)(\d{1,2})(?:-[km]?(\d{1,2}))?$/;

/** Reads the squares of one section into the sets. */
function readSquares(
  sets: Record<'black' | 'white' | 'empty' | 'kings' | 'men', number>,
  section: Section,
  list: string,
): MaskError | null {
  for (const token of list.split(',').map((part) => part.trim())) {
    if (token === '') continue;
    const match = ENTRY.exec(token);
    if (match === null || (section === 'empty' && match[1] !== '')) return { code: 'unreadable', token };
    const first = Number(match[2]);
    const last = Number(match[3] ?? match[2]);
    if (!isSquare(first) || !isSquare(last) || last < first) return { code: 'bad-square', token };
    for (let square = first; square <= last; square = (square + 1) as typeof first) {
      const bit = bitOf(square);
      if (((sets.black | sets.white | sets.empty) & bit) !== 0) return { code: 'square-twice', token };
      sets[SIDE_OF[section]] |= bit;
      if (match[1] === 'k') sets.kings |= bit;
      if (match[1] === 'm') sets.men |= bit;
    }
  }
  return null;
}

/**
 * Reads `W:Bk18,21:Wm30:E14,19`: the side to move where it matters, then sections of black, white and empty squares, by letter or word,
 * with `k` for a king and `m` for a man. `own` and `other` in place of the colours let either side be meant, `own` written as Black.
 */
export function parseMask(text: string): Result<WrittenMask, MaskError> {
  const parts = text
    .trim()
    .toLowerCase()
    .split(':')
    .map((part) => part.trim());
  const turn = TURNS[parts[0]!];
  const lists = turn === undefined ? parts : parts.slice(1);
  const sets = { black: 0, white: 0, empty: 0, kings: 0, men: 0 };
  const used = new Set<Section>();
  for (const part of lists.filter((list) => list !== '')) {
    const [, word = '', list = ''] = /^([a-z]*?)\s*((?:[km]?\d.*)?)$/.exec(part) ?? [];
    const section = SECTIONS[word];
    if (section === undefined) return err({ code: 'bad-side', token: part });
    used.add(section);
    const fault = readSquares(sets, section, list);
    if (fault) return err(fault);
  }
  const eitherSide = used.has('own') || used.has('other');
  if (eitherSide && (used.has('black') || used.has('white') || turn))
    return err({ code: 'mixed-sides', token: text.trim() });
  if ((sets.black | sets.white | sets.empty) === 0) return err({ code: 'nothing-given', token: text.trim() });
  const { black, white, empty, kings, men } = sets;
  return ok({
    mask: {
      ...{ black: asSet(black), white: asSet(white), empty: asSet(empty) },
      ...{ kings: asSet(kings), men: asSet(men), turn: turn ?? null },
    },
    eitherSide,
  });
}

/** The text that `parseMask` reads. */
export function formatMask({ black, white, empty, kings, men, turn }: Mask): string {
  const kind = (bit: number): string => ((kings & bit) !== 0 ? 'k' : (men & bit) !== 0 ? 'm' : '');
  const list = (letter: string, set: SquareSet): string =>
    `:${letter}${squaresOf(set)
      .map((square) => `${kind(bitOf(square))}${square}`)
      .join(',')}`;
  const head = turn === null ? '?' : turn === 'black' ? 'B' : 'W';
  return `${head}${list('B', black)}${list('W', white)}${empty === EMPTY_SET ? '' : list('E', empty)}`;
}

/** Colours and board turned round. */
export const mirrorMask = ({ black, white, empty, kings, men, turn }: Mask): Mask => ({
  black: mirrorSet(white),
  white: mirrorSet(black),
  empty: mirrorSet(empty),
  kings: mirrorSet(kings),
  men: mirrorSet(men),
  turn: turn && opposite(turn),
});
