/** The board turned round: what is true for one side must be true for the other. */
import type { Move } from './move.ts';
import { makePosition, type Position } from './position.ts';
import { opposite } from './side.ts';
import type { Square } from './square.ts';
import { asSet, type SquareSet } from './square-set.ts';

/** The same square seen from the other side of the board. */
export const mirrorSquare = (square: Square): Square => (33 - square) as Square;

/** Square s becomes 33−s: the bits in reverse order. */
export function mirrorSet(set: SquareSet): SquareSet {
  let b: number = set;
  b = ((b >>> 1) & 0x55555555) | ((b & 0x55555555) << 1);
  b = ((b >>> 2) & 0x33333333) | ((b & 0x33333333) << 2);
  b = ((b >>> 4) & 0x0f0f0f0f) | ((b & 0x0f0f0f0f) << 4);
  b = ((b >>> 8) & 0x00ff00ff) | ((b & 0x00ff00ff) << 8);
  return asSet((b >>> 16) | (b << 16));
}

/** Colours and board turned round. */
export const mirror = (position: Position): Position =>
  makePosition(
    mirrorSet(position.white),
    mirrorSet(position.black),
    mirrorSet(position.kings),
    opposite(position.turn),
  );

/** The same move on the board turned round. */
export const mirrorMove = (move: Move): Move => ({
  from: mirrorSquare(move.from),
  path: move.path.map(mirrorSquare),
  captured: move.captured.map(mirrorSquare),
  crowned: move.crowned,
});
