/** The options of a table around the move rules (R9–R17, T1, T4, T5), as plain data with their bounds. */
import type { BySide, DrawMode } from '@crownhead/rules';

/** R9: the names of the two sides. The first stands on 1–12, the second on 21–32. */
export const SIDE_NAMES = {
  'red-white': { black: 'Red', white: 'White' },
  'black-white': { black: 'Black', white: 'White' },
  'red-blue': { black: 'Red', white: 'Blue' },
  'dark-light': { black: 'Dark', white: 'Light' },
} as const satisfies Record<string, BySide<string>>;
export type SideNames = keyof typeof SIDE_NAMES;

/** R10, in any mix. */
export interface DrawOptions {
  readonly agreement: boolean;
  readonly rule: DrawMode;
  readonly proof: DrawMode;
}

/** R11. */
export const RESIGN_OPTIONS = ['own-turn', 'any-time', 'not-offered'] as const;
export type ResignOption = (typeof RESIGN_OPTIONS)[number];

/** What happens in the end when time runs out, with or without a warning first. */
export const TIME_CONSEQUENCES = ['forfeit', 'pass', 'disconnect'] as const;
export type TimeConsequence = (typeof TIME_CONSEQUENCES)[number];

const WARNING = 'warning-';
/** R13: what follows when a time limit has passed; "no limit" is a timer of kind `none`. */
export type TimeOption = TimeConsequence | `warning-${TimeConsequence}`;
/** Every one of them. */
export const TIME_OPTIONS: readonly TimeOption[] = TIME_CONSEQUENCES.flatMap((end): TimeOption[] => [
  end,
  `${WARNING}${end}`,
]);

/** What happens in the end. */
export const consequenceOf = (onTime: TimeOption): TimeConsequence =>
  onTime.replace(WARNING, '') as TimeConsequence;
/** Does a warning timer run before the consequence? Only limits for each move have one (T3). */
export const warns = (onTime: TimeOption): boolean => onTime.startsWith(WARNING);
/** The same consequence, with or without a warning first. */
export const withWarning = (onTime: TimeOption, on: boolean): TimeOption =>
  on ? `${WARNING}${consequenceOf(onTime)}` : consequenceOf(onTime);

/** R16. */
export const LOST_OPTIONS = ['wins-at-once', 'no-result', 'grace'] as const;
export type LostOption = (typeof LOST_OPTIONS)[number];

/** R17. */
export const AFTER_OPTIONS = ['clear', 'rematch', 'lobby', 'exit'] as const;
export type AfterOption = (typeof AFTER_OPTIONS)[number];

/**
 * Taking moves back: without asking, when the other player agrees, or not at all. A computer agrees, and who shares a device
 * has nobody to ask.
 */
export const TAKEBACK_OPTIONS = ['free', 'asked', 'never'] as const;
export type TakebackOption = (typeof TAKEBACK_OPTIONS)[number];

/** T1 and T4, in milliseconds. */
export type Timer =
  | { readonly kind: 'none' }
  | { readonly kind: 'move'; readonly limit: number; readonly warning: number }
  | { readonly kind: 'clock'; readonly base: number; readonly increment: number; readonly delay: number };

export type TimerKind = Timer['kind'];
/** A timer of one kind. */
export type TimerOf<K extends TimerKind> = Extract<Timer, { kind: K }>;

