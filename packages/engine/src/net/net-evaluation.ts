/**
 * What a net makes of a quiet position, in whole numbers throughout, so that every implementation gives the same score:
 *
 * - each side sees the board as the one playing down it: 28 own men, 32 own kings, 28 other men, 32 other kings (`w1`, `b1`);
 *   a view's sums are in 16 bits and never overflow;
 * - a sum is clamped to 0…255 and squared, and the lowest 8 bits of the square are dropped;
 * - these, the mover's first, give the hidden numbers of the bucket: 32 bits, shifted right by 6, clamped to 0…4064;
 * - those give the score: 32 bits, rounded by a shift right by 14 after adding half.
 *
 * The sums of the position judged last are kept, and changed by what is different now: a search goes from one position to
 * another much like it.
 */
import { countBits } from '@crownhead/rules';
import type { Score } from '../score.ts';
import type { NetWeights } from './net-weights.ts';

const LARGEST_SUM = 255;
const SQUARE_SHIFT = 8;
const HIDDEN_SHIFT = 6;
const LARGEST_HIDDEN = 4064;
const OUT_SHIFT = 14;
/** No estimate is larger than this. */
const LIMIT = 4000;

/** The input of a piece on square 0 in each view: on the others, so many squares further in one, and back in the other. */
const OWN_MAN = 0;
const OWN_KING = 28;
/** Men of the side playing up stand on squares 5 to 32. */
const OTHER_MAN = 60 - 4;
const OTHER_KING = 88;
const LAST = 31;

/** By kings or none, then by the number of pieces: 0–3 with kings (up to 7, 9, 11, more), 4–7 without (11, 15, 19, more). */
export const bucketOf = (kings: number, pieces: number): number =>
  kings !== 0 ? Math.min(Math.max(pieces - 6, 0) >> 1, 3) : 4 + Math.min(Math.max(pieces - 8, 0) >> 2, 3);

export class NetEvaluation {
  readonly #weights: NetWeights;
  /** Of the view of the side playing down, and of the other. */
  readonly #sums: readonly [Int16Array, Int16Array];
  /** The board they belong to: the side playing down, the other, kings. */
  #a = 0;
  #b = 0;
  #kings = 0;
  /** The squares of the sums that are not zero: which, and how much. Most are zero. */
  readonly #active: Int32Array;
  readonly #squares: Int32Array;
  #count = 0;

  constructor(weights: NetWeights) {
    const { width } = weights.form;
    this.#weights = weights;
    this.#sums = [Int16Array.from(weights.b1), Int16Array.from(weights.b1)];
    this.#active = new Int32Array(2 * width);
    this.#squares = new Int32Array(2 * width);
  }

  /** For the owner of `own`, who is to move; `down` says which way that side plays. */
  evaluate(own: number, other: number, kings: number, down: boolean): Score {
    if (down) this.#turnTo(own, other, kings);
    else this.#turnTo(other, own, kings);
    const [below, above] = this.#sums;
    this.#count = 0;
    this.#square(down ? below : above, 0);
    this.#square(down ? above : below, below.length);
    const score = this.#output(bucketOf(kings, countBits(own | other)));
    return Math.max(-LIMIT, Math.min(LIMIT, score));
  }

  /** Brings the sums to this board; `a` plays down. */
  #turnTo(a: number, b: number, kings: number): void {
    const [aBefore, bBefore, kingsBefore] = [this.#a, this.#b, this.#kings];
    this.#change(aBefore & ~kingsBefore, a & ~kings, OWN_MAN, OTHER_MAN + LAST);
    this.#change(bBefore & ~kingsBefore, b & ~kings, OTHER_MAN, OWN_MAN + LAST);
    this.#change(aBefore & kingsBefore, a & kings, OWN_KING, OTHER_KING + LAST);
    this.#change(bBefore & kingsBefore, b & kings, OTHER_KING, OWN_KING + LAST);
    this.#a = a;
    this.#b = b;
    this.#kings = kings;
  }

  /** Pieces of one kind: where they were, and where they are. */
  #change(before: number, after: number, down: number, up: number): void {
    for (let rest = before ^ after; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      const square = LAST - Math.clz32(bit);
      const sign = (after & bit) !== 0 ? 1 : -1;
      this.#add(this.#sums[0], down + square, sign);
      this.#add(this.#sums[1], up - square, sign);
    }
  }

  #add(sums: Int16Array, input: number, sign: number): void {
    const { w1 } = this.#weights;
    const at = input * sums.length;
    for (let i = 0; i < sums.length; i++) sums[i]! += sign * w1[at + i]!;
  }

  /** The squares of one view's sums; `at` is the place of the first. */
  #square(sums: Int16Array, at: number): void {
    for (let i = 0; i < sums.length; i++) {
      const sum = Math.min(LARGEST_SUM, sums[i]!);
      const square = sum <= 0 ? 0 : (sum * sum) >> SQUARE_SHIFT;
      if (square === 0) continue;
      this.#active[this.#count] = at + i;
      this.#squares[this.#count++] = square;
    }
  }

  #output(bucket: number): Score {
    const { w2, b2, w3, b3, form } = this.#weights;
    const inputs = 2 * form.width;
    let out = b3[bucket]!;
    for (let row = bucket * form.hidden; row < (bucket + 1) * form.hidden; row++) {
      let sum = b2[row]!;
      for (let i = 0; i < this.#count; i++) sum += this.#squares[i]! * w2[row * inputs + this.#active[i]!]!;
      out += Math.max(0, Math.min(LARGEST_HIDDEN, sum >> HIDDEN_SHIFT)) * w3[row]!;
    }
    return (out + (1 << (OUT_SHIFT - 1))) >> OUT_SHIFT;
  }
}
