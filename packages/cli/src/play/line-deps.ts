/** What a game by lines needs of the world: files, the kept game, tables, time and a screen. */
import type { Refused } from '@crownhead/client';
import type { LocalSetup, LocalTable } from '@crownhead/client/local';
import type { TableState } from '@crownhead/match';
import type { Game, Move, Result } from '@crownhead/rules';
import type { readPlayerFile, writePlayerFile } from '@crownhead/terminal/player-files';
import type { KeptGame } from './kept-game.ts';

/** Files by name, as on the full screen. */
export interface Files {
  readonly read: typeof readPlayerFile;
  readonly write: typeof writePlayerFile;
}

type Opened = Result<LocalTable, Pick<Refused, 'message'>>;

/** What a game by lines needs of the world. */
export interface LineDeps {
  readonly files: Files;
  readonly kept: KeptGame;
  now(): number;
  open(setup: LocalSetup): Opened;
  /** The game that was kept. */
  resume(): Opened;
  /** Adds the games that end at this table to the player's own; `failed` hears why one is not among them. */
  keepFinished(table: LocalTable, failed: (why: string) => void): void;
  /** Why a game goes on without the engine it was begun with. */
  missingEngine(state: TableState, engine: string | null): string | null;
  /** A good move; null where the engine has failed over it. */
  hint(game: Game): Promise<Move | null>;
  /** Prints lines, also for what happens without input. */
  show(lines: readonly string[]): void;
}
