/** N8: who plays next when a seat is free after a game. Spectators are asked one by one, in the order they came. */
import type { Spectator } from './command.ts';
import { SEAT_OFFER_MS } from './deadline.ts';
import { SEATS } from './ids.ts';
import type { Journal } from './journal.ts';
import { playing, seatOf, stayedOn, type TableState } from './state.ts';

/** Is a rematch being settled here? A shared device has no seat for a spectator. */
export const rematchAsked = (state: TableState): boolean =>
  state.status === 'open' &&
  state.round?.table.after === 'rematch' &&
  playing(state) === null &&
  !state.options.shared;

/** After a disconnection the one who stayed is asked first, and spectators only once they said yes. */
const winnerUndecided = (state: TableState): boolean =>
  state.seats.some(
    (occupant) => occupant?.kind === 'person' && !occupant.ready && stayedOn(state, occupant.player),
  );

const nextSpectator = ({ state, env }: Journal): Spectator | null =>
  env.spectators.find(
    ({ player }) =>
      !state.declined.includes(player) && !state.removed.includes(player) && seatOf(state, player) === null,
  ) ?? null;

/** Spectators will be asked once the winner has decided; until then nobody gets in before them. */
export const spectatorsWait = (journal: Journal): boolean =>
  rematchAsked(journal.state) && winnerUndecided(journal.state) && nextSpectator(journal) !== null;

/** Asks the next spectator for a free seat, if the table works that way and somebody is left to ask. */
export function askSpectators(journal: Journal): void {
  const { state } = journal;
  if (!rematchAsked(state) || state.seatOffer || winnerUndecided(state)) return;
  const seat = SEATS.find((id) => state.seats[id] === null);
  if (seat === undefined) return;
  const next = nextSpectator(journal);
  if (next === null) return;
  const until = journal.at + SEAT_OFFER_MS;
  journal.add({ type: 'seat.asked', seat, player: next.player, name: next.name, until });
}

/** The asked spectator does not want the seat, or did not answer: on to the next. */
export function skipSpectator(journal: Journal): void {
  const { seat, player } = journal.state.seatOffer!;
  journal.add({ type: 'seat.refused', seat, player });
  askSpectators(journal);
}
