/** The bounds of every number a host may set, at both edges. */
import { describe, expect, it } from 'vitest';
import { OFFICIAL_PRESET } from './official-preset.ts';
import {
  BOUNDS,
  consequenceOf,
  DEFAULT_GRACE,
  DEFAULT_IDLE,
  DEFAULT_MOVE_TIMER,
  moveTiming,
  OPTION_FAULTS,
  type OptionFault,
  optionFault,
  SIDE_NAMES,
  type TableOptions,
  TIME_OPTIONS,
  warns,
  withWarning,
} from './table-options.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const withOptions = (change: Partial<TableOptions>): TableOptions => ({
  ...OFFICIAL_PRESET.table,
  ...change,
});
const moveTimer = (limit: number, warning = MINUTE) =>
  withOptions({ timer: { kind: 'move', limit, warning } });
const clock = (base: number, increment = 0, delay = 0) =>
  withOptions({ timer: { kind: 'clock', base, increment, delay } });

const NUMBERS: readonly {
  title: string;
  fault: OptionFault;
  least: number;
  most: number;
  options: (value: number) => TableOptions;
}[] = [
  {
    title: '[T1] the move limit',
    fault: 'move-limit-out-of-range',
    least: 10 * SECOND,
    most: 5 * MINUTE,
    options: (value) => moveTimer(value),
  },
  {
    title: '[T1] the warning limit',
    fault: 'warning-limit-out-of-range',
    least: 10 * SECOND,
    most: 5 * MINUTE,
    options: (value) => moveTimer(MINUTE, value),
  },
  {
    title: '[T4] the clock',
    fault: 'clock-out-of-range',
    least: 10 * SECOND,
    most: 24 * 60 * MINUTE,
    options: (value) => clock(value),
  },
  {
    title: '[T4] the increment',
    fault: 'increment-out-of-range',
    least: 0,
    most: 5 * MINUTE,
    options: (value) => clock(MINUTE, value),
  },
  {
    title: '[T4] the delay',
    fault: 'increment-out-of-range',
    least: 0,
    most: 5 * MINUTE,
    options: (value) => clock(MINUTE, 0, value),
  },
  {
    title: '[T5] the idle limit',
    fault: 'idle-limit-out-of-range',
    least: 30 * SECOND,
    most: 24 * 60 * MINUTE,
    options: (idle) => withOptions({ idle }),
  },
  {
    title: '[R16] the time for a lost connection',
    fault: 'grace-out-of-range',
    least: 10 * SECOND,
    most: 10 * MINUTE,
    options: (grace) => withOptions({ grace }),
  },
];

describe('bounds', () => {
  it.each(NUMBERS)('$title is from $least to $most ms', ({ fault, least, most, options }) => {
    for (const value of [least, least + 1, most - 1, most])
      expect(optionFault(options(value)), `${value}`).toBeNull();
    for (const value of [least - 1, most + 1, -1, least + 0.5, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(optionFault(options(value)), `${value}`).toBe(fault);
    }
  });

  it.each(OPTION_FAULTS)('[T1] %s has its row above', (fault) => {
    expect(NUMBERS.some((row) => row.fault === fault)).toBe(true);
  });

  it('[T1] [T5] the defaults: 5 minutes and 1 minute a move', () => {
    expect(DEFAULT_MOVE_TIMER).toEqual({ kind: 'move', limit: 5 * MINUTE, warning: MINUTE });
    expect(DEFAULT_IDLE).toBeGreaterThan(BOUNDS.move.most);
    expect(
      optionFault(withOptions({ timer: DEFAULT_MOVE_TIMER, idle: DEFAULT_IDLE, grace: DEFAULT_GRACE })),
    ).toBeNull();
    expect(optionFault(withOptions({ timer: { kind: 'none' }, idle: null }))).toBeNull();
  });
});

describe('names', () => {
  it('[R9] the first-named side stands on 1–12', () => {
    expect(Object.values(SIDE_NAMES).map(({ black, white }) => `${black}/${white}`)).toEqual([
      'Red/White',
      'Black/White',
      'Red/Blue',
      'Dark/Light',
    ]);
  });
});

describe('what follows when time is up', () => {
  it.each(TIME_OPTIONS)('[T3] %s with and without a warning has the same consequence', (onTime) => {
    for (const on of [true, false]) {
      const changed = withWarning(onTime, on);
      expect(warns(changed)).toBe(on);
      expect(consequenceOf(changed)).toBe(consequenceOf(onTime));
      expect(withWarning(changed, warns(onTime))).toBe(onTime);
    }
  });

  it('[T3] a limit without a warning keeps its warning time for when it is wanted again', () => {
    const { timer, onTime } = moveTiming(moveTimer(MINUTE, 20 * SECOND), 30 * SECOND, null);
    expect(timer).toEqual({ kind: 'move', limit: 30 * SECOND, warning: 20 * SECOND });
    expect(onTime).toBe('forfeit');
  });
});
