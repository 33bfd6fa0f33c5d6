/** A table as it stands: everything that follows from its events, as plain data. */

import { type BySide, type Game, opposite, type RuleSet, SIDES, type Side } from '@crownhead/rules';
import type { Clock } from './clock.ts';
import type { ClosedReason } from './event.ts';
import { type ConnectionId, otherSeat, type PlayerId, SEATS, type SeatId } from './ids.ts';
import { DEFAULT_OPTIONS, type HostOptions } from './options.ts';
import { consequenceOf, type TableOptions } from './table-options.ts';

/** Somebody in a seat. */
export interface Person {
  readonly kind: 'person';
  readonly player: PlayerId;
  readonly name: string;
  readonly ready: boolean;
  /** Null where nobody watches the connection: local play. */
  readonly connections: readonly ConnectionId[] | null;
  /** Since when no connection has been open. */
  readonly lostAt: number | null;
  /** Was ready when the last connection went, and is so again on coming back. */
  readonly wasReady?: true;
}
/** A computer in a seat, and its level, 1 to 10; where it plays at a rating, a level like that. */
export interface Computer {
  readonly kind: 'computer';
  readonly player: PlayerId;
  readonly name: string;
  readonly level: number;
  readonly rating?: number;
}
/** The person or computer in a seat. */
export type Occupant = Person | Computer;
/** Something each seat has one of. */
export type BySeat<T> = readonly [T, T];

/** A game at the table, being played or the last one played. */
export interface Round {
  readonly number: number;
  readonly startedAt: number;
  readonly sides: BySide<SeatId>;
  /** Who plays it, remembered after they have left their seats. */
  readonly players: BySide<PlayerId>;
  readonly names: BySide<string>;
  readonly rules: RuleSet;
  readonly table: TableOptions;
  readonly game: Game;
  /** Plies of the drawn opening, which nobody can take back. */
  readonly opening: number;
  readonly ballot: string | null;
  /** Counts the turns begun; unlike the ply it never goes back, so each request for a move has its own. */
  readonly turn: number;
  readonly clock: Clock;
  /** Time each side may still be away (R16). */
  readonly grace: BySide<number>;
  /** A draw offered by the side to move and not answered yet. */
  readonly offer: Side | null;
  /** The side to move has offered a draw this turn. */
  readonly offered: boolean;
  readonly takeback: Side | null;
  /** Sides that have asked to take back in this turn, each of which may once; left out where none has. */
  readonly takebacksAsked?: readonly Side[];
  /** When the side to move last did something, and how many notices it has had since (T5). */
  readonly activeAt: number;
  readonly idleNotices: number;
}

/** A spectator asked to take a seat (N8). */
export interface SeatOffer {
  readonly seat: SeatId;
  readonly player: PlayerId;
  readonly name: string;
  readonly until: number;
  /** When the first one was asked for this seat; left out where this is the first. */
  readonly since?: number;
}

/** Changes with the shape of a state: a saved one of another version is of no use, its events are. */
export const STATE_VERSION = 2;

/** Everything there is to know about a table: the sum of its events. */
export interface TableState {
  readonly v: typeof STATE_VERSION;
  readonly status: 'none' | 'open' | 'closed';
  readonly closed: ClosedReason | null;
  readonly createdAt: number;
  readonly host: PlayerId | null;
  readonly hostName: string | null;
  readonly options: HostOptions;
  readonly seats: BySeat<Occupant | null>;
  /** People the host sent away. */
  readonly removed: readonly PlayerId[];
  readonly round: Round | null;
  /** Sides of the last game; they swap in the next one, unless drawn or the host chose sides or a start since. */
  readonly lastSides: BySide<SeatId> | null;
  readonly seatOffer: SeatOffer | null;
  /** Those who have said no to a seat since the last game, or let the question pass. */
  readonly declined: readonly PlayerId[];
  /** Since when no person has been in a seat with a connection. */
  readonly emptySince: number | null;
  /** The same between games, however often the table was kept for those who watch; left out otherwise. */
  readonly desertedSince?: number;
  /** Since when a player who is ready has waited for a guest who is not; left out where nobody waits. */
  readonly waitingSince?: number;
  readonly lastAt: number;
}

