import { at } from '@crownhead/testkit';
import { describe, expect, it } from 'vitest';
import { expectedScore, sharesOf } from './outcome-model.ts';
import { flipped, pointsOf } from './value.ts';

const PIECES = Array.from({ length: 23 }, (_, i) => i + 2);
const SCORES = [-900, -200, -80, -20, 0, 20, 80, 200, 900];

describe('[A17] the outcome model', () => {
  it('has shares that make a whole, more wins for a better score, and the same for both sides', () => {
    for (const pieces of PIECES) {
      const wins = SCORES.map((score) => {
        const { win, draw, loss } = sharesOf(score, pieces);
        expect(win + draw + loss).toBeCloseTo(1, 12);
        expect(Math.min(win, draw, loss)).toBeGreaterThanOrEqual(0);
        expect(sharesOf(-score, pieces)).toEqual({ win: loss, draw: expect.closeTo(draw, 12), loss: win });
        return win;
      });
      expect(wins).toEqual([...wins].sort((a, b) => a - b));
      expect(expectedScore(sharesOf(0, pieces))).toBeCloseTo(0.5, 12);
    }
  });

  it('changes gently from one number of pieces to the next, so that an exchange is no error', () => {
    for (const score of [20, 50, 80]) {
      for (const pieces of PIECES.slice(1)) {
        const change = expectedScore(sharesOf(score, pieces)) - expectedScore(sharesOf(score, pieces - 1));
        expect(Math.abs(change)).toBeLessThan(0.06);
      }
    }
  });

  it('counts proved results as what they are, for either side', () => {
    const position = at('B:WK32:BK1');
    const points = (['win', 'loss'] as const).map((kind) => pointsOf({ kind, plies: 7 }, position));
    expect([...points, pointsOf({ kind: 'draw' }, position)]).toEqual([10_000, 0, 5_000]);
    expect(flipped({ kind: 'win', plies: 7 }, 1)).toEqual({ kind: 'loss', plies: 8 });
    expect(flipped({ kind: 'estimate', score: 12 })).toEqual({ kind: 'estimate', score: -12 });
  });
});
