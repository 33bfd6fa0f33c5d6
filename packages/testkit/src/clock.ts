/** Time that only moves when a test advances it. */

interface Timer {
  at: number;
  readonly every: number | null;
  readonly job: () => void | Promise<void>;
}

export class FakeClock {
  #now: number;
  readonly #timers = new Set<Timer>();

  constructor(now = 1_800_000_000_000) {
    this.#now = now;
  }

  now(): number {
    return this.#now;
  }

  every(ms: number, job: () => void | Promise<void>): () => void {
    return this.#add({ at: this.#now + ms, every: ms, job });
  }

  after(ms: number, job: () => void): () => void {
    return this.#add({ at: this.#now + ms, every: null, job });
  }

  /** Tests set the time, and nobody else. */
  adjust(_ahead: number): void {}

  /** Moves on, calling whatever falls due on the way at its own time, and waits for what it started. */
  async advance(ms: number): Promise<void> {
    const end = this.#now + ms;
    for (let next = this.#next(end); next; next = this.#next(end)) {
      this.#now = Math.max(this.#now, next.at);
      if (next.every === null) this.#timers.delete(next);
      else next.at += next.every;
      await next.job();
    }
    this.#now = end;
  }

  /** Time passes while nobody looks, as when a machine sleeps: nothing is called. */
  skip(ms: number): void {
    this.#now += ms;
    for (const timer of this.#timers) timer.at += ms;
  }

  #add(timer: Timer): () => void {
    this.#timers.add(timer);
    return () => this.#timers.delete(timer);
  }

  #next(end: number): Timer | undefined {
    const due = [...this.#timers].filter(({ at }) => at <= end);
    return due.sort((a, b) => a.at - b.at)[0];
  }
}

/** Remembers for how long it was asked to wait. */
export class WatchedClock extends FakeClock {
  readonly waits: number[] = [];

  override after(ms: number, job: () => void): () => void {
    this.waits.push(ms);
    return super.after(ms, job);
  }
}
