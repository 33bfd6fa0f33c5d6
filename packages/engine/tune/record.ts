/** Positions with what became of them, as words in a file: own, other, kings, score and result together. */
import { appendFileSync, readFileSync } from 'node:fs';

export interface Sample {
  /** Of the side to move, which plays down the board. */
  readonly own: number;
  readonly other: number;
  readonly kings: number;
  /** The score of the search. */
  readonly score: number;
  /** 0 lost, 1 drawn, 2 won; 3 where the game went on otherwise than the players wanted, so that its end says nothing. */
  readonly result: number;
}

export const NO_RESULT = 3;
const WORDS = 4;

export function appendSamples(file: string, samples: readonly Sample[]): void {
  const words = Int32Array.from(
    samples.flatMap(({ own, other, kings, score, result }) => [own, other, kings, score * 4 + result]),
  );
  appendFileSync(file, new Uint8Array(words.buffer));
}

/** Millions of positions: read when asked for, one by one. */
export class Samples {
  readonly count: number;
  readonly #words: Int32Array;

  constructor(files: readonly string[]) {
    const bytes = Buffer.concat(files.map((file) => readFileSync(file)));
    this.#words = new Int32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength >> 2);
    this.count = Math.floor(this.#words.length / WORDS);
  }

  at(index: number): Sample {
    const at = index * WORDS;
    const words = this.#words;
    const last = words[at + 3]!;
    return {
      own: words[at]!,
      other: words[at + 1]!,
      kings: words[at + 2]!,
      score: last >> 2,
      result: last & 3,
    };
  }
}
