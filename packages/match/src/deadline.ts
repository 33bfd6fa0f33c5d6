/** What falls due at a table and when. Nothing here calls back: a shell sleeps until then and sends `tick`. */
import { SIDES, type Side } from '@crownhead/rules';
import { clockDue } from './clock.ts';
import { type PlayerId, SEATS, type SeatId } from './ids.ts';
import { awaitedSeat, playing, type Round, seatOf, type TableState } from './state.ts';

/** N8: how long a spectator who is asked to take a seat has to answer. */
export const SEAT_OFFER_MS = 20_000;
/** Between games a seat is kept for a player whose connection is gone: long enough to reload a page. */
export const SEAT_HOLD_MS = 60_000;
/** How long a guest who is not ready may keep a player waiting who is, before their first game. */
export const SEAT_READY_MS = 60_000;
/** A table with nobody present closes after this: gone within a minute, whatever notices it. */
export const EMPTY_TABLE_MS = 50_000;
/** Nobody keeps a table that everybody has left open for longer by watching it. */
export const DESERTED_TABLE_MS = 180_000;
/** T5: notices this long before the idle limit, those that fit; where none does, one when half of it has passed. */
export const IDLE_NOTICES_MS = [300_000, 60_000, 30_000] as const;

/** Something that happens at a time, without a command. */
export type Due = { readonly at: number } & (
  | { readonly kind: 'clock' }
  | { readonly kind: 'idle-notice'; readonly left: number }
  | { readonly kind: 'idle' }
  | { readonly kind: 'grace'; readonly side: Side }
  | { readonly kind: 'seat-lost'; readonly seat: SeatId; readonly why: 'disconnected' | 'not-ready' }
  | { readonly kind: 'seat-offer' }
  | { readonly kind: 'empty' }
);

/** How long before the idle limit notices are given: nobody loses without a single one. */
function idleNotices(idle: number): readonly number[] {
  const fitting = IDLE_NOTICES_MS.filter((left) => left < idle);
  return fitting.length > 0 ? fitting : [idle / 2];
}

function idleDue(state: TableState, round: Round): Due | null {
  const { idle } = round.table;
  const mover = state.seats[round.sides[round.game.position.turn]];
  if (idle === null || mover?.kind !== 'person') return null;
  const notice = idleNotices(idle)[round.idleNotices];
  const end = round.activeAt + idle;
  return notice === undefined
    ? { kind: 'idle', at: end }
    : { kind: 'idle-notice', at: end - notice, left: notice };
}

function* roundDues(state: TableState, round: Round): Generator<Due> {
  const clock = clockDue(round.clock, round.table, round.game.position.turn);
  if (clock !== null) yield { kind: 'clock', at: clock };
  const idle = idleDue(state, round);
  if (idle) yield idle;
  for (const side of SIDES) {
    const occupant = state.seats[round.sides[side]];
    if (occupant?.kind === 'person' && occupant.lostAt !== null) {
      yield { kind: 'grace', at: occupant.lostAt + round.grace[side], side };
    }
  }
}

/**
 * By when a guest who keeps a ready player waiting has to be ready; null where nobody waits, or without a limit. Who has
 * just played here may take as long for the answer as for a move: they may be looking at the game.
 */
export function readyBy({ seats, round, waitingSince }: TableState, seat: SeatId | undefined): number | null {
  if (seat === undefined || waitingSince === undefined) return null;
  const played = round && SIDES.some((side) => round.players[side] === seats[seat]?.player);
  const limit = played ? round.table.idle : SEAT_READY_MS;
  return limit && waitingSince + limit;
}

function* tableDues(state: TableState): Generator<Due> {
  for (const seat of SEATS) {
    const occupant = state.seats[seat];
    if (occupant?.kind === 'person' && occupant.lostAt !== null) {
      yield { kind: 'seat-lost', at: occupant.lostAt + SEAT_HOLD_MS, seat, why: 'disconnected' };
    }
  }
  const seat = awaitedSeat(state);
  const at = readyBy(state, seat);
  if (at !== null) yield { kind: 'seat-lost', at, seat: seat!, why: 'not-ready' };
  if (state.seatOffer) yield { kind: 'seat-offer', at: state.seatOffer.until };
}

function* allDues(state: TableState): Generator<Due> {
  if (state.status !== 'open') return;
  const round = playing(state);
  yield* round ? roundDues(state, round) : tableDues(state);
  // While a game is on whose absent players may still come back, the grace of each decides, not the empty table.
  const isHeld = round && state.seats.some((occupant) => occupant?.kind === 'person');
  if (state.emptySince !== null && !isHeld) yield { kind: 'empty', at: state.emptySince + EMPTY_TABLE_MS };
}

/** The earliest thing due, or null when nothing will be. */
export const nextDue = (state: TableState): Due | null =>
  [...allDues(state)].reduce<Due | null>(
    (first, due) => (first === null || due.at < first.at ? due : first),
    null,
  );

/** By when this player has to do something: move, come back, answer; null where nobody waits for them, or without a limit. */
export function dueFor(state: TableState, player: PlayerId): number | null {
  const round = playing(state);
  const seat = seatOf(state, player);
  const isMover = round !== null && seat !== null && round.sides[round.game.position.turn] === seat;
  const isTheirs = (due: Due): boolean => {
    switch (due.kind) {
      case 'clock':
      case 'idle':
      case 'idle-notice':
        return isMover;
      case 'grace':
        return round !== null && round.sides[due.side] === seat;
      case 'seat-lost':
        return due.seat === seat;
      case 'seat-offer':
        return state.seatOffer?.player === player;
      case 'empty':
        return false;
    }
  };
  // A notice is only a step on the way to the limit.
  const endOf = (due: Due): number => (due.kind === 'idle-notice' ? due.at + due.left : due.at);
  const ends = [...allDues(state)].filter(isTheirs).map(endOf);
  return ends.length === 0 ? null : Math.min(...ends);
}

/** When to send the next `tick`; null for not before something happens. */
export const nextDeadline = (state: TableState): number | null => nextDue(state)?.at ?? null;
