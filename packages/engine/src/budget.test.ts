/** The time a move may take, from limits and clocks. */
import { describe, expect, it } from 'vitest';
import { budgetOf } from './budget.ts';

const clock = (left: number, increment = 0) => budgetOf({ clock: { left, increment } });

describe('the time for a move', () => {
  it('is not limited where nothing limits it', () => {
    const none = Number.POSITIVE_INFINITY;
    expect(budgetOf({})).toEqual({ soft: none, hard: none });
    expect(budgetOf({ depth: 3, nodes: 1000 })).toEqual({ soft: none, hard: none });
  });

  it('is what was given less what the answer takes on its way', () => {
    for (const [ms, budget] of [
      [1000, 985],
      [100, 90],
      [20, 18],
      [5, 4.5],
      [1, 1],
      [0, 1],
    ] as const)
      expect(budgetOf({ ms })).toEqual({ soft: budget, hard: budget });
  });

  it('is a share of the clock, and never all of it', () => {
    for (const left of [1, 10, 50, 100, 1000, 10_000, 60_000, 600_000]) {
      for (const increment of [0, 100, 2000]) {
        const { soft, hard } = clock(left, increment);
        expect(soft).toBeGreaterThan(0);
        expect(hard).toBeGreaterThan(0);
        expect(hard).toBeLessThanOrEqual(Math.max(1, left / 2));
      }
    }
    // A move in five minutes takes some seconds, and at most some more.
    expect(clock(300_000).soft).toBeGreaterThan(3000);
    expect(clock(300_000).hard).toBeLessThan(60_000);
  });

  it('grows with the clock and the increment', () => {
    const softs = [100, 1000, 10_000, 100_000].map((left) => clock(left).soft);
    expect(softs).toEqual(softs.toSorted((a, b) => a - b));
    expect(clock(60_000, 1000).soft).toBeGreaterThan(clock(60_000).soft);
  });

  it('lasts for a whole game', () => {
    let left = 60_000;
    for (let move = 0; move < 200; move++) left -= clock(left).soft;
    expect(left).toBeGreaterThan(100);
    // Even if every move took all it may, there is something left after forty.
    left = 60_000;
    for (let move = 0; move < 40; move++) left -= clock(left).hard;
    expect(left).toBeGreaterThan(100);
  });

  it('is the lesser of a move limit and the clock', () => {
    expect(budgetOf({ ms: 100, clock: { left: 600_000, increment: 0 } }).hard).toBe(90);
    expect(budgetOf({ ms: 100_000, clock: { left: 1000, increment: 0 } }).hard).toBeLessThan(500);
  });
});
