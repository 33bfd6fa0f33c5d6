/** The cursor of the keyboard: over the whole board, or through what can be chosen now (C3). */
import {
  type Coordinate,
  FILES,
  mayEnd,
  movablePieces,
  nextHops,
  type Place,
  RANKS,
  type Square,
  squareAt,
  squaresOf,
} from '@crownhead/rules';
import { at, hasHopped } from './hops.ts';
import type { Arrow, MoveInput } from './input.ts';
import { placeColumn, placeRow } from './why.ts';

const DELTAS: Readonly<Record<Arrow, readonly [number, number]>> = {
  up: [-1, 0],
  down: [1, 0],
  left: [0, -1],
  right: [0, 1],
};

const LAST = 7;
const within = (n: number): number => Math.min(LAST, Math.max(0, n));

const placeAt = (row: number, column: number): Place =>
  squareAt(row, column) ?? (`${FILES[column]!}${RANKS[LAST - row]!}` as Coordinate);

/** What can be chosen now, in the order it is read on the screen. */
function choices({ context, settings, turn }: MoveInput): readonly Square[] {
  const { position, rules } = context;
  const pieces = context.outcome ? [] : squaresOf(movablePieces(position, rules));
  if (turn === null || (!hasHopped(turn) && nextHops(turn, rules).length === 0))
    return inOrder(pieces, settings.flipped);
  const targets = inOrder(
    nextHops(turn, rules).map(({ to }) => to),
    settings.flipped,
  );
  return mayEnd(turn, rules) ? [...targets, at(turn)] : targets;
}

/** Squares are numbered as they are read, from White's side. */
const inOrder = (squares: readonly Square[], flipped: boolean): readonly Square[] =>
  [...squares].sort((a, b) => (flipped ? b - a : a - b));

const firstPlace = (input: MoveInput): Place | null =>
  (input.turn && at(input.turn)) ?? choices(input)[0] ?? null;

export function arrow(input: MoveInput, direction: Arrow): MoveInput {
  const { cursor, settings } = input;
  if (cursor === null) return { ...input, cursor: firstPlace(input) ?? placeAt(LAST, 0) };
  const [rows, columns] = DELTAS[direction];
  const way = settings.flipped ? -1 : 1;
  const row = within(placeRow(cursor) + way * rows);
  const column = within(placeColumn(cursor) + way * columns);
  return { ...input, cursor: placeAt(row, column) };
}

export function cycle(input: MoveInput, by: 1 | -1): MoveInput {
  const list = choices(input);
  if (list.length === 0) return input;
  const here = list.indexOf(input.cursor as Square);
  const start = by === 1 ? 0 : list.length - 1;
  const next = here < 0 ? start : (here + by + list.length) % list.length;
  return { ...input, cursor: list[next]! };
}
