/** What a search by board looks for, and how it is found in the arrays of a collection. */
import { mirror, type Position, type Side } from '@crownhead/rules';
import type { Collection } from './collection.ts';
import { type Mask, mirrorMask } from './mask.ts';
import { keyOf, type Material, materialKey, mirrorMaterial } from './material.ts';

/** A whole position, some squares, or numbers of pieces. */
export type Pattern =
  | { readonly kind: 'position'; readonly position: Position }
  | { readonly kind: 'mask'; readonly mask: Mask }
  | { readonly kind: 'material'; readonly material: Material };

/** The same with colours and board turned round. */
export function mirrorPattern(pattern: Pattern): Pattern {
  switch (pattern.kind) {
    case 'position':
      return { kind: 'position', position: mirror(pattern.position) };
    case 'mask':
      return { kind: 'mask', mask: mirrorMask(pattern.mask) };
    case 'material':
      return { kind: 'material', material: mirrorMaterial(pattern.material) };
  }
}

/** Finds a pattern in a part of the arrays, whoever is to move. */
export interface Finder {
  /** The side that must be to move; null for either. */
  readonly turn: Side | null;
  /** The first place from `from` on, before `to`; −1 where there is none. */
  readonly next: (from: number, to: number) => number;
  /** The first place from `from` on where it is not; `to` where it is on all of them. */
  readonly end: (from: number, to: number) => number;
}

/** Some bits of each word must have some values. */
interface Words {
  readonly care: { readonly black: number; readonly white: number; readonly kings: number };
  readonly want: { readonly black: number; readonly white: number; readonly kings: number };
}

/** The loops that every search by board is in: they work on locals. */
class WordsFinder implements Finder {
  readonly #collection: Collection;
  readonly #words: Words;
  readonly turn: Side | null;

  constructor(collection: Collection, words: Words, turn: Side | null) {
    this.#collection = collection;
    this.#words = words;
    this.turn = turn;
  }

  readonly next = (from: number, to: number): number => {
    const { black, white, kings } = this.#collection;
    const { black: careBlack, white: careWhite, kings: careKings } = this.#words.care;
    const { black: wantBlack, white: wantWhite, kings: wantKings } = this.#words.want;
    for (let i = from; i < to; i += 1) {
      if (
        (black[i]! & careBlack) === wantBlack &&
        (white[i]! & careWhite) === wantWhite &&
        (kings[i]! & careKings) === wantKings
      )
        return i;
    }
    return -1;
  };

  readonly end = (from: number, to: number): number => {
    const { black, white, kings } = this.#collection;
    const { black: careBlack, white: careWhite, kings: careKings } = this.#words.care;
    const { black: wantBlack, white: wantWhite, kings: wantKings } = this.#words.want;
    for (let i = from; i < to; i += 1) {
      if (
        (black[i]! & careBlack) !== wantBlack ||
        (white[i]! & careWhite) !== wantWhite ||
        (kings[i]! & careKings) !== wantKings
      )
        return i;
    }
    return to;
  };
}

/**
 * Men are only lost and never come back, so that the positions of a game with the same numbers of pieces follow each other: what
 * comes before and after them need not be looked at.
 */
function positionFinder(collection: Collection, position: Position): Finder {
  const care = { black: -1, white: -1, kings: -1 };
  const { turn, next: nextOf, end } = new WordsFinder(collection, { care, want: position }, position.turn);
  const pieces = materialFinder(collection, materialKey(position.black, position.white, position.kings));
  const next = (from: number, to: number): number => {
    const first = pieces.next(from, to);
    return first < 0 ? -1 : nextOf(first, pieces.end(first, to));
  };
  return { turn, next, end };
}

function materialFinder({ material }: Collection, key: number): Finder {
  const next = (from: number, to: number): number => {
    for (let i = from; i < to; i += 1) if (material[i] === key) return i;
    return -1;
  };
  const end = (from: number, to: number): number => {
    for (let i = from; i < to; i += 1) if (material[i] !== key) return i;
    return to;
  };
  return { turn: null, next, end };
}

const wordsOf = ({ black, white, empty, kings, men }: Mask): Words => ({
  care: { black: black | empty, white: white | empty, kings: kings | men },
  want: { black, white, kings },
});

/** For one pattern as it stands. */
export function finderFor(collection: Collection, pattern: Pattern): Finder {
  switch (pattern.kind) {
    case 'position':
      return positionFinder(collection, pattern.position);
    case 'mask':
      return new WordsFinder(collection, wordsOf(pattern.mask), pattern.mask.turn);
    case 'material':
      return materialFinder(collection, keyOf(pattern.material));
  }
}
