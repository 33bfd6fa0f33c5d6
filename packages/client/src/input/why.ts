/** Why a try failed, and which squares show it best. */
import {
  type Attempt,
  columnOf,
  explain,
  fromCoordinate,
  jumpers,
  mustJump,
  nextHops,
  type Place,
  placeColumn,
  placeRow,
  rowOf,
  type Square,
  squareAt,
  squaresOf,
  type Turn,
} from '@crownhead/rules';
import type { InputContext, InputReason, RefusedTry } from './input.ts';

export const squareOf = (place: Place): Square | null =>
  typeof place === 'number' ? place : fromCoordinate(place);

/** The square in the middle of the last hop tried. */
function between(attempt: Attempt): readonly Square[] {
  const to = attempt.at(-1);
  const from = attempt.at(-2);
  if (to === undefined || from === undefined) return [];
  const row = (placeRow(from) + placeRow(to)) / 2;
  const column = (placeColumn(from) + placeColumn(to)) / 2;
  const square = Number.isInteger(row) && Number.isInteger(column) ? squareAt(row, column) : null;
  return square === null ? [] : [square];
}

function pointers(
  context: InputContext,
  reason: InputReason,
  attempt: Attempt,
  turn: Turn | null,
): readonly Square[] {
  const last = attempt.at(-1);
  const square = last === undefined ? null : squareOf(last);
  switch (reason) {
    case 'must-jump':
      return squaresOf(jumpers(context.position));
    case 'must-finish':
      return turn ? nextHops(turn, context.rules).map(({ to }) => to) : [];
    case 'only-the-jumper':
      return turn ? [turn.path.at(-1)!] : [];
    case 'own-piece-between':
    case 'nothing-to-jump':
      return between(attempt);
    case 'not-your-turn':
    case 'not-seated':
    case 'game-over':
    case 'unreadable':
      return [];
    case 'ambiguous':
    case 'light-square':
    case 'man-backward':
    case 'no-piece':
    case 'not-diagonal':
    case 'not-your-piece':
    case 'one-jump-only':
    case 'square-occupied':
    case 'too-far':
      return square === null ? [] : [square];
    default:
      return reason satisfies never;
  }
}

export const refusedTry = (
  context: InputContext,
  reason: InputReason,
  attempt: Attempt,
  turn: Turn | null = null,
): RefusedTry => ({ reason, attempt, squares: pointers(context, reason, attempt, turn) });

/** The squares next to a piece, towards which it could step. */
function neighbours(square: Square): readonly Square[] {
  const at = (row: number, column: number) => squareAt(rowOf(square) + row, columnOf(square) + column);
  return [at(-1, -1), at(-1, 1), at(1, -1), at(1, 1)].filter((next) => next !== null);
}

/** Why an own piece cannot move at all: others must jump, or its ways are taken. */
export function stuck(context: InputContext, from: Square): RefusedTry {
  const { position, rules } = context;
  if (mustJump(position, rules)) return refusedTry(context, 'must-jump', [from]);
  const isTaken = (to: Square): boolean => {
    const tried = explain(position, rules, [from, to]);
    return !tried.ok && tried.error === 'square-occupied';
  };
  return { reason: 'square-occupied', attempt: [from], squares: neighbours(from).filter(isTaken) };
}
