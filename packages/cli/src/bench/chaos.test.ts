/** What `crownhead bench chaos` says and draws. */
import type { ChaosReport } from '@crownhead/server/test-chaos';
import { expect, it } from 'vitest';
import { chaosMet, chaosText } from './chaos.ts';
import { linePlot } from './line-plot.ts';

const REPORT: ChaosReport = {
  ...{ store: 'SQLite', seed: 4, games: 2, seconds: 61, moves: 720, acknowledged: 800, lost: [] },
  faults: [{ kind: 'disk full', at: 3.2, lastedMs: 1500, recoveryMs: 400, chargedMs: 120 }],
  perSecond: [10, 0, 12],
};

it('[O25] tells what was acknowledged and lost, and for each fault how long it took and what it cost', () => {
  const text = chaosText(REPORT);
  expect(text).toContain('SQLite: 2 games for 1 min 1 s, with 1 fault from seed 4');
  expect(text).toContain('as many as in 1 h 0 min of play');
  expect(text).toContain('800 commands acknowledged, 0 lost');
  expect(text).toMatch(/disk full +3 s +1\.5 s +0\.4 s +0\.1 s/);
});

it('[O25] fails when something is lost, or when people wait for longer than ten seconds', () => {
  expect(chaosMet(REPORT)).toBe(true);
  expect(chaosMet({ ...REPORT, lost: ['Guest 1: c7 is not at 9'] })).toBe(false);
  const slow = { ...REPORT.faults[0]!, recoveryMs: 10_001 };
  expect(chaosMet({ ...REPORT, faults: [slow] })).toBe(false);
});

it('[O25] draws lines, marked spans and a limit, with names that may hold any sign', () => {
  const svg = linePlot([
    {
      ...{ title: 'a < b', x: 'seconds', y: 'moves/s', limit: 100 },
      lines: [{ name: 'one', points: [[0, 10] as const, [5, 200] as const] }],
      spans: [{ from: 1, to: 2, label: 'cut & mended' }],
    },
  ]);
  expect(svg).toContain('a &lt; b');
  expect(svg).toContain('cut &amp; mended');
  expect(svg.match(/class="line"/g)).toHaveLength(1);
  expect(svg).not.toContain('NaN');
});
