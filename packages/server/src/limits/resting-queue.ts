/**
 * Costly reads of the store: one at a time, in turns by address, and with a rest after each as long as it took, so that half
 * of the store's time is for everything else.
 */
import { type Clock, SystemClock } from '../time/clock.ts';
import { FairQueue } from './fair-queue.ts';

const LIMITS = { atOnce: 1, waiting: 200, waitingPerAddress: 20 } as const;

export class RestingQueue {
  readonly #clock: Pick<Clock, 'now' | 'after'>;
  readonly #queue = new FairQueue(LIMITS);

  /** The clock is that of the machine, whatever the time at the tables: it is the store that rests. */
  constructor(clock: Pick<Clock, 'now' | 'after'> = new SystemClock()) {
    this.#clock = clock;
  }

  /** Null where too many wait already; `address` is whose turn it is. */
  run<T>(address: string, read: () => Promise<T>): Promise<T> | null {
    const { job, value } = this.#job(read);
    return this.#queue.run(address, job) === null ? null : value;
  }

  /** For those who ask again and again, and keep a bound themselves. */
  wait<T>(address: string, read: () => Promise<T>): Promise<T> {
    const { job, value } = this.#job(read);
    void this.#queue.wait(address, job);
    return value;
  }

  /** The value is there before the job is over, which rests. */
  #job<T>(read: () => Promise<T>) {
    const { promise: value, resolve, reject } = Promise.withResolvers<T>();
    const job = async (): Promise<void> => {
      const start = this.#clock.now();
      try {
        resolve(await read());
      } catch (error) {
        reject(error);
      }
      const ms = this.#clock.now() - start;
      if (ms > 0) await new Promise<void>((resolve) => this.#clock.after(ms, resolve));
    };
    return { job, value };
  }
}
