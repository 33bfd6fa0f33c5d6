/** What there is of the game at a table when the program ends: what its storage keeps by itself, and the player's own file. */
import { isWorthKeeping, type LocalTable } from '@crownhead/client/local';
import { saveRound } from '@crownhead/match';
import type { Game } from '@crownhead/rules';
import type { writePlayerFile } from '@crownhead/terminal/player-files';
import type { LineDeps } from './line-deps.ts';

const gameAt = (table: LocalTable): Game => table.view.state.round!.game;

export class Keeping {
  readonly #deps: Pick<LineDeps, 'files' | 'kept' | 'now'>;
  #table: LocalTable;
  /** The game as the last save or the opened file has it. */
  #saved: Game;
  /** As the player knows it. */
  #isKept = true;

  constructor(deps: Pick<LineDeps, 'files' | 'kept' | 'now'>, table: LocalTable) {
    this.#deps = deps;
    this.#table = table;
    this.#saved = gameAt(table);
  }

  /** Another table is in its place. */
  turnTo(table: LocalTable): void {
    this.#table = table;
    this.#saved = gameAt(table);
  }

  get #isWorthKeeping(): boolean {
    return isWorthKeeping(this.#table.view.state);
  }

  /** Would the player miss something that no file of theirs has? */
  get isUnsaved(): boolean {
    return this.#isWorthKeeping && gameAt(this.#table) !== this.#saved;
  }

  get isOnDisk(): boolean {
    return this.#isWorthKeeping && this.#deps.kept.words === null && this.#table.isKept;
  }

  /** Writes the game as it is now; false where there is none, or it cannot be written. */
  keep(): boolean {
    if (this.#isWorthKeeping) this.#table.save();
    return this.isOnDisk;
  }

  /** The game at the table takes the place of the unfinished one. */
  giveUpOlder(): void {
    if (this.#deps.kept.words === null) return;
    this.#deps.kept.decide();
    this.#table.save();
  }

  /** Is it news that the game cannot be kept? It is told once, while it can still be saved. */
  isRefused(): boolean {
    const { isKept } = this.#table;
    const isNews = this.#isKept && !isKept;
    this.#isKept = isKept;
    return isNews;
  }

  /** To a file of the player's. */
  save(file: string, replace: boolean): ReturnType<typeof writePlayerFile> {
    const { files, now } = this.#deps;
    const fault = files.write(file, saveRound(this.#table.view.state.round!, now()), replace);
    if (fault === null) this.#saved = gameAt(this.#table);
    return fault;
  }

  /** Nobody plays on: what is not worth keeping is not there at the next start. */
  close(): void {
    const keep = this.#isWorthKeeping;
    this.#table.close();
    if (!keep) this.#deps.kept.clear();
  }
}
