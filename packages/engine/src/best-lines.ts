/** The best line found from each ply on (a triangular table), as boards: own, other and kings of the side that moved. */
import type { Ply } from './score.ts';

const WORDS = 3;

export class BestLines {
  readonly #width: number;
  readonly #words: Int32Array;
  readonly #length: Int32Array;

  constructor(plies: number) {
    this.#width = plies * WORDS;
    this.#words = new Int32Array(plies * this.#width);
    this.#length = new Int32Array(plies);
  }

  clear(ply: Ply): void {
    this.#length[ply] = 0;
  }

  /** The move to this board, and then the best line of the ply after it. */
  extend(ply: Ply, own: number, other: number, kings: number): void {
    const words = this.#words;
    const to = ply * this.#width;
    const from = to + this.#width;
    const length = this.#length[ply + 1]!;
    words[to] = own;
    words[to + 1] = other;
    words[to + 2] = kings;
    for (let i = 0; i < length * WORDS; i++) words[to + WORDS + i] = words[from + i]!;
    this.#length[ply] = length + 1;
  }

  from(ply: Ply): Int32Array {
    const at = ply * this.#width;
    return this.#words.slice(at, at + this.#length[ply]! * WORDS);
  }
}
