/** Aims of material: being pieces ahead where nothing is left to take, and a king that stays. */
import {
  type Board,
  jumpers,
  KING_ROW,
  opposite,
  type Position,
  type Side,
  size,
  withTurn,
} from '@crownhead/rules';
import type { Aim } from './force.ts';

/** Pieces of a side less those of the other. */
export const balance = (board: Board, side: Side): number => size(board[side]) - size(board[opposite(side)]);

/** Can nobody jump, whoever is to move? */
export const isQuiet = (position: Position): boolean =>
  jumpers(position) === 0 && jumpers(withTurn(position, opposite(position.turn))) === 0;

/** To be at least this many pieces ahead where nobody can jump. */
export const aheadBy = (side: Side, least: number): Aim => ({
  side,
  met: (position) => balance(position, side) >= least && isQuiet(position),
});

const kingsOf = (board: Board, side: Side): number => board[side] & board.kings;

/** To have a king more than at the beginning, on the king row and not to be taken, without having fewer pieces. */
export const crowned = (side: Side, from: Position): Aim => {
  const had = size(kingsOf(from, side) as Position['kings']);
  const level = balance(from, side);
  return {
    side,
    met: (position) => {
      const kings = kingsOf(position, side);
      return (
        size(kings as Position['kings']) > had &&
        (kings & KING_ROW[side]) !== 0 &&
        balance(position, side) >= level &&
        isQuiet(position)
      );
    },
  };
};
