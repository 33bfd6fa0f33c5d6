/** A board with a side to move: `Setup` as somebody put it together, `Position` once it has been checked. */

import { err, ok, type Result } from './result.ts';
import type { Side } from './side.ts';
import type { Square } from './square.ts';
import { asSet, has, type SquareSet, size } from './square-set.ts';

/** The most pieces a side can have, men and kings together. */
export const PIECES_PER_SIDE = 12;

/** The row on which each side's men are crowned. */
export const KING_ROW = { black: asSet(0xf0000000), white: asSet(0x0000000f) } as const;

/** What stands where: the squares of each side, and which of all of them hold kings. */
export interface Board {
  readonly black: SquareSet;
  readonly white: SquareSet;
  readonly kings: SquareSet;
}

/** Unchecked: too many pieces, an empty side, uncrowned men on their king row and an open turn are all possible. */
export interface Setup extends Board {
  readonly turn: Side | null;
}

declare const checked: unique symbol;
/** Valid by construction: disjoint sides of at most 12, every king is a piece, no man stands on its king row. */
export interface Position extends Board {
  readonly turn: Side;
  readonly [checked]: true;
}

/** The two kinds of pieces. */
export const KINDS = ['man', 'king'] as const;
export type Kind = (typeof KINDS)[number];
/** What stands on one square. */
export interface Piece {
  readonly side: Side;
  readonly kind: Kind;
}

/** Why a setup is no position. */
export const SETUP_FAULTS = ['too-many-pieces', 'overlapping-pieces', 'no-side-to-move'] as const;
export type SetupFault = (typeof SETUP_FAULTS)[number];

/** The start of a game, as a setup to change. */
export const START_SETUP: Setup = {
  black: asSet(0x00000fff),
  white: asSet(0xfff00000),
  kings: asSet(0),
  turn: 'black',
};

/** What stands on a square; null where it is empty. */
export function pieceAt(board: Board, square: Square): Piece | null {
  const kind: Kind = has(board.kings, square) ? 'king' : 'man';
  if (has(board.black, square)) return { side: 'black', kind };
  if (has(board.white, square)) return { side: 'white', kind };
  return null;
}

/** The men that stand where they should have been crowned. */
export const menOnKingRow = (board: Board): SquareSet =>
  asSet(((board.black & KING_ROW.black) | (board.white & KING_ROW.white)) & ~board.kings);

/** Checks a setup. Men already standing on their king row are crowned (E7); `menOnKingRow` tells which. */
export function toPosition(setup: Setup): Result<Position, SetupFault> {
  if ((setup.black & setup.white) !== 0) return err('overlapping-pieces');
  if (size(setup.black) > PIECES_PER_SIDE || size(setup.white) > PIECES_PER_SIDE)
    return err('too-many-pieces');
  if (setup.turn === null) return err('no-side-to-move');
  const pieces = setup.black | setup.white;
  return ok(makePosition(setup.black, setup.white, (setup.kings & pieces) | menOnKingRow(setup), setup.turn));
}

/** For code that moves pieces from a position that is valid already. */
export const makePosition = (black: number, white: number, kings: number, turn: Side): Position =>
  ({ black: asSet(black), white: asSet(white), kings: asSet(kings), turn }) as Position;

/** The start of a game, Black to move. */
export const START = makePosition(START_SETUP.black, START_SETUP.white, 0, 'black');

/** The same board with this side to move. */
export const withTurn = (position: Position, turn: Side): Position =>
  makePosition(position.black, position.white, position.kings, turn);

/** The same board with the same side to move? */
export const samePosition = (a: Position, b: Position): boolean =>
  a.black === b.black && a.white === b.white && a.kings === b.kings && a.turn === b.turn;
