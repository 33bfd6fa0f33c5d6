/**
 * How a computer at a table behaves, whichever program runs it: how long it thinks, and what it says to a draw. It claims a
 * draw that it welcomes, but offers none and never resigns: its opponent may play to the end.
 */
import { drawStatus, type Game, type Side } from '@crownhead/rules';
import { viewClock } from './clock.ts';
import type { Round } from './state.ts';
import { moveLimit, wholeGameClock } from './table-options.ts';

/** Nobody likes to wait longer for a computer. */
const PATIENCE_MS = 1500;
/** A draw is not talked about before the game has been played. */
const DRAW_FROM_PLY = 40;
/** A score that counts as nothing: a ninth of a man. */
const EVEN = 25;

/** How long a computer looks at a position to judge a draw. */
export const DRAW_DECISION_MS = 500;

/** The time a computer has for its move. */
export interface ComputerTime {
  /** Its whole-game clock; null where there is none. */
  readonly clock: { readonly left: number; readonly increment: number } | null;
  /** Milliseconds the move may take at most; null for any. */
  readonly limit: number | null;
}

/** The time of the side to move. */
export function computerTime(round: Round, now: number): ComputerTime {
  const { timer } = round.table;
  const clock = wholeGameClock(timer);
  const left = viewClock(round, now).left[round.game.position.turn];
  return {
    clock: clock && { left: left ?? 0, increment: clock.increment },
    limit: moveLimit(timer) && left,
  };
}

/** How long to think, in the form engines take: half of a limit stays in reserve. */
export function thinkingTime({ clock, limit }: ComputerTime): {
  readonly ms: number;
  readonly clock?: NonNullable<ComputerTime['clock']>;
} {
  const ms = limit === null ? PATIENCE_MS : Math.max(1, Math.min(PATIENCE_MS, limit / 2));
  return clock === null ? { ms } : { ms, clock };
}

/** Can the side to move claim a draw by rule? */
export const canClaimDraw = (game: Game): boolean =>
  game.drawRule === 'claim' && drawStatus(game).claim !== null;

/** Is a draw worth a thought yet? An early offer is declined without one. */
export const considersDraw = (game: Game): boolean =>
  canClaimDraw(game) || game.plies.length >= DRAW_FROM_PLY;

/** Would the computer of this side take a draw? `score` is the engine’s, for the side to move. */
export function acceptsDraw(game: Game, side: Side, score: number): boolean {
  const own = side === game.position.turn ? score : -score;
  return considersDraw(game) && own <= EVEN;
}
