/** The numbering of the board, written out in full, and the tables made from it. */
import { describe, expect, it } from 'vitest';
import { directionsOf, landing, neighbour } from './geometry.ts';
import { mirrorSquare } from './mirror.ts';
import {
  type Coordinate,
  coordinateColumn,
  coordinateRow,
  FILES,
  fromCoordinate,
  isSquare,
  parseCoordinate,
  RANKS,
  SQUARES,
  type Square,
  squareAt,
  toCoordinate,
} from './square.ts';

/** Rank 8 first; every dark square of the board by both its names. */
const BOARD: readonly (readonly [number, string])[] = [
  ...([
    [1, 'B8'],
    [2, 'D8'],
    [3, 'F8'],
    [4, 'H8'],
  ] as const),
  ...([
    [5, 'A7'],
    [6, 'C7'],
    [7, 'E7'],
    [8, 'G7'],
  ] as const),
  ...([
    [9, 'B6'],
    [10, 'D6'],
    [11, 'F6'],
    [12, 'H6'],
  ] as const),
  ...([
    [13, 'A5'],
    [14, 'C5'],
    [15, 'E5'],
    [16, 'G5'],
  ] as const),
  ...([
    [17, 'B4'],
    [18, 'D4'],
    [19, 'F4'],
    [20, 'H4'],
  ] as const),
  ...([
    [21, 'A3'],
    [22, 'C3'],
    [23, 'E3'],
    [24, 'G3'],
  ] as const),
  ...([
    [25, 'B2'],
    [26, 'D2'],
    [27, 'F2'],
    [28, 'H2'],
  ] as const),
  ...([
    [29, 'A1'],
    [30, 'C1'],
    [31, 'E1'],
    [32, 'G1'],
  ] as const),
];

const ALL_PLACES = FILES.flatMap((file) => RANKS.map((rank): Coordinate => `${file}${rank}`));

describe('numbering', () => {
  it.each(BOARD)('[R9] square %i is %s, both ways', (number, coordinate) => {
    expect(toCoordinate(number as Square)).toBe(coordinate);
    expect(fromCoordinate(coordinate as Coordinate)).toBe(number);
  });

  it('[R9][R18] the 32 other places are light', () => {
    const dark = new Set(BOARD.map(([, coordinate]) => coordinate));
    const light = ALL_PLACES.filter((place) => fromCoordinate(place) === null);
    expect(light).toEqual(ALL_PLACES.filter((place) => !dark.has(place)));
    expect(light).toHaveLength(32);
  });

  it("[R9][R18] a light square is at each player's near right, a dark one at the near left", () => {
    expect(fromCoordinate('H1')).toBeNull();
    expect(fromCoordinate('A8')).toBeNull();
    expect(fromCoordinate('A1')).toBe(29);
    expect(fromCoordinate('H8')).toBe(4);
  });

  it('[R9] turning the board round takes square s to 33 − s and a coordinate to its opposite', () => {
    for (const square of SQUARES) {
      const place = toCoordinate(square);
      const turned = squareAt(7 - coordinateRow(place), 7 - coordinateColumn(place));
      expect(mirrorSquare(square)).toBe(turned);
      expect(mirrorSquare(mirrorSquare(square))).toBe(square);
    }
  });

  it('[M4] coordinates are read in either case, and nothing else is', () => {
    expect(parseCoordinate('e3')).toBe('E3');
    expect(parseCoordinate('E3')).toBe('E3');
    for (const text of ['', 'E', '3', 'E9', 'E0', 'I3', 'E33', ' E3', 'E3 ', '3E', 'É3']) {
      expect(parseCoordinate(text), text).toBeNull();
    }
  });

  it('[R9] the board ends at its edges', () => {
    expect([squareAt(-1, 0), squareAt(0, -1), squareAt(8, 1), squareAt(1, 8)]).toEqual([
      null,
      null,
      null,
      null,
    ]);
    expect([0, 33, 1.5, -1, Number.NaN].map(isSquare)).toEqual([false, false, false, false, false]);
    expect(SQUARES.every(isSquare)).toBe(true);
  });
});

describe('neighbours', () => {
  it('[R9][R19] a step goes one row and one column, a leap two and two over the square stepped to', () => {
    for (const square of SQUARES) {
      for (const direction of directionsOf('black', true)) {
        const over = neighbour(square, direction);
        const to = landing(square, direction);
        if (over === null) expect(to).toBeNull();
        else expect(neighbour(over, direction)).toBe(to);
        if (over !== null) expect(neighbour(over, (3 - direction) as 0 | 1 | 2 | 3)).toBe(square);
      }
    }
  });

  it.each([
    ['black', 15, [18, 19]],
    ['white', 15, [10, 11]],
    ['black', 4, [8]],
    ['white', 29, [25]],
    ['black', 29, []],
    ['white', 4, []],
  ] as const)('[R1] a %s man on %i may step to %j', (side, square, expected) => {
    const reached = directionsOf(side, false).map((direction) => neighbour(square as Square, direction));
    expect(reached.filter((to) => to !== null)).toEqual(expected);
  });
});
