/** Clocks as values: what is left follows from event times alone, so that every client shows the same. */

import type { BySide, Side } from '@crownhead/rules';
import type { Round } from './state.ts';
import { type TableOptions, type Timer, warningOf, wholeGameClock } from './table-options.ts';
import type { TurnTime } from './table-tags.ts';

/** The clocks of a game as its events left them; `viewClock` says what to show. */
export interface Clock {
  /** Whole-game clocks: what each side had when the turn began. */
  readonly left: BySide<number>;
  readonly turnStartedAt: number;
  /** When the warning timer of this turn started (T3). */
  readonly warnedAt: number | null;
}

/** What a resumed game brings along. */
export interface SavedClock {
  /** What the clocks showed. */
  readonly clocks: BySide<number> | null;
  /** What had been used of the turn. */
  readonly turnTime?: TurnTime | undefined;
}

/** The clocks of a game that begins, or goes on as it was saved: with `side` to move and part of its turn used. */
export function startClock(timer: Timer, side: Side, { clocks, turnTime }: SavedClock, at: number): Clock {
  const base = wholeGameClock(timer)?.base ?? 0;
  const left = clocks ?? { black: base, white: base };
  if (turnTime === undefined) return { left, turnStartedAt: at, warnedAt: null };
  const { used: ms, warned } = turnTime;
  switch (timer.kind) {
    case 'none':
      return { left, turnStartedAt: at - ms, warnedAt: null };
    case 'move':
      return {
        left,
        turnStartedAt: at - ms - (warned ? timer.limit : 0),
        warnedAt: warned ? at - ms : null,
      };
    case 'clock': {
      // What the clock of this side showed has the turn's time taken off already; a clock counts from the start of the turn.
      const charged = Math.max(0, ms - timer.delay);
      return { left: { ...left, [side]: left[side] + charged }, turnStartedAt: at - ms, warnedAt: null };
    }
    default:
      return timer satisfies never;
  }
}

/** What has been used of the present turn, to be saved; null without a timer. */
export function turnTimeAt(
  { clock, table: { timer } }: Pick<Round, 'clock' | 'table'>,
  now: number,
): TurnTime | null {
  const { turnStartedAt, warnedAt } = clock;
  const most = longestTurn(timer, warnedAt !== null);
  if (most === null) return null;
  return { used: Math.min(most, Math.max(0, now - (warnedAt ?? turnStartedAt))), warned: warnedAt !== null };
}

/** How long a turn can last by the timer that runs now; null where none does. */
function longestTurn(timer: Timer, warned: boolean): number | null {
  switch (timer.kind) {
    case 'none':
      return null;
    case 'move':
      return warned ? timer.warning : timer.limit;
    case 'clock':
      return Infinity;
    default:
      return timer satisfies never;
  }
}

const used = (clock: Clock, delay: number, at: number): number =>
  Math.max(0, at - clock.turnStartedAt - delay);

/** Charges the running side and starts the next turn; `moved` earns the increment. */
export function turnClock(clock: Clock, timer: Timer, side: Side, at: number, moved: boolean): Clock {
  const next = { ...clock, turnStartedAt: at, warnedAt: null };
  const whole = wholeGameClock(timer);
  if (whole === null) return next;
  const left = Math.max(0, clock.left[side] - used(clock, whole.delay, at));
  return { ...next, left: { ...clock.left, [side]: left + (moved ? whole.increment : 0) } };
}

/** Time that nobody is charged for. */
export const shiftClock = (clock: Clock, ms: number): Clock => ({
  ...clock,
  turnStartedAt: clock.turnStartedAt + ms,
  warnedAt: clock.warnedAt === null ? null : clock.warnedAt + ms,
});

/** When the running timer next needs attention: the limit, or the end of the warning. Null without a timer. */
export function clockDue(clock: Clock, table: TableOptions, side: Side): number | null {
  const { timer } = table;
  switch (timer.kind) {
    case 'none':
      return null;
    case 'move':
      return clock.warnedAt === null ? clock.turnStartedAt + timer.limit : clock.warnedAt + timer.warning;
    case 'clock':
      return clock.turnStartedAt + timer.delay + clock.left[side];
    default:
      return timer satisfies never;
  }
}

/** Is the next thing due a warning, with more time to follow? Whole-game clocks have none. */
export const warningDue = (clock: Clock, table: TableOptions): boolean =>
  warningOf(table) !== null && clock.warnedAt === null;

/** The last moment at which a move is still in time. Nobody is late who has a warning coming, however late that comes. */
export const moveDeadline = (clock: Clock, table: TableOptions, side: Side): number | null =>
  warningDue(clock, table) ? null : clockDue(clock, table, side);

/** What the clocks show at a moment. */
export interface ClockView {
  /** Milliseconds left for each side; null where there is no timer. */
  readonly left: BySide<number | null>;
  readonly running: Side | null;
  /** The warning timer is running. */
  readonly warned: boolean;
}

/** What to show at a moment. A stopped game shows the clocks as they were when it stopped. */
export function viewClock(
  { clock, table, game }: Pick<Round, 'clock' | 'table' | 'game'>,
  now: number,
): ClockView {
  const side = game.position.turn;
  const live = game.outcome === null;
  const none = { black: null, white: null };
  const at = live ? Math.max(now, clock.turnStartedAt) : clock.turnStartedAt;
  const warned = clock.warnedAt !== null;
  const whole = wholeGameClock(table.timer);
  if (whole) {
    const left = Math.max(0, clock.left[side] - used(clock, whole.delay, at));
    return { left: { ...clock.left, [side]: left }, running: live ? side : null, warned };
  }
  const end = live ? clockDue(clock, table, side) : null;
  if (end === null) return { left: none, running: null, warned: false };
  return { left: { ...none, [side]: Math.max(0, end - at) }, running: side, warned };
}
