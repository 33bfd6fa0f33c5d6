/** The order in which the moves of a node are searched: ranked once, then picked best first as long as any are needed. */
import { countBits, MOVE_WORDS, type MoveBuffer } from '@crownhead/rules';
import type { History } from './ordering.ts';
import type { Ply } from './score.ts';

/** The move of the transposition table before all others, crownings before what has only worked elsewhere. */
const TABLE_MOVE = 1 << 30;
const CROWNING = 1 << 26;

export class MovePicker {
  readonly #moves: MoveBuffer;
  readonly #history: History;
  readonly #ranks = new Int32Array(4096);

  constructor(moves: MoveBuffer, history: History) {
    this.#moves = moves;
    this.#history = history;
  }

  /** Jumps by what they take. */
  rankJumps(start: number, count: number, other: number, kings: number, tableMove: number): void {
    const { words } = this.#moves;
    const first = start / MOVE_WORDS;
    const before = countBits(other) + countBits(other & kings);
    for (let i = 0, m = start; i < count; i++, m += MOVE_WORDS) {
      const left = words[m + 1]!;
      this.#ranks[first + i] =
        words[m] === tableMove ? TABLE_MOVE : before - countBits(left) - countBits(left & words[m + 2]!);
    }
  }

  /** Other moves: crownings, killers, and what has worked before. */
  rankQuiet(
    start: number,
    count: number,
    own: number,
    kings: number,
    down: boolean,
    tableMove: number,
    ply: Ply,
  ): void {
    const { words } = this.#moves;
    const first = start / MOVE_WORDS;
    const crowned = countBits(kings);
    for (let i = 0, m = start; i < count; i++, m += MOVE_WORDS) {
      const after = words[m]!;
      this.#ranks[first + i] =
        after === tableMove
          ? TABLE_MOVE
          : this.#history.rank(own, after, down, ply) + (countBits(words[m + 2]!) > crowned ? CROWNING : 0);
    }
  }

  /** Brings the best of the moves not yet searched to place i; returns where it stands. */
  next(start: number, count: number, i: number): number {
    const ranks = this.#ranks;
    const first = start / MOVE_WORDS;
    let best = i;
    for (let j = i + 1; j < count; j++) if (ranks[first + j]! > ranks[first + best]!) best = j;
    const to = start + i * MOVE_WORDS;
    if (best !== i) {
      this.#swap(to, start + best * MOVE_WORDS);
      const rank = ranks[first + i]!;
      ranks[first + i] = ranks[first + best]!;
      ranks[first + best] = rank;
    }
    return to;
  }

  #swap(a: number, b: number): void {
    const { words } = this.#moves;
    for (let w = 0; w < MOVE_WORDS; w++) {
      const word = words[a + w]!;
      words[a + w] = words[b + w]!;
      words[b + w] = word;
    }
  }
}
