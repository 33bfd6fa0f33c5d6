/** Decisions about the table and its seats: opening, joining, leaving, getting ready, playing on. */

import { computerName, isRating, LEVEL_NUMBERS, ratedAs, voided } from '@crownhead/rules';
import type { PlayerCommand, SystemCommand } from './command.ts';
import { close, closeWhenEmpty, endUnbegun, finish, finishGone, vacateAll } from './finish.ts';
import { adoptHost, passHost } from './host.ts';
import { isComputerPlayer, otherSeat, type PlayerId, SEATS, type SeatId } from './ids.ts';
import type { Journal, Rule } from './journal.ts';
import { nameBeside, sameName, tidyChat, tidyName } from './names.ts';
import { type HostOptions, hostOptionFault } from './options.ts';
import { startGame, startWhenReady } from './start.ts';
import {
  asksReady,
  FIRST_MOVE_MS,
  onlyComputers,
  playing,
  seatOf,
  sideOfSeat,
  stayedOn,
  type TableState,
  unbegunSide,
} from './state.ts';
import { askSpectators, isSeatKept, rematchAsked, skipSpectator, spectatorsWait } from './succession.ts';

type Of<T extends PlayerCommand['type']> = Extract<PlayerCommand, { type: T }>;

const isHost = (state: TableState, player: PlayerId): boolean => state.host === player;

/** What every change by the host has in common (T2: nothing changes while a game is on). */
function hostRefusal(state: TableState, player: PlayerId): Rule {
  if (!isHost(state, player)) return 'not-the-host';
  return playing(state) ? 'game-in-progress' : null;
}

export function create(journal: Journal, command: Of<'table.create'>): Rule {
  if (journal.state.status !== 'none') return 'table-exists';
  const name = tidyName(command.name);
  if (name === null) return 'bad-name';
  const fault = hostOptionFault(command.options);
  if (fault) return fault;
  journal.add({ type: 'table.created', host: command.by, name, options: command.options });
  return null;
}

export function setOptions(journal: Journal, command: Of<'options.set'>): Rule {
  const refusal = hostRefusal(journal.state, command.by);
  if (refusal) return refusal;
  const { shared } = journal.state.options;
  const options: HostOptions = { ...journal.state.options, ...command.options, shared };
  const fault = hostOptionFault(options);
  if (fault) return fault;
  if (JSON.stringify(options) === JSON.stringify(journal.state.options)) return 'already-so';
  const { seats } = journal.state;
  journal.add({ type: 'options.changed', options });
  stayReady(journal, seats, command.by);
  return null;
}

/** New options make everybody unready; a host who is alone has agreed to their own. */
function stayReady(journal: Journal, before: TableState['seats'], host: PlayerId): void {
  const seat = SEATS.find((id) => before[id]?.player === host);
  const occupant = seat === undefined ? null : before[seat];
  const alone = before.every((each) => each?.kind !== 'person' || each.player === host);
  if (seat === undefined || occupant?.kind !== 'person' || !occupant.ready) return;
  if (alone && !asksReady(journal.state)) journal.add({ type: 'ready.changed', seat, ready: true });
}

/** The seat asked for, or any free one. */
function freeSeat({ state, at }: Journal, wanted: SeatId | undefined): SeatId | Exclude<Rule, null> {
  if (wanted !== undefined && state.seats[wanted] !== null) return 'seat-taken';
  const kept = state.seatOffer && isSeatKept(state.seatOffer, at) ? state.seatOffer.seat : null;
  const seat = wanted ?? SEATS.find((id) => state.seats[id] === null && kept !== id);
  if (seat === undefined) return kept === null ? 'no-free-seat' : 'seat-being-offered';
  return kept === seat ? 'seat-being-offered' : seat;
}

