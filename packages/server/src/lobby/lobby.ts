/** The live list of open tables, for those who look at it on this node. */
import type { TableId, TableListing } from '@crownhead/protocol';
import type { Store } from '../store/store.ts';
import type { Cancel, Clock } from '../time/clock.ts';
import { Framed } from '../ws/frame.ts';
import type { Peer } from '../ws/peer.ts';

/** Tables of other nodes show up within this. */
const REREAD_MS = 1000;
/** What happens here is shown after this; many things happen at once. */
const DELAY_MS = 100;
const MOST_LISTED = 200;

export class Lobby {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #onFailure: (error: unknown) => void;
  readonly #watchers = new Set<Peer>();
  #shown = new Map<TableId, string>();
  #reading: Promise<void> | null = null;
  #soon: Cancel | null = null;
  readonly #stop: Cancel;

  constructor(store: Store, clock: Clock, onFailure: (error: unknown) => void) {
    this.#store = store;
    this.#clock = clock;
    this.#onFailure = onFailure;
    this.#stop = clock.every(REREAD_MS, () => this.#refresh());
  }

  async watch(peer: Peer): Promise<void> {
    this.#watchers.add(peer);
    await this.#read();
    if (!this.#watchers.has(peer)) return;
    const tables = [...this.#shown.values()].map((text) => JSON.parse(text) as TableListing);
    peer.send({ type: 'lobby', tables });
  }

  leave(peer: Peer): void {
    this.#watchers.delete(peer);
  }

  /** Something changed that the list shows. */
  changed(): void {
    if (this.#watchers.size === 0 || this.#soon) return;
    this.#soon = this.#clock.after(DELAY_MS, () => {
      this.#soon = null;
      this.#refresh();
    });
  }

  close(): void {
    this.#stop();
    this.#soon?.();
    this.#watchers.clear();
  }

  async #refresh(): Promise<void> {
    if (this.#watchers.size === 0) return;
    try {
      await this.#read();
    } catch (error) {
      this.#onFailure(error);
    }
  }

  /** One reading at a time; whoever comes meanwhile waits for the next. */
  async #read(): Promise<void> {
    await this.#reading?.catch(() => undefined);
    this.#reading ??= this.#readOnce().finally(() => {
      this.#reading = null;
    });
    await this.#reading;
  }

  async #readOnce(): Promise<void> {
    const listings = await this.#store.listings(MOST_LISTED);
    const next = new Map(listings.map((listing) => [listing.table, JSON.stringify(listing)]));
    const tables = listings.filter(({ table }) => this.#shown.get(table) !== next.get(table));
    const gone = [...this.#shown.keys()].filter((table) => !next.has(table));
    this.#shown = next;
    if (tables.length === 0 && gone.length === 0) return;
    const change = new Framed({ type: 'lobby.changed', tables: [...tables], gone });
    for (const peer of this.#watchers) peer.deliver(change);
  }
}
