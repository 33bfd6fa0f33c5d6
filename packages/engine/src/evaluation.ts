/**
 * What a quiet position is worth, by terms with names (`weights.ts`). Every term looks at one side playing down the board;
 * the other side's share is the same function on the board turned round, so both are judged alike by construction.
 *
 * A weight has two halves, for a full and for an empty board, mixed by the number of pieces. Both travel in one number, so
 * that adding weights adds both; what depends only on where pieces stand is looked up eight squares at a time.
 */
import { countBits } from '@crownhead/rules';
import { above, below, turned } from './board-bits.ts';
import { FITTED } from './fitted-weights.ts';
import { runawayRows } from './runaway.ts';
import type { Score } from './score.ts';
import type { Weight, Weights } from './weights.ts';

/** Squares 1, 5 and 28, 32. */
export const DOUBLE_CORNERS = 0x88000011 | 0;
/** A man of the side playing down, and the enemy man that keeps it there. */
export const DOG_HOLE_MAN = 1 << 27;
export const DOG_HOLE_GUARD = 1 << 31;
/** Squares of the columns in which an odd number of pieces gives the side playing down the move. */
export const MOVE_SYSTEM = 0x0f0f0f0f;
/** To be ahead is worth more with fewer pieces left. */
export const AHEAD = 250;
/** With all pieces on the board. */
export const ALL_PIECES = 24;

const packed = ([full, empty]: Weight): number => full * 0x10000 + empty;
const fullOf = (sum: number): number => (sum + 0x8000) >> 16;
const emptyOf = (sum: number): number => (sum << 16) >> 16;

/** [which eight squares × 256 + which of them] → the sum of the weights of those squares. */
function byEight(weights: readonly Weight[]): Int32Array {
  const sums = new Int32Array(4 * 256);
  for (let n = 0; n < sums.length; n++) {
    for (let bit = 0; bit < 8; bit++) {
      const weight = weights[(n >> 8) * 8 + bit];
      if (((n >> bit) & 1) === 1 && weight) sums[n]! += packed(weight);
    }
  }
  return sums;
}

const lookUp = (sums: Int32Array, set: number): number =>
  sums[set & 255]! +
  sums[256 + ((set >>> 8) & 255)]! +
  sums[512 + ((set >>> 16) & 255)]! +
  sums[768 + (set >>> 24)]!;

/** The evaluation for a set of weights; the engine uses one, fitting tries many. */
class Evaluation {
  readonly #manOn: Int32Array;
  readonly #kingOn: Int32Array;
  readonly #backRow: Int32Array;
  readonly #runaway: Int32Array;
  readonly #backed: number;
  readonly #manRoom: number;
  readonly #kingRoom: number;
  readonly #dogHole: number;
  readonly #holding: number;
  readonly #theMove: number;
  readonly #turn: number;

  constructor(weights: Weights = FITTED) {
    this.#manOn = byEight(weights.manOn);
    this.#kingOn = byEight(weights.kingOn);
    this.#backRow = Int32Array.from(weights.backRow, packed);
    this.#runaway = Int32Array.from(weights.runaway, packed);
    this.#backed = packed(weights.backed);
    this.#manRoom = packed(weights.manRoom);
    this.#kingRoom = packed(weights.kingRoom);
    this.#dogHole = packed(weights.dogHole);
    this.#holding = packed(weights.holding);
    this.#theMove = packed(weights.theMove);
    this.#turn = packed(weights.turn);
  }

  /** The sum of one side's terms, that side playing down the board. */
  #side(own: number, other: number, kings: number): number {
    const men = own & ~kings;
    const ownKings = own & kings;
    const empty = ~(own | other);
    let sum = lookUp(this.#manOn, men) + this.#backRow[men & 15]!;
    sum += Math.imul(countBits(men & below(own)), this.#backed);
    sum += Math.imul(countBits(below(men) & empty), this.#manRoom);
    if ((men & DOG_HOLE_MAN) !== 0 && (other & ~kings & DOG_HOLE_GUARD) !== 0) sum += this.#dogHole;
    if (ownKings !== 0) {
      sum += lookUp(this.#kingOn, ownKings);
      sum += Math.imul(countBits((above(ownKings) | below(ownKings)) & empty), this.#kingRoom);
    }
    return sum + this.#runaway[runawayRows(men, other, other & kings)]!;
  }

  /** For the owner of `own`, who is to move; `down` says which way that side plays. */
  evaluate(own: number, other: number, kings: number, down: boolean): Score {
    const a = down ? own : turned(own);
    const b = down ? other : turned(other);
    const k = down ? kings : turned(kings);
    let sum = this.#turn + this.#side(a, b, k) - this.#side(turned(b), turned(a), turned(k));
    const ownCount = countBits(a);
    const otherCount = countBits(b);
    if (ownCount === otherCount) {
      sum += (countBits((a | b) & MOVE_SYSTEM) & 1) === 1 ? this.#theMove : -this.#theMove;
    } else if (ownCount < otherCount) {
      if ((a & k & DOUBLE_CORNERS) !== 0) sum += this.#holding;
    } else if ((b & k & DOUBLE_CORNERS) !== 0) sum -= this.#holding;
    const pieces = ownCount + otherCount;
    const mixed = Math.imul(fullOf(sum), pieces) + Math.imul(emptyOf(sum), ALL_PIECES - pieces);
    return ((mixed / ALL_PIECES) | 0) + (((AHEAD * (ownCount - otherCount)) / pieces) | 0);
  }
}

const EVALUATION = new Evaluation();

export const evaluate = (own: number, other: number, kings: number, down: boolean): Score =>
  EVALUATION.evaluate(own, other, kings, down);
