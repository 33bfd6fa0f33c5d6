/** Pieces that cannot move: shown by playing out every move of their side against a blockade by the other. */
import {
  applyMove,
  beginTurn,
  has,
  listMoves,
  type Move,
  nextHops,
  opposite,
  type Position,
  type RuleSet,
  type Side,
  type Square,
  withTurn,
} from '@crownhead/rules';
import type { Reach } from './force.ts';

const MOST_MOVES = 60;

/** May the piece on this square step or jump, whatever else would have to be jumped first? */
function canMove(position: Position, rules: RuleSet, side: Side, square: Square): boolean {
  const free: RuleSet = { ...rules, capture: 'optional' };
  return nextHops(beginTurn(withTurn(position, side), square), free).length > 0;
}

/** The squares of a side's pieces that cannot move now. */
export const lockedSquares = (
  position: Position,
  rules: RuleSet,
  side: Side,
  squares: readonly Square[],
): readonly Square[] => squares.filter((square) => !canMove(position, rules, side, square));

/** Can the other side keep the piece of `side` on this square from moving for this many plies, and from being captured meanwhile? */
export function staysLocked(
  position: Position,
  rules: RuleSet,
  side: Side,
  square: Square,
  reach: Reach,
): boolean {
  let left = reach.nodes;
  const holds = (at: Position, plies: number): boolean => {
    if (!has(at[side], square) || canMove(at, rules, side, square)) return false;
    if (plies === 0) return true;
    if (left-- <= 0) return false;
    const listed = listMoves(at, rules, MOST_MOVES);
    // A side with no move at all is not held by a blockade but lost.
    if (!listed.ok || listed.value.length === 0) return false;
    const goesOn = (move: Move): boolean => holds(applyMove(at, move), plies - 1);
    return at.turn === opposite(side) ? listed.value.some(goesOn) : listed.value.every(goesOn);
  };
  return holds(position, reach.plies);
}
