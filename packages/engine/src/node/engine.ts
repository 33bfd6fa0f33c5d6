/** The engine in a worker thread of Node. */
import type { Worker } from 'node:worker_threads';
import { RemoteEngine } from '../remote.ts';
import type { CoreName } from '../search-core.ts';
import { startThread } from './thread.ts';

/** How the engine of a thread begins. */
export interface EngineSettings {
  /** Memory for what has been searched. */
  readonly megabytes: number;
  /** Are the endgame tables used, where they are installed? */
  readonly tables: boolean;
  /** Do levels open from the opening book? They do, unless given. */
  readonly book?: boolean;
  /** Threads that search together at full strength; one, unless given. They need the core in WebAssembly. */
  readonly threads?: number;
  /** Which search core: the one in WebAssembly, where it runs, or the one in TypeScript. The first, unless given. */
  readonly core?: CoreName;
  /** Do time limits count the processor time of the engine's thread? Then a busy machine takes nothing away from it. */
  readonly cpu?: boolean;
}

type Notice = { readonly type: 'ready' } | { readonly type: 'warning'; readonly message: string };

/** Takes a sentence about something that does not keep the engine from playing. */
export type Warn = (message: string) => void;

const toStandardError: Warn = (message) => {
  process.stderr.write(`crownhead: ${message}\n`);
};

/** It keeps the process running until it is closed. */
export class ThreadEngine extends RemoteEngine {
  /** Loaded and listening. Asking before that is fine too; a failure to start shows in both. */
  readonly ready: Promise<void>;
  /** Resolves when it has ended, for whatever reason: it answers nothing any more. */
  readonly ended: Promise<void>;
  readonly #worker: Worker;

  constructor(worker: Worker, warn: Warn) {
    super({
      post: (message) => worker.postMessage(message),
      onMessage: (handler) => worker.on('message', handler),
    });
    this.#worker = worker;
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    this.ended = ended;
    this.ready = new Promise((ready, fail) => {
      worker.on('message', (notice: Notice) => {
        if (notice.type === 'ready') ready();
        else if (notice.type === 'warning') warn(notice.message);
      });
      const gone = (error: Error) => {
        fail(error);
        end();
        this.fail(error);
      };
      worker.on('error', gone);
      worker.on('exit', () => gone(new Error('The engine has ended.')));
    });
    // A caller that does not wait for it sees the failure at its first request.
    this.ready.catch(() => undefined);
  }

  /** Ends the thread, whatever it is doing; what was asked and not answered fails. */
  async close(): Promise<void> {
    await this.#worker.terminate();
  }
}

/** What does not keep it from playing, such as tables it cannot use, is a line on standard error, or for `warn` to tell. */
export const startEngine = (settings: EngineSettings, warn: Warn = toStandardError): ThreadEngine =>
  new ThreadEngine(startThread(new URL('./engine-worker.ts', import.meta.url), settings), warn);
