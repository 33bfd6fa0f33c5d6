/**
 * What the threads of a search tell each other, in shared memory: the position, how it is searched now, and when to stop.
 * Nobody reads messages while searching, so a new job is a number that changes.
 */
import type { Depth, Score } from '../score.ts';
import type { MoveBoard, Root } from '../search.ts';

/** The number of the job that was given last: helpers wait here for another. */
const GIVEN = 0;
/** The number of the job that goes on; helpers stop when it is not theirs (`RUNNING` in `wasm/layout.ts`). */
const RUNNING = 1;
const FIELDS = 2;
/** How many helpers there is room for. */
export const MOST_HELPERS = 63;
const FIELD_NAMES = [
  ...(['search', 'own', 'other', 'kings', 'down', 'tablePieces', 'exactPieces', 'probeWins'] as const),
  ...(['table', 'pairs', 'generation', 'threads', 'historyWords'] as const),
  ...(['first', 'alpha', 'beta', 'depth'] as const),
] as const;
const NODES = FIELDS + FIELD_NAMES.length;
const HISTORY = NODES + MOST_HELPERS;
/** Three words a board, for as many as can be before a draw is called. */
const MOST_HISTORY = 3 * 80;
/** The length of the board in words. */
export const JOB_WORDS: number = HISTORY + MOST_HISTORY;

/** A helper counts so many nodes at once: the core asks as often whether to stop (`STOP_MASK` in `wasm/search.ts`). */
export const COUNTED_AT_ONCE = 1024;

/** So many times a helper looks for its next job before it sleeps; waking it would take about as long. */
const LOOKS = 2000;

type Field = (typeof FIELD_NAMES)[number];

/**
 * A position, and how it is searched now: which move first, in which window and how deep. `search` is another number when the
 * position is another one than before.
 */
export interface Job extends Readonly<Record<Field, number>> {
  readonly history: Int32Array;
}

export interface JobPlace {
  readonly tablePieces: number;
  readonly exactPieces: number;
  readonly probeWins: boolean;
  readonly table: number;
  readonly pairs: number;
  readonly generation: number;
  readonly threads: number;
}

/** The shared words, from both sides. */
export class JobBoard {
  readonly words: Int32Array;

  constructor(words: Int32Array = new Int32Array(new SharedArrayBuffer(4 * JOB_WORDS))) {
    this.words = words;
  }

  #set(fields: Partial<Record<Field, number>>): void {
    for (const [i, name] of FIELD_NAMES.entries()) {
      const value = fields[name];
      if (value !== undefined) Atomics.store(this.words, FIELDS + i, value);
    }
  }

  #get(name: Field): number {
    return Atomics.load(this.words, FIELDS + FIELD_NAMES.indexOf(name));
  }

  /** The position of all jobs from now on. None is running yet. */
  begin(root: Root, place: JobPlace): void {
    this.end();
    const { words } = this;
    const history = root.history.length <= MOST_HISTORY ? root.history : new Int32Array(0);
    const { own, other, kings, down } = root;
    this.#set({ search: this.#get('search') + 1, own, other, kings, down: Number(down) });
    this.#set({ ...place, probeWins: Number(place.probeWins), historyWords: history.length });
    for (const [i, word] of history.entries()) Atomics.store(words, HISTORY + i, word);
    for (let i = 0; i < MOST_HELPERS; i++) Atomics.store(words, NODES + i, 0);
  }

  /** Has all helpers search it in this way, with the move to this board first, until `end` or another job. */
  give({ own }: MoveBoard, alpha: Score, beta: Score, depth: Depth): void {
    // So that nobody begins with half of one job and half of another (see `read`).
    this.end();
    this.#set({ first: own, alpha, beta, depth });
    const { words } = this;
    const number = Atomics.load(words, GIVEN) + 1;
    Atomics.store(words, RUNNING, number);
    Atomics.store(words, GIVEN, number);
    Atomics.notify(words, GIVEN);
  }

  end(): void {
    Atomics.store(this.words, RUNNING, 0);
  }

  /** Of all helpers, in the search that was begun last. */
  get nodes(): number {
    let sum = 0;
    for (let i = 0; i < MOST_HELPERS; i++) sum += Atomics.load(this.words, NODES + i);
    return sum * COUNTED_AT_ONCE;
  }

  /** Waits for a job other than this one, and returns its number. Blocks: for helpers only. */
  wait(done: number): number {
    const { words } = this;
    for (let looks = 0; looks < LOOKS && Atomics.load(words, GIVEN) === done; looks++);
    Atomics.wait(words, GIVEN, done);
    return Atomics.load(words, GIVEN);
  }

  isRunning(number: number): boolean {
    return Atomics.load(this.words, RUNNING) === number;
  }

  /** What was given last. It may be half of one job and half of another, unless that one `isRunning` afterwards. */
  read(): Job {
    const { words } = this;
    const fields = Object.fromEntries(FIELD_NAMES.map((name) => [name, this.#get(name)]));
    const job = fields as Record<Field, number>;
    const history = new Int32Array(job.historyWords);
    for (let i = 0; i < history.length; i++) history[i] = Atomics.load(words, HISTORY + i);
    return { ...job, history };
  }

  /** Some more of them. Added and not stored, so that a helper that is late brings nothing of an earlier search along. */
  countNodes(helper: number): void {
    Atomics.add(this.words, NODES + helper, 1);
  }
}
