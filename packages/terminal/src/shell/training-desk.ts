/** The training log and the puzzles behind the screens: opened with the first of these screens. */
import {
  entryOf,
  type PuzzleEntry,
  puzzleOfPdn,
  type TrainingCommand,
  TrainingLog,
  type TrainingState,
} from '@crownhead/training';
import { openShippedPuzzles } from '@crownhead/training/node';
import type { ShellEvent } from '../app/screen.ts';
import { dayAt } from '../training/today.ts';
import { TrainingFile } from './training-file.ts';

export interface OpenedLog {
  readonly log: TrainingLog;
  /** What was wrong with its file, in a sentence. */
  readonly fault: string | null;
}

/** The log in the folder of the app. */
export async function openTrainingLog(folder: string): Promise<OpenedLog> {
  const file = new TrainingFile(folder);
  const log = await TrainingLog.open(file, () => ({ at: Date.now(), day: dayAt(Date.now()) }));
  return {
    log,
    get fault() {
      return file.fault;
    },
  };
}

export class TrainingDesk {
  readonly #tell: (event: ShellEvent) => void;
  readonly #opened: OpenedLog;
  #last: Promise<void> = Promise.resolve();
  readonly #shipped = openShippedPuzzles().puzzles;
  #own: readonly PuzzleEntry[] = [];
  /** The puzzles from the user's own games that `#own` was made of. */
  #ownSource: TrainingState['ownPuzzles'] | null = null;

  private constructor(opened: OpenedLog, tell: (event: ShellEvent) => void) {
    this.#opened = opened;
    this.#tell = tell;
    opened.log.subscribe(() => this.show());
  }

  static async open(folder: string, tell: (event: ShellEvent) => void): Promise<TrainingDesk> {
    return new TrainingDesk(await openTrainingLog(folder), tell);
  }

  /** Tells how things are. */
  show(): void {
    const { log, fault } = this.#opened;
    const { state, isKept } = log;
    this.#tell({ type: 'training', training: { state, isKept, fault, puzzles: this.#puzzles(state) } });
  }

  /** Puzzles from the user's own games, which a browser may have found, come after the shipped ones. */
  #puzzles({ ownPuzzles }: TrainingState): readonly PuzzleEntry[] {
    if (this.#ownSource !== ownPuzzles) {
      this.#ownSource = ownPuzzles;
      this.#own = [...ownPuzzles.values()].flatMap((pdn) => {
        const puzzle = puzzleOfPdn(pdn);
        return puzzle ? [entryOf(puzzle)] : [];
      });
    }
    return [...this.#shipped, ...this.#own];
  }

  do(command: TrainingCommand): Promise<void> {
    this.#last = this.#submit(command);
    return this.#last;
  }

  async #submit(command: TrainingCommand): Promise<void> {
    const { log } = this.#opened;
    const wasKept = log.isKept;
    await log.submit(command);
    if (log.isKept !== wasKept) this.show();
  }

  /** Commands are done in their order: after the last one all are. */
  async close(): Promise<void> {
    await this.#last;
    this.#opened.log.close();
  }
}
