/** The positions that a proof search has seen, with how far each is from being proved and from being refuted. */
import { makePosition, type Position, type Side } from '@crownhead/rules';

/** ProofResult and disproof numbers reach this only where the question is settled. */
export const SETTLED = 1 << 28;

/** Sides as the table has them. */
export const CODE = { black: 1, white: 2 } as const satisfies Record<Side, number>;
/** And back. */
export const SIDE: readonly Side[] = ['black', 'black', 'white'];

/** Places never move, so that a search can hold on to them. */
export class ProofTable {
  readonly #mask: number;
  readonly #most: number;
  readonly own: Int32Array;
  readonly other: Int32Array;
  readonly kings: Int32Array;
  /** 0 free, 1 Black to move, 2 White. */
  readonly turn: Uint8Array;
  /** How many more positions have to be proved at the least for this one to be; 0 when it is. */
  readonly pn: Int32Array;
  /** The same for its refutation. */
  readonly dn: Int32Array;
  /** When it was proved, counted from 1. What proves a position was proved before it. */
  readonly proved: Int32Array;
  /** Part of the line that is being searched. */
  readonly onLine: Uint8Array;
  #proofs = 0;
  size = 0;

  constructor(most: number) {
    const places = 2 ** Math.ceil(Math.log2(most * 1.4 + 64));
    const words = (): Int32Array => new Int32Array(places);
    this.#mask = places - 1;
    this.#most = most;
    [this.own, this.other, this.kings, this.pn, this.dn, this.proved] = [
      words(),
      words(),
      words(),
      words(),
      words(),
      words(),
    ];
    this.turn = new Uint8Array(places);
    this.onLine = new Uint8Array(places);
  }

  get isFull(): boolean {
    return this.size >= this.#most;
  }

  /** The place of a position; free where it has not been seen. */
  placeOf(own: number, other: number, kings: number, turn: number): number {
    const mixed =
      Math.imul(own, 0x9e3779b1) ^ Math.imul(other, 0x85ebca6b) ^ Math.imul(kings + turn, 0xc2b2ae35);
    let place = (mixed ^ (mixed >>> 15)) & this.#mask;
    while (this.turn[place] !== 0) {
      const isHere = this.own[place] === own && this.other[place] === other && this.kings[place] === kings;
      if (isHere && this.turn[place] === turn) break;
      place = (place + 1) & this.#mask;
    }
    return place;
  }

  add(place: number, own: number, other: number, kings: number, turn: number): void {
    this.own[place] = own;
    this.other[place] = other;
    this.kings[place] = kings;
    this.turn[place] = turn;
    this.size += 1;
  }

  set(place: number, pn: number, dn: number): void {
    this.pn[place] = pn;
    this.dn[place] = dn;
    if (pn === 0 && this.proved[place] === 0) this.proved[place] = ++this.#proofs;
  }

  /** Nothing is known of it again. */
  forget(place: number): void {
    this.pn[place] = 1;
    this.dn[place] = 1;
    this.proved[place] = 0;
  }

  positionAt(place: number): Position {
    const turn = SIDE[this.turn[place]!]!;
    const [own, other] = [this.own[place]!, this.other[place]!];
    return turn === 'black'
      ? makePosition(own, other, this.kings[place]!, turn)
      : makePosition(other, own, this.kings[place]!, turn);
  }
}
