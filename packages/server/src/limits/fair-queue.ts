/** Runs a few costly jobs at a time. Those who wait take turns by address, so that one who asks much delays only itself. */
import { TurnQueue } from './turn-queue.ts';

export interface FairQueueLimits {
  readonly atOnce: number;
  /** Jobs waiting, of all addresses and of one; beyond the first of them one for each still may. */
  readonly waiting: number;
  readonly waitingPerAddress: number;
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

  waitingOf(address: string): number {
    return this.#waiting.lengthOf(address);
  }

  /** Null where too many wait already; who has none waiting is never refused because of the others. */
  run<T>(address: string, job: () => Promise<T>): Promise<T> | null {
    const { waiting, waitingPerAddress } = this.#limits;
    const own = this.#waiting.lengthOf(address);
    const isFull = own >= waitingPerAddress || (own > 0 && this.#waiting.length >= waiting);
    return isFull ? null : this.wait(address, job);
  }

  /** The same without a bound, for those who keep one themselves. */
  wait<T>(address: string, job: () => Promise<T>): Promise<T> {
    if (this.#running < this.#limits.atOnce) return this.#start(job);
    return new Promise((resolve) => this.#waiting.push(address, () => resolve(this.#start(job))));
  }

  #start<T>(job: () => Promise<T>): Promise<T> {
    this.#running += 1;
    return job().finally(() => {
      this.#running -= 1;
      this.#waiting.shift()?.();
    });
  }
}
