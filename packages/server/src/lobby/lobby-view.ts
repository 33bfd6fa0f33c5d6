/** What one query of the lobby shows, for everybody on this node who asked for the same. */
import type { LobbyCounts, LobbyQuery, TableId, TableListing } from '@crownhead/protocol';
import { EncodedMessage } from '../room/frame.ts';
import type { Peer } from '../room/peer.ts';
import type { Clock } from '../time/clock.ts';
import type { ListedTables, LobbyReader } from './lobby-reader.ts';

/** Bytes of changes a second for all who watch one list, and for each of them: whoever changes tables makes both. */
const BYTES_PER_SECOND = 256 * 1024;
const BYTES_PER_SECOND_EACH = 8 * 1024;
/** However many watch and however much changes, a change is sent after this. */
export const LONGEST_REST_MS = 5000;

/** How long nothing more is sent after so many bytes to so many. */
const restAfter = (bytes: number, watchers: number): number =>
  Math.min(LONGEST_REST_MS, 1000 * bytes * (watchers / BYTES_PER_SECOND + 1 / BYTES_PER_SECOND_EACH));

/** In place of a listing of which some watchers know a newer one: it is sent again, whatever it is then. */
const UNSETTLED = '';

export class LobbyView {
  /** Peers that have the list and are sent changes. */
  readonly watchers = new Set<Peer>();
  /** How many have asked for it by whose turn they share, with those who still wait for the list. */
  readonly wanted = new Map<string, number>();
  readonly #reader: LobbyReader;
  readonly #query: LobbyQuery;
  readonly #limit: number;
  readonly #clock: Pick<Clock, 'now'>;
  #tables: readonly TableListing[] = [];
  #counts: LobbyCounts = { all: 0, free: 0, playing: 0 };
  /** What was read last, and of that what the watchers have been sent. */
  #read = new Map<TableId, string>();
  #sent = new Map<TableId, string>();
  #sentCounts = '';
  #restsUntil = 0;
  /** The next reading, which has not begun. */
  #next: PromiseWithResolvers<void> | null = null;
  /** Those in whose turn a reading is queued. */
  readonly #queued = new Set<string>();
  /** Counts readings, so that the one that waited longest is next. */
  readAt = 0;

  constructor(reader: LobbyReader, clock: Pick<Clock, 'now'>, query: LobbyQuery, limit: number) {
    this.#reader = reader;
    this.#clock = clock;
    this.#query = query;
    this.#limit = limit;
  }

  /** Have the watchers just been sent so much that the next change waits? */
  get isResting(): boolean {
    return this.#clock.now() < this.#restsUntil;
  }

  /** The whole list, for somebody who has just come: as it was read last, which the others may not have yet. */
  sendList(peer: Peer): void {
    peer.send({ type: 'lobby', tables: [...this.#tables], counts: this.#counts });
    for (const table of [...this.#sent.keys(), ...this.#read.keys()]) {
      if (this.#sent.get(table) !== this.#read.get(table)) this.#sent.set(table, UNSETTLED);
    }
    if (this.#sentCounts !== JSON.stringify(this.#counts)) this.#sentCounts = UNSETTLED;
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

  #show({ tables, counts }: ListedTables): void {
    this.#tables = tables;
    this.#counts = counts;
    this.#read = new Map(tables.map((listing) => [listing.table, JSON.stringify(listing)]));
    if (!this.isResting) this.#sendChanges();
  }

  #sendChanges(): void {
    const tables = this.#tables.filter(({ table }) => this.#sent.get(table) !== this.#read.get(table));
    const gone = [...this.#sent.keys()].filter((table) => !this.#read.has(table));
    const counts = JSON.stringify(this.#counts);
    const recounted = counts !== this.#sentCounts;
    this.#sent = new Map(this.#read);
    this.#sentCounts = counts;
    if ((tables.length === 0 && gone.length === 0 && !recounted) || this.watchers.size === 0) return;
    const change = new EncodedMessage({ type: 'lobby.changed', tables, gone, counts: this.#counts });
    for (const peer of this.watchers) peer.deliver(change);
    this.#restsUntil = this.#clock.now() + restAfter(change.frame.length, this.watchers.size);
  }
}
