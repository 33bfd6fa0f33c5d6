/** Where the kings of a slice can stand around given men, in the order of their numbers. */
import { bitsOf, subsetsOf } from './ranking.ts';
import type { Slice } from './slice.ts';

/** Placements for one men configuration after the other: the arrays are refilled by `around`. */
export class KingPlaces {
  readonly own: Int32Array;
  readonly other: Int32Array;
  /** The same placements as sets of free squares, counted without gaps: they are the same for all men. */
  readonly #own: Int32Array;
  readonly #other: Int32Array;

  constructor(slice: Slice) {
    this.own = new Int32Array(slice.kingSets);
    this.other = new Int32Array(slice.kingSets);
    const free = Array.from({ length: 32 - slice.ownMen - slice.otherMen }, (_, i) => 1 << i);
    this.#own = subsetsOf(free, slice.ownKings);
    // Counted among what the own kings leave free.
    this.#other = subsetsOf(free.slice(0, free.length - slice.ownKings), slice.otherKings);
  }

  /** Puts the kings around these men. */
  around(men: number): void {
    const free = bitsOf(~men);
    const { own, other } = this;
    let place = 0;
    for (let i = 0; i < this.#own.length; i++) {
      const ownKings = spread(this.#own[i]!, free);
      const left = free.filter((bit) => (ownKings & bit) === 0);
      for (let j = 0; j < this.#other.length; j++) {
        own[place] = ownKings;
        other[place] = spread(this.#other[j]!, left);
        place += 1;
      }
    }
  }
}

/** Moves bit i of a set to the i-th bit of a list. */
function spread(set: number, bits: readonly number[]): number {
  let moved = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) moved |= bits[31 - Math.clz32(rest & -rest)]!;
  return moved;
}
