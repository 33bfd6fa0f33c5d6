/** What the tests of shallow and deep counts share. */
import { legalMoves } from './list-moves.ts';
import { applyMove } from './move.ts';
import type { Position } from './position.ts';

/** The deepest count from the start that is quick enough while coverage is measured. */
export const SHALLOW = 7;

/** The general generator under the official rules, which `perft` itself leaves to the fast one. */
export function perftByList(position: Position, depth: number): number {
  const moves = legalMoves(position);
  if (depth === 1) return moves.length;
  return moves.reduce((sum, move) => sum + perftByList(applyMove(position, move), depth - 1), 0);
}
