/** Every legal move of a position under any rule set. */
import type { Move } from './move.ts';
import { visitMovesFrom } from './moves.ts';
import type { Position } from './position.ts';
import { err, ok, type Result } from './result.ts';
import { OFFICIAL, type RuleSet } from './rule-set.ts';
import { squaresOf } from './square-set.ts';

/** End-of-turn removal (R5) can give one king more than forty thousand routes; a full list stops here. */
export const MOVE_CAP = 10_000;

/** Calls `visit` with each legal move until it returns false. */
export function visitMoves(position: Position, rules: RuleSet, visit: (move: Move) => boolean): void {
  for (const from of squaresOf(position[position.turn])) {
    if (!visitMovesFrom(position, rules, from, visit)) return;
  }
}

/** Every legal move; refused where there are more than `cap`, which only happens with end-of-turn removal. */
export function listMoves(
  position: Position,
  rules: RuleSet,
  cap: number = MOVE_CAP,
): Result<readonly Move[], 'too-many-moves'> {
  const moves: Move[] = [];
  let complete = true;
  visitMoves(position, rules, (move) => {
    if (moves.length === cap) {
      complete = false;
      return false;
    }
    moves.push(move);
    return true;
  });
  return complete ? ok(moves) : err('too-many-moves');
}

/** The legal moves under the official rules, of which there are never too many to list. */
export function legalMoves(position: Position): readonly Move[] {
  const moves: Move[] = [];
  visitMoves(position, OFFICIAL, (move) => moves.push(move) > 0);
  return moves;
}
