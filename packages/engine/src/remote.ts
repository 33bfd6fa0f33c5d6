/**
 * The engine on the other side of a message port: the same few messages for a Node worker thread and a Web Worker.
 * Stopping goes through shared memory where there is some, since a searching worker reads no messages.
 */
import type { Move } from '@crownhead/rules';
import { checkQuestion, levelAt } from './bad-question.ts';
import { moveAtLevel } from './levels.ts';
import type { Question } from './question.ts';
import type { Thinker, Thought } from './thinker.ts';

/** What both kinds of ports can do. */
export interface Port {
  post(message: unknown): void;
  onMessage(handler: (message: unknown) => void): void;
}

type Ask = { readonly id: number; readonly question: Question; readonly stop: Int32Array | null };
type ToEngine =
  | ({ readonly type: 'think' } & Ask)
  | ({ readonly type: 'play'; readonly level: number; readonly seed: number } & Ask)
  | { readonly type: 'forget' };
type FromEngine =
  | { readonly type: 'thought'; readonly id: number; readonly thought: Thought }
  | { readonly type: 'done'; readonly id: number; readonly thought: Thought }
  | { readonly type: 'move'; readonly id: number; readonly move: Move | null }
  | { readonly type: 'failed'; readonly id: number; readonly message: string };

/** What to post to somebody who has asked and gets no answer. */
export const failure = (asked: unknown, message: string): object =>
  ({ type: 'failed', id: (asked as Ask).id, message }) satisfies FromEngine;

/** The engine's side: answers one message after the other. */
export function serveEngine(port: Port, thinker: Thinker): void {
  const answer = (message: Exclude<ToEngine, { type: 'forget' }>): FromEngine => {
    const { id, question, stop } = message;
    const shouldStop = () => stop !== null && Atomics.load(stop, 0) !== 0;
    if (message.type === 'think') {
      const report = (thought: Thought) => port.post({ type: 'thought', id, thought } satisfies FromEngine);
      return { type: 'done', id, thought: thinker.think(question, report, shouldStop) };
    }
    const level = levelAt(message.level);
    return { type: 'move', id, move: moveAtLevel(thinker, question, level, message.seed, shouldStop) };
  };
  port.onMessage((raw) => {
    const message = raw as ToEngine;
    if (message.type === 'forget') {
      thinker.forget();
      return;
    }
    try {
      port.post(answer(message));
    } catch (error) {
      port.post(failure(message, String(error)));
    }
  });
}

/** What to do with each thought on the way, and how to end the thinking early. */
export interface ThinkOptions {
  readonly onThought?: (thought: Thought) => void;
  readonly signal?: AbortSignal;
}

interface Waiting {
  readonly resolve: (message: FromEngine) => void;
  readonly reject: (error: Error) => void;
  readonly onThought: ((thought: Thought) => void) | undefined;
}

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
   * Thinks until the question's limits or the signal end it; the last thought holds the best move. A question that makes no
   * sense is a `BadQuestion`, here and below.
   */
  async think(question: Question, options: ThinkOptions = {}): Promise<Thought> {
    checkQuestion(question);
    const done = await this.#ask((id, stop) => ({ type: 'think', id, question, stop }), options);
    if (done.type !== 'done') throw new Error('the engine answered something else');
    return done.thought;
  }

  /** The move a level, 1 to 10, plays; null where there is none. Below full strength the same seed gives the same move. */
  async play(
    question: Question,
    level: number,
    seed: number,
    options: ThinkOptions = {},
  ): Promise<Move | null> {
    checkQuestion(question);
    levelAt(level);
    const done = await this.#ask((id, stop) => ({ type: 'play', id, question, level, seed, stop }), options);
    if (done.type !== 'move') throw new Error('the engine answered something else');
    return done.move;
  }

  /** A new game begins: what was searched in the last one is of no use. */
  forget(): void {
    this.#port.post({ type: 'forget' } satisfies ToEngine);
  }

  /** For the one who runs the worker: it is gone, and nobody will answer, now or later. */
  fail(error: Error): void {
    this.#failure ??= error;
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }

  #ask(
    message: (id: number, stop: Int32Array | null) => ToEngine,
    { onThought, signal }: ThinkOptions,
  ): Promise<FromEngine> {
    if (this.#failure !== null) return Promise.reject(this.#failure);
    const id = this.#next++;
    const stop = typeof SharedArrayBuffer === 'undefined' ? null : new Int32Array(new SharedArrayBuffer(4));
    const raise = () => stop && Atomics.store(stop, 0, 1);
    if (signal?.aborted) raise();
    signal?.addEventListener('abort', raise, { once: true });
    return new Promise<FromEngine>((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject, onThought });
      this.#port.post(message(id, stop));
    }).finally(() => {
      // Still there when posting failed, since not everything can travel.
      this.#waiting.delete(id);
      signal?.removeEventListener('abort', raise);
    });
  }

  #receive(message: FromEngine): void {
    const waiting = this.#waiting.get(message.id);
    if (!waiting) return;
    if (message.type === 'thought') {
      waiting.onThought?.(message.thought);
      return;
    }
    this.#waiting.delete(message.id);
    if (message.type === 'failed') waiting.reject(new Error(message.message));
    else waiting.resolve(message);
  }
}
