/**
 * Remembers positions already searched. Each entry holds its whole board, so that no two positions are ever confused.
 *
 * Five words an entry: own pieces, other pieces, kings, the best move (own pieces after it), and the rest packed: score
 * (16 bits), depth (8), bound (2), generation (5), whether the side to move plays down the board (1). Entries come in
 * pairs: one keeps the deepest search, the other the latest.
 */
import type { Depth, Score } from './score.ts';

const WORDS = 5;
const PAIR = 2 * WORDS;

const NO_BOUND = 0;
/** The score is at least this. */
export const LOWER = 1;
/** The score is at most this. */
export const UPPER = 2;
export const EXACT = 3;

/** Numbers of searches before they are used again. */
export const GENERATIONS = 32;

/** Three words and a bit mixed into one; the multipliers are odd numbers with their bits well spread. */
function mix(own: number, other: number, kings: number, down: boolean): number {
  let h = Math.imul(own, 0x9e3779b1) ^ Math.imul(other ^ (other >>> 15), 0x85ebca77);
  h = Math.imul(h ^ (h >>> 13) ^ kings, 0xc2b2ae3d);
  h ^= Math.imul(kings ^ (kings >>> 11), 0x27d4eb2f);
  h = Math.imul(h ^ (h >>> 16), 0x165667b1) + (down ? 0x5bd1e995 : 0);
  return (h ^ (h >>> 14)) >>> 0;
}

/** Bytes of a pair of entries. */
export const PAIR_BYTES: number = PAIR * 4;
/** How many pairs there is room for: a power of two. */
export const pairsIn = (megabytes: number): number =>
  2 ** Math.floor(Math.log2((megabytes * 2 ** 20) / PAIR_BYTES));

/**
 * A table much larger than needed is slow, since every access misses the caches. Beyond the horizon nothing is kept, so that
 * a search fills about this many bytes for each node it visits.
 */
const BYTES_PER_NODE = 16;
/** How many pairs a search of so many nodes needs, a power of two, if there are as many. */
export const pairsFor = (nodes: number, most: number): number =>
  Math.min(most, 2 ** Math.ceil(Math.log2(Math.max(1, (nodes * BYTES_PER_NODE) / PAIR_BYTES))));

export class Transpositions {
  readonly #words: Int32Array;
  readonly #pairs: number;
  #mask: number;
  #generation = 0;
  /** What the last successful `find` found. */
  score: Score = 0;
  depth: Depth = 0;
  bound = NO_BOUND;
  move = 0;

  constructor(megabytes: number) {
    this.#pairs = pairsIn(megabytes);
    this.#words = new Int32Array(this.#pairs * PAIR);
    this.#mask = this.#pairs - 1;
  }

  /**
   * A search of so many nodes begins; entries of earlier ones give way first. Where it uses more or less of the table than
   * the one before, it finds fewer of that one's entries, but none that is wrong.
   */
  nextSearch(nodes: number): void {
    this.#generation = (this.#generation + 1) % GENERATIONS;
    this.#mask = pairsFor(nodes, this.#pairs) - 1;
  }

  clear(): void {
    this.#words.fill(0);
  }

  probe(own: number, other: number, kings: number, down: boolean): boolean {
    const words = this.#words;
    let at = (mix(own, other, kings, down) & this.#mask) * PAIR;
    for (let i = 0; i < 2; i++, at += WORDS) {
      const rest = words[at + 4]!;
      if (
        words[at] === own &&
        words[at + 1] === other &&
        words[at + 2] === kings &&
        (rest & 1) === (down ? 1 : 0)
      ) {
        this.bound = (rest >>> 6) & 3;
        if (this.bound === NO_BOUND) continue;
        this.score = rest >> 16;
        this.depth = (rest >>> 8) & 0xff;
        this.move = words[at + 3]!;
        return true;
      }
    }
    return false;
  }

  store(
    own: number,
    other: number,
    kings: number,
    down: boolean,
    score: Score,
    depth: Depth,
    bound: number,
    move: number,
  ): void {
    const words = this.#words;
    const first = (mix(own, other, kings, down) & this.#mask) * PAIR;
    const rest = words[first + 4]!;
    const same =
      words[first] === own &&
      words[first + 1] === other &&
      words[first + 2] === kings &&
      (rest & 1) === (down ? 1 : 0);
    const deeper = depth >= ((rest >>> 8) & 0xff);
    const old = ((rest >>> 1) & 0x1f) !== this.#generation;
    const at = same || deeper || old ? first : first + WORDS;
    words[at] = own;
    words[at + 1] = other;
    words[at + 2] = kings;
    words[at + 3] = move;
    words[at + 4] = (score << 16) | (depth << 8) | (bound << 6) | (this.#generation << 1) | (down ? 1 : 0);
  }
}
