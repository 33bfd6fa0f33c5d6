/** Every legal move of a position under any rule set: all the ways to walk a turn. */
import { type Move, sameMove, squaresOfMove } from './move.ts';
import type { Position } from './position.ts';
import { err, ok, type Result } from './result.ts';
import { OFFICIAL, type RuleSet } from './rule-set.ts';
import type { Square } from './square.ts';
import { squaresOf } from './square-set.ts';
import { beginTurn, hop, jumpers, mayEnd, nextHops, type Turn, toMove, walk } from './turn.ts';

/** End-of-turn removal (R5) can give one king more than forty thousand routes; a full list stops here. */
export const MOVE_CAP = 10_000;

function visitTurn(turn: Turn, rules: RuleSet, visit: (move: Move) => boolean): boolean {
  if (mayEnd(turn, rules) && !visit(toMove(turn))) return false;
  for (const next of nextHops(turn, rules)) {
    if (!visitTurn(hop(turn, next), rules, visit)) return false;
  }
  return true;
}

/** Calls `visit` with each legal move until it returns false. */
export function visitMoves(position: Position, rules: RuleSet, visit: (move: Move) => boolean): void {
  for (const from of squaresOf(position[position.turn])) {
    if (!visitTurn(beginTurn(position, from), rules, visit)) return;
  }
}

/** The moves that start on one square. */
export function visitMovesFrom(
  position: Position,
  rules: RuleSet,
  from: Square,
  visit: (move: Move) => boolean,
): void {
  visitTurn(beginTurn(position, from), rules, visit);
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

/** Can the side to move do anything at all? */
export function hasMove(position: Position, rules: RuleSet): boolean {
  if (jumpers(position) !== 0) return true;
  return squaresOf(position[position.turn]).some(
    (from) => nextHops(beginTurn(position, from), rules).length > 0,
  );
}

/** The full move for a path, or null when it is not legal. Never lists, so it is quick under every rule set. */
export function findMove(position: Position, rules: RuleSet, squares: readonly Square[]): Move | null {
  const turn = walk(position, rules, squares);
  return turn && mayEnd(turn, rules) ? toMove(turn) : null;
}

/** Is this a legal move in every part: its path, what it takes and whether it crowns? */
export const isLegal = (position: Position, rules: RuleSet, move: Move): boolean => {
  const found = findMove(position, rules, squaresOfMove(move));
  return found !== null && sameMove(found, move);
};
