/** Positions with what became of them, as words in a file: own, other, kings, score and result together. */
import { appendFileSync, readFileSync } from 'node:fs';

export interface Sample {
  /** Of the side to move, which plays down the board. */
  readonly own: number;
  readonly other: number;
  readonly kings: number;
  /** What the search thought. */
  readonly score: number;
  /** 0 lost, 1 drawn, 2 won. */
  readonly result: number;
}

const WORDS = 4;

export function appendSamples(file: string, samples: readonly Sample[]): void {
  const words = Int32Array.from(
    samples.flatMap(({ own, other, kings, score, result }) => [own, other, kings, score * 4 + result]),
  );
  appendFileSync(file, new Uint8Array(words.buffer));
}

export function readSamples(file: string): Sample[] {
  const bytes = readFileSync(file);
  const words = new Int32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength >> 2);
  return Array.from({ length: Math.floor(words.length / WORDS) }, (_, i) => {
    const at = i * WORDS;
    const last = words[at + 3]!;
    return {
      own: words[at]!,
      other: words[at + 1]!,
      kings: words[at + 2]!,
      score: last >> 2,
      result: last & 3,
    };
  });
}