function personRefusal(state: TableState, player: PlayerId, name: string | null): Rule {
  if (state.removed.includes(player)) return 'removed-by-host';
  if (!state.options.shared && seatOf(state, player) !== null) return 'already-seated';
  const sharer = state.options.shared && state.seats.find((occupant) => occupant?.kind === 'person');
  if (sharer && sharer.player !== player) return 'no-free-seat';
  if (name === null) return 'bad-name';
  const taken = state.seats.some((occupant) => occupant !== null && sameName(occupant.name, name));
  return taken ? 'name-taken' : null;
}

export function takeSeat(journal: Journal, command: Of<'seat.take'>): Rule {
  const { state } = journal;
  if (isComputerPlayer(command.by)) return 'bad-name';
  const name = tidyName(command.name);
  const refusal = personRefusal(state, command.by, name);
  if (refusal) return refusal;
  const seat = freeSeat(journal, command.seat);
  if (typeof seat === 'string') return seat;
  if (spectatorsWait(journal)) return 'seat-being-offered';
  const { by: player, connection } = command;
  const ready = command.ready === true && !asksReady(state);
  journal.add({ type: 'seat.taken', seat, player, name: name!, connection, ready });
  adoptHost(journal);
  startWhenReady(journal);
  // A spectator who was offered the other seat and took this one leaves that one to the next.
  askSpectators(journal);
  return null;
}

export function seatComputer(journal: Journal, command: Of<'computer.seat'>): Rule {
  const refusal = hostRefusal(journal.state, command.by);
  if (refusal) return refusal;
  const { rating } = command;
  if (!(LEVEL_NUMBERS as readonly number[]).includes(command.level)) return 'bad-level';
  if (rating !== undefined && !isRating(rating)) return 'bad-rating';
  const seat = freeSeat(journal, command.seat);
  if (typeof seat === 'string') return seat;
  const own = tidyName(command.name ?? '') ?? computerName(command.level, rating);
  const name = nameBeside(own, journal.state.seats[otherSeat(seat)]?.name);
  journal.add({ type: 'computer.seated', seat, name, ...ratedAs(command) });
  startWhenReady(journal);
  return null;
}

/** Is a game on in which whoever sits here has still to make their first move, and another person waits for it? */
function awaitsFirstMove(state: TableState, seat: SeatId): boolean {
  const round = playing(state);
  const side = round && unbegunSide(state, round);
  return side !== null && round?.sides[side] === seat;
}

/** Should they have made it long ago? */
const keepsWaiting = ({ state, at }: Journal, seat: SeatId): boolean =>
  awaitsFirstMove(state, seat) && at >= state.round!.activeAt + FIRST_MOVE_MS;

export function removeSeat(journal: Journal, command: Of<'seat.remove'>): Rule {
  const { state } = journal;
  const neverBegun = keepsWaiting(journal, command.seat);
  const refusal = hostRefusal(state, command.by);
  if (refusal === 'game-in-progress' && awaitsFirstMove(state, command.seat)) {
    if (!neverBegun) return 'first-move-awaited';
  } else if (refusal) return refusal;
  const occupant = state.seats[command.seat];
  if (occupant === null) return 'seat-empty';
  if (occupant.player === command.by) return 'cannot-remove-yourself';
  if (neverBegun) endUnbegun(journal);
  vacateAll(journal, occupant.player, 'removed');
  askSpectators(journal);
  return null;
}

/** N8: when the winner of a game that ended by disconnection goes too, the table closes. */
const winnerQuits = (state: TableState, seat: SeatId): boolean => {
  const winner = state.round?.game.outcome?.winner;
  if (!winner || !rematchAsked(state)) return false;
  const player = state.seats[seat]!.player;
  // Somebody who has come meanwhile to play is not sent away.
  const alone = state.seats[otherSeat(seat)]?.kind !== 'person';
  return alone && stayedOn(state, player);
};

