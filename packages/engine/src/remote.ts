/**
 * The engine on the other side of a message port: the same few messages for a Node worker thread and a Web Worker.
 * A searching worker reads no messages: it is stopped through shared memory, or replaced where a page has none.
 */
import type { Move, Strength } from '@crownhead/rules';
import type { Engine, SearchResult } from './engine.ts';
import { checkRequest, levelAt } from './invalid-request.ts';
import { moveAtLevel } from './levels.ts';
import type { SearchRequest } from './search-request.ts';

/** What both kinds of ports can do. */
export interface Port {
  post(message: unknown): void;
  onMessage(handler: (message: unknown) => void): void;
}

type Ask = { readonly id: number; readonly request: SearchRequest; readonly stop: Int32Array | null };
type ToEngine =
  | ({ readonly type: 'search' } & Ask)
  | ({ readonly type: 'play'; readonly strength: Strength; readonly seed: number } & Ask)
  | { readonly type: 'clear' };
type Job = Exclude<ToEngine, { readonly type: 'clear' }>;
type FromEngine =
  | { readonly type: 'progress'; readonly id: number; readonly result: SearchResult }
  | { readonly type: 'done'; readonly id: number; readonly result: SearchResult }
  | { readonly type: 'move'; readonly id: number; readonly move: Move | null }
  | { readonly type: 'failed'; readonly id: number; readonly message: string };

/** What to post to somebody who has asked and gets no answer. */
export const failure = (asked: unknown, message: string): object =>
  ({ type: 'failed', id: (asked as Ask).id, message }) satisfies FromEngine;

/** The engine's side: answers one message after the other. */
export function serveEngine(port: Port, engine: Engine): void {
  const answer = (message: Job): FromEngine => {
    const { id, request, stop } = message;
    const shouldStop = () => stop !== null && Atomics.load(stop, 0) !== 0;
    const report = (result: SearchResult) => port.post({ type: 'progress', id, result } satisfies FromEngine);
    if (message.type === 'search')
      return { type: 'done', id, result: engine.search(request, report, shouldStop) };
    const level = levelAt(message.strength, message.seed);
    return { type: 'move', id, move: moveAtLevel(engine, request, level, message.seed, shouldStop, report) };
  };
  port.onMessage((raw) => {
    const message = raw as ToEngine;
    if (message.type === 'clear') {
      engine.clear();
      return;
    }
    try {
      port.post(answer(message));
    } catch (error) {
      port.post(failure(message, String(error)));
    }
  });
}

/** What to do with the result of each iteration, and how to end the search early. */
export interface SearchOptions {
  readonly onResult?: (result: SearchResult) => void;
  readonly signal?: AbortSignal;
}

interface Waiting {
  readonly message: Job;
  readonly resolve: (message: FromEngine) => void;
  readonly reject: (error: Error) => void;
  readonly onResult: ((result: SearchResult) => void) | undefined;
  /** What it has found so far. */
  latest: SearchResult | null;
}

/** The same request, to be answered with the first thing found. */
const inNoTime = (message: Job): Job => ({
  ...message,
  request: { ...message.request, limits: { ...message.request.limits, ms: 0 } },
});

/** The asker's side: one small typed API over the port. */
export class RemoteEngine {
  readonly #port: Port;
  readonly #waiting = new Map<number, Waiting>();
  #next = 1;
  #failure: Error | null = null;

  constructor(port: Port) {
    this.#port = port;
    port.onMessage((raw) => this.#receive(raw as FromEngine));
  }

  /**
   * Searches until the request's limits or the signal end it; the last result holds the best move. A request that makes
   * no sense throws `InvalidRequest`, here and below.
   */
  async search(request: SearchRequest, options: SearchOptions = {}): Promise<SearchResult> {
    checkRequest(request);
    const done = await this.#ask((id, stop) => ({ type: 'search', id, request, stop }), options);
    if (done.type !== 'done') throw new Error('the engine answered something else');
    return done.result;
  }

  /** The move a level, 1 to 10, or a player of a rating makes; null where there is none. Below full strength the same seed gives the same move. */
  async play(
    request: SearchRequest,
    strength: Strength,
    seed: number,
    options: SearchOptions = {},
  ): Promise<Move | null> {
    checkRequest(request);
    levelAt(strength, seed);
    const done = await this.#ask(
      (id, stop) => ({ type: 'play', id, request, strength, seed, stop }),
      options,
    );
    if (done.type !== 'move') throw new Error('the engine answered something else');
    return done.move;
  }

  /** A new game begins: what was searched in the last one is of no use. */
  clear(): void {
    this.#port.post({ type: 'clear' } satisfies ToEngine);
  }

  /** For the one who runs the worker: it is gone, and nobody will answer, now or later. */
  fail(error: Error): void {
    this.#failure ??= error;
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }

  /** For the one who runs the worker: it was replaced, and the new one is given what is still to be done. */
  protected resend(): void {
    for (const { message } of this.#waiting.values()) this.#port.post(message);
  }

  /** Ends a search that cannot be told to stop. Nothing happens unless the owner of the worker can replace it. */
  protected replaceWorker(): void {}

  /** Without shared memory: what was found so far is the answer, and the worker gives way to another. */
  #interrupt(id: number): void {
    const waiting = this.#waiting.get(id);
    if (!waiting) return;
    const { message, latest } = waiting;
    if (latest !== null) {
      const move = latest.lines[0]?.moves[0] ?? null;
      this.#receive(
        message.type === 'search' ? { type: 'done', id, result: latest } : { type: 'move', id, move },
      );
    } else {
      this.#waiting.set(id, { ...waiting, message: inNoTime(message) });
    }
    this.replaceWorker();
  }

  #ask(
    message: (id: number, stop: Int32Array | null) => Job,
    { onResult, signal }: SearchOptions,
  ): Promise<FromEngine> {
    if (this.#failure !== null) return Promise.reject(this.#failure);
    const id = this.#next++;
    const stop = typeof SharedArrayBuffer === 'undefined' ? null : new Int32Array(new SharedArrayBuffer(4));
    const raise = () => (stop ? Atomics.store(stop, 0, 1) : this.#interrupt(id));
    const asked = message(id, stop);
    const job = signal?.aborted && stop === null ? inNoTime(asked) : asked;
    if (signal?.aborted && stop !== null) raise();
    signal?.addEventListener('abort', raise, { once: true });
    return new Promise<FromEngine>((resolve, reject) => {
      this.#waiting.set(id, { message: job, resolve, reject, onResult, latest: null });
      this.#port.post(job);
    }).finally(() => {
      // Still there when posting failed, since not everything can travel.
      this.#waiting.delete(id);
      signal?.removeEventListener('abort', raise);
    });
  }

  #receive(message: FromEngine): void {
    const waiting = this.#waiting.get(message.id);
    if (!waiting) return;
    if (message.type === 'progress') {
      waiting.latest = message.result;
      waiting.onResult?.(message.result);
      return;
    }
    this.#waiting.delete(message.id);
    if (message.type === 'failed') waiting.reject(new Error(message.message));
    else waiting.resolve(message);
  }
}
