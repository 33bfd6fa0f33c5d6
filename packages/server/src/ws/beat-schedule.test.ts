/** Beats spread over their interval. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { BeatSchedule } from './beat-schedule.ts';

it('[O14][N15] ten thousand sockets get their beats a few hundred at a time, each once in an interval', () => {
  const schedule = new BeatSchedule<number>(30);
  for (let i = 0; i < 10_000; i++) schedule.add(i);
  const turns = Array.from({ length: 30 }, () => [...schedule.turn()]);
  expect(Math.max(...turns.map((turn) => turn.length))).toBeLessThanOrEqual(334);
  expect(new Set(turns.flat()).size).toBe(10_000);
});

it('[O14][N15] stays even however sockets come and go', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 300 }), { maxLength: 400 }), (visits) => {
      const schedule = new BeatSchedule<number>(8);
      const there = new Set<number>();
      for (const visitor of visits) {
        if (there.delete(visitor)) schedule.delete(visitor);
        else {
          there.add(visitor);
          schedule.add(visitor);
        }
        schedule.turn();
      }
      expect(schedule.size).toBe(there.size);
      const turns = Array.from({ length: 8 }, () => [...schedule.turn()]);
      expect(turns.flat().sort()).toEqual([...there].sort());
      schedule.add(-1);
      expect([...schedule.members()]).toContain(-1);
    }),
  );
});
