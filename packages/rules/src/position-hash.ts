/** A number for a position, for caches, opening books and databases: the same in every version and on every machine. */
import type { Position } from './position.ts';

const BITS = 64;
/** 2⁶⁴ divided by the golden ratio: the step of SplitMix64. */
const STEP = 0x9e3779b97f4a7c15n;
const FIRST_FACTOR = 0xbf58476d1ce4e5b9n;
const SECOND_FACTOR = 0x94d049bb133111ebn;

const wrap = (n: bigint): bigint => BigInt.asUintN(BITS, n);

/** One round of SplitMix64, which maps 64 bits to 64 bits one to one. */
function mix(state: bigint): bigint {
  let n = wrap(state + STEP);
  n = wrap((n ^ (n >> 30n)) * FIRST_FACTOR);
  n = wrap((n ^ (n >> 27n)) * SECOND_FACTOR);
  return n ^ (n >> 31n);
}

/**
 * 64 bits that stand for the board and the side to move, unsigned; `toString(16)` makes the usual text of it. Two positions
 * share one with a probability of 2⁻⁶⁴.
 *
 * The value never changes, so it can be stored. It is `mix(mix(mix(black) ^ white) ^ (kings * 2 + turn))`, where `mix` is one
 * round of SplitMix64, square s is bit s − 1 of each word, and `turn` is 1 for White.
 */
export function positionHash({ black, white, kings, turn }: Position): bigint {
  const word = (set: number): bigint => BigInt(set >>> 0);
  const last = word(kings) * 2n + (turn === 'white' ? 1n : 0n);
  return mix(mix(mix(word(black)) ^ word(white)) ^ last);
}
