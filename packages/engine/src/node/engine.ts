/** The engine in a worker thread of Node. */
import { Worker } from 'node:worker_threads';
import { RemoteEngine } from '../remote.ts';

export interface EngineSettings {
  /** Memory for what has been searched. */
  readonly megabytes: number;
  /** Are the endgame tables used, where they are installed? */
  readonly tables: boolean;
}

/** It keeps the process running until it is closed. */
export class ThreadEngine extends RemoteEngine {
  /** Loaded and listening. Asking before that is fine too; a failure to start shows in both. */
  readonly ready: Promise<void>;
  readonly #worker: Worker;

  constructor(worker: Worker) {
    super({
      post: (message) => worker.postMessage(message),
      onMessage: (handler) => worker.on('message', handler),
    });
    this.#worker = worker;
    this.ready = new Promise((ready, fail) => {
      worker.on('message', (message: { readonly type: string }) => message.type === 'ready' && ready());
      const gone = (error: Error) => {
        fail(error);
        this.fail(error);
      };
      worker.on('error', gone);
      worker.on('exit', () => gone(new Error('The engine has ended.')));
    });
    // Whoever does not wait for it hears of a failure when asking.
    this.ready.catch(() => undefined);
  }

  /** Ends the thread, whatever it is doing; what was asked and not answered fails. */
  async close(): Promise<void> {
    await this.#worker.terminate();
  }
}

export const startEngine = (settings: EngineSettings): ThreadEngine =>
  new ThreadEngine(new Worker(new URL('./engine-worker.ts', import.meta.url), { workerData: settings }));
