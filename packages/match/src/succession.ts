/** N8: who plays next when a seat is free after a game. Spectators are asked one by one, in the order they came. */
import type { Spectator } from './command.ts';
import { SEAT_OFFER_MS } from './deadline.ts';
import { SEATS } from './ids.ts';
import type { Journal } from './journal.ts';
import { playing, type SeatOffer, seatOf, stayedOn, type TableState } from './state.ts';

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

const firstAsked = ({ since, until }: SeatOffer): number => since ?? until - SEAT_OFFER_MS;

/**
 * Is the seat kept for those who are asked? Not for longer than one of them has to answer, however many there are:
 * then the one asked has to be quicker than everybody else.
 */
export const isSeatKept = (offer: SeatOffer, at: number): boolean => at < firstAsked(offer) + SEAT_OFFER_MS;

/**
 * Asks the next spectator for a free seat, if the table works that way and somebody is left to ask; `since` is when the
 * first one was asked for it.
 */
export function askSpectators(journal: Journal, since?: number): void {
  const { state } = journal;
  if (!rematchAsked(state) || state.seatOffer || winnerUndecided(state)) return;
  const seat = SEATS.find((id) => state.seats[id] === null);
  if (seat === undefined) return;
  const next = nextSpectator(journal);
  if (next === null) return;
  const until = journal.at + SEAT_OFFER_MS;
  const { player, name } = next;
  journal.add({ type: 'seat.asked', seat, player, name, until, ...(since !== undefined && { since }) });
}

/** The asked spectator does not want the seat, or did not answer: on to the next. */
export function skipSpectator(journal: Journal): void {
  const offer = journal.state.seatOffer!;
  const { seat, player } = offer;
  journal.add({ type: 'seat.refused', seat, player });
  askSpectators(journal, firstAsked(offer));
}
