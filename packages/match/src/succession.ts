/** N8: who plays next when a seat is free after a game. Spectators are asked one by one, in the order they came. */
import { SEAT_OFFER_MS } from './deadline.ts';
import { SEATS } from './ids.ts';
import type { Journal } from './journal.ts';
import { endedByDisconnection, playing, type TableState } from './state.ts';

/** After a disconnection the one who stayed is asked first, and spectators only once they said yes. */
const winnerUndecided = (state: TableState): boolean =>
  endedByDisconnection(state.round) &&
  state.seats.some((occupant) => occupant?.kind === 'person' && !occupant.ready);

/** Asks the next spectator for a free seat, if the table works that way and somebody is left to ask. */
export function askSpectators(journal: Journal): void {
  const { state, env } = journal;
  if (state.status !== 'open' || state.round === null || playing(state) || state.seatOffer) return;
  if (state.round.table.after !== 'rematch' || winnerUndecided(state)) return;
  const seat = SEATS.find((id) => state.seats[id] === null);
  const next = env.spectators.find(
    ({ player }) =>
      !state.declined.includes(player) &&
      !state.removed.includes(player) &&
      state.seats.every((occupant) => occupant?.player !== player),
  );
  if (seat === undefined || next === undefined) return;
  const until = journal.at + SEAT_OFFER_MS;
  journal.add({ type: 'seat.asked', seat, player: next.player, name: next.name, until });
}

/** The asked spectator does not want the seat, or did not answer: on to the next. */
export function passOver(journal: Journal): void {
  const { seat, player } = journal.state.seatOffer!;
  journal.add({ type: 'seat.refused', seat, player });
  askSpectators(journal);
}
