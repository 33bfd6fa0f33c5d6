/** Failures of background work for the log: one that persists is reported at intervals, with a count. */

/** A database out of reach fails many times a second. */
const AGAIN_MS = 10_000;
/** Different failures that are remembered; more than this is another kind of trouble. */
const MOST_KNOWN = 100;

interface Known {
  /** Not reported again before this. */
  againAt: number;
  /** Since it was last reported. */
  times: number;
}

export class Failures {
  readonly #report: (error: unknown, times: number) => void;
  readonly #now: () => number;
  readonly #known = new Map<string, Known>();

  constructor(report: (error: unknown, times: number) => void, now: () => number) {
    this.#report = report;
    this.#now = now;
  }

  readonly note = (error: unknown): void => {
    const now = this.#now();
    const known = this.#recall(String(error), now);
    known.times++;
    if (now < known.againAt) return;
    this.#report(error, known.times);
    known.times = 0;
    known.againAt = now + AGAIN_MS;
  };

  #recall(words: string, now: number): Known {
    const known = this.#known.get(words) ?? { againAt: now, times: 0 };
    if (!this.#known.has(words) && this.#known.size >= MOST_KNOWN) this.#known.clear();
    this.#known.set(words, known);
    return known;
  }
}
