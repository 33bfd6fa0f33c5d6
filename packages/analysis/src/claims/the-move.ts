/** The move, or opposition: which side will have the last safe step when men stand face to face. */
import { columnOf, type Position, type Side, size, squaresOf } from '@crownhead/rules';
import { isQuiet } from './material.ts';

/** With more pieces on the board exchanges change it too often to speak of it. */
const MOST_PIECES = 8;

/** Files A, C, E and G, which begin on White's first row, are White's system; the others are Black's. */
const inSystem = (column: number, side: Side): boolean => (column % 2 === 0) === (side === 'white');

/**
 * The side that has the move: the one to move where an odd number of all pieces stands in its system. Null where it is not spoken of: sides
 * that are not level, something to be taken, only kings.
 */
export function sideWithTheMove(position: Position): Side | null {
  const { black, white, kings, turn } = position;
  const pieces = [...squaresOf(black), ...squaresOf(white)];
  if (size(black) !== size(white) || pieces.length > MOST_PIECES) return null;
  if (((black | white) & ~kings) === 0 || !isQuiet(position)) return null;
  const own = pieces.filter((square) => inSystem(columnOf(square), turn)).length;
  return own % 2 === 1 ? turn : turn === 'black' ? 'white' : 'black';
}
