/** The page of the benchmarks says what was measured: rates and times, goals met and missed, and who is left out. */
import { expect, it } from 'vitest';
import type { ContestantResult, Report, Spread } from '../packages/cli/src/bench/harness.ts';
import { page, plotOf } from './benchmarks-page.ts';

const around = (median: number): Spread => ({ median, low: median / 2, high: median * 2 });

const standing = (name: string, median: number, more: Partial<ContestantResult> = {}): ContestantResult => ({
  ...{ name, perSecond: around(median), against: null, ratio: null, target: null, atMost: null, met: null },
  ...more,
});

const report = (more: Partial<Report>): Report => ({
  ...{ name: 'a.rate', title: 'work', unit: 'units', form: 'rate', rounds: 3 },
  ...{ contestants: [], absent: [], notes: [], ...more },
});

const RATE = report({
  contestants: [
    standing('ours', 2_000_000, { against: 'theirs', ratio: around(4), target: 5, met: false }),
    standing('theirs', 500_000),
  ],
  absent: [{ name: 'nobody', why: 'it is not there' }],
});
const TIME = report({
  name: 'a.time',
  form: 'time',
  contestants: [
    standing('ours', 20, { against: 'theirs', ratio: around(2), atMost: 60, met: true }),
    standing('theirs', 10),
  ],
  notes: ['A note.'],
});
const machine = { node: '24', cpu: 'a processor', cores: 2, load: 0.5 };

it('shows each at a glance and in a section of its own, with what was missed', () => {
  const text = page({ machine, benches: [RATE, TIME], left: [{ name: 'a.third', why: 'it needs more' }] });
  expect(text).toContain(
    '| [a.rate](#arate) | ours | 2.00 M units/s | 4.00× theirs | ≥ 5×: **not met** |\n' +
      '| [a.time](#atime) | ours | 50.0 ms | 2.00× as quick as theirs | ≤ 60 ms: met |\n',
  );
  expect(text).toContain('| theirs | 100 ms |  |  |');
  expect(text).toContain('Not measured: a.third, because it needs more.');
  expect(text).toContain('- Left out: nobody, because it is not there.');
  expect(text.indexOf('](benchmarks/a.time.svg)')).toBeLessThan(text.indexOf('time (less is better)'));
});

it('draws times as they are read: the slower, the longer', () => {
  const { title, bars } = plotOf(TIME);
  expect(title).toBe('work (less is better)');
  expect(bars).toEqual([
    { name: 'ours', value: 50, low: 25, high: 100, label: '50.0 ms', own: true },
    { name: 'theirs', value: 100, low: 50, high: 200, label: '100 ms', own: false },
  ]);
  expect(plotOf(RATE).bars[0]).toMatchObject({ value: 2_000_000, low: 1_000_000, high: 4_000_000 });
});
