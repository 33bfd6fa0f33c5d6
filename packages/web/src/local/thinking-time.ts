/** How long the computer thinks, and when it is content with a draw. */
import type { ComputerQuestion } from '@crownhead/client/local';
import type { Limits } from '@crownhead/engine';
import { drawStatus, type Game } from '@crownhead/rules';

/** Nobody likes to wait longer for a computer. */
const PATIENCE_MS = 1500;
export const HINT_MS = 700;

export function limitsFor({ clock, limit }: Pick<ComputerQuestion, 'clock' | 'limit'>): Limits {
  const ms = limit === null ? PATIENCE_MS : Math.max(1, Math.min(PATIENCE_MS, limit / 2));
  return clock === null ? { ms } : { ms, clock };
}

/** A draw is not talked about before the game has been played. */
const DRAW_FROM_PLY = 40;
/** Hundredths of a man that count as nothing. */
const EVEN = 25;

/**
 * `score` is for the side to move. A draw that can be claimed is asked of a computer that is to move; otherwise the one to
 * move has offered it, and the computer is the other.
 */
export function welcomesDraw(game: Game, score: number): boolean {
  if (game.drawRule === 'claim' && drawStatus(game).claim !== null) return score <= EVEN;
  return game.plies.length >= DRAW_FROM_PLY && -score <= EVEN;
}
