/** What one query of the lobby shows, for everybody on this node who asked for the same. */
import type { LobbyCounts, LobbyQuery, TableId, TableListing } from '@crownhead/protocol';
import { EncodedMessage } from '../room/frame.ts';
import type { Peer } from '../room/peer.ts';
import type { LobbyReader } from './lobby-reader.ts';

export class LobbyView {
  /** Peers that have the list and are sent changes. */
  readonly watchers = new Set<Peer>();
  /** How many have asked for it, with those who still wait for the list. */
  wanted = 0;
  readonly #reader: LobbyReader;
  readonly #query: LobbyQuery;
  readonly #limit: number;
  #tables: readonly TableListing[] = [];
  #shown = new Map<TableId, string>();
  #counts: LobbyCounts = { all: 0, free: 0, playing: 0 };
  #reading: Promise<void> | null = null;
  /** Counts readings, so that the one that waited longest is next. */
  readAt = 0;

  constructor(reader: LobbyReader, query: LobbyQuery, limit: number) {
    this.#reader = reader;
    this.#query = query;
    this.#limit = limit;
  }

  /** The whole list, for somebody who has just come. */
  sendList(peer: Peer): void {
    peer.send({ type: 'lobby', tables: [...this.#tables], counts: this.#counts });
  }

  /** One reading at a time; calls that come meanwhile wait for the next. Changes are sent to the watchers. */
  async read(address: string): Promise<void> {
    await this.#reading?.catch(() => undefined);
    this.#reading ??= this.#readOnce(address).finally(() => {
      this.#reading = null;
    });
    await this.#reading;
  }

  async #readOnce(address: string): Promise<void> {
    const listed = await this.#reader.follow(this.#query, this.#limit, address, () => this.wanted > 0);
    if (listed === null) return;
    const { tables: listings, counts } = listed;
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
