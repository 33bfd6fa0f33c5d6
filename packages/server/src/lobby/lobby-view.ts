/** What one query of the lobby shows, for everybody on this node who asked for the same. */
import type { LobbyCounts, LobbyQuery, TableId, TableListing } from '@crownhead/protocol';
import { EncodedMessage } from '../room/frame.ts';
import type { Peer } from '../room/peer.ts';
import type { ListedTables, LobbyReader } from './lobby-reader.ts';

export class LobbyView {
  /** Peers that have the list and are sent changes. */
  readonly watchers = new Set<Peer>();
  /** How many have asked for it by whose turn they share, with those who still wait for the list. */
  readonly wanted = new Map<string, number>();
  readonly #reader: LobbyReader;
  readonly #query: LobbyQuery;
  readonly #limit: number;
  #tables: readonly TableListing[] = [];
  #shown = new Map<TableId, string>();
  #counts: LobbyCounts = { all: 0, free: 0, playing: 0 };
  /** The next reading, which has not begun. */
  #next: PromiseWithResolvers<void> | null = null;
  /** Those in whose turn a reading is queued. */
  readonly #queued = new Set<string>();
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

  /**
   * Resolves after a reading that begins from now on; changes are sent to the watchers. It is queued in each of these turns,
   * and the first that comes serves all: nobody waits in the queue of somebody else.
   */
  read(turns: Iterable<string>): Promise<void> {
    this.#next ??= Promise.withResolvers();
    const { promise } = this.#next;
    for (const turn of turns) if (!this.#queued.has(turn)) void this.#readIn(turn);
    return promise;
  }

  async #readIn(turn: string): Promise<void> {
    this.#queued.add(turn);
    let reading = null as PromiseWithResolvers<void> | null;
    const begin = (): boolean => {
      this.#queued.delete(turn);
      reading = this.#next;
      this.#next = null;
      return reading !== null && this.wanted.size > 0;
    };
    try {
      const listed = await this.#reader.follow(this.#query, this.#limit, turn, begin);
      if (listed !== null) this.#show(listed);
      reading?.resolve();
    } catch (error) {
      reading?.reject(error);
    }
  }

  #show({ tables: listings, counts }: ListedTables): void {
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