/** Before the first event. */
export const NO_TABLE: TableState = {
  v: STATE_VERSION,
  status: 'none',
  closed: null,
  createdAt: 0,
  host: null,
  hostName: null,
  options: DEFAULT_OPTIONS,
  seats: [null, null],
  removed: [],
  round: null,
  lastSides: null,
  seatOffer: null,
  declined: [],
  emptySince: null,
  lastAt: 0,
};

/** The round being played, or null between games. */
export const playing = (state: TableState): Round | null =>
  state.status === 'open' && state.round !== null && state.round.game.outcome === null ? state.round : null;

/** Where a player sits; null for a spectator. One who plays both sides has the first seat. */
export const seatOf = (state: TableState, player: PlayerId): SeatId | null =>
  SEATS.find((seat) => state.seats[seat]?.player === player) ?? null;

/** The side this seat plays in a round. */
export const sideOfSeat = (round: Round, seat: SeatId): Side =>
  round.sides.black === seat ? 'black' : 'white';

/** Does this player move for that side? */
export const playsFor = (state: TableState, round: Round, player: PlayerId, side: Side): boolean =>
  state.seats[round.sides[side]]?.player === player;

/** The side a player acts for; one who plays both acts for the preferred one. */
export function actingSide(state: TableState, round: Round, player: PlayerId, preferred: Side): Side | null {
  if (playsFor(state, round, player, preferred)) return preferred;
  return playsFor(state, round, player, opposite(preferred)) ? opposite(preferred) : null;
}

/** Somebody whose last connection is gone? */
export const isAway = (occupant: Occupant | null): boolean =>
  occupant?.kind === 'person' && occupant.lostAt !== null;

/** Is a person in a seat and reachable? Computers are no company. */
export const somebodyPresent = (state: TableState): boolean =>
  state.seats.some((occupant) => occupant?.kind === 'person' && !isAway(occupant));

/** The seat whose player keeps one waiting who is ready. Never the host's own: nobody takes over a table by being ready there. */
export const awaitedSeat = ({ seats, host }: TableState): SeatId | undefined =>
  SEATS.find((seat) => {
    const [occupant, other] = [seats[seat], seats[otherSeat(seat)]];
    const waits = other?.kind === 'person' && other.ready;
    return waits && occupant?.kind === 'person' && !occupant.ready && occupant.player !== host;
  });

/** How long somebody may take for their first move before the other player may go without a loss. */
export const FIRST_MOVE_MS = 60_000;

/** The side that has not begun to play and keeps the other one waiting; null where nobody waits for a first move. */
export const unbegunSide = ({ seats }: TableState, round: Round): Side | null => {
  const side = round.game.position.turn;
  const [mover, other] = [seats[round.sides[side]], seats[round.sides[opposite(side)]]];
  const arePeople = mover?.kind === 'person' && other?.kind === 'person' && mover.player !== other.player;
  return arePeople && round.turn <= 2 ? side : null;
};

/** N5: does this table want both to press ready, besides sitting down? */
export const asksReady = ({ options }: TableState): boolean => options.table.askReady === true;

/** Two computers wait for the host's word to begin. */
export const onlyComputers = (state: TableState): boolean =>
  state.seats.every((occupant) => occupant?.kind === 'computer');

const BY_DISCONNECTION: readonly string[] = ['left', 'disconnected', 'idle', 'connection-error'];

const endedByDisconnection = ({ game: { outcome }, table }: Round): boolean =>
  outcome !== null &&
  (BY_DISCONNECTION.includes(outcome.reason) ||
    (outcome.reason === 'time' && consequenceOf(table.onTime) === 'disconnect'));

/** The last game ended because somebody went away, and this is the one who stayed: asked before all others (N8). */
export const stayedOn = ({ round }: TableState, player: PlayerId): boolean => {
  if (round === null || !endedByDisconnection(round)) return false;
  const winner = round.game.outcome?.winner;
  return winner ? round.players[winner] === player : SIDES.some((side) => round.players[side] === player);
};
