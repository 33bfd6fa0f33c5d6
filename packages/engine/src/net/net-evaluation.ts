/**
 * What a net makes of a quiet position, in whole numbers throughout, so that every implementation gives the same score:
 *
 * - each side sees the board as the one playing down it: 28 own men, 32 own kings, 28 other men, 32 other kings (`w1`, `b1`);
 *   a view's sums are in 16 bits and never overflow;
 * - a sum is clamped to 0…255 and squared, and the lowest 8 bits of the square are dropped;
 * - these, the mover's first, give the hidden numbers of the bucket: 32 bits, shifted right by 6, clamped to 0…4064;
 * - those give the score: 32 bits, rounded by a shift right by 14 after adding half. Without hidden numbers the squares give
 *   the score, by a shift right by 10.
 */
import { countBits } from '@crownhead/rules';
import { turned } from '../board-bits.ts';
import type { Score } from '../score.ts';
import type { NetWeights } from './net-weights.ts';

const LARGEST_SUM = 255;
const SQUARE_SHIFT = 8;
const HIDDEN_SHIFT = 6;
const LARGEST_HIDDEN = 4064;
const OUT_SHIFT = 14;
const DIRECT_SHIFT = 10;
/** No estimate is larger than this. */
const LIMIT = 4000;

const OWN_KINGS = 28;
const OTHER_MEN = 60;
const OTHER_KINGS = 88;
/** Men of the side playing up stand on squares 5 to 32. */
const FIRST_OTHER = 4;

/** By kings or none, then by the number of pieces: 0–3 with kings (up to 7, 9, 11, more), 4–7 without (11, 15, 19, more). */
export function bucketOf(kings: number, pieces: number): number {
  const [first, few, step] = kings !== 0 ? [0, 7, 2] : [4, 11, 4];
  if (pieces <= few) return first;
  return first + Math.min(3, Math.ceil((pieces - few) / step));
}

export class NetEvaluation {
  readonly #weights: NetWeights;
  readonly #sums: Int16Array;
  readonly #squares: Int32Array;

  constructor(weights: NetWeights) {
    this.#weights = weights;
    this.#sums = new Int16Array(weights.form.width);
    this.#squares = new Int32Array(2 * weights.form.width);
  }

  /** For the owner of `own`, who is to move; `down` says which way that side plays. */
  evaluate(own: number, other: number, kings: number, down: boolean): Score {
    const { width, hidden } = this.#weights.form;
    const [turnedOwn, turnedOther, turnedKings] = [turned(own), turned(other), turned(kings)];
    if (down) {
      this.#view(own, other, kings, 0);
      this.#view(turnedOther, turnedOwn, turnedKings, width);
    } else {
      this.#view(turnedOwn, turnedOther, turnedKings, 0);
      this.#view(other, own, kings, width);
    }
    const bucket = bucketOf(kings, countBits(own | other));
    const score = hidden === 0 ? this.#direct(bucket) : this.#byHidden(bucket);
    return Math.max(-LIMIT, Math.min(LIMIT, score));
  }

  /** The squares of one view's sums, from `at` on. `own` plays down. */
  #view(own: number, other: number, kings: number, at: number): void {
    const sums = this.#sums;
    sums.set(this.#weights.b1);
    this.#add(own & ~kings, 0);
    this.#add(own & kings, OWN_KINGS);
    this.#add((other & ~kings) >>> FIRST_OTHER, OTHER_MEN);
    this.#add(other & kings, OTHER_KINGS);
    for (let i = 0; i < sums.length; i++) {
      const sum = Math.max(0, Math.min(LARGEST_SUM, sums[i]!));
      this.#squares[at + i] = (sum * sum) >> SQUARE_SHIFT;
    }
  }

  #add(set: number, first: number): void {
    const { w1, form } = this.#weights;
    const sums = this.#sums;
    for (let rest = set; rest !== 0; rest &= rest - 1) {
      const at = (first + 31 - Math.clz32(rest & -rest)) * form.width;
      for (let i = 0; i < sums.length; i++) sums[i]! += w1[at + i]!;
    }
  }

  #direct(bucket: number): Score {
    const { w3, b3 } = this.#weights;
    const out = b3[bucket]! + dot(this.#squares, w3, bucket * this.#squares.length);
    return rounded(out, DIRECT_SHIFT);
  }

  #byHidden(bucket: number): Score {
    const { w2, b2, w3, b3, form } = this.#weights;
    let out = b3[bucket]!;
    for (let j = 0; j < form.hidden; j++) {
      const row = bucket * form.hidden + j;
      const number = (b2[row]! + dot(this.#squares, w2, row * this.#squares.length)) >> HIDDEN_SHIFT;
      out += Math.max(0, Math.min(LARGEST_HIDDEN, number)) * w3[row]!;
    }
    return rounded(out, OUT_SHIFT);
  }
}

function dot(numbers: Int32Array, weights: Int16Array, at: number): number {
  let sum = 0;
  for (let i = 0; i < numbers.length; i++) sum += numbers[i]! * weights[at + i]!;
  return sum;
}

const rounded = (sum: number, shift: number): number => (sum + (1 << (shift - 1))) >> shift;
