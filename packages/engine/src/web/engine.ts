/** The engine in a Web Worker, from the page's side. The page makes the worker, since only its bundler knows where it is. */
import type { Position } from '@crownhead/rules';
import { TABLE_FILES } from '../endgame/load-tables.ts';
import type { SearchResult } from '../engine.ts';
import { checkRequest } from '../invalid-request.ts';
import { RemoteEngine, type SearchOptions } from '../remote.ts';
import type { SearchRequest } from '../search-request.ts';
import type { HelperStart } from '../threads/helper.ts';

/** A table file under a name of its own. */
export interface NamedTable {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** How the engine of a page begins. */
export interface WebSettings {
  /** Memory for what has been searched. */
  readonly megabytes: number;
  /** The address of each endgame table by its file name, as a bundler or a server has it; null to do without. */
  readonly tables: ((file: string) => string) | null;
  /** Fetches more tables that a search of this position can use, besides those above; they are kept. */
  readonly moreTables?: (position: Position) => Promise<readonly NamedTable[]>;
  /** The address of `core.wasm`, the quicker search core; without it, or null: the one in TypeScript. */
  readonly core?: string | null;
  /** The address of `openings.bin`, the opening book; without it, or null: every move is found by searching. */
  readonly book?: string | null;
  /** Threads that search together at full strength; one, unless given. Only a page with shared memory can have more. */
  readonly threads?: number;
  /** Takes a sentence about what does not keep the engine from playing, such as a table that is missing. */
  readonly warn?: (message: string) => void;
}

/** The first message to a worker. */
export interface WebStart {
  readonly megabytes: number;
  readonly tables: Readonly<Record<string, string>> | null;
  readonly core: string | null;
  readonly book: string | null;
  readonly threads: number;
}

/** The first message to a worker that helps another one. */
export interface WebHelperStart {
  readonly helper: HelperStart;
  readonly tables: WebStart['tables'];
}

/** More tables for a worker that has begun. */
export interface WebTables {
  readonly type: 'tables';
  readonly files: readonly Uint8Array[];
}

/** What it says besides answers. */
export type WebNotice = { readonly type: 'warning'; readonly message: string };

/** What a page's worker can do, as far as it is needed here. */
export interface WorkerLike {
  postMessage(message: unknown): void;
  terminate(): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  addEventListener(type: 'error', listener: (event: { readonly message: string }) => void): void;
}

const addresses = ({ tables }: WebSettings): WebStart['tables'] =>
  tables && Object.fromEntries(TABLE_FILES.map((file) => [file, tables(file)]));

/**
 * Ask it like any `RemoteEngine`; the worker runs `@crownhead/engine/web-worker`. In a page without cross-origin isolation a
 * searching worker cannot be told to stop: it is ended instead, and another one begins.
 */
export class WebEngine extends RemoteEngine {
  readonly #newWorker: () => WorkerLike;
  readonly #settings: WebSettings;
  readonly #connection: { worker: WorkerLike; handle: (message: unknown) => void };
  /** More tables, by name: a worker that takes the place of another gets them too. */
  readonly #given = new Map<string, Uint8Array>();

  constructor(newWorker: () => WorkerLike, settings: WebSettings) {
    const connection = { worker: newWorker(), handle: (_: unknown): void => undefined };
    super({
      post: (message) => connection.worker.postMessage(message),
      onMessage: (handler) => {
        connection.handle = handler;
      },
    });
    this.#newWorker = newWorker;
    this.#settings = settings;
    this.#connection = connection;
    this.#begin(connection.worker);
  }

  override async search(request: SearchRequest, options: SearchOptions = {}): Promise<SearchResult> {
    const { moreTables, tables } = this.#settings;
    if (moreTables === undefined || tables === null) return super.search(request, options);
    checkRequest(request);
    this.#give(await moreTables(request.position));
    return super.search(request, options);
  }

  #give(tables: readonly NamedTable[]): void {
    const fresh = tables.filter(({ name }) => !this.#given.has(name));
    for (const { name, bytes } of fresh) this.#given.set(name, bytes);
    this.#post(fresh.map(({ bytes }) => bytes));
  }

  #post(files: readonly Uint8Array[]): void {
    if (files.length > 0) this.#connection.worker.postMessage({ type: 'tables', files } satisfies WebTables);
  }

  #begin(worker: WorkerLike): void {
    const isCurrent = () => worker === this.#connection.worker;
    worker.addEventListener('message', ({ data }) => {
      if (!isCurrent()) return;
      const notice = data as WebNotice;
      if (notice.type === 'warning') this.#settings.warn?.(notice.message);
      else this.#connection.handle(data);
    });
    worker.addEventListener('error', ({ message }) => isCurrent() && this.fail(new Error(message)));
    const { megabytes, core = null, book = null, threads = 1 } = this.#settings;
    const tables = addresses(this.#settings);
    worker.postMessage({ megabytes, core, book, threads, tables } satisfies WebStart);
    this.#post([...this.#given.values()]);
  }

  protected override replaceWorker(): void {
    this.#connection.worker.terminate();
    const worker = this.#newWorker();
    this.#connection.worker = worker;
    this.#begin(worker);
    this.resend();
  }

  /** Ends the worker, whatever it is doing; what was asked and not answered fails. */
  close(): void {
    this.#connection.worker.terminate();
    this.fail(new Error('The engine has ended.'));
  }
}
