/** The cursor of the keyboard: over the whole board, or through what can be chosen now (C3). */
import {
  columnOf,
  mayEnd,
  movablePieces,
  nextHops,
  type Place,
  placeAt,
  placeColumn,
  placeRow,
  rowOf,
  SQUARES,
  type Square,
  squaresOf,
} from '@crownhead/rules';
import { at, hasHopped } from './hops.ts';
import type { Arrow, CursorEvent, InputEvent, MoveInput, Step } from './input.ts';
import { still } from './moving.ts';
import { isPlanning } from './planning.ts';
import { stepInput } from './step.ts';

const DELTAS: Readonly<Record<Arrow, readonly [number, number]>> = {
  up: [-1, 0],
  down: [1, 0],
  left: [0, -1],
  right: [0, 1],
};

const LAST = 7;
const within = (n: number): number => Math.min(LAST, Math.max(0, n));

/** Where a piece could ever go in one hop, whatever stands on the board by then. */
const reach = (from: Square): readonly Square[] =>
  SQUARES.filter((to) => {
    const rows = Math.abs(rowOf(to) - rowOf(from));
    return rows === Math.abs(columnOf(to) - columnOf(from)) && (rows === 1 || rows === 2);
  });

/** What can be chosen now. */
function choices(input: MoveInput): readonly Square[] {
  const { context, turn, planned } = input;
  const { position, rules, side, outcome } = context;
  if (outcome) return [];
  if (isPlanning(input) && side) return planned === null ? squaresOf(position[side]) : reach(planned);
  const targets = turn === null ? [] : nextHops(turn, rules).map(({ to }) => to);
  if (turn === null || (targets.length === 0 && !hasHopped(turn)))
    return squaresOf(movablePieces(position, rules));
  return mayEnd(turn, rules) ? [...targets, at(turn)] : targets;
}

/** In the order they are read on the screen: squares are numbered like that, from White's side. */
const inOrder = (squares: readonly Square[], flipped: boolean): readonly Square[] =>
  [...squares].sort((a, b) => (flipped ? b - a : a - b));

const listed = (input: MoveInput): readonly Square[] => inOrder(choices(input), input.settings.flipped);

const firstPlace = (input: MoveInput): Place | null =>
  (input.turn && at(input.turn)) ?? listed(input)[0] ?? null;

function arrow(input: MoveInput, direction: Arrow): MoveInput {
  const { cursor, settings } = input;
  if (cursor === null) return { ...input, cursor: firstPlace(input) ?? placeAt(LAST, 0) };
  const [rows, columns] = DELTAS[direction];
  const way = settings.flipped ? -1 : 1;
  const row = within(placeRow(cursor) + way * rows);
  const column = within(placeColumn(cursor) + way * columns);
  return { ...input, cursor: placeAt(row, column) };
}

function cycle(input: MoveInput, by: 1 | -1): MoveInput {
  const list = listed(input);
  if (list.length === 0) return input;
  const here = list.indexOf(input.cursor as Square);
  const start = by === 1 ? 0 : list.length - 1;
  const next = here < 0 ? start : (here + by + list.length) % list.length;
  return { ...input, cursor: list[next]! };
}

/** As `stepInput`, for boards with a cursor: looking about with it is possible at any time. */
export function stepKeys(input: MoveInput, event: InputEvent | CursorEvent): Step {
  switch (event.type) {
    case 'arrow':
      return still(arrow({ ...input, refused: null }, event.arrow));
    case 'cycle':
      return still(cycle({ ...input, refused: null }, event.by));
    default:
      return stepInput(input, event);
  }
}
