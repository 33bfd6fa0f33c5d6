/** The tables a node has in memory: loaded when needed, dropped when nobody here needs them. */
import type { TableId } from '@crownhead/protocol';
import type { Payer } from '../limits/budget.ts';
import { FairQueue } from '../limits/fair-queue.ts';
import { TableHost, type TableHostDeps } from './host.ts';

/** For whom a table is loaded. */
export type Asker = Pick<Payer, 'address'> & Partial<Payer>;

export interface TablesDeps extends TableHostDeps {
  /** A table was read from the store because somebody asked for it. */
  onLoaded(asker: Asker, bytes: number): void;
}

/** Tables read from the store at a time; those who have asked for many wait for their own. */
const LOADING = { atOnce: 4, waiting: Infinity, waitingPerAddress: Infinity } as const;

export class Tables {
  readonly #deps: TablesDeps;
  /** How many idle tables are kept for the case that somebody comes back to them. */
  readonly #kept: number;
  readonly #hosts = new Map<TableId, Promise<TableHost>>();
  readonly #loaded = new Map<TableId, TableHost>();
  readonly #uses = new Map<TableId, number>();
  readonly #loading = new FairQueue(LOADING);

  constructor(world: TablesDeps, kept = 200) {
    this.#deps = world;
    this.#kept = kept;
  }

  /**
   * The table as this node knows it; a table that does not exist has status `none`. What the node itself needs, without an
   * asker, is loaded immediately.
   */
  get(id: TableId, asker?: Asker): Promise<TableHost> {
    // Everybody waits in their own place: two who want the same table do not wait for the slower one's turn.
    if (!this.#hosts.has(id) && asker) return this.#loading.wait(asker.address, () => this.#now(id, asker));
    return this.#now(id, asker);
  }

  #now(id: TableId, asker: Asker | undefined): Promise<TableHost> {
    const known = this.#hosts.get(id);
    if (known) {
      // Last used, last dropped.
      this.#hosts.delete(id);
      this.#hosts.set(id, known);
      return known;
    }
    const loading = this.#load(id, asker);
    this.#hosts.set(id, loading);
    loading.catch(() => this.#hosts.delete(id));
    this.#dropIdle();
    return loading;
  }

  /** Keeps a table in memory while the job lasts: a copy that was dropped would not get what is appended through the next one. */
  async use<T>(id: TableId, job: (host: TableHost) => Promise<T>, asker?: Asker): Promise<T> {
    this.#uses.set(id, (this.#uses.get(id) ?? 0) + 1);
    try {
      return await job(await this.get(id, asker));
    } finally {
      const left = this.#uses.get(id)! - 1;
      if (left > 0) this.#uses.set(id, left);
      else this.#uses.delete(id);
    }
  }

  /** Only if it is in memory. */
  peek(id: TableId): TableHost | null {
    return this.#loaded.get(id) ?? null;
  }

  get size(): number {
    return this.#hosts.size;
  }

  loaded(): IterableIterator<TableHost> {
    return this.#loaded.values();
  }

  async #load(id: TableId, asker: Asker | undefined): Promise<TableHost> {
    const host = new TableHost(id, this.#deps);
    const bytes = await host.load();
    this.#loaded.set(id, host);
    if (asker) this.#deps.onLoaded(asker, bytes);
    return host;
  }

  #dropIdle(): void {
    if (this.#hosts.size <= this.#kept) return;
    for (const id of this.#hosts.keys()) {
      if (this.#hosts.size <= this.#kept) return;
      if (this.#loaded.get(id)?.idle && !this.#uses.has(id)) {
        this.#hosts.delete(id);
        this.#loaded.delete(id);
      }
    }
  }
}
