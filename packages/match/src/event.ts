/**
 * What happened at a table: facts, in order, from which the state is rebuilt. Every event carries its version and
 * its time. Events hold no secrets, because every spectator gets them.
 */

import type { BySide, Move, Outcome, PassReason, PlyAction, RuleSet, Side } from '@crownhead/rules';
import type { ConnectionId, PlayerId, SeatId } from './ids.ts';
import type { LoggedOptions, LoggedTable } from './options.ts';
import type { TurnTime } from './table-tags.ts';

/** The version every event carries. */
export const EVENT_VERSION = 1;

/** Why somebody is no longer in a seat. */
export const LEFT_REASONS = [
  'left',
  'removed',
  'declined',
  'disconnected',
  'idle',
  'time',
  'not-ready',
] as const;
export type LeftReason = (typeof LEFT_REASONS)[number];

/** Why a table is closed. */
export const CLOSED_REASONS = ['host', 'empty', 'game-over', 'winner-declined', 'moderator'] as const;
export type ClosedReason = (typeof CLOSED_REASONS)[number];

/** Everything that can happen at a table. */
export type Fact =
  | {
      readonly type: 'table.created';
      readonly host: PlayerId;
      readonly name: string;
      readonly options: LoggedOptions;
    }
  | { readonly type: 'options.changed'; readonly options: LoggedOptions }
  | {
      readonly type: 'seat.taken';
      readonly seat: SeatId;
      readonly player: PlayerId;
      readonly name: string;
      /** Null where nobody watches the connection: local play. */
      readonly connection: ConnectionId | null;
      /** A successor's yes is also their "ready" (N8). */
      readonly ready: boolean;
    }
  | {
      readonly type: 'computer.seated';
      readonly seat: SeatId;
      readonly name: string;
      readonly level: number;
      /** Left out where it plays at its level. */
      readonly rating?: number;
    }
  | { readonly type: 'seat.left'; readonly seat: SeatId; readonly player: PlayerId; readonly why: LeftReason }
  | { readonly type: 'host.changed'; readonly host: PlayerId | null; readonly name: string | null }
  | { readonly type: 'ready.changed'; readonly seat: SeatId; readonly ready: boolean }
  | {
      readonly type: 'game.started';
      readonly game: number;
      readonly sides: BySide<SeatId>;
      readonly rules: RuleSet;
      readonly table: LoggedTable;
      readonly fen: string;
      /** What has been played already when the game begins here: a drawn opening, or a saved game. */
      readonly history: readonly PlyAction[];
      /** How much of that nobody can take back. */
      readonly opening: number;
      /** What a saved game's clocks showed. */
      readonly clocks: BySide<number> | null;
      /** What had been used of the turn a saved game stopped in; left out where nothing had. */
      readonly turnTime?: TurnTime;
      readonly ballot: string | null;
    }
  | { readonly type: 'move.made'; readonly game: number; readonly ply: number; readonly move: Move }
  | { readonly type: 'turn.passed'; readonly game: number; readonly ply: number; readonly reason: PassReason }
  | { readonly type: 'time.warned'; readonly side: Side }
  | { readonly type: 'idle.noticed'; readonly side: Side; readonly left: number }
  | { readonly type: 'draw.offered'; readonly side: Side }
  | { readonly type: 'draw.declined'; readonly side: Side }
  | { readonly type: 'takeback.asked'; readonly side: Side }
  | { readonly type: 'takeback.declined'; readonly side: Side }
  /** `plies` are left in the game. */
  | { readonly type: 'takeback.done'; readonly side: Side; readonly plies: number }
  | { readonly type: 'connection.opened'; readonly seat: SeatId; readonly connection: ConnectionId }
  | { readonly type: 'connection.closed'; readonly seat: SeatId; readonly connection: ConnectionId }
  /** Nobody was there to run the clocks: this much time is charged to nobody. */
  | { readonly type: 'outage'; readonly ms: number }
  | { readonly type: 'game.ended'; readonly game: number; readonly outcome: Outcome }
  | {
      readonly type: 'seat.asked';
      readonly seat: SeatId;
      readonly player: PlayerId;
      readonly name: string;
      readonly until: number;
      /** When the first one was asked for this seat; left out where this is the first. */
      readonly since?: number;
    }
  | { readonly type: 'seat.refused'; readonly seat: SeatId; readonly player: PlayerId }
  | { readonly type: 'chat.said'; readonly player: PlayerId; readonly name: string; readonly text: string }
  /** Somebody's data are erased: from here on `name` stands for theirs, and earlier events are without it. */
  | { readonly type: 'person.erased'; readonly player: PlayerId; readonly name: string }
  /** Nobody sits here, but somebody still watches. */
  | { readonly type: 'table.kept' }
  | { readonly type: 'table.closed'; readonly why: ClosedReason };

/** A fact as it stands in the log, with its version and its time. */
export type TableEvent = Fact & { readonly v: typeof EVENT_VERSION; readonly at: number };
export type EventType = Fact['type'];

/** A record, so that the compiler misses a kind that is missing. */
const KINDS: Readonly<Record<EventType, true>> = {
  'table.created': true,
  'options.changed': true,
  'seat.taken': true,
  'computer.seated': true,
  'seat.left': true,
  'host.changed': true,
  'ready.changed': true,
  'game.started': true,
  'move.made': true,
  'turn.passed': true,
  'time.warned': true,
  'idle.noticed': true,
  'draw.offered': true,
  'draw.declined': true,
  'takeback.asked': true,
  'takeback.declined': true,
  'takeback.done': true,
  'connection.opened': true,
  'connection.closed': true,
  outage: true,
  'game.ended': true,
  'seat.asked': true,
  'seat.refused': true,
  'chat.said': true,
  'person.erased': true,
  'table.kept': true,
  'table.closed': true,
};
/** Every kind of event there is. */
export const EVENT_TYPES = Object.keys(KINDS) as readonly EventType[];

/** Facts about the table itself, the only ones that may follow the end of a game until the next begins. */
export const TABLE_EVENTS: readonly EventType[] = [
  'table.created',
  'options.changed',
  'seat.taken',
  'computer.seated',
  'seat.left',
  'host.changed',
  'ready.changed',
  'game.started',
  'connection.opened',
  'connection.closed',
  'outage',
  'seat.asked',
  'seat.refused',
  'chat.said',
  'person.erased',
  'table.kept',
  'table.closed',
];
