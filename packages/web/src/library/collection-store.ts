/** Where collections are kept: the browser's database. Its list is apart from the games, so that showing it reads no games. */
import type { StorageFault } from './messages.ts';

export interface StoredEntry {
  readonly id: string;
  readonly title: string;
  readonly games: number;
  /** When it was added, which orders the list. */
  readonly at: number;
}

/** Every promise may fail with a `StorageProblem`. */
export interface CollectionStore {
  list(): Promise<readonly StoredEntry[]>;
  read(id: string): Promise<Uint8Array | null>;
  write(entry: StoredEntry, packed: Uint8Array): Promise<void>;
  rename(id: string, title: string): Promise<void>;
  remove(id: string): Promise<void>;
}

export class StorageProblem extends Error {
  override readonly name = 'StorageProblem';
  readonly fault: StorageFault;

  constructor(cause: unknown) {
    super('the browser keeps nothing', { cause });
    this.fault = (cause as Error | null)?.name === 'QuotaExceededError' ? 'full' : 'refused';
  }
}

const NAME = 'crownhead-library';
const ENTRIES = 'entries';
const GAMES = 'games';

function opened(factory: IDBFactory): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = factory.open(NAME, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(ENTRIES, { keyPath: 'id' });
      request.result.createObjectStore(GAMES);
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(request.error);
  });
}

/** The result of a request, once the transaction that it is part of is complete. */
function completed<T>(transaction: IDBTransaction, request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve(request.result);
    transaction.onerror = () => reject(transaction.error);
    transaction.onabort = () => reject(transaction.error);
  });
}

export class BrowserStore implements CollectionStore {
  readonly #factory: IDBFactory | undefined;
  #database: Promise<IDBDatabase> | null = null;

  constructor(factory: IDBFactory | undefined) {
    this.#factory = factory;
  }

  list(): Promise<readonly StoredEntry[]> {
    return this.#do('readonly', (stores) => stores.entries.getAll());
  }

  read(id: string): Promise<Uint8Array | null> {
    return this.#do('readonly', (stores) => stores.games.get(id)).then((packed) => packed ?? null);
  }

  async write(entry: StoredEntry, packed: Uint8Array): Promise<void> {
    await this.#do('readwrite', (stores) => {
      stores.games.put(packed, entry.id);
      return stores.entries.put(entry);
    });
  }

  async rename(id: string, title: string): Promise<void> {
    const entry = (await this.list()).find((one) => one.id === id);
    if (entry) await this.#do('readwrite', (stores) => stores.entries.put({ ...entry, title }));
  }

  async remove(id: string): Promise<void> {
    await this.#do('readwrite', (stores) => {
      stores.games.delete(id);
      return stores.entries.delete(id);
    });
  }

  async #do<T>(
    mode: IDBTransactionMode,
    work: (stores: { readonly entries: IDBObjectStore; readonly games: IDBObjectStore }) => IDBRequest<T>,
  ): Promise<T> {
    try {
      if (!this.#factory) throw new Error('no database');
      this.#database ??= opened(this.#factory);
      const transaction = (await this.#database).transaction([ENTRIES, GAMES], mode);
      const stores = { entries: transaction.objectStore(ENTRIES), games: transaction.objectStore(GAMES) };
      return await completed(transaction, work(stores));
    } catch (cause) {
      this.#database = null;
      throw new StorageProblem(cause);
    }
  }
}
