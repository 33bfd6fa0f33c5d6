/** From a text somebody brought to a game that can be looked at, or to what is wrong with it (F2). */
import {
  naturalOutcome,
  no,
  ok,
  type PdnFailure,
  type PdnGame,
  type PdnReplay,
  parseFen,
  type Result,
  readPdn,
  replayPdn,
} from '@crownhead/rules';
import { type Listed, list } from './game-list.ts';
import type { Reading } from './reading.ts';

export type FileProblem = 'empty' | 'too-big' | 'no-game' | 'other-games' | 'not-readable';

export interface Contents {
  readonly games: readonly PdnGame[];
  readonly listed: readonly Listed[];
  readonly capped: boolean;
}

/** A position is one line; PDN of a single move is not mistaken for it. */
export const asPosition = (text: string): string | null => {
  const line = text.trim();
  return line.length < 400 && /^[BW?]\s*:/i.test(line) && parseFen(line).ok ? line : null;
};

export function contentsOf({ games, capped }: Reading): Result<Contents, FileProblem> {
  const listed = games.map(list);
  if (games.length === 0) return no('no-game');
  if (listed.every(({ other }) => other)) return no('other-games');
  return ok({ games, listed, capped });
}

export interface OpenedFile {
  readonly replay: PdnReplay;
  /** Where and why the game could not be followed further; the moves before are there. */
  readonly failure: PdnFailure | null;
}

export function openGame(game: PdnGame): OpenedFile {
  const replay = replayPdn(game);
  return { replay, failure: replay.failure };
}

/** The first game of a text; null where it cannot be followed to its end. */
export function readReplay(pdn: string): PdnReplay | null {
  const [game] = readPdn(pdn);
  const replay = game && replayPdn(game);
  return replay && !replay.failure ? replay : null;
}

/** May the game be played on after so many plies? Not where it has ended on the board. */
export function canPlayOn({ game }: PdnReplay, plies: number): boolean {
  if (plies < game.plies.length) return true;
  return plies === game.plies.length && naturalOutcome({ ...game, outcome: null }) === null;
}
