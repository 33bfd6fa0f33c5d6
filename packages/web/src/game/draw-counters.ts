/** How near a draw by rule is (R10), where the table has such draws. */
import { drawStatus, type Game } from '@crownhead/rules';

export interface DrawCounters {
  /** Whole moves without progress, once they are worth mentioning, and how many make a draw. */
  readonly quiet: { readonly moves: number; readonly limit: number } | null;
  /** How often this position has been seen; null the first time. */
  readonly seen: 2 | 3 | null;
}

/** Every game has a few quiet moves: before so many nobody needs to count. */
const WORTH_COUNTING = 10;

export function drawCounters(game: Game): DrawCounters {
  if (game.drawRule === 'off') return { quiet: null, seen: null };
  const { quietMoves, quietLimit, repetitions } = drawStatus(game);
  return {
    quiet: quietMoves >= WORTH_COUNTING ? { moves: quietMoves, limit: quietLimit } : null,
    seen: repetitions >= 3 ? 3 : repetitions === 2 ? 2 : null,
  };
}
