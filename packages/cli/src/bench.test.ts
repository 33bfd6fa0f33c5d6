/** The exit code of `crownhead bench`: scripts must notice a missed goal. */
import { expect, it } from 'vitest';
import { findBenches } from './bench/benches.ts';
import type { ContestantResult } from './bench/harness.ts';
import { benchExit } from './bench.ts';

const standing = (met: boolean | null): ContestantResult => ({
  ...{ name: 'one', perSecond: { median: 1, low: 1, high: 1 }, against: null, ratio: null },
  ...{ target: null, atMost: null, met },
});
const report = (...met: readonly (boolean | null)[]) => ({ contestants: met.map(standing) });

it('[V9] is 0 when every goal is met or there is none, and 1 when one is missed or nothing was measured', () => {
  expect(benchExit([report(true, null), report(null)], false)).toBe(0);
  expect(benchExit([report(true, null), report(true, false)], false)).toBe(1);
  expect(benchExit([], true)).toBe(1);
});

it('[V9] finds benchmarks by their names and by their groups', () => {
  expect(findBenches('web').map(({ name }) => name)).toEqual(['web.paint', 'web.ready', 'web.move']);
  expect(findBenches('rules.pdn')).toHaveLength(1);
  expect(findBenches('web.paint.more')).toEqual([]);
  const groups = new Set(findBenches(undefined).map(({ name }) => name.split('.')[0]));
  expect([...groups]).toEqual(['rules', 'engine', 'analysis', 'library', 'server', 'web', 'terminal']);
});
