import { SQUARES, type Square } from '@crownhead/rules';
import { describe, expect, it } from 'vitest';
import { isRunOver, pressSquare, RUN_MS, startRun } from './squares-run.ts';

describe('[B54] the coordinates trainer', () => {
  it('asks a square after the other, never the same twice in a row', () => {
    let run = startRun(0, 0.5);
    for (let i = 0; i < 200; i += 1) {
      const { asked } = run;
      run = pressSquare(run, asked, 1, (i % 32) / 32);
      expect(run.asked).not.toBe(asked);
      expect(SQUARES).toContain(run.asked);
    }
    expect([run.right, run.wrong]).toEqual([200, 0]);
  });

  it('counts a wrong square and asks on', () => {
    const run = startRun(0, 0);
    const wrong = pressSquare(run, 32 as Square, 1, 0);
    expect(wrong).toMatchObject({
      asked: run.asked,
      right: 0,
      wrong: 1,
      last: { square: 32, isRight: false },
    });
  });

  it('is over when the time is, and nothing counts after it', () => {
    const run = startRun(1000, 0);
    expect(isRunOver(run, 1000 + RUN_MS - 1)).toBe(false);
    expect(isRunOver(run, 1000 + RUN_MS)).toBe(true);
    expect(pressSquare(run, run.asked, 1000 + RUN_MS, 0)).toBe(run);
    expect(SQUARES).toContain(startRun(0, 0.999999).asked);
  });
});
