/** The tables a node has in memory: loaded when needed, dropped when nobody here needs them. */
import type { TableId } from '@crownhead/protocol';
import { TableHost, type TableHostDeps } from './host.ts';

export class Tables {
  readonly #deps: TableHostDeps;
  /** How many idle tables are kept for the case that somebody comes back to them. */
  readonly #kept: number;
  readonly #hosts = new Map<TableId, Promise<TableHost>>();
  readonly #loaded = new Map<TableId, TableHost>();
  readonly #uses = new Map<TableId, number>();

  constructor(world: TableHostDeps, kept = 200) {
    this.#deps = world;
    this.#kept = kept;
  }

  /** The table as this node knows it; a table that does not exist has status `none`. */
  get(id: TableId): Promise<TableHost> {
    const known = this.#hosts.get(id);
    if (known) {
      // Last used, last dropped.
      this.#hosts.delete(id);
      this.#hosts.set(id, known);
      return known;
    }
    const loading = this.#load(id);
    this.#hosts.set(id, loading);
    loading.catch(() => this.#hosts.delete(id));
    this.#dropIdle();
    return loading;
  }

  /** Keeps a table in memory while the job lasts: a copy that was dropped would not get what is appended through the next one. */
  async use<T>(id: TableId, job: (host: TableHost) => Promise<T>): Promise<T> {
    this.#uses.set(id, (this.#uses.get(id) ?? 0) + 1);
    try {
      return await job(await this.get(id));
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

  /** Forgets a copy that nobody needs, because the log behind it was rewritten. */
  drop(id: TableId): void {
    if (!this.#loaded.get(id)?.idle || this.#uses.has(id)) return;
    this.#hosts.delete(id);
    this.#loaded.delete(id);
  }

  get size(): number {
    return this.#hosts.size;
  }

  loaded(): IterableIterator<TableHost> {
    return this.#loaded.values();
  }

  async #load(id: TableId): Promise<TableHost> {
    const host = new TableHost(id, this.#deps);
    await host.load();
    this.#loaded.set(id, host);
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
