/** One `go` of the Hub protocol, from the question to the answer: think, ponder until told, or analyse until stopped. */
import type { Move } from '@crownhead/rules';
import { LEVELS } from '../level-list.ts';
import type { Question } from '../question.ts';
import { seedAt } from '../random.ts';
import type { RemoteEngine } from '../remote.ts';
import type { Thought } from '../thinker.ts';
import { isUnlimited } from './limits.ts';
import type { HubParams } from './params.ts';

/** What the protocol needs of an engine, wherever that runs. */
export type HubEngine = Pick<RemoteEngine, 'think' | 'play' | 'forget'>;

export const GO_MODES = ['think', 'ponder', 'analyze'] as const;
export type GoMode = (typeof GO_MODES)[number];

export class Thinking {
  readonly mode: GoMode;
  readonly #question: Question;
  readonly #params: HubParams;
  readonly #onThought: (thought: Thought) => void;
  #abort = new AbortController();
  #state: 'on' | 'hit' | 'stopped' = 'on';
  #told: () => void = () => undefined;
  readonly #isTold: Promise<void>;

  constructor(mode: GoMode, question: Question, params: HubParams, onThought: (thought: Thought) => void) {
    this.mode = mode;
    this.#question = question;
    this.#params = params;
    this.#onThought = onThought;
    this.#isTold = new Promise((told) => {
      this.#told = told;
    });
  }

  /** Has the one who asked said that it is enough? Then an answer is expected. */
  get isStopped(): boolean {
    return this.#state === 'stopped';
  }

  /** Answer with what there is. */
  stop(): void {
    this.#state = 'stopped';
    this.#abort.abort();
    this.#told();
  }

  /** The move pondered on was played: from now on the time counts. */
  hit(): void {
    if (this.#state === 'on') this.#state = 'hit';
    this.#abort.abort();
    this.#told();
  }

  /** The line to play, the move first; empty where there is no move. */
  async run(engine: HubEngine): Promise<readonly Move[]> {
    if (this.mode === 'ponder') return this.#ponder(engine);
    const line = await this.#answer(engine, this.#question);
    // Without a limit nobody but the one who asked says when to stop, even if there is nothing left to find.
    if (this.mode === 'analyze' && isUnlimited(this.#question.limits)) await this.#isTold;
    return line;
  }

  get #isWeak(): boolean {
    return this.mode !== 'analyze' && this.#params.level < LEVELS.length;
  }

  async #ponder(engine: HubEngine): Promise<readonly Move[]> {
    const pondered = this.#isWeak ? null : await this.#answer(engine, { ...this.#question, limits: {} });
    await this.#isTold;
    if (this.#state === 'stopped' && pondered !== null) return pondered;
    if (this.#state === 'hit') this.#abort = new AbortController();
    // Asked again, the engine is soon as deep as it was: what it has searched is remembered.
    return this.#answer(engine, this.#question);
  }

  async #answer(engine: HubEngine, question: Question): Promise<readonly Move[]> {
    const { signal } = this.#abort;
    if (this.#isWeak) {
      const { level, seed } = this.#params;
      const move = await engine.play(question, level, seedAt(seed, question.position), { signal });
      return move === null ? [] : [move];
    }
    const thought = await engine.think(question, { signal, onThought: this.#onThought });
    return thought.lines[0]?.moves ?? [];
  }
}
