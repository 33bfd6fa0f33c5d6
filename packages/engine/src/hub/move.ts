/** Moves as Hub writes them: `11-15`, and `28x19x23` for a jump from 28 to 19 that takes 23, what is taken ascending. */
import {
  destination,
  err,
  isJump,
  legalMoves,
  type Move,
  ok,
  type Position,
  type Result,
} from '@crownhead/rules';

/** A move as Hub writes it. */
export function formatHubMove(move: Move): string {
  const ends = [move.from, destination(move)];
  if (!isJump(move)) return ends.join('-');
  return [...ends, ...move.captured.toSorted((a, b) => a - b)].join('x');
}

/** Why a text is no move here. */
export type HubMoveFault = 'unreadable' | 'not-legal' | 'ambiguous';

const sameEnds = (move: Move, [from, to]: readonly number[]): boolean =>
  move.from === from && destination(move) === to;

/**
 * The legal move under the official rules that a text means. Two routes that take the same pieces are written alike and
 * lead to the same board, so either will do. The pieces taken may be left out where the ends alone say it all.
 */
export function readHubMove(position: Position, text: string): Result<Move, HubMoveFault> {
  if (!/^\d{1,2}(?:-\d{1,2}|(?:x\d{1,2})+)$/.test(text)) return err('unreadable');
  const moves = legalMoves(position);
  const exact = moves.find((move) => formatHubMove(move) === text);
  if (exact) return ok(exact);
  const numbers = text.split(/[-x]/).map(Number);
  const meant = moves.filter((move) => numbers.length === 2 && sameEnds(move, numbers));
  const different = new Set(meant.map(formatHubMove));
  if (different.size > 1) return err('ambiguous');
  return meant[0] ? ok(meant[0]) : err('not-legal');
}
