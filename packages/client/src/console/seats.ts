/** The seats of a console table. The server names players and sides only when a game begins; the rest follows from what it asks. */
import {
  findPreset,
  type HostOptions,
  NO_TABLE,
  optionsFrom,
  type Person,
  type PlayerId,
  playerId,
  type SeatId,
  SIDE_NAMES,
  seatOf,
  type TableState,
} from '@crownhead/match';
import { type BySide, opposite, type Side } from '@crownhead/rules';
import { type ConsolePlayers, playersIn } from './sentences.ts';
import type { LineOf } from './server-line.ts';

/** The local player. */
export const YOU: PlayerId = playerId('you');
const OTHERS: BySide<PlayerId> = { black: playerId('black'), white: playerId('white') };

/** Seats are named after the side that is played there: the server has no others. */
export const SEAT_OF: Readonly<Record<Side, SeatId>> = { black: 0, white: 1 };

const person = (player: PlayerId, name: string, ready: boolean): Person => ({
  kind: 'person',
  player,
  name,
  ready,
  connections: null,
  lostAt: null,
});

const withSeat = (state: TableState, seat: SeatId, occupant: Person | null): TableState => ({
  ...state,
  seats: seat === 0 ? [occupant, state.seats[1]] : [state.seats[0], occupant],
});

/** The rules of the document's console, until the server has sent its own. */
const USUAL: HostOptions = optionsFrom(findPreset('console')!);

/** A table that was just opened, before anything has happened there. */
export function openTable(name: string, { role, limit }: LineOf<'welcome'>): TableState {
  const table = { ...USUAL.table, idle: limit, takebacks: 'never' } as const;
  const open: TableState = { ...NO_TABLE, status: 'open', options: { ...USUAL, table } };
  return role === 'PLAYER' ? withSeat(open, 0, person(YOU, name, true)) : open;
}

/** A game begins: both seats are taken, one of them by the reader who plays. */
export function seatPlayers(state: TableState, name: string, { side, text }: LineOf<'game'>): TableState {
  const { sideNames, names }: ConsolePlayers = playersIn(text, side) ?? {
    sideNames: state.options.table.sideNames,
    names: { black: null, white: null },
  };
  const seated = (of: Side): Person =>
    of === side ? person(YOU, name, true) : person(OTHERS[of], names[of] ?? SIDE_NAMES[sideNames][of], true);
  const table = { ...state.options.table, sideNames };
  return {
    ...state,
    options: { ...state.options, table },
    seats: [seated('black'), seated('white')],
    seatOffer: null,
  };
}

/** The side the reader has in the present or last game. */
export function ownSide({ round }: TableState): Side | null {
  if (round?.players.black === YOU) return 'black';
  return round?.players.white === YOU ? 'white' : null;
}

/** The reader is asked to play again: in the seat they have, or get. */
export function askYou(state: TableState, name: string): TableState {
  const seat = seatOf(state, YOU) ?? SEAT_OF[ownSide(state) ?? 'black'];
  return withSeat(state, seat, person(YOU, name, false));
}

/** The reader waits for the next game: ready in their seat, with nobody known in the other. */
export function waitReady(state: TableState, name: string): TableState {
  const seat = seatOf(state, YOU);
  if (seat === null) return state;
  const alone: TableState = { ...state, seats: [null, null] };
  return withSeat(alone, seat, person(YOU, name, true));
}

/** The reader has no seat any more. */
export function getUp(state: TableState): TableState {
  const seat = seatOf(state, YOU);
  return seat === null ? state : withSeat(state, seat, null);
}

/** Somebody went away with the game, and their seat is free. */
export const freeSeat = (state: TableState, side: Side): TableState => withSeat(state, SEAT_OF[side], null);

/** The reader, who watches, is asked to sit down: in the free seat, or the one that will be. */
export function offerSeat(state: TableState, name: string, until: number): TableState {
  const winner = state.round?.game.outcome?.winner;
  const seat =
    state.seats[0] === null ? 0 : state.seats[1] === null ? 1 : SEAT_OF[opposite(winner ?? 'white')];
  return { ...withSeat(state, seat, null), seatOffer: { seat, player: YOU, name, until } };
}

/** The server knows best how much of the limit is left. */
export function idleUntil(state: TableState, end: number): TableState {
  const { round } = state;
  if (!round || round.table.idle === null) return state;
  return { ...state, round: { ...round, activeAt: end - round.table.idle } };
}
