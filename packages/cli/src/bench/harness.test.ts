import { describe, expect, it } from 'vitest';
import { type Bench, measure, type Timing } from './harness.ts';
import { reportText } from './report-text.ts';

/** Contestants whose work takes as long as the test says, on a clock that only they move. */
function staged(costs: Readonly<Record<string, readonly number[]>>) {
  let now = 0;
  const order: string[] = [];
  const run = (name: string) => {
    const left = [...costs[name]!];
    return () => {
      order.push(name);
      now += left.shift()!;
      return 100;
    };
  };
  return { clock: () => now, order, run };
}

const timing = (clock: () => number, more: Partial<Timing> = {}): Timing => ({
  clock,
  rounds: 3,
  turnMs: 1,
  ...more,
});

describe('[V9] measure', () => {
  // The first cost of each is the warm-up's and must not show.
  const stage = () => staged({ quick: [999, 10, 20, 10], slow: [999, 100, 400, 200] });
  const bench = ({ run }: ReturnType<typeof staged>): Bench => ({
    name: 'group.bench',
    title: 'a comparison',
    unit: 'units',
    contestants: [
      { name: 'quick', run: run('quick'), against: 'slow', target: 15 },
      { name: 'slow', run: run('slow') },
    ],
  });

  it('takes turns, another beginning each round, after a warm-up', async () => {
    const { order, ...rest } = stage();
    const rounds: number[] = [];
    await measure(bench({ order, ...rest }), timing(rest.clock, { onRound: (round) => rounds.push(round) }));
    expect(order.join(' ')).toBe('quick slow quick slow slow quick quick slow');
    expect(rounds).toEqual([1, 2, 3]);
  });

  it('compares within each round and answers medians with their spread', async () => {
    const staging = stage();
    const report = await measure(bench(staging), timing(staging.clock));
    expect(report).toEqual({
      name: 'group.bench',
      title: 'a comparison',
      unit: 'units',
      form: 'rate',
      rounds: 3,
      contestants: [
        {
          name: 'quick',
          perSecond: { median: 10_000, low: 5_000, high: 10_000 },
          against: 'slow',
          ratio: { median: 20, low: 10, high: 20 },
          target: 15,
          atMost: null,
          met: true,
        },
        {
          name: 'slow',
          perSecond: { median: 500, low: 250, high: 1_000 },
          against: null,
          ratio: null,
          target: null,
          atMost: null,
          met: null,
        },
      ],
      absent: [],
      notes: [],
    });
    expect(reportText(report)).toMatchInlineSnapshot(`
      "group.bench: a comparison (3 rounds)

                       median  spread  ratio     over rounds   goal
        quick  10.0 k units/s    ±25%  20.0×  10.0× to 20.0×  ≥ 15×  met  against slow
        slow      500 units/s    ±75%
      "
    `);
  });

  it('repeats what is too short to time, and says when a target is missed', async () => {
    const { clock, order, run } = staged({ short: Array(40).fill(3), base: [30, 30, 30] });
    const report = await measure(
      {
        name: 'b',
        title: 't',
        unit: 'units',
        contestants: [
          { name: 'short', run: run('short'), against: 'base', target: 11 },
          { name: 'base', run: run('base') },
        ],
      },
      timing(clock, { rounds: 2, turnMs: 10 }),
    );
    expect(order.filter((name) => name === 'short')).toHaveLength(12);
    expect(report.contestants[0]).toMatchObject({ ratio: { median: 10 }, met: false });
    expect(reportText(report)).toContain('NOT MET');
  });

  it('a baseline that is absent is named, and nothing is compared with it', async () => {
    const { clock, run } = staged({ alone: [5, 5, 7] });
    const report = await measure(
      {
        name: 'b',
        title: 't',
        unit: 'units',
        contestants: [{ name: 'alone', run: run('alone'), against: 'rival', target: 2 }],
        absent: [{ name: 'rival', why: 'it is not installed' }],
      },
      timing(clock, { rounds: 2 }),
    );
    expect(report.contestants[0]).toMatchObject({ ratio: null, met: null });
    expect(reportText(report)).toContain('Left out: rival, because it is not installed.');
  });

  it('a contestant may say itself how long it took, and read as a time with a most of its own', async () => {
    let now = 0;
    const own = (took: number) => () => {
      now += 100; // what is around it does not count
      return { units: 2, ms: took };
    };
    const report = await measure(
      {
        name: 'b',
        title: 't',
        unit: 'starts',
        form: 'time',
        contestants: [
          { name: 'in time', run: own(60), against: 'late', atMost: 30 },
          { name: 'late', run: own(61), atMost: 30 },
        ],
        notes: () => [`after ${now} ms`],
      },
      timing(() => now, { rounds: 2 }),
    );
    expect(report.contestants.map(({ met }) => met)).toEqual([true, false]);
    expect(report.notes).toEqual(['after 600 ms']);
    expect(reportText(report)).toContain('in time  30.0 ms');
    expect(reportText(report)).toMatch(/late {5}30\.5 ms .*≤ 30 ms {2}NOT MET/);
  });
});
