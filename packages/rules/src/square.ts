/**
 * Squares 1–32 and coordinates A1–H8.
 *
 * Files A–H run left to right and ranks 1–8 bottom to top as White sees the board; Black stands at the top.
 *
 *      A    B    C    D    E    F    G    H
 *  8        1         2         3         4    8     Black's men start on 1–12 and move down
 *  7   5         6         7         8         7
 *  6        9        10        11        12    6
 *  5  13        14        15        16         5
 *  4       17        18        19        20    4
 *  3  21        22        23        24         3
 *  2       25        26        27        28    2
 *  1  29        30        31        32         1     White's men start on 21–32 and move up
 *      A    B    C    D    E    F    G    H
 */
declare const squareBrand: unique symbol;
/** A dark square by its number, 1 to 32. `isSquare` turns a number into one. */
export type Square = number & { readonly [squareBrand]: true };

/** The letters of the columns, left to right as White sees the board. */
export const FILES = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const;
/** The digits of the rows, bottom to top as White sees the board. */
export const RANKS = ['1', '2', '3', '4', '5', '6', '7', '8'] as const;
/** Any of the 64 places of the board, dark or light. */
export type Coordinate = `${(typeof FILES)[number]}${(typeof RANKS)[number]}`;

/** All 32, ascending. */
export const SQUARES: readonly Square[] = Array.from({ length: 32 }, (_, i) => (i + 1) as Square);

/** Is this number one of 1 to 32? */
export const isSquare = (n: number): n is Square => Number.isInteger(n) && n >= 1 && n <= 32;

/** Row 0 is the top row (rank 8), row 7 the bottom one. */
export const rowOf = (square: Square): number => (square - 1) >> 2;

/** Column 0 is file A. Even rows hold B, D, F, H; odd rows A, C, E, G. */
export const columnOf = (square: Square): number =>
  ((square - 1) & 3) * 2 + (rowOf(square) % 2 === 0 ? 1 : 0);

/** The square at a row and column, or null where the board has a light square or ends. */
export function squareAt(row: number, column: number): Square | null {
  if (row < 0 || row > 7 || column < 0 || column > 7 || (row + column) % 2 === 0) return null;
  return (row * 4 + (column >> 1) + 1) as Square;
}

/** The coordinate of a square: `A1` for 29. */
export const toCoordinate = (square: Square): Coordinate =>
  `${FILES[columnOf(square)]!}${RANKS[7 - rowOf(square)]!}`;

/** The row of a coordinate, 0 at the top, as in `rowOf`. */
export const coordinateRow = (at: Coordinate): number => 8 - Number(at[1]);
/** The column of a coordinate, 0 for file A, as in `columnOf`. */
export const coordinateColumn = (at: Coordinate): number => at.charCodeAt(0) - 65;

/** The square of a coordinate, or null where it is a light one. */
export const fromCoordinate = (at: Coordinate): Square | null =>
  squareAt(coordinateRow(at), coordinateColumn(at));

/** Reads `a7` or `A7`; null when it is not a place of the board. */
export function parseCoordinate(text: string): Coordinate | null {
  const upper = text.toUpperCase();
  return /^[A-H][1-8]$/.test(upper) ? (upper as Coordinate) : null;
}

/** A place somebody pointed at: a square by number, or any place of the board by coordinate. */
export type Place = Square | Coordinate;

/** The row of a place, as in `rowOf`. */
export const placeRow = (place: Place): number =>
  typeof place === 'number' ? rowOf(place) : coordinateRow(place);

/** The column of a place, as in `columnOf`. */
export const placeColumn = (place: Place): number =>
  typeof place === 'number' ? columnOf(place) : coordinateColumn(place);

/** The place at a row and column of the board: a square where it is dark. */
export const placeAt = (row: number, column: number): Place =>
  squareAt(row, column) ?? (`${FILES[column]!}${RANKS[7 - row]!}` as Coordinate);
