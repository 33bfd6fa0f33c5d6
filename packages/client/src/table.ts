/** A table as a screen sees it. Whether it is on this device or on a server makes no difference to the screen. */
import type { Asked, PlayerId, SeatId, Spectator, TableEvent, TableState } from '@crownhead/match';
import type { ErrorCode, Restricted, TableCommand } from '@crownhead/protocol';
import type { Result } from '@crownhead/rules';
import type { Notice } from './notice.ts';

/** Why a command got no answer from a table at all. */
export const LINK_ERRORS = [
  'not-connected',
  'no-answer',
  'outdated',
  'moved',
  'removed',
  'ended',
  'closed',
] as const;
export type LinkError = (typeof LINK_ERRORS)[number];

/** Why something was not done. */
export interface Refused {
  readonly error: ErrorCode | LinkError;
  /** For people. */
  readonly message: string;
  /** What keeps them out or silent, and until when. */
  readonly restriction?: Restricted;
}

/** How the screen is connected to its table. */
export type Link =
  | { readonly status: 'here' }
  | {
      readonly status: 'connecting' | 'reconnecting';
      /** This try, counted from 1, and how many there will be (N11); 0 while an open line is silent and not given up. */
      readonly attempt: number;
      readonly attempts: number;
      /** When the next try begins, in this device's time; null while one is under way. */
      readonly retryAt: number | null;
      /** What the server said last, where it said anything: that it is full, for example (N12). */
      readonly problem: Refused | null;
    }
  /** `lost` can be tried again by the player; `outdated` needs a newer program; `closed` is the end. */
  | { readonly status: 'lost' | 'outdated' | 'closed'; readonly problem: Refused };
export type LinkStatus = Link['status'];

/** A table at a moment: a value that never changes. The next one comes with the next change. */
export interface TableView {
  readonly state: TableState;
  /** Null for somebody without a name yet. */
  readonly you: PlayerId | null;
  /** The seats you act for: none for a spectator, two where a device is shared. */
  readonly seats: readonly SeatId[];
  /** Counts what has happened. */
  readonly seq: number;
  readonly link: Link;
  /** Your move has not reached the server: it is kept, and sent when the connection is back (W10). */
  readonly unsent?: boolean;
  /** Those known by name; `watching` counts all. */
  readonly spectators: readonly Spectator[];
  readonly watching: number;
  /** The secret of the table's invitation link, where it is private; see `tablePath`. */
  readonly invitation?: string | null;
  readonly asked: Asked;
  /** What to show at the top until something replaces it (M5). */
  readonly notice: Notice;
  /** The table's time minus this device's. */
  readonly clockOffset: number;
}

/** A sentence that a server has for the players. */
export interface Sentence {
  readonly text: string;
  /** About the game itself: over the board until it is acknowledged with Enter (M5). Others stand above the board. */
  readonly overBoard: boolean;
}

/** What `subscribe` tells. */
export interface TableChange {
  readonly view: TableView;
  /** The table as it was before. */
  readonly before: TableState;
  /** What led from there to here; empty when the whole table came again or only the link changed. */
  readonly events: readonly TableEvent[];
  /** What the server says about it in its own words, which stand in the place of those that follow from the events. */
  readonly said?: readonly Sentence[];
}

/** The number of the change it led to, or why not. */
export type Sent = Result<number, Refused>;

/** What a screen draws and where it sends the commands of its players. */
export interface Table {
  readonly view: TableView;
  /** The table's time, by which clocks and deadlines count. */
  now(): number;
  /** Calls back at each change, not immediately; returns a function that stops it. */
  subscribe(listener: (change: TableChange) => void): () => void;
  /** Never rejects, and resolves once. */
  send(command: TableCommand): Promise<Sent>;
  /** Closes the table here; the player keeps the seat. */
  close(): void;
}
