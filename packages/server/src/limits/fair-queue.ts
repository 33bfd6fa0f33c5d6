/** Runs a few costly jobs at a time. Those who wait take turns by key, so that one who asks much delays only itself. */

export interface FairQueueLimits {
  readonly atOnce: number;
  /** Jobs waiting, of all keys and of one. */
  readonly waiting: number;
  readonly waitingPerKey: number;
}

export class FairQueue {
  readonly #limits: FairQueueLimits;
  /** The key whose turn is next comes first. */
  readonly #waiting = new Map<string, (() => void)[]>();
  #length = 0;
  #running = 0;

  constructor(limits: FairQueueLimits) {
    this.#limits = limits;
  }

  get running(): number {
    return this.#running;
  }

  /** Null where too many wait already. */
  run<T>(key: string, job: () => Promise<T>): Promise<T> | null {
    const queue = this.#waiting.get(key) ?? [];
    const { atOnce, waiting, waitingPerKey } = this.#limits;
    if (this.#running < atOnce) return this.#start(job);
    if (this.#length >= waiting || queue.length >= waitingPerKey) return null;
    return new Promise((resolve) => {
      queue.push(() => resolve(this.#start(job)));
      this.#waiting.set(key, queue);
      this.#length += 1;
    });
  }

  #start<T>(job: () => Promise<T>): Promise<T> {
    this.#running += 1;
    return job().finally(() => {
      this.#running -= 1;
      this.#next();
    });
  }

  #next(): void {
    const [key, queue] = this.#waiting.entries().next().value ?? [];
    if (key === undefined || queue === undefined) return;
    this.#waiting.delete(key);
    const start = queue.shift()!;
    // Behind all others who wait.
    if (queue.length > 0) this.#waiting.set(key, queue);
    this.#length -= 1;
    start();
  }
}
