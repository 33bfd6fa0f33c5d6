/** The list of open tables, kept up to date while somebody looks at it. */
import {
  compareTables,
  LOBBY_PAGE,
  type LobbyCounts,
  type LobbyQuery,
  type ServerMessageOf,
  type TableId,
  type TableListing,
} from '@crownhead/protocol';
import { Listeners } from '../listeners.ts';

/** The open tables, as the server last sent them. */
export interface LobbyView {
  /** Those that wait for somebody first, then games; the newest first. */
  readonly tables: readonly TableListing[];
  /** How many tables fit what is searched for; left out until the server has said. */
  readonly counts?: LobbyCounts;
  /** How many of them come before these, on earlier pages of what is searched for. */
  readonly before?: number;
  /** How many come after these. */
  readonly after?: number;
  /** False until the list has come for the first time, and while the connection is broken. */
  readonly fresh: boolean;
}

/** Made by `Connection.watchLobby`. */
export class Lobby {
  readonly #listeners = new Listeners<LobbyView>();
  readonly #onClose: () => void;
  readonly #onQuery: () => void;
  #query: LobbyQuery | undefined;
  #counts: LobbyCounts | null = null;
  #tables: ReadonlyMap<TableId, TableListing> = new Map();
  #fresh = false;

  constructor(onClose: () => void, onQuery: () => void) {
    this.#onClose = onClose;
    this.#onQuery = onQuery;
  }

  /** What is searched for; undefined for the first tables of all. */
  get query(): LobbyQuery | undefined {
    return this.#query;
  }

  /** Looks for other tables from now on; what was known stays until they have come. */
  search(query: LobbyQuery): void {
    this.#query = query;
    this.#onQuery();
  }

  /** The list as it is now: a new value at each change. */
  get view(): LobbyView {
    const tables = [...this.#tables.values()].sort(compareTables);
    const view = { tables, fresh: this.#fresh };
    if (!this.#counts) return view;
    const { state = 'all', page = 0 } = this.#query ?? {};
    const before = page * LOBBY_PAGE;
    const after = Math.max(0, this.#counts[state] - before - tables.length);
    return { ...view, counts: this.#counts, before, after };
  }

  /** Calls at each change; the answer stops it. */
  subscribe(listener: (view: LobbyView) => void): () => void {
    return this.#listeners.add(listener);
  }

  /** Nobody looks any more: the server stops telling. */
  close(): void {
    this.#onClose();
  }

  /** For the connection: the whole list has come. */
  listed({ tables, counts }: ServerMessageOf<'lobby'>): void {
    this.#counts = counts ?? null;
    this.#set(new Map(tables.map((listing) => [listing.table, listing])), true);
  }

  /** For the connection: some tables are new, different or gone. */
  changed({ tables, gone, counts }: ServerMessageOf<'lobby.changed'>): void {
    this.#counts = counts ?? this.#counts;
    const next = new Map(this.#tables);
    for (const table of gone) next.delete(table);
    for (const listing of tables) next.set(listing.table, listing);
    this.#set(next, this.#fresh);
  }

  /** For the connection: it is broken. What was known stays to be read. */
  down(): void {
    this.#set(this.#tables, false);
  }

  #set(tables: ReadonlyMap<TableId, TableListing>, fresh: boolean): void {
    this.#tables = tables;
    this.#fresh = fresh;
    this.#listeners.tell(this.view);
  }
}
