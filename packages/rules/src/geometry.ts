/** Which squares touch which, and where a leap over a neighbour lands: tables made once. */
import type { Side } from './side.ts';
import { columnOf, rowOf, SQUARES, type Square, squareAt } from './square.ts';

/** Up is towards square 1 (White's forward), down towards square 32 (Black's forward). */
export const UP_LEFT = 0;
const UP_RIGHT = 1;
export const DOWN_LEFT = 2;
export const DOWN_RIGHT = 3;
export type Direction = 0 | 1 | 2 | 3;

const DELTAS = [
  [-1, -1],
  [-1, 1],
  [1, -1],
  [1, 1],
] as const;

const ALL: readonly Direction[] = [UP_LEFT, UP_RIGHT, DOWN_LEFT, DOWN_RIGHT];
const FORWARD: { readonly [S in Side]: readonly Direction[] } = {
  black: [DOWN_LEFT, DOWN_RIGHT],
  white: [UP_LEFT, UP_RIGHT],
};

/** Men go forward only, kings every way. */
export const directionsOf = (side: Side, king: boolean): readonly Direction[] => (king ? ALL : FORWARD[side]);

const reach = (distance: number): readonly (readonly (Square | null)[])[] =>
  SQUARES.map((square) =>
    DELTAS.map(([row, column]) =>
      squareAt(rowOf(square) + row * distance, columnOf(square) + column * distance),
    ),
  );

const NEIGHBOURS = reach(1);
const LANDINGS = reach(2);

export const neighbour = (square: Square, direction: Direction): Square | null =>
  NEIGHBOURS[square - 1]![direction]!;
export const landing = (square: Square, direction: Direction): Square | null =>
  LANDINGS[square - 1]![direction]!;
