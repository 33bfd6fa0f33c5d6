/** One `go` of the Hub protocol, from the request to the answer: think, ponder until released, or analyse until stopped. */
import type { Move } from '@crownhead/rules';
import type { SearchResult } from '../engine.ts';
import { LEVELS } from '../level-list.ts';
import { seedAt } from '../random.ts';
import type { RemoteEngine } from '../remote.ts';
import type { SearchRequest } from '../search-request.ts';
import { isUnlimited } from './limits.ts';
import type { HubParams } from './params.ts';

/** What the protocol needs of an engine, wherever that runs. */
export type HubEngine = Pick<RemoteEngine, 'search' | 'play' | 'clear'>;

export const GO_MODES = ['think', 'ponder', 'analyze'] as const;
export type GoMode = (typeof GO_MODES)[number];

export class GoTask {
  readonly mode: GoMode;
  readonly #request: SearchRequest;
  readonly #params: HubParams;
  readonly #onResult: (result: SearchResult) => void;
  #abort = new AbortController();
  #state: 'on' | 'hit' | 'stopped' = 'on';
  #told: () => void = () => undefined;
  readonly #isTold: Promise<void>;

  constructor(
    mode: GoMode,
    request: SearchRequest,
    params: HubParams,
    onResult: (result: SearchResult) => void,
  ) {
    this.mode = mode;
    this.#request = request;
    this.#params = params;
    this.#onResult = onResult;
    this.#isTold = new Promise((told) => {
      this.#told = told;
    });
  }

  /** Has the one who asked said that it is enough? Then an answer is expected. */
  get isStopped(): boolean {
    return this.#state === 'stopped';
  }

  /** Answer with the best move found so far. */
  stop(): void {
    this.#state = 'stopped';
    this.#abort.abort();
    this.#told();
  }

  /** The move pondered on was played: from now on the time counts. */
  hit(): void {
    if (this.#state !== 'on') return;
    this.#state = 'hit';
    this.#abort.abort();
    this.#told();
  }

  /** The line to play, the move first; empty where there is no move. */
  async run(engine: HubEngine): Promise<readonly Move[]> {
    if (this.mode === 'ponder') return this.#ponder(engine);
    const line = await this.#answer(engine, this.#request);
    // Without a limit nobody but the one who asked says when to stop, even if there is nothing left to find.
    if (this.mode === 'analyze' && isUnlimited(this.#request.limits)) await this.#isTold;
    return line;
  }

  get #isWeak(): boolean {
    return this.mode !== 'analyze' && this.#params.level < LEVELS.length;
  }

  async #ponder(engine: HubEngine): Promise<readonly Move[]> {
    const pondered = this.#isWeak ? null : await this.#answer(engine, { ...this.#request, limits: {} });
    await this.#isTold;
    if (this.#state === 'stopped' && pondered !== null) return pondered;
    if (this.#state === 'hit') this.#abort = new AbortController();
    // Asked again, the engine is soon as deep as it was: what it has searched is remembered.
    return this.#answer(engine, this.#request);
  }

  async #answer(engine: HubEngine, request: SearchRequest): Promise<readonly Move[]> {
    const { signal } = this.#abort;
    if (this.#isWeak) {
      const { level, seed } = this.#params;
      const move = await engine.play(request, level, seedAt(seed, request.position), { signal });
      return move === null ? [] : [move];
    }
    const result = await engine.search(request, { signal, onResult: this.#onResult });
    return result.lines[0]?.moves ?? [];
  }
}
