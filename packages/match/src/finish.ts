/** Ending a game and what follows from the end: seats given up, the table closed, the next player asked. */
import {
  type DrawReason,
  drawn,
  drawStatus,
  type Game,
  mustPass,
  naturalOutcome,
  type Outcome,
  opposite,
  type Side,
  voided,
  won,
} from '@crownhead/rules';
import type { LeftReason } from './event.ts';
import { passHost } from './host.ts';
import { type PlayerId, SEATS, type SeatId } from './ids.ts';
import type { Journal } from './journal.ts';
import { onlyComputers, playing, type TableState } from './state.ts';
import { askSpectators } from './succession.ts';

/** Two computers never tire: a draw by rule ends their game also where the table knows none, or waits for a claim. */
function computersOutcome(state: TableState, game: Game): Outcome | null {
  const reason = onlyComputers(state) ? drawStatus(game).claim : null;
  return reason && drawn(reason);
}

/** Whatever follows from the new position alone: a result, or the pass of a blocked side. */
export function settleRound(journal: Journal): void {
  const round = playing(journal.state)!;
  const outcome = naturalOutcome(round.game) ?? computersOutcome(journal.state, round.game);
  if (outcome) finish(journal, outcome);
  else if (mustPass(round.game)) {
    journal.add({
      type: 'turn.passed',
      game: round.number,
      ply: round.game.plies.length + 1,
      reason: 'blocked',
    });
    // The pass can itself make a draw by rule. It cannot lead to another one: two blocked sides have drawn.
    settleRound(journal);
  }
}

/** Ends the game; `gone` is the side whose player loses the seat as well. On a shared device nobody is thrown out. */
export function finish(
  journal: Journal,
  outcome: Outcome,
  gone: { side: Side; why: LeftReason } | null = null,
): void {
  const round = playing(journal.state)!;
  journal.add({ type: 'game.ended', game: round.number, outcome });
  if (gone && !journal.state.options.shared) vacate(journal, round.sides[gone.side], gone.why);
  if (round.table.after === 'exit') journal.add({ type: 'table.closed', why: 'game-over' });
  else askSpectators(journal);
}

export const finishDrawn = (journal: Journal, reason: DrawReason): void => finish(journal, drawn(reason));

/** The other side wins because this one went away. */
export const finishGone = (
  journal: Journal,
  side: Side,
  reason: 'left' | 'disconnected' | 'idle' | 'time',
): void => finish(journal, won(opposite(side), reason), { side, why: reason });

/** There was no game after all. The table stays, whatever follows a game there. */
export const endUnbegun = (journal: Journal): void => {
  journal.add({ type: 'game.ended', game: playing(journal.state)!.number, outcome: voided('abandoned') });
};

/** Somebody gives up a seat; a host who goes hands the table on. */
export function vacate(journal: Journal, seat: SeatId, why: LeftReason): void {
  const { player } = journal.state.seats[seat]!;
  journal.add({ type: 'seat.left', seat, player, why });
  if (player === journal.state.host && why !== 'declined') passHost(journal);
}

/** One who shares a device gives up both. */
export function vacateAll(journal: Journal, player: PlayerId, why: LeftReason): void {
  for (const seat of SEATS) {
    if (journal.state.seats[seat]?.player === player) vacate(journal, seat, why);
  }
}

/** Closes the table; a game still on ends without a result. */
export function close(journal: Journal, why: 'host' | 'empty' | 'winner-declined' | 'moderator'): void {
  const round = playing(journal.state);
  if (round) journal.add({ type: 'game.ended', game: round.number, outcome: voided('abandoned') });
  journal.add({ type: 'table.closed', why });
}

/** With nobody in a seat, nobody asked and nobody watching there is no table any more. */
export function closeWhenEmpty(journal: Journal): void {
  const { state, env } = journal;
  const deserted =
    state.status === 'open' &&
    SEATS.every((seat) => state.seats[seat]?.kind !== 'person') &&
    state.seatOffer === null &&
    env.spectators.length === 0;
  if (deserted) close(journal, 'empty');
}
