/**
 * Numbers for sets of squares: the k-element subsets of n things, counted in colexicographic order.
 *
 * Each count comes in two directions, from square 1 and from square 32: the second is the first on the board turned
 * round, without turning it.
 */
import { countBits } from '@crownhead/rules';

const MOST = 33;
const MOST_PIECES = 8;

const BINOMIALS = new Int32Array(MOST * MOST_PIECES);
for (let n = 0; n < MOST; n++) {
  BINOMIALS[n * MOST_PIECES] = 1;
  for (let k = 1; k < MOST_PIECES && n > 0; k++) {
    BINOMIALS[n * MOST_PIECES + k] =
      BINOMIALS[(n - 1) * MOST_PIECES + k - 1]! + BINOMIALS[(n - 1) * MOST_PIECES + k]!;
  }
}

/** How many ways there are to choose k of n. */
export const choose = (n: number, k: number): number => BINOMIALS[n * MOST_PIECES + k]!;

/** The number of a set of bits. */
export function rankUp(set: number): number {
  let rank = 0;
  let k = 1;
  for (let rest = set; rest !== 0; rest &= rest - 1) {
    rank += choose(31 - Math.clz32(rest & -rest), k);
    k += 1;
  }
  return rank;
}

/** The number of a set of bits seen from the other end. */
export function rankDown(set: number): number {
  let rank = 0;
  let k = 1;
  for (let rest = set; rest !== 0; ) {
    const i = Math.clz32(rest);
    rank += choose(i, k);
    k += 1;
    rest &= ~(0x80000000 >>> i);
  }
  return rank;
}

/** The number of a set among the squares that are not `taken`: gaps are closed before counting. */
export function rankUpAround(set: number, taken: number): number {
  let rank = 0;
  let k = 1;
  for (let rest = set; rest !== 0; rest &= rest - 1) {
    const bit = rest & -rest;
    rank += choose(31 - Math.clz32(bit) - countBits(taken & (bit - 1)), k);
    k += 1;
  }
  return rank;
}

export function rankDownAround(set: number, taken: number): number {
  let rank = 0;
  let k = 1;
  for (let rest = set; rest !== 0; ) {
    const i = Math.clz32(rest);
    rank += choose(i - countBits(taken & ~(-1 >>> i)), k);
    k += 1;
    rest &= ~(0x80000000 >>> i);
  }
  return rank;
}

/** All k-element subsets of a list of bits, by number: the subset without the last bit comes first. */
export function subsetsOf(bits: readonly number[], k: number): Int32Array {
  if (k === 0) return new Int32Array(1);
  const found = new Int32Array(choose(bits.length, k));
  let at = 0;
  // Colexicographic: grouped by the highest element, each group being the smaller subsets below it.
  for (let top = k - 1; top < bits.length; top++) {
    for (const rest of subsetsOf(bits.slice(0, top), k - 1)) found[at++] = rest | bits[top]!;
  }
  return found;
}

/** The bits of a set, ascending. */
export function bitsOf(set: number): number[] {
  const bits: number[] = [];
  for (let rest = set; rest !== 0; rest &= rest - 1) bits.push(rest & -rest);
  return bits;
}
