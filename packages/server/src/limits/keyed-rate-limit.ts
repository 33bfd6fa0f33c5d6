/** A token bucket for every address or player, in bounded memory. */
import { type Rate, TokenBucket } from './token-bucket.ts';

/** Far more than are ever active together on one node; a few megabytes. */
const MOST_KEYS = 20_000;

export class KeyedRateLimit {
  readonly #rate: Rate;
  /** How many are kept of those in use, and as many of those that were. */
  readonly #half: number;
  /** Two generations: what was not used while a whole one filled up is forgotten. Most uses are one lookup. */
  #young = new Map<string, TokenBucket>();
  #old = new Map<string, TokenBucket>();

  constructor(rate: Rate, most: number = MOST_KEYS) {
    this.#rate = rate;
    this.#half = Math.ceil(most / 2);
  }

  get size(): number {
    return this.#young.size + this.#old.size;
  }

  /** 0 when it may happen now; otherwise in how many milliseconds. */
  take(key: string, now: number, cost = 1): number {
    return this.#bucket(key, now).take(now, cost);
  }

  /** The same, without taking anything. */
  wait(key: string, now: number, cost = 1): number {
    return this.#bucket(key, now).wait(now, cost);
  }

  /** For what turned out to cost more than one. */
  charge(key: string, now: number, cost: number): void {
    this.#bucket(key, now).charge(now, cost);
  }

  #bucket(key: string, now: number): TokenBucket {
    const known = this.#young.get(key);
    if (known) return known;
    const bucket = this.#old.get(key) ?? new TokenBucket(this.#rate, now);
    this.#old.delete(key);
    this.#young.set(key, bucket);
    if (this.#young.size >= this.#half) {
      this.#old = this.#young;
      this.#young = new Map();
    }
    return bucket;
  }
}
