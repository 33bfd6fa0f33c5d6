/**
 * Reads lists of tables for everybody who asks: with thousands of tables one list takes the store tens of milliseconds, and
 * moves must not wait behind many of them.
 */
import type { LobbyCounts, LobbyQuery, TableListing } from '@crownhead/protocol';
import { RestingQueue } from '../limits/resting-queue.ts';
import type { TableStore } from '../store/store.ts';
import type { Clock } from '../time/clock.ts';

export interface ListedTables {
  readonly tables: readonly TableListing[];
  readonly counts: LobbyCounts;
}

type Source = Pick<TableStore, 'listings' | 'countListings'>;

export class LobbyReader {
  readonly #source: Source;
  readonly #queue: RestingQueue;

  constructor(source: Source, clock?: Pick<Clock, 'now' | 'after'>) {
    this.#source = source;
    this.#queue = new RestingQueue(clock);
  }

  /** Null where too many wait already; `address` is whose turn it is. */
  async read(query: LobbyQuery, limit: number, address: string): Promise<ListedTables | null> {
    return this.#queue.run(address, () => this.#list(query, limit));
  }

  /** For those who look on and on: waits for its turn. `begin` is called then, and where it returns false the list is null. */
  follow(query: LobbyQuery, limit: number, address: string, begin: () => boolean) {
    return this.#queue.wait(address, async () => (begin() ? this.#list(query, limit) : null));
  }

  async #list(query: LobbyQuery, limit: number): Promise<ListedTables> {
    const tables = await this.#source.listings(query, limit);
    return { tables, counts: await this.#source.countListings(query) };
  }
}
