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

  /** 0 when it may happen now; otherwise in how many milliseconds. What costs more than a full bucket waits for a full one. */
  wait(now: number, cost = 1): number {
    // A clock that steps back neither gives nor takes.
    this.#now = Math.max(this.#now, now);
    const fullAt = Math.max(this.#fullAt, this.#now) + Math.min(cost * this.#one, this.#all);
    return Math.max(0, Math.ceil(fullAt - this.#all - this.#now));
  }

  /** 0 when it may happen now and is taken; otherwise in how many milliseconds it may. */
  take(now: number, cost = 1): number {
    const wait = this.wait(now, cost);
    if (wait === 0) this.charge(now, cost);
    return wait;
  }

  /** Takes for what has happened already, even more than there is: the debt must be waited off. */
  charge(now: number, cost: number): void {
    this.#now = Math.max(this.#now, now);
    this.#fullAt = Math.max(this.#fullAt, this.#now) + cost * this.#one;
  }
}
