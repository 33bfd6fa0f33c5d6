/** Where the squares of a board are on the screen, and which one a click hits. */
import { type Place, placeAt, placeColumn, placeRow } from '@crownhead/rules';
import type { Rect } from '../term/canvas.ts';

export interface BoardGeometry {
  /** Of the squares alone, without what is written around them. */
  readonly x: number;
  readonly y: number;
  readonly squareWidth: number;
  /** The height of a square in half rows: with an odd number every other rank begins in the middle of a row. */
  readonly squareHalves: number;
  /** Black at the bottom. */
  readonly flipped: boolean;
}

/** A square on the screen: columns, and half rows counted from the top of the board. */
export interface Area {
  readonly x: number;
  readonly width: number;
  readonly top: number;
  readonly halves: number;
}

export const LINE: readonly number[] = [0, 1, 2, 3, 4, 5, 6, 7];

/** Rows of the screen that a board takes. */
export const boardRows = ({ squareHalves }: Pick<BoardGeometry, 'squareHalves'>): number => 4 * squareHalves;

const seen = (line: number, flipped: boolean): number => (flipped ? 7 - line : line);

/** The square at a row and column of the board. */
export function areaAt(geometry: BoardGeometry, row: number, column: number): Area {
  const { squareWidth: width, squareHalves: halves, flipped } = geometry;
  return { x: seen(column, flipped) * width, width, top: seen(row, flipped) * halves, halves };
}

/** The whole cells of a square, on the screen: what text can be written on. */
export function wholeCells({ x, y }: BoardGeometry, { x: left, width, top, halves }: Area): Rect {
  const first = Math.ceil(top / 2);
  return { x: x + left, y: y + first, width, height: Math.floor((top + halves) / 2) - first };
}

/** The row of the screen through the middle of a square. */
export const middleRow = ({ y }: BoardGeometry, { top, halves }: Area): number =>
  y + Math.floor((top + halves / 2) / 2);

export const areaOf = (geometry: BoardGeometry, place: Place): Area =>
  areaAt(geometry, placeRow(place), placeColumn(place));

/** The place under a point of the screen; null beside the board. A cell shared by two ranks counts for the upper one. */
export function placeUnder(geometry: BoardGeometry, at: { x: number; y: number }): Place | null {
  const column = Math.floor((at.x - geometry.x) / geometry.squareWidth);
  const row = Math.floor(((at.y - geometry.y) * 2) / geometry.squareHalves);
  if (row < 0 || row > 7 || column < 0 || column > 7) return null;
  return placeAt(seen(row, geometry.flipped), seen(column, geometry.flipped));
}
