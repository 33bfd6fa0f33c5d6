/** What the keys can choose on a board, and where the cursor goes among it. */
import { type MoveInput, showInput } from '@crownhead/client';
import { columnOf, placeColumn, placeRow, rowOf, type Square } from '@crownhead/rules';

/** What Enter can choose now, in the order it is read on the screen. */
function choicesOf(input: MoveInput): readonly Square[] {
  const { movable, chosen, targets, path, mayEnd } = showInput(input);
  const stands = chosen !== null && path.length > 1 && mayEnd ? [chosen] : [];
  const all = chosen !== null && targets.length + stands.length > 0 ? [...targets, ...stands] : movable;
  return [...all].sort((a, b) => (input.settings.flipped ? b - a : a - b));
}

/** A mover always has something chosen to begin with (C3). */
export function placeCursor(input: MoveInput): MoveInput {
  const { context, sent, cursor } = input;
  if (context.role !== 'mover' || sent !== null) return { ...input, cursor: sent ? null : cursor };
  const choices = choicesOf(input);
  const stays = choices.some((square) => square === cursor);
  return stays ? input : { ...input, cursor: choices[0] ?? null };
}

/** Up and down go to the nearest choice there; left and right go through them all (C3). */
export function nearestChoice(input: MoveInput, up: boolean): Square | null {
  const from = input.cursor;
  if (from === null) return null;
  const way = up !== input.settings.flipped ? -1 : 1;
  const cost = (square: Square): number => {
    const rows = (rowOf(square) - placeRow(from)) * way;
    return rows <= 0 ? Number.POSITIVE_INFINITY : rows * 2 + Math.abs(columnOf(square) - placeColumn(from));
  };
  const best = choicesOf(input).reduce<Square | null>(
    (least, square) => (least === null || cost(square) < cost(least) ? square : least),
    null,
  );
  return best !== null && cost(best) < Number.POSITIVE_INFINITY ? best : null;
}
