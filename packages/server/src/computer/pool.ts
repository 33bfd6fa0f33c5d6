/**
 * A few engines in worker threads and a queue before them: however many computers play, the event loop stays free, and whoever
 * has many of them play waits for their own.
 */
import type { SearchRequest, SearchResult } from '@crownhead/engine';
import { startEngine, type ThreadEngine } from '@crownhead/engine/node';
import type { Move, Strength } from '@crownhead/rules';
import { TurnQueue } from '../limits/turn-queue.ts';

type Job = (engine: ThreadEngine) => Promise<void>;

/** Enough for every level below full strength, and small enough for many engines. */
const MEMORY_MB = 16;

/** Milliseconds that a move is thought about however many others wait. */
const LEAST_MS = 100;

/**
 * Tables of one address share the time that one of them would have, so that neither they nor anybody between their turns waits
 * longer for the next move because there are many.
 */
function shared(request: SearchRequest, waiting: number): SearchRequest {
  const { ms } = request.limits;
  if (ms === undefined || waiting === 0) return request;
  const share = Math.max(Math.min(ms, LEAST_MS), Math.floor(ms / (waiting + 1)));
  return { ...request, limits: { ...request.limits, ms: share } };
}

/** For whom an engine thinks. */
export interface EngineAsker {
  /** Those who wait take turns by it. */
  readonly address: string;
  /** Asked when its turn comes: what nobody waits for any more is dropped, and the answer is null. */
  isWanted(): boolean;
}

export interface EnginePool {
  play(request: SearchRequest, strength: Strength, seed: number, asker: EngineAsker): Promise<Move | null>;
  search(request: SearchRequest, asker: EngineAsker): Promise<SearchResult | null>;
  /** Requests no engine has started on. */
  readonly queued: number;
  close(): Promise<void>;
}

export const startPoolEngine = ({ book }: { readonly book: boolean }): ThreadEngine =>
  startEngine({ megabytes: MEMORY_MB, tables: true, book });

export class ThreadEnginePool implements EnginePool {
  readonly #size: number;
  readonly #newEngine: () => ThreadEngine;
  readonly #free: ThreadEngine[] = [];
  readonly #all = new Set<ThreadEngine>();
  readonly #queue = new TurnQueue<Job>();
  #closed = false;

  constructor(size: number, newEngine = () => startPoolEngine({ book: true })) {
    this.#size = size;
    this.#newEngine = newEngine;
  }

  get queued(): number {
    return this.#queue.length;
  }

  play(request: SearchRequest, strength: Strength, seed: number, asker: EngineAsker): Promise<Move | null> {
    return this.#ask(asker, (engine) => engine.play(this.#shared(request, asker), strength, seed));
  }

  search(request: SearchRequest, asker: EngineAsker): Promise<SearchResult | null> {
    return this.#ask(asker, (engine) => engine.search(this.#shared(request, asker)));
  }

  #shared(request: SearchRequest, { address }: EngineAsker): SearchRequest {
    return shared(request, this.#queue.lengthOf(address));
  }

  /** Requests under way are dropped: the next node that sees the pending task thinks again. */
  async close(): Promise<void> {
    this.#closed = true;
    await Promise.all([...this.#all].map((engine) => engine.close()));
  }

  #ask<T>(asker: EngineAsker, request: (engine: ThreadEngine) => Promise<T>): Promise<T | null> {
    return new Promise((resolve, reject) => {
      this.#queue.push(asker.address, async (engine) => {
        try {
          resolve(asker.isWanted() ? await request(engine) : null);
        } catch (error) {
          if (!this.#closed) reject(error);
          throw error;
        }
      });
      this.#serve();
    });
  }

  #serve(): void {
    while (this.#queue.length > 0 && !this.#closed) {
      const engine = this.#free.pop() ?? this.#start();
      if (!engine) return;
      const job = this.#queue.shift()!;
      job(engine)
        .then(() => this.#free.push(engine))
        // The caller has the error; an engine that failed is not used again.
        .catch(() => this.#discard(engine))
        .finally(() => this.#serve());
    }
  }

  /** Another engine, if there may be one. */
  #start(): ThreadEngine | null {
    if (this.#all.size >= this.#size) return null;
    const engine = this.#newEngine();
    this.#all.add(engine);
    return engine;
  }

  #discard(engine: ThreadEngine): void {
    this.#all.delete(engine);
    engine.close().catch(() => undefined);
  }
}
