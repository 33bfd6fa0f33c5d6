/** The unfinished game: it is kept until it is continued or another one is played. */
import { isWorthKeeping, parseSaved } from '@crownhead/client/local';
import type { SparingStorage, Unreadable } from '@crownhead/terminal';
import { plural } from '../words.ts';
import { playerNames } from './describe.ts';

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

  /** From now on what is played is written: the kept game, gone on with, or a new one in its place. */
  decide(): void {
    this.#words = null;
  }

  read(): string | null {
    return this.#storage.read();
  }

  spare(why: Unreadable): string | null {
    return this.#storage.spare(why);
  }

  /** What waits for a decision has not been refused. */
  write(text: string): boolean {
    return this.#words !== null || this.#storage.write(text);
  }

  clear(): void {
    if (this.#words === null) this.#storage.clear();
  }
}
