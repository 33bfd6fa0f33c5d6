/** The collections that are open, and how the others are found: shipped, kept in the browser, or only in memory. */
import { type Collection, packCollection, unpackCollection } from '@crownhead/library';
import { type CollectionStore, StorageProblem, type StoredEntry } from './collection-store.ts';
import {
  type CollectionEntry,
  DEVICE,
  type LibraryFault,
  type Listing,
  SHIPPED,
  type StorageFault,
} from './messages.ts';

/** A message for the user. */
export class LibraryProblem extends Error {
  override readonly name = 'LibraryProblem';
  readonly fault: LibraryFault;

  constructor(fault: LibraryFault) {
    super(fault);
    this.fault = fault;
  }
}

export interface CollectionSources {
  readonly store: CollectionStore;
  /** The games that come with the app, unpacked. */
  readonly loadShipped: () => Promise<Uint8Array>;
}

/** Those that were last used stay; a large one takes twenty megabytes. */
const MOST_OPEN = 3;

export class OpenCollections {
  readonly #sources: CollectionSources;
  /** In the order they were last used. */
  readonly #open = new Map<string, Collection>();
  /** What the browser would not keep. */
  readonly #unkept = new Map<string, StoredEntry & { readonly collection: Collection }>();

  constructor(sources: CollectionSources) {
    this.#sources = sources;
  }

  async list(): Promise<Listing> {
    const unkept = [...this.#unkept.values()].map((entry) => entryOf(entry, false));
    try {
      const kept = await this.#sources.store.list();
      const inOrder = kept.toSorted((a, b) => a.at - b.at).map((entry) => entryOf(entry, true));
      return { own: [...inOrder, ...unkept], fault: null };
    } catch (error) {
      return { own: unkept, fault: faultOf(error) };
    }
  }

  /** Fails with a `LibraryProblem` where there is none, or it cannot be read. */
  async get(id: string): Promise<Collection> {
    const collection = this.#open.get(id) ?? this.#unkept.get(id)?.collection ?? (await this.#load(id));
    this.put(id, collection);
    return collection;
  }

  /** Has it open, without keeping it. */
  put(id: string, collection: Collection): void {
    this.#open.delete(id);
    this.#open.set(id, collection);
    for (const old of this.#open.keys()) if (this.#open.size > MOST_OPEN) this.#open.delete(old);
  }

  /** Keeps it in the browser, or in memory where that refuses. */
  async keep(
    entry: StoredEntry,
    collection: Collection,
  ): Promise<{ readonly entry: CollectionEntry; readonly fault: StorageFault | null }> {
    this.put(entry.id, collection);
    try {
      await this.#sources.store.write(entry, packCollection(collection));
      this.#unkept.delete(entry.id);
      return { entry: entryOf(entry, true), fault: null };
    } catch (error) {
      this.#unkept.set(entry.id, { ...entry, collection });
      return { entry: entryOf(entry, false), fault: faultOf(error) };
    }
  }

  async entry(id: string): Promise<StoredEntry> {
    const found = this.#unkept.get(id) ?? (await this.#sources.store.list()).find((one) => one.id === id);
    if (!found) throw new LibraryProblem('gone');
    const { title, games, at } = found;
    return { id, title, games, at };
  }

  async rename(id: string, title: string): Promise<void> {
    const unkept = this.#unkept.get(id);
    if (unkept) this.#unkept.set(id, { ...unkept, title });
    else await this.#sources.store.rename(id, title);
  }

  async remove(id: string): Promise<void> {
    this.#open.delete(id);
    if (!this.#unkept.delete(id)) await this.#sources.store.remove(id);
  }

  async #load(id: string): Promise<Collection> {
    // The games of this device are handed in as texts.
    if (id === DEVICE) throw new LibraryProblem('gone');
    const packed = id === SHIPPED ? await this.#sources.loadShipped() : await this.#sources.store.read(id);
    if (packed === null) throw new LibraryProblem('gone');
    const collection = unpackCollection(packed);
    if (!collection.ok) throw new LibraryProblem('damaged');
    return collection.value;
  }
}

const entryOf = ({ id, title, games }: StoredEntry, isKept: boolean): CollectionEntry => ({
  ...{ id, title, games, isKept },
});

const faultOf = (error: unknown): StorageFault => {
  if (error instanceof StorageProblem) return error.fault;
  throw error;
};
