/**
 * Reads lists of tables for everybody who asks: one at a time, in turns by address, and with rests in between. With thousands
 * of tables one list takes the store tens of milliseconds, and moves must not wait behind many of them.
 */
import type { LobbyCounts, LobbyQuery, TableListing } from '@crownhead/protocol';
import { FairQueue } from '../limits/fair-queue.ts';
import type { TableStore } from '../store/store.ts';
import { type Clock, SystemClock } from '../time/clock.ts';

export interface ListedTables {
  readonly tables: readonly TableListing[];
  readonly counts: LobbyCounts;
}

type Source = Pick<TableStore, 'listings' | 'countListings'>;

const LIMITS = { atOnce: 1, waiting: 200, waitingPerAddress: 20 } as const;

export class LobbyReader {
  readonly #source: Source;
  readonly #clock: Pick<Clock, 'now' | 'after'>;
  readonly #queue = new FairQueue(LIMITS);

  /** The clock is that of the machine, whatever the time at the tables: it is the store that rests. */
  constructor(source: Source, clock: Pick<Clock, 'now' | 'after'> = new SystemClock()) {
    this.#source = source;
    this.#clock = clock;
  }

  /** Null where too many wait already; `address` is whose turn it is. */
  async read(query: LobbyQuery, limit: number, address: string): Promise<ListedTables | null> {
    const { job, listed } = this.#job(query, limit, () => true);
    return this.#queue.run(address, job) === null ? null : listed;
  }

  /** For those who look on and on: waits for its turn. `begin` is called then, and where it returns false the list is null. */
  follow(query: LobbyQuery, limit: number, address: string, begin: () => boolean) {
    const { job, listed } = this.#job(query, limit, begin);
    void this.#queue.wait(address, job);
    return listed;
  }

  /** The list is there before the job is over, which rests. */
  #job(query: LobbyQuery, limit: number, begin: () => boolean) {
    const { promise: listed, resolve, reject } = Promise.withResolvers<ListedTables | null>();
    const job = async (): Promise<void> => {
      if (!begin()) return resolve(null);
      const start = this.#clock.now();
      try {
        resolve(await this.#list(query, limit));
      } catch (error) {
        reject(error);
      }
      await this.#rest(this.#clock.now() - start);
    };
    return { job, listed };
  }

  async #list(query: LobbyQuery, limit: number): Promise<ListedTables> {
    const tables = await this.#source.listings(query, limit);
    return { tables, counts: await this.#source.countListings(query) };
  }

  /** As long as the reading took: half of the store's time is for everything else. */
  async #rest(ms: number): Promise<void> {
    if (ms > 0) await new Promise<void>((resolve) => this.#clock.after(ms, resolve));
  }
}
