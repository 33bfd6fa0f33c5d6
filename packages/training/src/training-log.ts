/** Somebody's training log, open: commands go in, the state comes out, and a storage that others may share keeps the events. */
import { err, ok, type Result } from '@crownhead/rules';
import { type LogFault, mergeLogs, readLog, writeLog } from './log-file.ts';
import {
  decideTraining,
  type EventStamp,
  evolveTraining,
  replayTraining,
  type TrainingCommand,
  type TrainingEvent,
  type TrainingRefusal,
  type TrainingState,
} from './training.ts';

/** Where the events are kept, in the order they were added. */
export interface LogStorage {
  /**
   * Calls `add` with every event after the first `from`, and keeps what it returns behind them. Whoever shares the storage does
   * the same one after the other. Rejects where nothing can be read or kept.
   */
  append(from: number, add: (newer: readonly TrainingEvent[]) => readonly TrainingEvent[]): Promise<void>;
  /** Calls back whenever somebody else has added events; returns how to stop that. */
  watch?(changed: () => void): () => void;
}

const NOTHING: readonly TrainingEvent[] = [];

/** A log that is open. `TrainingLog.open` makes one. */
export class TrainingLog {
  readonly #storage: LogStorage;
  readonly #stamp: () => EventStamp;
  readonly #listeners = new Set<() => void>();
  readonly #stopWatching: (() => void) | undefined;
  /** How many events of the storage are known. */
  #known = 0;
  #events = NOTHING;
  #state = replayTraining(NOTHING);
  /** What the storage has refused so far; tried again with the next event. */
  #unsaved = NOTHING;
  #isRefused = false;
  #last: Promise<void> = Promise.resolve();

  private constructor(storage: LogStorage, stamp: () => EventStamp) {
    this.#storage = storage;
    this.#stamp = stamp;
    this.#stopWatching = storage.watch?.(() => void this.#add(() => NOTHING));
  }

  /** Reads the storage. Where that fails the log is empty, and lives as long as the program. */
  static async open(storage: LogStorage, stamp: () => EventStamp): Promise<TrainingLog> {
    const log = new TrainingLog(storage, stamp);
    await log.#add(() => NOTHING);
    return log;
  }

  /** All that follows from the events. */
  get state(): TrainingState {
    return this.#state;
  }

  /** In the order they happened. */
  get events(): readonly TrainingEvent[] {
    return this.#events;
  }

  /** False where the storage refuses: what happens now is lost when the program ends. */
  get isKept(): boolean {
    return !this.#isRefused;
  }

  /** The log as the text of a file. */
  get text(): string {
    return writeLog(this.#events);
  }

  /** Calls back after every change; returns how to stop that. */
  subscribe(listener: () => void): () => void {
    // Two subscriptions of one function are two subscriptions.
    const own = (): void => listener();
    this.#listeners.add(own);
    return () => this.#listeners.delete(own);
  }

  /** Decides on everything that is known by then, also from others at the same storage. */
  async submit(command: TrainingCommand): Promise<Result<TrainingEvent, TrainingRefusal>> {
    let decided: Result<TrainingEvent, TrainingRefusal> = err('bad-attempt');
    await this.#add(() => {
      decided = decideTraining(this.#state, command, this.#stamp());
      return decided.ok ? [decided.value] : NOTHING;
    });
    return decided;
  }

  /** Adds the events of a file that are not here yet; returns how many. */
  async importText(text: string): Promise<Result<number, LogFault>> {
    const read = readLog(text);
    if (!read.ok) return read;
    let added = 0;
    await this.#add(() => {
      const known = new Set(this.#events);
      const fresh = mergeLogs(this.#events, read.value).filter((event) => !known.has(event));
      added = fresh.length;
      return fresh;
    });
    return ok(added);
  }

  /** Hears nothing of others from here on. */
  close(): void {
    this.#stopWatching?.();
    this.#listeners.clear();
  }

  /** One after the other: what is added depends on what is known. */
  #add(add: () => readonly TrainingEvent[]): Promise<void> {
    this.#last = this.#last.then(() => this.#addNow(add));
    return this.#last;
  }

  async #addNow(add: () => readonly TrainingEvent[]): Promise<void> {
    const before = this.#state;
    let added: readonly TrainingEvent[] | null = null;
    try {
      await this.#storage.append(this.#known, (newer) => {
        this.#known += newer.length;
        this.#learn(newer);
        added = add();
        return [...this.#unsaved, ...added];
      });
      added ??= NOTHING;
      this.#known += this.#unsaved.length + added.length;
      this.#unsaved = NOTHING;
      this.#isRefused = false;
    } catch {
      added ??= add();
      this.#unsaved = [...this.#unsaved, ...added];
      this.#isRefused = true;
    }
    this.#learn(added);
    if (this.#state !== before) for (const listener of [...this.#listeners]) listener();
  }

  /** What is older than the last event, such as another device's log, is put where it belongs. */
  #learn(fresh: readonly TrainingEvent[]): void {
    if (fresh.length === 0) return;
    const last = this.#events.at(-1)?.at ?? Number.NEGATIVE_INFINITY;
    const isLater = fresh.every(({ at }, i) => at >= (fresh[i - 1]?.at ?? last));
    this.#events = isLater ? [...this.#events, ...fresh] : mergeLogs(this.#events, fresh);
    this.#state = isLater ? fresh.reduce(evolveTraining, this.#state) : replayTraining(this.#events);
  }
}
