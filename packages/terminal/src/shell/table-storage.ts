/** Where the local game is kept while it is played. Programs that run at the same time keep one each. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Storage } from '@crownhead/client';
import { isRunning } from './is-running.ts';
import { keepAside } from './keep-aside.ts';
import { machineStart, startedSince } from './machine-start.ts';
import { writeWhole } from './write-whole.ts';

/** More than these at a time are not kept. */
const SLOTS = 9;

interface Slot {
  readonly table: string;
  /** Says whose it is, while that program runs. */
  readonly owner: string;
}

/** Why a game that is kept cannot be gone on with by this program, though perhaps by another one, or by whoever repairs it. */
export type Unreadable = 'damaged' | 'newer-program';

/** Storage that never loses what this program cannot read. */
export interface SparingStorage extends Storage {
  /** Says what became of it; null where nothing could be done. From then on it is not what `read` and `write` are about. */
  spare(why: Unreadable): string | null;
}

export class TableStorage implements SparingStorage {
  readonly #slots: readonly Slot[];
  /** With games of newer programs. */
  readonly #spared = new Set<Slot>();
  readonly #pid: number;
  readonly #start: string;
  #own: Slot | null = null;
  /** The one that was one's own, or was read from: what still comes after it was let go of belongs there. */
  #last: Slot | null = null;

  /** `start` tells one start of the machine from another. */
  constructor(folder: string, pid: number = process.pid, start: string = machineStart()) {
    this.#pid = pid;
    this.#start = start;
    this.#slots = Array.from({ length: SLOTS }, (_, i) => {
      const name = i === 0 ? 'table' : `table-${i + 1}`;
      return { table: join(folder, `${name}.json`), owner: join(folder, `${name}.pid`) };
    });
  }

  get hasTable(): boolean {
    const slot = this.#slot();
    return slot !== null && existsSync(slot.table);
  }

  readonly read = (): string | null => {
    this.#last = this.#slot();
    return this.#last && readText(this.#last.table);
  };

  /** False also where others play at all of them. */
  readonly write = (text: string): boolean => {
    const slot = this.#known() ?? this.#slot();
    if (slot === null) return false;
    return quietly(() => {
      if (this.#own !== slot) writeWhole(slot.owner, `${this.#pid} ${this.#start}`);
      this.#own = slot;
      this.#last = slot;
      writeWhole(slot.table, text);
    });
  };

  readonly clear = (): void => {
    const slot = this.#known();
    if (slot) quietly(() => rmSync(slot.table, { force: true }));
    this.release();
  };

  spare(why: Unreadable): string | null {
    const slot = this.#slot();
    if (slot === null) return null;
    if (why === 'newer-program') {
      this.#spared.add(slot);
      this.#last = null;
      return 'The saved game was played with a newer version: it stays as it is.';
    }
    let aside = '';
    const isAside = quietly(() => {
      aside = basename(keepAside(slot.table));
    });
    return isAside ? `The saved game was damaged: it is kept as ${aside}.` : null;
  }

  /** Another program may go on with it. */
  release(): void {
    const slot = this.#own;
    this.#own = null;
    if (slot) quietly(() => rmSync(slot.owner, { force: true }));
  }

  /** One's own, or the last one, unless somebody else plays there by now. */
  #known(): Slot | null {
    return this.#own ?? (this.#last && !this.#isTaken(this.#last) ? this.#last : null);
  }

  /** One's own; else one that nobody plays at, rather with a game than without. */
  #slot(): Slot | null {
    if (this.#own) return this.#own;
    const free = this.#slots.filter((slot) => !this.#spared.has(slot) && !this.#isTaken(slot));
    return free.find(({ table }) => existsSync(table)) ?? free[0] ?? null;
  }

  #isTaken({ owner }: Slot): boolean {
    // Older programs wrote the number alone.
    const [number, start] = (readText(owner) ?? '').split(' ');
    const pid = Number(number);
    // After a start of the machine the number may be that of any program.
    if (startedSince(start, this.#start)) return false;
    return Number.isInteger(pid) && pid > 0 && pid !== this.#pid && isRunning(pid);
  }
}

function readText(file: string): string | null {
  try {
    // Most are missing, and an error takes its time.
    return existsSync(file) ? readFileSync(file, 'utf8') : null;
  } catch {
    return null;
  }
}

/** Where nothing can be kept, the game goes on without: false then. */
function quietly(work: () => void): boolean {
  try {
    work();
    return true;
  } catch {
    return false;
  }
}