/** How a table is run: everything besides the moves. */
export interface TableOptions {
  readonly sideNames: SideNames;
  readonly draw: DrawOptions;
  readonly resign: ResignOption;
  readonly timer: Timer;
  readonly onTime: TimeOption;
  /** T5: milliseconds a player may stay away from the board on their turn; null for no limit. */
  readonly idle: number | null;
  /** R14. */
  readonly showPile: boolean;
  readonly onLost: LostOption;
  /** R16 `grace`: how long each side may be away in one game, all absences together, in milliseconds. */
  readonly grace: number;
  readonly after: AfterOption;
  readonly takebacks: TakebackOption;
  /** May a player on this device ask the computer for a good move? */
  readonly hints: boolean;
  /** N5: both press ready before a game. Left out or false: sitting down to play counts as ready. */
  readonly askReady?: boolean;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** The smallest and the largest value allowed, both included. */
export interface Bounds {
  readonly least: number;
  readonly most: number;
}
/** What the numbers of a table may be, in milliseconds. */
export const BOUNDS = {
  /** T1: move limit and warning limit alike. */
  move: { least: 10 * SECOND, most: 5 * MINUTE },
  base: { least: 10 * SECOND, most: 24 * HOUR },
  increment: { least: 0, most: 5 * MINUTE },
  idle: { least: 30 * SECOND, most: 24 * HOUR },
  grace: { least: 10 * SECOND, most: 10 * MINUTE },
} as const satisfies Record<string, Bounds>;

/** The clock that each side has for the whole game; null where there is none. */
export function wholeGameClock(timer: Timer): TimerOf<'clock'> | null {
  switch (timer.kind) {
    case 'none':
    case 'move':
      return null;
    case 'clock':
      return timer;
    default:
      return timer satisfies never;
  }
}

/** The limit that each move has; null where there is none. */
export function moveLimit(timer: Timer): TimerOf<'move'> | null {
  switch (timer.kind) {
    case 'none':
    case 'clock':
      return null;
    case 'move':
      return timer;
    default:
      return timer satisfies never;
  }
}

/** The time that a player still has after the warning; null where the table does not warn. */
export const warningOf = ({ timer, onTime }: Pick<TableOptions, 'timer' | 'onTime'>): number | null =>
  warns(onTime) ? (moveLimit(timer)?.warning ?? null) : null;

/** No limit of time. */
export const NO_TIMER: Timer = { kind: 'none' };
/** Five minutes a move; where the table warns, one minute more (T1). */
export const DEFAULT_MOVE_TIMER: TimerOf<'move'> = {
  kind: 'move',
  limit: 5 * MINUTE,
  warning: MINUTE,
};
/**
 * A limit for each move. With a warning time the table warns first, whatever follows then; with null it does not, and the
 * timer keeps the warning time it had for when it is wanted again.
 */
export function moveTiming(
  { timer, onTime }: Pick<TableOptions, 'timer' | 'onTime'>,
  limit: number,
  warning: number | null,
): Pick<TableOptions, 'timer' | 'onTime'> {
  const kept = moveLimit(timer)?.warning ?? MINUTE;
  return {
    timer: { kind: 'move', limit, warning: warning ?? kept },
    onTime: withWarning(onTime, warning !== null),
  };
}
/** The idle limit that presets with one have: ten minutes. */
export const DEFAULT_IDLE = 10 * MINUTE;
/** How long a disconnected player is waited for by default: two minutes. */
export const DEFAULT_GRACE = 2 * MINUTE;

/** What can be wrong with the numbers; `OPTION_WORDS` has the sentences. */
export const OPTION_FAULTS = [
  'move-limit-out-of-range',
  'warning-limit-out-of-range',
  'clock-out-of-range',
  'increment-out-of-range',
  'idle-limit-out-of-range',
  'grace-out-of-range',
] as const;
export type OptionFault = (typeof OPTION_FAULTS)[number];

const within = (value: number, { least, most }: Bounds): boolean =>
  Number.isInteger(value) && value >= least && value <= most;

/** The least and the most that a time may be, and what is wrong with one outside of them. */
export interface TimeBounds {
  readonly bounds: Bounds;
  readonly fault: OptionFault;
}
/** The times that each kind of timer has, with their bounds. */
export const TIMER_TIMES: {
  readonly [K in TimerKind]: { readonly [T in Exclude<keyof TimerOf<K>, 'kind'>]: TimeBounds };
} = {
  none: {},
  move: {
    limit: { bounds: BOUNDS.move, fault: 'move-limit-out-of-range' },
    warning: { bounds: BOUNDS.move, fault: 'warning-limit-out-of-range' },
  },
  clock: {
    base: { bounds: BOUNDS.base, fault: 'clock-out-of-range' },
    increment: { bounds: BOUNDS.increment, fault: 'increment-out-of-range' },
    delay: { bounds: BOUNDS.increment, fault: 'increment-out-of-range' },
  },
};
/** Every kind of timer. */
export const TIMER_KINDS = Object.keys(TIMER_TIMES) as readonly TimerKind[];

function timerFault(timer: Timer): OptionFault | null {
  const times = Object.entries<TimeBounds>(TIMER_TIMES[timer.kind]);
  const value = (name: string): number => (timer as unknown as Record<string, number>)[name]!;
  return times.find(([name, { bounds }]) => !within(value(name), bounds))?.[1].fault ?? null;
}

/** The first thing wrong with the numbers, or null when all are within their bounds. */
export function optionFault(options: TableOptions): OptionFault | null {
  const timer = timerFault(options.timer);
  if (timer) return timer;
  if (options.idle !== null && !within(options.idle, BOUNDS.idle)) return 'idle-limit-out-of-range';
  if (!within(options.grace, BOUNDS.grace)) return 'grace-out-of-range';
  return null;
}

/** All options side by side, so that each has one name and one value. */
export type FlatTable = Omit<TableOptions, 'draw'> & DrawOptions;
/** The options of a table side by side. */
export const flatTable = ({ draw, ...others }: TableOptions): FlatTable => ({ ...others, ...draw });
/** What `flatTable` made of a table, back as its options. */
export const nestTable = ({ agreement, rule, proof, ...others }: FlatTable): TableOptions => ({
  ...others,
  draw: { agreement, rule, proof },
});
