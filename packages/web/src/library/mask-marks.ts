/** What can be asked of one square of a mask, and how it is put there. */
import type { Mask } from '@crownhead/library';
import { asSet, bitOf, type Kind, type Side, type Square } from '@crownhead/rules';

/** A piece of a side, of either kind or one; an empty square; or anything. */
export const MASK_MARKS = [
  'black',
  'blackMan',
  'blackKing',
  'empty',
  'white',
  'whiteMan',
  'whiteKing',
  'any',
] as const;
export type MaskMark = (typeof MASK_MARKS)[number];

interface MarkPiece {
  readonly side: Side;
  readonly kind: Kind | null;
}

/** The piece of a mark; null where it is none. */
export const MARK_PIECES: Readonly<Record<MaskMark, MarkPiece | null>> = {
  black: { side: 'black', kind: null },
  blackMan: { side: 'black', kind: 'man' },
  blackKing: { side: 'black', kind: 'king' },
  empty: null,
  white: { side: 'white', kind: null },
  whiteMan: { side: 'white', kind: 'man' },
  whiteKing: { side: 'white', kind: 'king' },
  any: null,
};

export function markAt({ black, white, empty, kings, men }: Mask, square: Square): MaskMark {
  const bit = bitOf(square);
  const of = (set: number): boolean => (set & bit) !== 0;
  if (of(empty)) return 'empty';
  const kind = of(kings) ? 'King' : of(men) ? 'Man' : '';
  if (of(black)) return `black${kind}`;
  return of(white) ? `white${kind}` : 'any';
}

/** The mask with a mark on a square, whatever was there before. */
export function withMark(mask: Mask, square: Square, mark: MaskMark): Mask {
  const bit = bitOf(square);
  const piece = MARK_PIECES[mark];
  const put = (set: number, isThere: boolean) => asSet(isThere ? set | bit : set & ~bit);
  return {
    black: put(mask.black, piece?.side === 'black'),
    white: put(mask.white, piece?.side === 'white'),
    empty: put(mask.empty, mark === 'empty'),
    kings: put(mask.kings, piece?.kind === 'king'),
    men: put(mask.men, piece?.kind === 'man'),
    turn: mask.turn,
  };
}
