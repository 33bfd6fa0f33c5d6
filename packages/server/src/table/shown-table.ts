/** A table for those who are not at it: what anybody may see, and what its own players are asked. */
import {
  askedOf,
  dueFor,
  isAway,
  nextSides,
  type PlayerId,
  playing,
  type Round,
  seatOf,
  sideOfSeat,
  type TableState,
  viewClock,
} from '@crownhead/match';
import type { OwnTable, ShownGame, ShownTable, TableListing } from '@crownhead/protocol';
import { formatFen, moveCount, movesOf, type Side } from '@crownhead/rules';

function gameOf({ game, names, table, clock }: Round, now: number): ShownGame {
  const last = movesOf(game).at(-1);
  const { left } = viewClock({ clock, table, game }, now);
  return {
    fen: formatFen(game.position),
    last: last ? [last.from, ...last.path] : [],
    names,
    turn: game.position.turn,
    moves: moveCount(game.plies.length),
    left,
  };
}

/** The game is for everybody only where anybody could come and watch it. */
export function shownTable(table: TableListing, state: TableState, now: number): ShownTable {
  const round = playing(state);
  const isPublic = !state.options.private && state.options.spectators;
  return { table, game: round && isPublic ? gameOf(round, now) : null };
}

function sideOf(state: TableState, player: PlayerId): Side | null {
  const seat = seatOf(state, player);
  const round = playing(state);
  if (seat === null) return null;
  if (round) return sideOfSeat(round, seat);
  const sides = nextSides(state);
  return sides && (sides.black === seat ? 'black' : 'white');
}

/** What a player's own table looks like to them; null where they have nothing to do with it any more. */
export function ownTable(
  table: TableListing,
  state: TableState,
  player: PlayerId,
  now: number,
): OwnTable | null {
  if (state.status !== 'open' || (seatOf(state, player) === null && state.host !== player)) return null;
  const round = playing(state);
  const asked = askedOf(state, player);
  const side = sideOf(state, player);
  const seat = seatOf(state, player);
  return {
    table,
    game: round && gameOf(round, now),
    side,
    asked,
    since: round?.activeAt ?? state.createdAt,
    until: dueFor(state, player),
    away: seat !== null && isAway(state.seats[seat]),
  };
}
