/** What can be asked of a table. A command is refused or becomes events; it changes nothing on its own. */
import type { Attempt } from '@crownhead/rules';
import type { ConnectionId, PlayerId, SeatId } from './ids.ts';
import type { HostOptions } from './options.ts';

/** Commands of people and computers: `by` says whose. */
export type PlayerCommand = { readonly by: PlayerId } & (
  | { readonly type: 'table.create'; readonly name: string; readonly options: HostOptions }
  | { readonly type: 'options.set'; readonly options: Partial<Omit<HostOptions, 'shared'>> }
  | {
      readonly type: 'seat.take';
      readonly name: string;
      /** Any free one when left out. */
      readonly seat?: SeatId;
      readonly connection: ConnectionId | null;
      /** Sits down to play: ready by that, unless the table asks for a press of its own (N5). */
      readonly ready?: boolean;
    }
  /** With a `rating` it plays at that; its level is for those who know no ratings. `name` is that of another engine than ours; left out, it is called by its strength. */
  | {
      readonly type: 'computer.seat';
      readonly level: number;
      readonly rating?: number;
      readonly seat?: SeatId;
      readonly name?: string;
    }
  | { readonly type: 'seat.remove'; readonly seat: SeatId }
  | { readonly type: 'leave' }
  | { readonly type: 'ready'; readonly ready: boolean }
  | { readonly type: 'rematch.decline' }
  | { readonly type: 'seat.accept'; readonly connection: ConnectionId | null }
  | { readonly type: 'seat.decline' }
  /** A move is for one ply of one game, and is sent whole. */
  | { readonly type: 'move'; readonly game: number; readonly ply: number; readonly path: Attempt }
  | { readonly type: 'draw.offer' }
  | { readonly type: 'draw.accept' }
  | { readonly type: 'draw.decline' }
  | { readonly type: 'draw.claim' }
  | { readonly type: 'resign'; readonly confirmed: boolean }
  | { readonly type: 'takeback.ask' }
  | { readonly type: 'takeback.accept' }
  | { readonly type: 'takeback.decline' }
  | { readonly type: 'chat'; readonly text: string }
  | { readonly type: 'table.close' }
  | { readonly type: 'connection.open'; readonly connection: ConnectionId }
  | { readonly type: 'connection.lose'; readonly connection: ConnectionId }
);

/** Commands of the program that runs the table. */
export type SystemCommand =
  /** Something is due: see `nextDeadline`. */
  | { readonly type: 'tick' }
  /** The endgame tables prove the present position a draw: see `wantsProof`. */
  | { readonly type: 'draw.declare' }
  /** No node was alive between the two times. */
  | { readonly type: 'outage'; readonly from: number; readonly to: number }
  /** Whoever operates the server ends the game without a result, or closes the table with it. */
  | { readonly type: 'game.stop' }
  | { readonly type: 'table.stop' }
  /** They are to be known by another name here, also at a table that is closed. */
  | { readonly type: 'person.erase'; readonly player: PlayerId; readonly name: string };

/** Everything `decide` can be asked. */
export type Command = PlayerCommand | SystemCommand;

/** Somebody who watches, known by name. */
export interface Spectator {
  readonly player: PlayerId;
  readonly name: string;
}

/** What `decide` may know besides the state. Whatever it uses ends up in the events. */
export interface Env {
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** 32 random bits. */
  readonly random: number;
  /** In the order they came; presence, never part of the log (N7). */
  readonly spectators: readonly Spectator[];
  /** What the endgame tables say of the present position for the side to move. */
  readonly verdict: 'win' | 'draw' | 'loss' | 'unknown';
}
