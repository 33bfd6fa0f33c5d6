/** The unfinished game: it is kept until it is continued or another one is played. */
import type { Storage } from '@crownhead/client';
import { isWorthKeeping, parseSaved } from '@crownhead/client/local';
import { plural } from '../words.ts';
import { playerNames } from './describe.ts';

/** Storage that can also say whether it holds a game. */
interface GameStorage extends Storage {
  readonly hasTable: boolean;
}

/** What was left, in a sentence; null where there is nothing to go on with. */
function keptWords(text: string | null): string | null {
  const saved = parseSaved(text);
  const round = saved.ok && isWorthKeeping(saved.value.state) ? saved.value.state.round : null;
  if (!round) return null;
  const names = playerNames(round);
  return `You have an unfinished game: ${names.black} vs ${names.white}, after ${plural(round.game.plies.length, 'turn')}.`;
}

/** Storage that does not let a new game replace the one that was kept before that has been decided. */
export class KeptGame implements Storage {
  readonly #storage: GameStorage;
  /** What was left; null when that is decided, or nothing was. */
  #words: string | null;
  /** The new game as it would have been written. */
  #waiting: string | null = null;
  #isWritten = false;

  constructor(storage: GameStorage) {
    this.#storage = storage;
    this.#words = storage.hasTable ? keptWords(storage.read()) : null;
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
