/** Random numbers from a seed, so that every move of a level can be reproduced. */
import type { Position } from '@crownhead/rules';

/** The seed of one move of a game: another position gives other slips, the same one the same. */
export const seedAt = (seed: number, { black, white, kings }: Position): number =>
  (seed ^ Math.imul(black, 0x9e3779b1) ^ Math.imul(white, 0x85ebca77) ^ Math.imul(kings, 0xc2b2ae3d)) | 0;

/** Numbers that look random and are the same for the same seed. */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed | 0;
  }

  /** From 0 up to, but not including, 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let t = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    t ^= t + Math.imul(t ^ (t >>> 7), 61 | t);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  }

  /** Around 0, about two thirds within 1: the sum of twelve even draws, moved to the middle. */
  bell(): number {
    let sum = -6;
    for (let i = 0; i < 12; i++) sum += this.next();
    return sum;
  }
}
