/** How a game ended: `{ winner, reason }`, and what each reason means (L5). */

import { passTurn } from './move.ts';
import { hasMove } from './moves.ts';
import type { Position } from './position.ts';
import type { RuleSet } from './rule-set.ts';
import { opposite, type Side } from './side.ts';

/** Why somebody won. `left`, `idle` and `disconnected` tell what the loser did. */
export const WIN_REASONS = [
  'no-pieces',
  'no-moves',
  'resigned',
  'left',
  'time',
  'idle',
  'disconnected',
] as const;
/** Why nobody won. */
export const DRAW_REASONS = [
  'agreed',
  'repetition',
  'forty-move',
  'proof',
  'both-blocked',
  'adjudicated',
] as const;
/** The game stopped and nobody won or drew. */
export const VOID_REASONS = ['connection-error', 'abandoned', 'blank-board'] as const;

export type WinReason = (typeof WIN_REASONS)[number];
export type DrawReason = (typeof DRAW_REASONS)[number];
export type VoidReason = (typeof VOID_REASONS)[number];

/** How a game ended. Without a winner it is a draw, or no result at all: `isDraw` tells. */
export type Outcome =
  | { readonly winner: Side; readonly reason: WinReason | 'adjudicated' }
  | { readonly winner: null; readonly reason: DrawReason | VoidReason };

/** A win for this side. */
export const won = (winner: Side, reason: WinReason | 'adjudicated'): Outcome => ({ winner, reason });
/** A draw. */
export const drawn = (reason: DrawReason): Outcome => ({ winner: null, reason });
/** The end of a game without a result. */
export const voided = (reason: VoidReason): Outcome => ({ winner: null, reason });

/** A draw, not a game without a result? */
export const isDraw = (outcome: Outcome): boolean =>
  outcome.winner === null && (DRAW_REASONS as readonly string[]).includes(outcome.reason);

/** What the board alone decides: no pieces (R7), no moves (R6). Where no side has pieces, nobody wins. */
export function boardOutcome(position: Position, rules: RuleSet): Outcome | null {
  const { turn } = position;
  const other = opposite(turn);
  if (position.black === 0 && position.white === 0) return voided('blank-board');
  if (position[turn] === 0) return won(other, 'no-pieces');
  if (position[other] === 0) return won(turn, 'no-pieces');
  if (hasMove(position, rules)) return null;
  if (rules.blocked === 'loses') return won(other, 'no-moves');
  return hasMove(passTurn(position), rules) ? null : drawn('both-blocked');
}
