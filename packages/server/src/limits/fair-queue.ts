/** Runs a few costly jobs at a time. Those who wait take turns by key, so that one who asks much delays only itself. */
import { TurnQueue } from './turn-queue.ts';

export interface FairQueueLimits {
  readonly atOnce: number;
  /** Jobs waiting, of all keys and of one; beyond the first of them one for each key still may. */
  readonly waiting: number;
  readonly waitingPerKey: number;
}

export class FairQueue {
  readonly #limits: FairQueueLimits;
  readonly #waiting = new TurnQueue<() => void>();
  #running = 0;

  constructor(limits: FairQueueLimits) {
    this.#limits = limits;
  }

  get running(): number {
    return this.#running;
  }

  /** Null where too many wait already; who has none waiting is never refused because of the others. */
  run<T>(key: string, job: () => Promise<T>): Promise<T> | null {
    const { atOnce, waiting, waitingPerKey } = this.#limits;
    if (this.#running < atOnce) return this.#start(job);
    const own = this.#waiting.lengthOf(key);
    if (own >= waitingPerKey || (own > 0 && this.#waiting.length >= waiting)) return null;
    return new Promise((resolve) => this.#waiting.push(key, () => resolve(this.#start(job))));
  }

  #start<T>(job: () => Promise<T>): Promise<T> {
    this.#running += 1;
    return job().finally(() => {
      this.#running -= 1;
      this.#waiting.shift()?.();
    });
  }
}
