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
  readonly isAt: (place: number) => boolean;
}

/** Some bits of each word must have some values. */
interface Words {
  readonly care: { readonly black: number; readonly white: number; readonly kings: number };
  readonly want: { readonly black: number; readonly white: number; readonly kings: number };
}

function wordsFinder({ black, white, kings }: Collection, { care, want }: Words, turn: Side | null): Finder {
  // Locals, not properties: this is the loop that every search by board is in.
  const [careBlack, careWhite, careKings] = [care.black, care.white, care.kings];
  const [wantBlack, wantWhite, wantKings] = [want.black, want.white, want.kings];
  const isAt = (i: number): boolean =>
    (black[i]! & careBlack) === wantBlack &&
    (white[i]! & careWhite) === wantWhite &&
    (kings[i]! & careKings) === wantKings;
  const next = (from: number, to: number): number => {
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
  return { turn, next, isAt };
}

/**
 * Men are only lost and never come back, so that the positions of a game with the same numbers of pieces follow each other: what
 * comes before and after them need not be looked at.
 */
function positionFinder(collection: Collection, position: Position): Finder {
  const { black, white, kings, material } = collection;
  const key = materialKey(position.black, position.white, position.kings);
  const [wantBlack, wantWhite, wantKings] = [position.black, position.white, position.kings];
  const isAt = (i: number): boolean =>
    black[i] === wantBlack && white[i] === wantWhite && kings[i] === wantKings;
  const next = (from: number, to: number): number => {
    let i = from;
    while (i < to && material[i] !== key) i += 1;
    for (; i < to && material[i] === key; i += 1)
      if (black[i] === wantBlack && white[i] === wantWhite && kings[i] === wantKings) return i;
    return -1;
  };
  return { turn: position.turn, next, isAt };
}

function materialFinder({ material }: Collection, wanted: Material): Finder {
  const key = keyOf(wanted);
  const next = (from: number, to: number): number => {
    for (let i = from; i < to; i += 1) if (material[i] === key) return i;
    return -1;
  };
  return { turn: null, next, isAt: (place) => material[place] === key };
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
      return wordsFinder(collection, wordsOf(pattern.mask), pattern.mask.turn);
    case 'material':
      return materialFinder(collection, pattern.material);
  }
}
