/** A token bucket: a burst, then so many a second. Time is an argument. */

export interface Rate {
  readonly perSecond: number;
  /** How many may come together after a quiet time. */
  readonly burst: number;
}

export class TokenBucket {
  /** How long one token takes to come back, and all of them. */
  readonly #one: number;
  readonly #all: number;
  /** When the bucket will be full again: says how many tokens are in it at any time, without counting them. */
  #fullAt: number;
  #now: number;

  constructor({ perSecond, burst }: Rate, now: number) {
    this.#one = 1000 / perSecond;
    this.#all = this.#one * burst;
    this.#fullAt = now;
    this.#now = now;
  }

  /** 0 when it may happen now; otherwise in how many milliseconds it may, and nothing is taken. */
  take(now: number, cost = 1): number {
    // A clock that steps back neither gives nor takes.
    this.#now = Math.max(this.#now, now);
    const fullAt = Math.max(this.#fullAt, this.#now) + cost * this.#one;
    const wait = Math.ceil(fullAt - this.#all - this.#now);
    if (wait > 0) return wait;
    this.#fullAt = fullAt;
    return 0;
  }

  /** Takes for what has happened already, even more than there is: the debt must be waited off. */
  charge(now: number, cost: number): void {
    this.#now = Math.max(this.#now, now);
    this.#fullAt = Math.max(this.#fullAt, this.#now) + cost * this.#one;
  }
}
