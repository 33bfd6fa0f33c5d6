/** From a text to a game that can be viewed, or to what is wrong with it (F2). */
import { type PdnTableReplay, replayTablePdn } from '@crownhead/match';
import {
  err,
  isStrayText,
  naturalOutcome,
  ok,
  type PdnFailure,
  type PdnGame,
  parseFen,
  type Result,
  readPdn,
} from '@crownhead/rules';
import { type Listed, list } from './game-list.ts';
import type { Reading } from './reading.ts';

export type FileProblem = 'empty' | 'too-big' | 'no-game' | 'other-games' | 'not-readable' | 'damaged';

export interface Contents {
  readonly games: readonly PdnGame[];
  readonly listed: readonly Listed[];
  readonly capped: boolean;
}

/** Around a position that somebody copied: quotes, the tag of a PDN file, a name, a full stop. */
const AROUND = /^(?:\[?\s*(?:fen|position)\s*[:=]?\s*)?["'“”„«»`]?\s*|\s*\.?\s*["'“”«»`]?\s*\]?\s*$/gi;
const LONGEST_POSITION = 600;

/** The FEN in a text that is nothing but a position; PDN of a single move is not mistaken for it. */
export const asPosition = (text: string): string | null => {
  if (text.length > LONGEST_POSITION) return null;
  const fen = text.replace(AROUND, '').replaceAll(/\s+/g, '');
  return /^[BW?]:/i.test(fen) && parseFen(fen).ok ? fen : null;
};

/** A position to look at and to play on from; null where nobody could play there. */
export const openPosition = (fen: string): PdnTableReplay | null =>
  readReplay(`[SetUp "1"]\n[FEN "${fen}"]\n*`);

export function contentsOf({ games, capped }: Reading): Result<Contents, FileProblem> {
  if (games.every(isStrayText)) return err('no-game');
  const listed = games.map(list);
  if (listed.every(({ other }) => other)) return err('other-games');
  return ok({ games, listed, capped });
}

export interface OpenedFile {
  readonly replay: PdnTableReplay;
  /** Where and why the game could not be followed further; the moves before are there. */
  readonly failure: PdnFailure | null;
}

export function openGame(game: PdnGame): OpenedFile {
  const replay = replayTablePdn(game);
  return { replay, failure: replay.failure };
}

/** The first game of a text; null where it cannot be followed to its end. */
export function readReplay(pdn: string): PdnTableReplay | null {
  const [game] = readPdn(pdn);
  const replay = game && replayTablePdn(game);
  return replay && !replay.failure ? replay : null;
}

/** Can the game be continued after this many plies? Not where it has ended on the board. */
export function canPlayOn({ game }: PdnTableReplay, plies: number): boolean {
  if (plies < game.plies.length) return true;
  return plies === game.plies.length && naturalOutcome({ ...game, outcome: null }) === null;
}
