/** The training log in a file of its own: written whole, shared by programs that run at the same time, kept aside where it is damaged. */
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type LogStorage, mergeLogs, readLog, type TrainingEvent, writeLog } from '@crownhead/training';
import { isRunning } from './is-running.ts';
import { keepAside } from './keep-aside.ts';
import { writeWhole } from './write-whole.ts';

const RETRY_MS = 20;
/** Nobody holds the lock longer than a moment. */
const STALE_MS = 10_000;
const MOST_TRIES = (2 * STALE_MS) / RETRY_MS;

const NEWER =
  'Your training log was written by a newer version: it stays as it is, and what you train now lasts until you quit.';

const isTaken = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'EEXIST';

export class TrainingFile implements LogStorage {
  readonly #file: string;
  readonly #lock: string;
  readonly #folder: string;
  /** Everything this program has read or written: restored where the file is gone. */
  #seen: readonly TrainingEvent[] = [];
  #fault: string | null = null;

  constructor(folder: string) {
    this.#folder = folder;
    this.#file = join(folder, 'training.txt');
    this.#lock = join(folder, 'training.lock');
  }

  /** What was wrong with the file, in a sentence; null where nothing was. */
  get fault(): string | null {
    return this.#fault;
  }

  async append(
    from: number,
    add: (newer: readonly TrainingEvent[]) => readonly TrainingEvent[],
  ): Promise<void> {
    mkdirSync(this.#folder, { recursive: true });
    await this.#locked(() => {
      const there = this.#read();
      const known = there.length < from ? this.#restored(there) : there;
      const added = add(known.slice(from));
      const all = added.length === 0 ? known : [...known, ...added];
      if (all !== there) writeWhole(this.#file, writeLog(all));
      this.#seen = all;
    });
  }

  /** Events have disappeared from the file: those of this program come first, as it has counted them. */
  #restored(there: readonly TrainingEvent[]): readonly TrainingEvent[] {
    const seen = new Set(this.#seen);
    return [...this.#seen, ...mergeLogs(this.#seen, there).filter((event) => !seen.has(event))];
  }

  /** Throws where a newer program wrote it: nothing may be written then. */
  #read(): readonly TrainingEvent[] {
    if (!existsSync(this.#file)) return [];
    const text = readFileSync(this.#file, 'utf8');
    const log = readLog(text);
    if (log.ok) return log.value;
    if (log.error.reason === 'other-version') {
      this.#fault = NEWER;
      throw new Error(NEWER);
    }
    const aside = keepAside(this.#file);
    const { line } = log.error;
    const before = readLog(
      text
        .split('\n')
        .slice(0, line - 1)
        .join('\n'),
    );
    const events = before.ok ? before.value : [];
    const what = events.length === 0 ? 'nothing of it could be used' : 'what comes before that is used';
    this.#fault = `Your training log is damaged in line ${line}: ${what}. The damaged file is kept as ${aside}.`;
    writeWhole(this.#file, writeLog(events));
    return events;
  }

  /** One program after the other. */
  async #locked(work: () => void): Promise<void> {
    for (let tries = 0; !this.#take(); tries += 1) {
      if (tries === MOST_TRIES) throw new Error(`${this.#lock} is held by another program`);
      await wait(RETRY_MS);
    }
    try {
      work();
    } finally {
      rmSync(this.#lock, { force: true });
    }
  }

  #take(): boolean {
    try {
      writeFileSync(this.#lock, `${process.pid}`, { flag: 'wx', mode: 0o600 });
      return true;
    } catch (error) {
      if (!isTaken(error)) throw error;
      if (this.#isStale()) rmSync(this.#lock, { force: true });
      return false;
    }
  }

  /** Left behind by a program that has ended in the middle. */
  #isStale(): boolean {
    try {
      const pid = Number(readFileSync(this.#lock, 'utf8'));
      const isOld = Date.now() - statSync(this.#lock).mtimeMs > STALE_MS;
      // Empty while it is being written.
      return isOld || (pid > 0 && !isRunning(pid));
    } catch {
      return false;
    }
  }
}
