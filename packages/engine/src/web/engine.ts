/** The engine in a Web Worker, from the page's side. The page makes the worker, since only its bundler knows where it is. */
import { TABLE_FILES } from '../endgame/load-tables.ts';
import { RemoteEngine } from '../remote.ts';
import type { HelperStart } from '../threads/helper.ts';

/** How the engine of a page begins. */
export interface WebSettings {
  /** Memory for what has been searched. */
  readonly megabytes: number;
  /** The address of each endgame table by its file name, as a bundler or a server has it; null to do without. */
  readonly tables: ((file: string) => string) | null;
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
