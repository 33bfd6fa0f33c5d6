/** A move is a whole turn: a step, or a jump of one or more hops. */

import { KING_ROW, makePosition, type Position } from './position.ts';
import { opposite } from './side.ts';
import type { Square } from './square.ts';
import { bitOf, has } from './square-set.ts';

/** A legal move, complete: made by the functions of this library, not by hand. */
export interface Move {
  readonly from: Square;
  /** Every landing square in order, the start excluded. */
  readonly path: readonly Square[];
  /** The squares emptied, in the order they were jumped, each once. */
  readonly captured: readonly Square[];
  readonly crowned: boolean;
}

/** Where the piece ends up. */
export const destination = (move: Move): Square => move.path[move.path.length - 1]!;
/** Does it take anything? */
export const isJump = (move: Move): boolean => move.captured.length > 0;

/** Start and landing squares together. */
export const squaresOfMove = (move: Move): readonly Square[] => [move.from, ...move.path];

const sameSquares = (a: readonly Square[], b: readonly Square[]): boolean =>
  a.length === b.length && a.every((square, i) => square === b[i]);

/** The same in every part: path, captures and crowning? */
export const sameMove = (a: Move, b: Move): boolean =>
  a.from === b.from &&
  a.crowned === b.crowned &&
  sameSquares(a.path, b.path) &&
  sameSquares(a.captured, b.captured);

/** The position after a legal move. */
export function applyMove(position: Position, move: Move): Position {
  const { turn } = position;
  const from = bitOf(move.from);
  const to = bitOf(destination(move));
  let taken = 0;
  for (const square of move.captured) taken |= bitOf(square);
  const king = move.crowned || has(position.kings, move.from);
  const own = (position[turn] & ~from) | to;
  const other = position[opposite(turn)] & ~taken;
  const kings = (position.kings & ~from & ~taken) | (king ? to : 0);
  return turn === 'black'
    ? makePosition(own, other, kings, 'white')
    : makePosition(other, own, kings, 'black');
}

/** The position after a turn without a move (R6, R13). */
export const passTurn = (position: Position): Position =>
  makePosition(position.black, position.white, position.kings, opposite(position.turn));

export const reachesKingRow = (position: Position, square: Square): boolean =>
  has(KING_ROW[position.turn], square);
