/** Between a PDN result and our outcome: who won by the token, and why by the Termination tag. */
import { oneOf } from './one-of.ts';
import { DRAW_REASONS, drawn, type Outcome, VOID_REASONS, voided, WIN_REASONS, won } from './outcome.ts';
import { type PdnGame, type PdnResult, parseResult, tagValue } from './pdn-game.ts';
import { opposite, type Side } from './side.ts';

/** What the game says its result is: the text counts more than the tag, unless it leaves the game open. */
export function resultOf(game: PdnGame): PdnResult | null {
  const { result } = game.main;
  if (result !== null && result !== '*') return result;
  const tag = tagValue(game.tags, 'Result');
  return (tag === null ? null : parseResult(tag)) ?? result;
}

/** An outcome without winner or draw is left open: PDN has no word for it, the Termination tag has. */
export function formatResult(outcome: Outcome | null, first: Side): PdnResult {
  if (outcome === null) return '*';
  if (outcome.winner !== null) return outcome.winner === first ? '1-0' : '0-1';
  return oneOf(VOID_REASONS, outcome.reason) ? '*' : '1/2-1/2';
}

/** Only the board can say these; in a file they prove nothing. */
const SEEN_ON_BOARD: readonly (string | null)[] = ['no-pieces', 'no-moves', 'both-blocked', 'blank-board'];
export const isSeenOnBoard = (reason: string | null): boolean => SEEN_ON_BOARD.includes(reason);

/** For a game that the board has not ended. A reason that is missing or does not fit becomes `adjudicated`. */
export function toOutcome(result: PdnResult | null, first: Side, termination: string | null): Outcome | null {
  const reason = isSeenOnBoard(termination) ? null : termination;
  if (result === '1-0' || result === '0-1') {
    const winner = result === '1-0' ? first : opposite(first);
    return won(winner, oneOf(WIN_REASONS, reason) ?? 'adjudicated');
  }
  if (result === '1/2-1/2') return drawn(oneOf(DRAW_REASONS, reason) ?? 'adjudicated');
  const voidReason = oneOf(VOID_REASONS, reason);
  if (result === '0-0') return voided(voidReason ?? 'abandoned');
  return voidReason && voided(voidReason);
}
