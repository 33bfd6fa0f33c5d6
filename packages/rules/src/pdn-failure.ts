/** Where a game of a PDN file, or a variation of one, stops being playable. */
import type { Game } from './game.ts';
import { PDN_ERRORS, type PdnGame } from './pdn-game.ts';
import { REFUSAL_REASONS } from './refusal.ts';

/** Why a game could not be played through; `PDN_FAILURE_WORDS` has the sentences. */
export const PDN_FAILURES = [
  ...REFUSAL_REASONS,
  'ambiguous',
  'other-game',
  'bad-rules',
  'bad-fen',
  ...PDN_ERRORS,
] as const;
export type PdnFailureReason = (typeof PDN_FAILURES)[number];

/** Where a game stopped being playable, and why. */
export interface PdnFailure {
  /** The game's place in the file and the ply that could not be played, both counted from 1. */
  readonly game: number;
  readonly ply: number;
  readonly token: string;
  readonly reason: PdnFailureReason;
  readonly line: number;
}

/** The failure of the ply after those of `game`. */
export const failureAt = (
  { plies }: Game,
  { number }: PdnGame,
  { token, reason, line }: Pick<PdnFailure, 'token' | 'reason' | 'line'>,
): PdnFailure => ({ game: number, ply: plies.length + 1, token, reason, line });
