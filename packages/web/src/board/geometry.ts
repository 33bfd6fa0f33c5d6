/** Where a place is drawn: rows and columns as they are seen, whichever side is at the bottom. */
import {
  columnOf,
  type Place,
  placeAt,
  placeColumn,
  placeRow,
  rowOf,
  type Square,
  squareAt,
} from '@crownhead/rules';

export const EDGE = 8;
const LAST = EDGE - 1;

/** As seen: row 0 is at the top of the screen. */
export interface Cell {
  readonly row: number;
  readonly column: number;
}

const turned = ({ row, column }: Cell): Cell => ({ row: LAST - row, column: LAST - column });

export function cellOf(place: Place, flipped: boolean): Cell {
  const cell = { row: placeRow(place), column: placeColumn(place) };
  return flipped ? turned(cell) : cell;
}

/** The place under a point of the board, given in parts of its size; null beside it. */
export function placeUnder(x: number, y: number, flipped: boolean): Place | null {
  const cell = { row: Math.floor(y * EDGE), column: Math.floor(x * EDGE) };
  if (cell.row < 0 || cell.row > LAST || cell.column < 0 || cell.column > LAST) return null;
  const { row, column } = flipped ? turned(cell) : cell;
  return placeAt(row, column);
}

/** The square jumped over between two landing squares; null for a step. */
export function between(from: Square, to: Square): Square | null {
  const row = (rowOf(from) + rowOf(to)) / 2;
  const column = (columnOf(from) + columnOf(to)) / 2;
  return Number.isInteger(row) && Number.isInteger(column) ? squareAt(row, column) : null;
}

export const ARROWS = { ArrowUp: -4, ArrowDown: 4, ArrowLeft: -1, ArrowRight: 1 } as const;
export type ArrowKey = keyof typeof ARROWS;

/** The dark square next in the direction of an arrow as seen; the same one at the edge. Rows have four squares each. */
export function squareBeside(square: Square, arrow: ArrowKey, flipped: boolean): Square {
  const by = ARROWS[arrow] * (flipped ? -1 : 1);
  const next = square + by;
  if (next < 1 || next > 32) return square;
  const sameRow = rowOf(next as Square) === rowOf(square);
  return Math.abs(by) === 1 && !sameRow ? square : (next as Square);
}
