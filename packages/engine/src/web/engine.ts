/** The engine in a Web Worker, from the page's side. The page makes the worker, since only its bundler knows where it is. */
import { RemoteEngine } from '../remote.ts';

/** How the engine of a page begins. */
export interface WebSettings {
  /** Memory for what has been searched. */
  readonly megabytes: number;
  /** The address of the folder of endgame tables, its slash included; null to do without. */
  readonly tables: string | null;
}

/** What a page's worker can do, as far as it is needed here. */
export interface WorkerLike {
  postMessage(message: unknown): void;
  terminate(): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  addEventListener(type: 'error', listener: (event: { readonly message: string }) => void): void;
}

/** Ask it like any `RemoteEngine`; the worker runs `@crownhead/engine/web-worker`. */
export class WebEngine extends RemoteEngine {
  readonly #worker: WorkerLike;

  constructor(worker: WorkerLike, settings: WebSettings) {
    worker.postMessage(settings);
    super({
      post: (message) => worker.postMessage(message),
      onMessage: (handler) => worker.addEventListener('message', ({ data }) => handler(data)),
    });
    this.#worker = worker;
    worker.addEventListener('error', ({ message }) => this.fail(new Error(message)));
  }

  /** Ends the worker, whatever it is doing; what was asked and not answered fails. */
  close(): void {
    this.#worker.terminate();
    this.fail(new Error('The engine has ended.'));
  }
}
