/** What one query of the lobby shows, for everybody on this node who asked for the same. */
import type { LobbyCounts, LobbyQuery, TableId, TableListing } from '@crownhead/protocol';
import { EncodedMessage } from '../room/frame.ts';
import type { Peer } from '../room/peer.ts';
import type { TableStore } from '../store/store.ts';

type Source = Pick<TableStore, 'listings' | 'countListings'>;

export class LobbyView {
  /** Peers that have the list and are sent changes. */
  readonly watchers = new Set<Peer>();
  /** How many have asked for it, with those who still wait for the list. */
  wanted = 0;
  readonly #source: Source;
  readonly #query: LobbyQuery;
  readonly #limit: number;
  #tables: readonly TableListing[] = [];
  #shown = new Map<TableId, string>();
  #counts: LobbyCounts = { all: 0, free: 0, playing: 0 };
  #reading: Promise<void> | null = null;
  /** Counts readings, so that the one that waited longest is next. */
  readAt = 0;

  constructor(source: Source, query: LobbyQuery, limit: number) {
    this.#source = source;
    this.#query = query;
    this.#limit = limit;
  }

  /** The whole list, for somebody who has just come. */
  sendList(peer: Peer): void {
    peer.send({ type: 'lobby', tables: [...this.#tables], counts: this.#counts });
  }

  /** One reading at a time; calls that come meanwhile wait for the next. Changes are sent to the watchers. */
  async read(): Promise<void> {
    await this.#reading?.catch(() => undefined);
    this.#reading ??= this.#readOnce().finally(() => {
      this.#reading = null;
    });
    await this.#reading;
  }

  async #readOnce(): Promise<void> {
    const [listings, counts] = await Promise.all([
      this.#source.listings(this.#query, this.#limit),
      this.#source.countListings(this.#query),
    ]);
    const next = new Map(listings.map((listing) => [listing.table, JSON.stringify(listing)]));
    const tables = listings.filter(({ table }) => this.#shown.get(table) !== next.get(table));
    const gone = [...this.#shown.keys()].filter((table) => !next.has(table));
    const recounted = JSON.stringify(counts) !== JSON.stringify(this.#counts);
    this.#tables = listings;
    this.#shown = next;
    this.#counts = counts;
    if (tables.length === 0 && gone.length === 0 && !recounted) return;
    const change = new EncodedMessage({ type: 'lobby.changed', tables: [...tables], gone, counts });
    for (const peer of this.watchers) peer.deliver(change);
  }
}
