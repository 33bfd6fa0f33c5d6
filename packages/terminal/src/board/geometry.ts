/** Where the squares of a board are on the screen, and which one a click hits. */
import {
  type Coordinate,
  columnOf,
  coordinateColumn,
  coordinateRow,
  FILES,
  type Place,
  RANKS,
  rowOf,
  squareAt,
} from '@crownhead/rules';
import type { Rect } from '../term/canvas.ts';

export interface BoardGeometry {
  /** Of the squares alone, without what is written around them. */
  readonly x: number;
  readonly y: number;
  readonly squareWidth: number;
  readonly squareHeight: number;
  /** Black at the bottom. */
  readonly flipped: boolean;
}

export const LINE: readonly number[] = [0, 1, 2, 3, 4, 5, 6, 7];

const seen = (line: number, flipped: boolean): number => (flipped ? 7 - line : line);

/** The cells of the square at a row and column of the board. */
export function cellRect(geometry: BoardGeometry, row: number, column: number): Rect {
  const { x, y, squareWidth: width, squareHeight: height, flipped } = geometry;
  return { x: x + seen(column, flipped) * width, y: y + seen(row, flipped) * height, width, height };
}

export const placeRow = (place: Place): number =>
  typeof place === 'number' ? rowOf(place) : coordinateRow(place);
export const placeColumn = (place: Place): number =>
  typeof place === 'number' ? columnOf(place) : coordinateColumn(place);

export const placeAt = (row: number, column: number): Place =>
  squareAt(row, column) ?? (`${FILES[column]!}${RANKS[7 - row]!}` as Coordinate);

export const rectOf = (geometry: BoardGeometry, place: Place): Rect =>
  cellRect(geometry, placeRow(place), placeColumn(place));

/** The place under a point of the screen; null beside the board. */
export function placeUnder(geometry: BoardGeometry, at: { x: number; y: number }): Place | null {
  const column = Math.floor((at.x - geometry.x) / geometry.squareWidth);
  const row = Math.floor((at.y - geometry.y) / geometry.squareHeight);
  if (row < 0 || row > 7 || column < 0 || column > 7) return null;
  return placeAt(seen(row, geometry.flipped), seen(column, geometry.flipped));
}
