/**
 * What the threads of a search tell each other, in shared memory: the position to search, and when to stop. Nobody reads
 * messages while searching, so a new job is a number that changes.
 */
import type { Root } from '../search.ts';

/** The number of the job that was given last: helpers wait here for another. */
const GIVEN = 0;
/** The number of the job that goes on; helpers stop when it is not theirs. */
const RUNNING = 1;
const FIELDS = 2;
const MOST_HELPERS = 63;
const FIELD_NAMES = [
  ...(['own', 'other', 'kings', 'down', 'tablePieces', 'exactPieces', 'probeWins'] as const),
  ...(['table', 'pairs', 'generation', 'historyWords'] as const),
] as const;
const NODES = FIELDS + FIELD_NAMES.length;
const HISTORY = NODES + MOST_HELPERS;
/** Three words a board, for as many as can be before a draw is called. */
const MOST_HISTORY = 3 * 80;

type Field = (typeof FIELD_NAMES)[number];

/** A search as a helper begins it. */
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
}

/** The shared words, from both sides. */
export class JobBoard {
  readonly words: Int32Array;

  constructor(words: Int32Array = new Int32Array(new SharedArrayBuffer(4 * (HISTORY + MOST_HISTORY)))) {
    this.words = words;
  }

  /** Gives all helpers a position to search until `end`. */
  give(root: Root, place: JobPlace): void {
    const { words } = this;
    const history = root.history.length <= MOST_HISTORY ? root.history : new Int32Array(0);
    const job: Record<Field, number> = {
      ...{ own: root.own, other: root.other, kings: root.kings, down: Number(root.down) },
      ...{ ...place, probeWins: Number(place.probeWins), historyWords: history.length },
    };
    for (const [i, name] of FIELD_NAMES.entries()) words[FIELDS + i] = job[name];
    words.set(history, HISTORY);
    words.fill(0, NODES, NODES + MOST_HELPERS);
    const number = Atomics.add(words, GIVEN, 1) + 1;
    Atomics.store(words, RUNNING, number);
    Atomics.notify(words, GIVEN);
  }

  end(): void {
    Atomics.store(this.words, RUNNING, 0);
  }

  /** Of all helpers, in the job that was given last. */
  get nodes(): number {
    let sum = 0;
    for (let i = 0; i < MOST_HELPERS; i++) sum += Atomics.load(this.words, NODES + i);
    return sum;
  }

  /** Waits for a job other than this one, and returns its number. Blocks: for helpers only. */
  wait(done: number): number {
    Atomics.wait(this.words, GIVEN, done);
    return Atomics.load(this.words, GIVEN);
  }

  isRunning(number: number): boolean {
    return Atomics.load(this.words, RUNNING) === number;
  }

  read(): Job {
    const { words } = this;
    const fields = Object.fromEntries(FIELD_NAMES.map((name, i) => [name, words[FIELDS + i]!]));
    const job = fields as Record<Field, number>;
    return { ...job, history: words.slice(HISTORY, HISTORY + job.historyWords) };
  }

  countNodes(helper: number, nodes: number): void {
    Atomics.store(this.words, NODES + helper, nodes);
  }
}
