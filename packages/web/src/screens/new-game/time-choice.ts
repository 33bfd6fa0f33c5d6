/** The times that are often played, and which of them a table has. */
import { moveTiming, NO_TIMER, type TableOptions, type Timer, warningOf } from '@crownhead/match';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

type Timing = Pick<TableOptions, 'timer' | 'onTime'>;

const clock = (base: number, increment: number): Timer => ({ kind: 'clock', base, increment, delay: 0 });

/** Five minutes a move keeps whatever the table does about warnings. */
export const QUICK_TIMES = {
  none: () => NO_TIMER,
  'clock-5': () => clock(5 * MINUTE, 0),
  'clock-10': () => clock(10 * MINUTE, 5 * SECOND),
  'clock-15': () => clock(15 * MINUTE, 10 * SECOND),
  'move-5': (table: Timing) => moveTiming(table, 5 * MINUTE, warningOf(table)).timer,
} as const satisfies Record<string, (table: Timing) => Timer>;
export type QuickTime = keyof typeof QUICK_TIMES;

export const quickTimes = Object.keys(QUICK_TIMES) as readonly QuickTime[];

const sameTimer = (a: Timer, b: Timer): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Null for a custom time. */
export const quickTimeOf = (table: Timing): QuickTime | null =>
  quickTimes.find((time) => sameTimer(QUICK_TIMES[time](table), table.timer)) ?? null;
