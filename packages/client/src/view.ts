/** Builds what a screen sees of a table. */
import { askedOf, type PlayerId, playing, SEATS, type SeatId, type TableState } from '@crownhead/match';
import type { TableCommand } from '@crownhead/protocol';
import { type Move, SIDES, type Side, squaresOfMove } from '@crownhead/rules';
import { standingNotice } from './notice.ts';
import type { TableView } from './table.ts';

const seatsOf = (state: TableState, you: PlayerId | null): readonly SeatId[] =>
  SEATS.filter((seat) => you !== null && state.seats[seat]?.player === you);

/** Everything else follows from these. */
export type ViewInputs = Omit<TableView, 'seats' | 'asked' | 'notice'>;

export function viewOf(known: ViewInputs): TableView {
  const { state, you } = known;
  const seats = seatsOf(state, you);
  const asked = you === null ? 'wait' : askedOf(state, you);
  const seen = { ...known, seats, asked };
  return { ...seen, notice: standingNotice(seen) };
}

/** The sides of the present game, or the last one, that you play: two where a device is shared. */
export function yourSides({ state: { round }, seats }: Pick<TableView, 'state' | 'seats'>): readonly Side[] {
  return round === null ? [] : SIDES.filter((side) => seats.includes(round.sides[side]));
}

/** A move as the command it is at this table now; null when no game is on. */
export function moveCommand(state: TableState, move: Move): TableCommand | null {
  const round = playing(state);
  if (!round) return null;
  const ply = round.game.plies.length + 1;
  return { type: 'move', game: round.number, ply, path: [...squaresOfMove(move)] };
}
