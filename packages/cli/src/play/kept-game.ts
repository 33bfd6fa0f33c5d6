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

  constructor(storage: GameStorage) {
    this.#storage = storage;
    this.#words = storage.hasTable ? keptWords(storage.read()) : null;
  }

  get words(): string | null {
    return this.#words;
  }

  /** From now on what is played is written: the kept game, gone on with, or a new one in its place. */
  decide(): void {
    this.#words = null;
  }

  read(): string | null {
    return this.#storage.read();
  }

  /** What waits for a decision has not been refused. */
  write(text: string): boolean {
    return this.#words !== null || this.#storage.write(text);
  }

  clear(): void {
    if (this.#words === null) this.#storage.clear();
  }
}
