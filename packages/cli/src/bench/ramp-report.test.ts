/** What `crownhead bench load` says. */
import { expect, it } from 'vitest';
import { type LoadReport, loadMet, loadText, percentile, type Step } from './ramp-report.ts';

const step = (games: number, p99: number): Step => ({
  ...{
    games,
    sockets: 2 * games + 10_000,
    movesPerSecond: games / 2,
    p50: 3,
    p99,
    relayP99: 1.5,
    cores: 0.4,
    rssMb: 250,
  },
});
const report = (...steps: Step[]): LoadReport => ({ store: 'SQLite', idle: 10_000, idleKb: 18.26, steps });

it('[O26] tells every step, where it is too slow, and what an idle socket takes', () => {
  const text = loadText(report(step(500, 20), step(1000, 45.5), step(1500, 120)));
  expect(text).toMatch(/1,000 +12,000 +500 +3\.0 ms +45\.5 ms +1\.5 ms +0\.40 +250 MB/);
  expect(text).toContain('p99 passes 100 ms at 1,500 games. 1,000 games with p99 under 50 ms: met.');
  expect(text).toContain('18.3 KB of memory for an idle socket');
  expect(loadText(report(step(500, 20)))).toContain('p99 stays below 100 ms up to 500 games.');
});

it('[O26] the goal is a thousand games with the 99th percentile under 50 ms', () => {
  expect(loadMet(report(step(500, 10), step(1000, 51)))).toBe(false);
  expect(loadMet(report(step(1000, 50)))).toBe(true);
  expect(loadMet(report(step(1000, 60), step(1500, 40)))).toBe(true);
});

it('[O26] a percentile of few values is one of them', () => {
  expect(percentile([1, 2, 3, 4], 0.5)).toBe(3);
  expect(percentile([7], 0.99)).toBe(7);
  expect(percentile([], 0.5)).toBe(0);
});
