/** Walks the positions of a slice in the order of their numbers, one men configuration after the other. */
import { turned } from '../board-bits.ts';
import { KingPlaces } from './king-places.ts';
import { bitsOf, subsetsOf } from './ranking.ts';
import { MAN_BITS, type Slice } from './slice.ts';

export class SliceWalk {
  /** The kings of the configuration gone to. */
  readonly places: KingPlaces;
  ownMen = 0;
  otherMen = 0;
  readonly #own: Int32Array;
  readonly #other: Int32Array;

  constructor(slice: Slice) {
    const bits = bitsOf(MAN_BITS);
    this.places = new KingPlaces(slice);
    this.#own = subsetsOf(bits, slice.ownMen);
    this.#other = subsetsOf(bits, slice.otherMen).map(turned);
  }

  /** Goes to a men configuration by its number; false where men would stand on each other. */
  goTo(menNumber: number): boolean {
    this.ownMen = this.#own[Math.floor(menNumber / this.#other.length)]!;
    this.otherMen = this.#other[menNumber % this.#other.length]!;
    if ((this.ownMen & this.otherMen) !== 0) return false;
    this.places.around(this.ownMen | this.otherMen);
    return true;
  }
}