export function leave(journal: Journal, command: Of<'leave'>): Rule {
  const { state } = journal;
  const seat = seatOf(state, command.by);
  const round = playing(state);
  if (seat === null) {
    if (!isHost(state, command.by)) return 'not-seated';
    passHost(journal);
  } else if (round && state.options.shared) {
    // Both sides share the one who goes, so nobody has won.
    finish(journal, voided('abandoned'));
  } else if (round && keepsWaiting(journal, otherSeat(seat))) {
    endUnbegun(journal);
  } else if (round) {
    finishGone(journal, sideOfSeat(round, seat), 'left');
  } else if (winnerQuits(state, seat)) {
    close(journal, 'winner-declined');
  }
  if (journal.state.status === 'open') {
    vacateAll(journal, command.by, 'left');
    askSpectators(journal);
    closeWhenEmpty(journal);
  }
  return null;
}

export function ready(journal: Journal, command: Of<'ready'>): Rule {
  const { state } = journal;
  if (playing(state)) return 'game-in-progress';
  const mine = SEATS.filter((seat) => state.seats[seat]?.player === command.by);
  if (mine.length === 0) {
    if (!isHost(state, command.by) || !command.ready || !onlyComputers(state)) return 'not-seated';
    startGame(journal);
    return null;
  }
  const changing = mine.filter((seat) => {
    const occupant = state.seats[seat];
    return occupant?.kind === 'person' && occupant.ready !== command.ready;
  });
  if (changing.length === 0) return 'already-so';
  for (const seat of changing) journal.add({ type: 'ready.changed', seat, ready: command.ready });
  startWhenReady(journal);
  askSpectators(journal);
  return null;
}

export function declineRematch(journal: Journal, command: Of<'rematch.decline'>): Rule {
  const { state } = journal;
  const seat = seatOf(state, command.by);
  if (playing(state)) return 'game-in-progress';
  if (seat === null) return 'not-seated';
  if (state.round === null || state.round.table.after !== 'rematch') return 'no-rematch-asked';
  if (winnerQuits(state, seat)) {
    close(journal, 'winner-declined');
    return null;
  }
  vacateAll(journal, command.by, 'declined');
  askSpectators(journal);
  closeWhenEmpty(journal);
  return null;
}

export function acceptSeat(journal: Journal, command: Of<'seat.accept'>): Rule {
  const offer = journal.state.seatOffer;
  if (offer?.player !== command.by) return 'not-asked';
  if (journal.at > offer.until) return 'time-is-up';
  const { seat, player } = offer;
  const { connection } = command;
  const name = nameBeside(offer.name, journal.state.seats[otherSeat(seat)]?.name);
  journal.add({ type: 'seat.taken', seat, player, name, connection, ready: true });
  adoptHost(journal);
  startWhenReady(journal);
  askSpectators(journal);
  return null;
}

export function declineSeat(journal: Journal, command: Of<'seat.decline'>): Rule {
  if (journal.state.seatOffer?.player !== command.by) return 'not-asked';
  skipSpectator(journal);
  return null;
}

export function chat(journal: Journal, command: Of<'chat'>): Rule {
  const { state } = journal;
  const seat = seatOf(state, command.by);
  if (seat === null) return 'not-seated';
  if (!state.options.chat) return 'chat-off';
  const text = tidyChat(command.text);
  if (text === null) return 'bad-text';
  journal.add({ type: 'chat.said', player: command.by, name: state.seats[seat]!.name, text });
  return null;
}

/** Nobody's game is taken away; one that computers play among themselves is nobody's, nor is one that was never begun. */
export function closeTable(journal: Journal, command: Of<'table.close'>): Rule {
  const { state } = journal;
  if (!isHost(state, command.by)) return 'not-the-host';
  const seat = seatOf(state, command.by);
  if (seat !== null && awaitsFirstMove(state, otherSeat(seat))) {
    if (!keepsWaiting(journal, otherSeat(seat))) return 'first-move-awaited';
  } else if (playing(state) && !onlyComputers(state)) return 'game-in-progress';
  close(journal, 'host');
  return null;
}

export function stopTable(journal: Journal): Rule {
  close(journal, 'moderator');
  return null;
}

export function erasePerson(
  journal: Journal,
  command: Extract<SystemCommand, { type: 'person.erase' }>,
): Rule {
  const { player, name } = command;
  journal.add({ type: 'person.erased', player, name });
  return null;
}
