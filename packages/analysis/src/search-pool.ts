/**
 * Engines to ask. Every job begins on an engine that has forgotten all before it, so that it finds the same on whichever engine it
 * runs and however many there are: the same nodes, the same bytes.
 */
import type { SearchRequest, SearchResult } from '@crownhead/engine';

/** An engine as it is needed here: `ThreadEngine` and `WebEngine` are ones, each with a single thread. */
export interface SearchPort {
  search(request: SearchRequest, options?: { readonly signal?: AbortSignal }): Promise<SearchResult>;
  clear(): void;
}

/** Asks one engine. */
export type Ask = (request: SearchRequest) => Promise<SearchResult>;
/** Work for one engine. */
export type Job<T> = (ask: Ask) => Promise<T>;

/** Hands jobs to engines. */
export class SearchPool {
  readonly #ports: readonly SearchPort[];
  readonly #signal: AbortSignal | undefined;
  nodes = 0;
  /** Milliseconds that searches took, all engines together. */
  ms = 0;

  constructor(ports: readonly SearchPort[], signal?: AbortSignal) {
    if (ports.length === 0) throw new RangeError('A report needs at least one engine.');
    this.#ports = ports;
    this.#signal = signal;
  }

  /** Runs all of them, as many at a time as there are engines; answers in the order of the jobs. */
  async run<T>(jobs: readonly Job<T>[], onDone: () => void = () => undefined): Promise<T[]> {
    const answers = new Array<T>(jobs.length);
    let next = 0;
    const work = async (port: SearchPort): Promise<void> => {
      for (let i = next++; i < jobs.length; i = next++) {
        this.#signal?.throwIfAborted();
        port.clear();
        answers[i] = await jobs[i]!((request) => this.#ask(port, request));
        onDone();
      }
    };
    await Promise.all(this.#ports.slice(0, Math.max(1, jobs.length)).map(work));
    return answers;
  }

  async #ask(port: SearchPort, request: SearchRequest): Promise<SearchResult> {
    this.#signal?.throwIfAborted();
    const signal = this.#signal;
    const result = await port.search(request, signal === undefined ? {} : { signal });
    // An aborted search answers with what it has so far, which must not count.
    this.#signal?.throwIfAborted();
    this.nodes += result.nodes;
    this.ms += result.ms;
    return result;
  }
}
