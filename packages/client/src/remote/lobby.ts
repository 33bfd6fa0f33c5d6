/** The list of open tables, kept up to date while somebody looks at it. */
import type { ServerMessageOf, TableId, TableListing } from '@crownhead/protocol';
import { Listeners } from '../listeners.ts';

/** The open tables as they were last told. */
export interface LobbyView {
  /** Newest first. */
  readonly tables: readonly TableListing[];
  /** False until the list has come for the first time, and while the connection is broken. */
  readonly fresh: boolean;
}

/** Made by `Connection.watchLobby`. */
export class Lobby {
  readonly #listeners = new Listeners<LobbyView>();
  readonly #onClose: () => void;
  #tables: ReadonlyMap<TableId, TableListing> = new Map();
  #fresh = false;

  constructor(onClose: () => void) {
    this.#onClose = onClose;
  }

  /** The list as it is now: a new value at each change. */
  get view(): LobbyView {
    const tables = [...this.#tables.values()].sort((a, b) => b.createdAt - a.createdAt);
    return { tables, fresh: this.#fresh };
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
  listed({ tables }: ServerMessageOf<'lobby'>): void {
    this.#set(new Map(tables.map((listing) => [listing.table, listing])), true);
  }

  /** For the connection: some tables are new, different or gone. */
  changed({ tables, gone }: ServerMessageOf<'lobby.changed'>): void {
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
