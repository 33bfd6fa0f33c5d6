/** The player's own tables that wait for them to do something, or to come back. */
import type { OwnTable, TableId } from '@crownhead/protocol';
import { opposite, type Side } from '@crownhead/rules';
import { formatTime } from './clock-face.ts';

const ASKED_OF_ME: readonly OwnTable['asked'][] = ['move', 'answer-draw', 'answer-takeback', 'take-seat'];

/** A table where I only have to say that I am ready waits for me when somebody else is there. */
export const waitsForMe = ({ asked, table }: OwnTable): boolean =>
  ASKED_OF_ME.includes(asked) || (asked === 'ready' && !table.seats.includes(null));

/** A seat kept for somebody whose connection is gone, as a question about it needs it. */
export interface WaitingSeat {
  readonly origin: string;
  readonly table: TableId;
  /** The player's name there. */
  readonly name: string;
  /** Who sits opposite; null where nobody does any more. */
  readonly opponent: string | null;
  /** Of the game being played; null between games. */
  readonly game: { readonly side: Side | null; readonly moves: number } | null;
  /** When the seat is given up, in the time of this device; null without a limit. */
  readonly until: number | null;
}

function opponentOf({ game, side, table }: OwnTable, name: string): string | null {
  if (game && side) return game.names[opposite(side)];
  return table.seats.find((seat) => seat !== null && seat.name !== name)?.name ?? null;
}

/** The seats that can be returned to, the most urgent first. `now` is the time of this device when the server answered. */
export function waitingSeats(
  { origin, name }: { readonly origin: string; readonly name: string },
  told: { readonly now: number; readonly tables: readonly OwnTable[] },
  now: number,
): readonly WaitingSeat[] {
  return told.tables
    .filter((own) => own.away === true && (own.game !== null || waitsForMe(own)))
    .map((own) => ({
      origin,
      name,
      table: own.table.table,
      opponent: opponentOf(own, name),
      game: own.game && { side: own.side, moves: own.game.moves },
      until: own.until === null ? null : own.until - told.now + now,
    }))
    .sort((a, b) => (a.until ?? Number.POSITIVE_INFINITY) - (b.until ?? Number.POSITIVE_INFINITY));
}

const place = (origin: string): string => origin.replace(/^https?:\/\//, '');

const moveText = (moves: number): string => (moves === 1 ? 'after 1 move' : `after ${moves} moves`);

/** Who waits and where, in two sentences. */
export function waitingText({ opponent, game, origin }: WaitingSeat): readonly [string, string] {
  const who = opponent === null ? 'Your seat is kept for you.' : `${opponent} is waiting for you.`;
  if (!game) return [who, `At your table on ${place(origin)}, between games.`];
  const against = opponent === null ? '' : ` against ${opponent}`;
  return [who, `Your game${against} on ${place(origin)}, ${moveText(game.moves)}.`];
}

/** Whole seconds, counting down; null where there is no limit. */
export const timeToReturn = ({ until }: WaitingSeat, now: number): string | null =>
  until === null ? null : formatTime(Math.max(0, until - now), { urgentBelow: 0, tenthsBelow: 0 });

/** It is too late to come back. */
export const isOverdue = ({ until }: WaitingSeat, now: number): boolean => until !== null && until <= now;
