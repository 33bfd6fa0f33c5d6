/**
 * So many jobs of one address at a time; the others of that address wait for them. What a job costs is known when it is done, so
 * that a crowd which was let in while there was still something left is charged as it goes along.
 */
import { turnOf } from './address.ts';
import { FairQueue } from './fair-queue.ts';

export class Lanes {
  readonly #atOnce: number;
  readonly #lanes = new Map<string, FairQueue>();

  constructor(atOnce: number) {
    this.#atOnce = atOnce;
  }

  get size(): number {
    return this.#lanes.size;
  }

  /** Resolves with what the job does when it is its turn. */
  run<T>(address: string, job: () => Promise<T>): Promise<T> {
    const key = turnOf(address);
    const limits = { atOnce: this.#atOnce, waiting: Infinity, waitingPerAddress: Infinity };
    const lane = this.#lanes.get(key) ?? new FairQueue(limits);
    this.#lanes.set(key, lane);
    return lane.wait(key, job).finally(() => {
      if (lane.running === 0) this.#lanes.delete(key);
    });
  }
}
