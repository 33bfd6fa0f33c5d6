/** Legal moves under any rule set: all the ways to walk a turn. `list-moves.ts` has all of a position. */
import { type Move, sameMove, squaresOfMove } from './move.ts';
import type { Position } from './position.ts';
import type { RuleSet } from './rule-set.ts';
import type { Square } from './square.ts';
import { squaresOf } from './square-set.ts';
import { beginTurn, hop, jumpers, mayEnd, nextHops, type Turn, toMove, walk } from './turn.ts';

function visitTurn(turn: Turn, rules: RuleSet, visit: (move: Move) => boolean): boolean {
  if (mayEnd(turn, rules) && !visit(toMove(turn))) return false;
  for (const next of nextHops(turn, rules)) {
    if (!visitTurn(hop(turn, next), rules, visit)) return false;
  }
  return true;
}

/** The moves that start on one square, until `visit` returns false; returns whether it never did. */
export function visitMovesFrom(
  position: Position,
  rules: RuleSet,
  from: Square,
  visit: (move: Move) => boolean,
): boolean {
  return visitTurn(beginTurn(position, from), rules, visit);
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
