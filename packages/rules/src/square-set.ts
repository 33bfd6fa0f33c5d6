/** Sets of squares as one 32-bit word: square s is bit s−1. Immutable, compared with ===. */
import type { Square } from './square.ts';

declare const squareSetBrand: unique symbol;
/** Any of the 32 squares, as one number. Read it with `has`, `size` and `squaresOf`. */
export type SquareSet = number & { readonly [squareSetBrand]: true };

/** Every word is kept as a signed 32-bit integer, so that equal sets are equal numbers. */
export const asSet = (bits: number): SquareSet => (bits | 0) as SquareSet;

/** No square at all. */
export const EMPTY_SET = asSet(0);
/** The word in which only this square is set. */
export const bitOf = (square: Square): number => 1 << (square - 1);
/** Is the square in the set? */
export const has = (set: SquareSet, square: Square): boolean => (set & bitOf(square)) !== 0;
/** The set with this square in it. */
export const withSquare = (set: SquareSet, square: Square): SquareSet => asSet(set | bitOf(square));
/** The set with this square out of it. */
export const without = (set: SquareSet, square: Square): SquareSet => asSet(set & ~bitOf(square));

/** The set of these squares. */
export function setOf(squares: Iterable<Square>): SquareSet {
  let bits = 0;
  for (const square of squares) bits |= bitOf(square);
  return asSet(bits);
}

/** How many bits are set: the pairwise sum, since JavaScript has no instruction for it. */
export function countBits(bits: number): number {
  let n = bits - ((bits >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
/** How many squares are in the set. */
export const size = (set: SquareSet): number => countBits(set);

/** Ascending. */
export function squaresOf(set: SquareSet): Square[] {
  const squares: Square[] = [];
  for (let rest: number = set; rest !== 0; rest &= rest - 1) {
    squares.push((32 - Math.clz32(rest & -rest)) as Square);
  }
  return squares;
}
