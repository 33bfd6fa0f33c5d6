/** The chaos run that `crownhead bench chaos` shows: its parts, and in the full run all of it on both stores. */
import { FULL } from '@crownhead/testkit';
import { describe, expect, it } from 'vitest';
import { SeededRandom } from '../fuzz/seeded-random.ts';
import { FAULTS, schedule } from './faults.ts';
import type { History } from './history.ts';
import { mostCharged, runChaos } from './run.ts';

const SEED = 11;

const first = (store: 'SQLite' | 'PostgreSQL', seed: number, count: number) => {
  const kinds = schedule(store, new SeededRandom(seed));
  return Array.from({ length: count }, () => kinds.next().value);
};

describe('[O25] the schedule of faults', () => {
  it('has every fault, on one store or the other', () => {
    const all = new Set([...first('SQLite', SEED, 5), ...first('PostgreSQL', SEED, 8)]);
    expect([...all].sort()).toEqual(Object.keys(FAULTS).sort());
  });

  it('is the same for the same seed, and the standby is promoted once', () => {
    expect(first('PostgreSQL', SEED, 40)).toEqual(first('PostgreSQL', SEED, 40));
    expect(first('PostgreSQL', SEED, 40)).not.toEqual(first('PostgreSQL', SEED + 1, 40));
    expect(first('PostgreSQL', SEED, 40).filter((kind) => kind === 'failover')).toHaveLength(1);
  });
});

it('[O25] what a move cost is the time since the one before, less the outages in between', () => {
  const events = [
    [{ type: 'game.started', at: 1000 }],
    [{ type: 'move.made', at: 1100 }],
    [{ type: 'outage', ms: 5000, at: 6200 }],
    [{ type: 'move.made', at: 6300 }],
    [{ type: 'move.made', at: 6900 }],
  ];
  const history = { rows: events.map((each, i) => ({ seq: i + 1, events: each })) } as unknown as History;
  expect(mostCharged(history, 2, 4)).toBe(200);
  expect(mostCharged(history, 0, 5)).toBe(600);
});

it.runIf(FULL).each(['SQLite', 'PostgreSQL'] as const)(
  '[O25] every fault once, on %s: nothing acknowledged is lost, and all play again',
  async (store) => {
    const report = await runChaos({ store, seed: SEED, seconds: 1, games: 8 });
    expect(report.lost).toEqual([]);
    expect(report.acknowledged).toBeGreaterThan(100);
    expect(report.faults.length).toBeGreaterThan(4);
  },
  300_000,
);
