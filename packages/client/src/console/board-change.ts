/** What was played between two boards of a game: a console server sends positions, a table knows turns. */
import {
  applyMove,
  type Game,
  hasMove,
  type Move,
  type PlyAction,
  type Position,
  passTurn,
  readMove,
  samePosition,
  visitMoves,
} from '@crownhead/rules';

/** The turns that were taken, or how many plies are left of the game; null where the boards do not follow each other. */
export type BoardChange =
  | { readonly kind: 'turns'; readonly turns: readonly PlyAction[] }
  | { readonly kind: 'taken-back'; readonly plies: number };

/** Jumps of kings can have very many ways; nobody waits until all have been tried. */
const MOST_MOVES = 2000;

const NAMED_MOVE = /\bmoves (\d{1,2}(?:[-x]\d{1,2})+)/;

/** The move that is named, where it leads to that board: two ways of a jump may lead to the same one. */
function namedMove(
  { position, rules }: Game,
  text: string,
  leadsThere: (move: Move) => boolean,
): Move | null {
  const named = NAMED_MOVE.exec(text)?.[1];
  const move = named === undefined ? null : readMove(position, rules, named);
  return move?.ok && leadsThere(move.value) ? move.value : null;
}

function anyMove({ position, rules }: Game, leadsThere: (move: Move) => boolean): Move | null {
  let found: Move | null = null;
  let tried = 0;
  visitMoves(position, rules, (move) => {
    tried += 1;
    if (leadsThere(move)) found = move;
    return found === null && tried < MOST_MOVES;
  });
  return found;
}

/** `text` is what the server says about it; it is believed only where the board agrees. */
export function boardChange(game: Game, next: Position, text: string): BoardChange | null {
  const { position, rules, plies } = game;
  const turns = (...taken: readonly PlyAction[]): BoardChange => ({ kind: 'turns', turns: taken });
  const find = (leadsThere: (move: Move) => boolean): Move | null =>
    namedMove(game, text, leadsThere) ?? anyMove(game, leadsThere);

  const move = find((one) => samePosition(applyMove(position, one), next));
  if (move) return turns({ kind: 'move', move });
  if (samePosition(passTurn(position), next))
    return turns({ kind: 'pass', reason: hasMove(position, rules) ? 'time' : 'blocked' });
  const back = plies.findLastIndex(({ before }) => samePosition(before, next));
  if (back >= 0) return { kind: 'taken-back', plies: back };
  // R6: a side that cannot move has passed before anybody was notified.
  const blocking = find((one) => samePosition(passTurn(applyMove(position, one)), next));
  return blocking && turns({ kind: 'move', move: blocking }, { kind: 'pass', reason: 'blocked' });
}
