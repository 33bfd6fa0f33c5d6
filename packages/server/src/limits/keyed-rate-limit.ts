/** A token bucket for every address or player, in bounded memory. */
import { type Rate, TokenBucket } from './token-bucket.ts';

/** Far more than are ever active together on one node; a few megabytes. */
const MOST_KEYS = 20_000;

export class KeyedRateLimit {
  readonly #rate: Rate;
  readonly #most: number;
  /** The one used longest ago comes first, since every use puts its bucket at the end. */
  readonly #buckets = new Map<string, TokenBucket>();

  constructor(rate: Rate, most: number = MOST_KEYS) {
    this.#rate = rate;
    this.#most = most;
  }

  get size(): number {
    return this.#buckets.size;
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
    const bucket = this.#buckets.get(key) ?? new TokenBucket(this.#rate, now);
    this.#buckets.delete(key);
    this.#buckets.set(key, bucket);
    if (this.#buckets.size > this.#most) this.#buckets.delete(this.#buckets.keys().next().value!);
    return bucket;
  }
}
