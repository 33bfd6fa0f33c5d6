/** Decisions caused by time and connections. */

import { opposite, voided, won } from '@crownhead/rules';
import { warningDue } from './clock.ts';
import type { PlayerCommand, SystemCommand } from './command.ts';
import { DESERTED_TABLE_MS, type Due, nextDue } from './deadline.ts';
import { close, finish, finishGone, settleRound, vacate } from './finish.ts';
import type { PlayerId } from './ids.ts';
import type { Journal, Rule } from './journal.ts';
import { startWhenReady } from './start.ts';
import { isAway, playing, type Round, seatOf, sideOfSeat } from './state.ts';
import { askSpectators, skipSpectator } from './succession.ts';
import { consequenceOf, wholeGameClock } from './table-options.ts';

type Of<T extends PlayerCommand['type']> = Extract<PlayerCommand, { type: T }>;

/** When each side has had this many turns in a row without a move nobody is playing any more. */
const PASSES_TO_ABANDON = 3;

/** Passes of a blocked side count: its opponent may be the one who is not there. */
const passesInARow = ({ game: { plies } }: Round): number =>
  plies.length - 1 - plies.findLastIndex((ply) => ply.kind === 'move');

function timeOut(journal: Journal, round: Round): void {
  const side = round.game.position.turn;
  if (warningDue(round.clock, round.table)) {
    journal.add({ type: 'time.warned', side });
    return;
  }
  const consequence = consequenceOf(round.table.onTime);
  switch (consequence) {
    case 'disconnect':
      finishGone(journal, side, 'time');
      break;
    case 'forfeit':
      finish(journal, won(opposite(side), 'time'));
      break;
    case 'pass':
      passTurn(journal, round);
      break;
    default:
      consequence satisfies never;
  }
}

function passTurn(journal: Journal, round: Round): void {
  // A whole-game clock at zero has no time for another turn: there, passing is losing.
  if (wholeGameClock(round.table.timer)) finish(journal, won(opposite(round.game.position.turn), 'time'));
  else if (passesInARow(round) + 1 >= 2 * PASSES_TO_ABANDON) finish(journal, voided('abandoned'));
  else {
    const ply = round.game.plies.length + 1;
    journal.add({ type: 'turn.passed', game: round.number, ply, reason: 'time' });
    settleRound(journal);
  }
}

/** With nobody in a seat, is there somebody to keep the table for? Its host, and for a while anybody who watches. */
function isKept({ state, env: { spectators }, at }: Journal): boolean {
  if (spectators.some(({ player }) => player === state.host)) return true;
  const { desertedSince = at } = state;
  return spectators.length > 0 && at - desertedSince < DESERTED_TABLE_MS;
}

function happen(journal: Journal, due: Due): void {
  const side = playing(journal.state)?.game.position.turn;
  switch (due.kind) {
    case 'clock':
      timeOut(journal, playing(journal.state)!);
      break;
    case 'idle-notice':
      journal.add({ type: 'idle.noticed', side: side!, left: due.left });
      break;
    case 'idle':
      finishGone(journal, side!, 'idle');
      break;
    case 'grace':
      finishGone(journal, due.side, 'disconnected');
      break;
    case 'seat-lost':
      vacate(journal, due.seat, due.why);
      askSpectators(journal);
      break;
    case 'seat-offer':
      skipSpectator(journal);
      break;
    case 'empty':
      if (isKept(journal)) journal.add({ type: 'table.kept' });
      else close(journal, 'empty');
      break;
    default:
      due satisfies never;
  }
}

/** Lets everything happen whose time has come. Each of these moves its own deadline on, so this ends. */
export function tick(journal: Journal): Rule {
  let due = nextDue(journal.state);
  if (due === null || due.at > journal.at) return 'nothing-due';
  for (; due !== null && due.at <= journal.at; due = nextDue(journal.state)) happen(journal, due);
  return null;
}

export function openConnection(journal: Journal, command: Of<'connection.open'>): Rule {
  const seat = seatOf(journal.state, command.by);
  const occupant = seat === null ? null : journal.state.seats[seat];
  if (seat === null || occupant?.kind !== 'person') return 'not-seated';
  if (occupant.connections?.includes(command.connection)) return 'already-connected';
  journal.add({ type: 'connection.opened', seat, connection: command.connection });
  if (occupant.wasReady && !playing(journal.state)) {
    journal.add({ type: 'ready.changed', seat, ready: true });
    startWhenReady(journal);
  }
  return null;
}

/** A spectator who was asked for a seat and is not there any more: nobody waits for one (N7). */
const askedAndGone = ({ state, env }: Journal, player: PlayerId): boolean =>
  state.seatOffer?.player === player && env.spectators.every((spectator) => spectator.player !== player);

/** A seat is lost when its last connection goes; a late word about an old connection changes nothing. */
export function loseConnection(journal: Journal, command: Of<'connection.lose'>): Rule {
  const { state } = journal;
  if (askedAndGone(journal, command.by)) {
    skipSpectator(journal);
    return null;
  }
  const seat = seatOf(state, command.by);
  const occupant = seat === null ? null : state.seats[seat];
  if (seat === null || occupant?.kind !== 'person') return 'not-seated';
  if (!occupant.connections?.includes(command.connection)) return 'unknown-connection';
  journal.add({ type: 'connection.closed', seat, connection: command.connection });
  const round = playing(journal.state);
  if (!round || !isAway(journal.state.seats[seat])) return null;
  if (round.table.onLost === 'wins-at-once') finishGone(journal, sideOfSeat(round, seat), 'disconnected');
  else if (round.table.onLost === 'no-result') {
    finish(journal, voided('connection-error'), { side: sideOfSeat(round, seat), why: 'disconnected' });
  }
  return null;
}

export function outage(journal: Journal, command: Extract<SystemCommand, { type: 'outage' }>): Rule {
  const from = Math.max(command.from, journal.state.lastAt);
  const ms = Math.min(command.to, journal.at) - from;
  if (ms <= 0) return 'no-outage';
  journal.add({ type: 'outage', ms });
  return null;
}
