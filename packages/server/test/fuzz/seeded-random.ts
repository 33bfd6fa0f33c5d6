/** Choices that are the same for the same seed, so that a run that failed can be run again. */
import { Random } from '@crownhead/engine';

export class SeededRandom {
  readonly #random: Random;

  constructor(seed: number) {
    this.#random = new Random(seed);
  }

  /** From 0 up to, but not including, `n`. */
  below(n: number): number {
    return Math.floor(this.#random.next() * n);
  }

  chance(share: number): boolean {
    return this.#random.next() < share;
  }

  pick<T>(list: readonly T[]): T {
    return list[this.below(list.length)]!;
  }

  bytes(n: number): Buffer {
    return Buffer.from(Array.from({ length: n }, () => this.below(256)));
  }
}
