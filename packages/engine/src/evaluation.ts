/**
 * What a quiet position is worth, by terms with names (`weights.ts`). The board is seen by the side playing down; every
 * table has an image for the side playing up, made by turning the board, so both are judged alike by construction.
 *
 * A weight has two halves, for a full and for an empty board, mixed by the number of pieces. Both travel in one number, so
 * that adding weights adds both; what depends only on where pieces stand is looked up eight squares at a time.
 */
import { countBits } from '@crownhead/rules';
import { above, below } from './board-bits.ts';
import { FITTED_PATTERNS } from './fitted-patterns.ts';
import { FITTED } from './fitted-weights.ts';
import { readPatternWeights, storedPlaces } from './pattern-weights.ts';
import { BLOCKS, PATTERNS, sumOfPatterns } from './patterns.ts';
import { runawayDown, runawayUp } from './runaway.ts';
import type { Score } from './score.ts';
import type { Weight, Weights } from './weights.ts';

/** Squares 1, 5 and 28, 32. */
export const DOUBLE_CORNERS = 0x88000011 | 0;
/** Squares of the rows in which an odd number of pieces gives the side to move the move. */
export const MOVE_SYSTEM = 0x0f0f0f0f;
/** To be ahead is worth more with fewer pieces left. */
export const AHEAD = 250;
/** Between these the two halves of a weight are mixed. Fewer pieces are left to the endgame tables. */
const MANY_PIECES = 24;
const FEW_PIECES = 6;
export const MIXED: number = MANY_PIECES - FEW_PIECES;

/** How many parts in `MIXED` the half for a full board counts; the other half counts the rest. */
export const fullParts = (pieces: number): number => (pieces > FEW_PIECES ? pieces - FEW_PIECES : 0);

const packed = ([full, empty]: Weight): number => full * 0x10000 + empty;
const fullOf = (sum: number): number => (sum + 0x8000) >> 16;
const emptyOf = (sum: number): number => (sum << 16) >> 16;

/** [which eight squares × 256 + which of them] → the sum of the weights of those squares. */
function byEight(weightOn: (square: number) => Weight): Int32Array {
  const sums = new Int32Array(4 * 256);
  for (let n = 0; n < sums.length; n++) {
    for (let bit = 0; bit < 8; bit++)
      if (((n >> bit) & 1) === 1) sums[n]! += packed(weightOn((n >> 8) * 8 + bit));
  }
  return sums;
}

const lookUp = (sums: Int32Array, set: number): number =>
  sums[set & 255]! +
  sums[256 + ((set >>> 8) & 255)]! +
  sums[512 + ((set >>> 16) & 255)]! +
  sums[768 + (set >>> 24)]!;

const NOTHING: Weight = [0, 0];

/** What the men in a strip of two rows are worth on their own, and as a back row: see `weights.ts`. */
function menOfStrip({ manOn, backRow }: Weights, row: number, pattern: number): number {
  let sum = 0;
  let downBack = 0;
  let upBack = 0;
  for (let rest = pattern, bit = 0; bit < 8; bit++) {
    const digit = rest % 3;
    rest = (rest - digit) / 3;
    const square = row * 4 + bit;
    if (digit === 1) {
      sum += packed(manOn[square] ?? NOTHING);
      if (square < 4) downBack |= 1 << square;
    } else if (digit === 2) {
      sum -= packed(manOn[31 - square] ?? NOTHING);
      if (square > 27) upBack |= 1 << (31 - square);
    }
  }
  if (row === 0) sum += packed(backRow[downBack]!);
  if (row === 6) sum -= packed(backRow[upBack]!);
  return sum;
}

/** All that depends on men alone, by region and pattern. Every other strip of two rows: each square is in just one. */
function menTable(weights: Weights, patterns: readonly Weight[]): Int32Array {
  const table = storedPlaces().map((place) =>
    place === 0 ? 0 : place > 0 ? packed(patterns[place - 1]!) : -packed(patterns[-place - 1]!),
  );
  for (let row = 0; row < 8; row += 2) {
    const at = (BLOCKS + row) * PATTERNS;
    for (let pattern = 0; pattern < PATTERNS; pattern++)
      table[at + pattern]! += menOfStrip(weights, row, pattern);
  }
  return table;
}

const MEN = menTable(FITTED, readPatternWeights(FITTED_PATTERNS));
const KINGS_DOWN = byEight((square) => FITTED.kingOn[square]!);
const KINGS_UP = byEight((square) => FITTED.kingOn[31 - square]!);
const RUNAWAY = Int32Array.from(FITTED.runaway, packed);
const KING_ROOM = packed(FITTED.kingRoom);
const HOLDING = packed(FITTED.holding);
const THE_MOVE = packed(FITTED.theMove);
const TURN = packed(FITTED.turn);

/** All that the evaluation looks up, for the core that is not written in TypeScript. */
export const EVALUATION_TABLES = {
  men: MEN,
  kingsDown: KINGS_DOWN,
  kingsUp: KINGS_UP,
  runaway: RUNAWAY,
  terms: Int32Array.of(KING_ROOM, HOLDING, THE_MOVE, TURN),
} as const satisfies Readonly<Record<string, Int32Array>>;

/** What kings are worth where they stand, with the room around them; `behind` says that their side has fewer pieces. */
function kingsWorth(kings: number, empty: number, places: Int32Array, behind: boolean): number {
  if (kings === 0) return 0;
  const room = countBits((above(kings) | below(kings)) & empty);
  const holding = behind && (kings & DOUBLE_CORNERS) !== 0 ? HOLDING : 0;
  return lookUp(places, kings) + Math.imul(room, KING_ROOM) + holding;
}

/** For the owner of `own`, who is to move; `down` says which way that side plays. */
export function evaluate(own: number, other: number, kings: number, down: boolean): Score {
  const a = down ? own : other;
  const b = down ? other : own;
  const aCount = countBits(a);
  const bCount = countBits(b);
  let sum = sumOfPatterns(MEN, a & ~kings, b & ~kings);
  sum += RUNAWAY[runawayDown(a & ~kings, b, kings)]! - RUNAWAY[runawayUp(b & ~kings, a, kings)]!;
  if (kings !== 0) {
    const empty = ~(a | b);
    sum += kingsWorth(a & kings, empty, KINGS_DOWN, aCount < bCount);
    sum -= kingsWorth(b & kings, empty, KINGS_UP, bCount < aCount);
  }
  let turn = TURN;
  if (aCount === bCount) turn += (countBits((a | b) & MOVE_SYSTEM) & 1) === 1 ? THE_MOVE : -THE_MOVE;
  sum += down ? turn : -turn;
  const pieces = aCount + bCount;
  const full = fullParts(pieces);
  const mixed = Math.imul(fullOf(sum), full) + Math.imul(emptyOf(sum), MIXED - full);
  let score = (mixed / MIXED) | 0;
  if (aCount !== bCount) score += ((AHEAD * (aCount - bCount)) / pieces) | 0;
  return down ? score : -score | 0;
}
