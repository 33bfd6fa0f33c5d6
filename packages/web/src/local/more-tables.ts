/**
 * Endgame tables of six pieces, where the server has them: a few slices at a time, for the position that is looked at. What was
 * loaded is kept on the device, up to a limit, so that it is there without a network.
 */
import { type NamedTable, nearMaterials } from '@crownhead/engine';
import type { EndgameSlices } from '@crownhead/protocol';
import type { Position } from '@crownhead/rules';

const LIST = '/api/endgames';
/** Not one of the app’s own caches, which go with each version of it. */
const CACHE = 'endgame-slices';
/** Bytes that are kept on the device. */
export const MOST_KEPT = 24 * 1024 * 1024;
/** A search does not wait longer; what comes later helps the next one. */
const PATIENCE_MS = 3000;

type Slices = EndgameSlices['slices'];

/** What is asked for is always below the address of the list. */
const NAME = /^[\w-]+$/;

/** Where responses are kept, as far as it is needed here. */
export interface SliceCache {
  match(address: string): Promise<Response | undefined>;
  put(address: string, response: Response): Promise<void>;
  keys(): Promise<readonly { readonly url: string }[]>;
  delete(address: string): Promise<boolean>;
}

export interface SliceSource {
  readonly fetch: (address: string) => Promise<Response>;
  /** Null where a browser has none. */
  readonly openCache: () => Promise<SliceCache | null>;
}

const pathOf = (url: string): string => new URL(url, 'http://host').pathname;

export class MoreTables {
  readonly #source: SliceSource;
  /** What has come or is on its way, by name. */
  readonly #files = new Map<string, Promise<Uint8Array | null>>();
  #list: Promise<Slices> | null = null;

  constructor(source: SliceSource) {
    this.#source = source;
  }

  /** The slices for a position that have come within the time there is; none where the server has none. */
  async for(position: Position): Promise<readonly NamedTable[]> {
    const wanted = nearMaterials(position);
    const slices = (await this.#known()).filter(({ material }) => wanted.includes(material));
    const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE_MS));
    const found = await Promise.all(
      slices.map(async ({ name }) => {
        const bytes = await Promise.race([this.#file(name), late]);
        return bytes === null ? [] : [{ name, bytes }];
      }),
    );
    return found.flat();
  }

  #known(): Promise<Slices> {
    this.#list ??= this.#readList().catch(() => {
      // Without a network, and never loaded: asked for again the next time.
      this.#list = null;
      return [];
    });
    return this.#list;
  }

  async #readList(): Promise<Slices> {
    const cache = await this.#source.openCache();
    const fresh = await this.#source.fetch(LIST).catch(() => undefined);
    if (fresh?.ok) await cache?.put(LIST, fresh.clone());
    const response = fresh?.ok ? fresh : await cache?.match(LIST);
    if (response === undefined) throw new Error('no list');
    const { slices } = (await response.json()) as EndgameSlices;
    return slices.filter(({ name }) => NAME.test(name));
  }

  #file(name: string): Promise<Uint8Array | null> {
    const known = this.#files.get(name);
    if (known !== undefined) return known;
    const file = this.#load(`${LIST}/${name}`).catch(() => {
      this.#files.delete(name);
      return null;
    });
    this.#files.set(name, file);
    return file;
  }

  async #load(address: string): Promise<Uint8Array> {
    const cache = await this.#source.openCache();
    const kept = await cache?.match(address);
    if (kept !== undefined) return new Uint8Array(await kept.arrayBuffer());
    const response = await this.#source.fetch(address);
    if (!response.ok) throw new Error(`${response.status}`);
    const bytes = new Uint8Array(await response.arrayBuffer());
    if (cache !== null) await this.#keep(cache, address, bytes).catch(() => undefined);
    return bytes;
  }

  /** The ones that came first go first. */
  async #keep(cache: SliceCache, address: string, bytes: Uint8Array): Promise<void> {
    if (bytes.length > MOST_KEPT) return;
    await cache.put(address, new Response(bytes.slice()));
    const sizes = new Map((await this.#known()).map(({ name, bytes: size }) => [`${LIST}/${name}`, size]));
    const kept = (await cache.keys()).map(({ url }) => pathOf(url)).filter((path) => path !== LIST);
    let sum = 0;
    for (const path of kept.toReversed()) {
      // Those that the server no longer has are of no use.
      const size = sizes.get(path);
      sum += size ?? 0;
      if (size === undefined || sum > MOST_KEPT) await cache.delete(path);
    }
  }
}

const openCache = async (): Promise<SliceCache | null> => {
  try {
    return typeof caches === 'undefined' ? null : await caches.open(CACHE);
  } catch {
    return null;
  }
};

let own: MoreTables | null = null;

/** Those of this page’s server. */
export function moreTables(position: Position): Promise<readonly NamedTable[]> {
  own ??= new MoreTables({ fetch: (address) => fetch(address), openCache });
  return own.for(position);
}
