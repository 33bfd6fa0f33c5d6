/**
 * Reads lists of tables for everybody who asks: one at a time, in turns by address, and with rests in between. With thousands
 * of tables one list takes the store tens of milliseconds, and moves must not wait behind many of them.
 */
import type { LobbyCounts, LobbyQuery, TableListing } from '@crownhead/protocol';
import { FairQueue } from '../limits/fair-queue.ts';
import type { TableStore } from '../store/store.ts';
import type { Clock } from '../time/clock.ts';

export interface ListedTables {
  readonly tables: readonly TableListing[];
  readonly counts: LobbyCounts;
}

type Source = Pick<TableStore, 'listings' | 'countListings'>;

const LIMITS = { atOnce: 1, waiting: 200, waitingPerKey: 20 } as const;

export class LobbyReader {
  readonly #source: Source;
  readonly #clock: Pick<Clock, 'now' | 'after'>;
  readonly #queue = new FairQueue(LIMITS);

  constructor(source: Source, clock: Pick<Clock, 'now' | 'after'>) {
    this.#source = source;
    this.#clock = clock;
  }

  /** Null where too many wait already; `address` is whose turn it is. */
  async read(query: LobbyQuery, limit: number, address: string): Promise<ListedTables | null> {
    const { promise: listed, resolve, reject } = Promise.withResolvers<ListedTables>();
    const began = this.#queue.run(address, async () => {
      const start = this.#clock.now();
      try {
        resolve(await this.#list(query, limit));
      } catch (error) {
        reject(error);
      }
      await this.#rest(this.#clock.now() - start);
    });
    return began === null ? null : listed;
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
