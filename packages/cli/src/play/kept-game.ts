/** The unfinished game: it is kept until it is continued or another one is played. */
import { isWorthKeeping, parseSaved } from '@crownhead/client/local';
import type { SparingStorage, Unreadable } from '@crownhead/terminal';
import { plural } from '../words.ts';
import { playerNames } from './describe.ts';

export const UNKEPT = 'This game cannot be kept: save it under a file name before you quit.';

/** Storage that can also say whether it holds a game. */
interface GameStorage extends SparingStorage {
  readonly hasTable: boolean;
}

interface Found {
  /** What was left, in a sentence; null where there is nothing to go on with. */
  readonly words: string | null;
  /** What cannot be gone on with, and what became of it. */
  readonly spared: readonly string[];
}

function found(storage: GameStorage): Found {
  if (!storage.hasTable) return { words: null, spared: [] };
  const saved = parseSaved(storage.read());
  if (!saved.ok && (saved.error === 'damaged' || saved.error === 'newer-program')) {
    const said = storage.spare(saved.error);
    if (said === null) return { words: null, spared: [] };
    const { words, spared } = found(storage);
    return { words, spared: [said, ...spared] };
  }
  const round = saved.ok && isWorthKeeping(saved.value.state) ? saved.value.state.round : null;
  if (!round) return { words: null, spared: [] };
  const names = playerNames(round);
  const turns = plural(round.game.plies.length, 'turn');
  const words = `You have an unfinished game: ${names.black} vs ${names.white}, after ${turns}.`;
  return { words, spared: [] };
}

/** Storage that does not let a new game replace the one that was kept before that has been decided. */
export class KeptGame implements SparingStorage {
  readonly #storage: GameStorage;
  /** What was left; null when that is decided, or nothing was. */
  #words: string | null;
  /** The new game as it would have been written. */
  #waiting: string | null = null;
  #isWritten = false;
  /** Games that cannot be gone on with, and what became of them. */
  readonly spared: readonly string[];

  constructor(storage: GameStorage) {
    this.#storage = storage;
    const { words, spared } = found(storage);
    this.#words = words;
    this.spared = spared;
  }

  get words(): string | null {
    return this.#words;
  }

  /** Is the game that is being played on disk? */
  get isWritten(): boolean {
    return this.#words === null && this.#isWritten;
  }

  /** The kept game is gone on with: from now on it is the one that is written. */
  takeUp(): void {
    this.#words = null;
    this.#isWritten = true;
    this.#waiting = null;
  }

  /** The new game takes its place. */
  giveUp(): void {
    if (this.#words === null) return;
    this.#words = null;
    if (this.#waiting !== null) this.write(this.#waiting);
    this.#waiting = null;
  }

  read(): string | null {
    return this.#storage.read();
  }

  spare(why: Unreadable): string | null {
    return this.#storage.spare(why);
  }

  /** What waits for a decision has not been refused. */
  write(text: string): boolean {
    if (this.#words === null) this.#isWritten = this.#storage.write(text);
    else this.#waiting = text;
    return this.#words !== null || this.#isWritten;
  }

  clear(): void {
    this.#isWritten = false;
    if (this.#words === null) this.#storage.clear();
    else this.#waiting = null;
  }
}
