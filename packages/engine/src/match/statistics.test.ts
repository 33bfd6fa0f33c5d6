/** What the results of a match say about strength. */
import { describe, expect, it } from 'vitest';
import { eloOf, matchStanding, normalBelow } from './statistics.ts';

describe('Elo', () => {
  it('is the known function of the part of the points', () => {
    for (const [score, elo] of [
      [0.5, 0],
      [0.6, 70.44],
      [0.75, 190.85],
      [0.9, 381.7],
      [10 / 11, 400],
      [0.25, -190.85],
    ] as const)
      expect(eloOf(score)).toBeCloseTo(elo, 2);
  });

  it('comes with error bars from the spread of the results', () => {
    const { games, points, score, elo, los } = matchStanding({ won: 40, drawn: 40, lost: 20 });
    expect({ games, points, score }).toEqual({ games: 100, points: 60, score: 0.6 });
    // A variance of 0.14 a game, so an error of 1.96 × √(0.14 / 100) = 0.0733 of the points.
    expect(elo!.value).toBeCloseTo(70.44, 2);
    expect(elo!.low).toBeCloseTo(eloOf(0.6 - 0.07334), 1);
    expect(elo!.high).toBeCloseTo(eloOf(0.6 + 0.07334), 1);
    // (40 − 20) / √60 = 2.582 deviations.
    expect(los).toBeCloseTo(0.99509, 4);
  });

  it('is the same from the other side', () => {
    const one = matchStanding({ won: 7, drawn: 90, lost: 3 });
    const other = matchStanding({ won: 3, drawn: 90, lost: 7 });
    expect(one.elo!.value).toBeCloseTo(-other.elo!.value, 9);
    expect(one.elo!.low).toBeCloseTo(-other.elo!.high, 9);
    expect(one.los!).toBeCloseTo(1 - other.los!, 9);
  });

  it('has draws make the bars narrower, and more games too', () => {
    const width = (won: number, drawn: number, lost: number) => {
      const { low, high } = matchStanding({ won, drawn, lost }).elo!;
      return high - low;
    };
    expect(width(10, 80, 10)).toBeLessThan(width(50, 0, 50));
    expect(width(200, 200, 200)).toBeLessThan(width(20, 20, 20));
  });

  it('is not told where it cannot be', () => {
    expect(matchStanding({ won: 0, drawn: 0, lost: 0 })).toMatchObject({
      games: 0,
      score: 0,
      elo: null,
      los: null,
    });
    expect(matchStanding({ won: 0, drawn: 9, lost: 0 })).toMatchObject({ score: 0.5, elo: null, los: null });
    expect(matchStanding({ won: 9, drawn: 0, lost: 0 }).elo).toBeNull();
    expect(matchStanding({ won: 9, drawn: 0, lost: 0 }).los).toBeGreaterThan(0.99);
    expect(matchStanding({ won: 1, drawn: 1, lost: 0 }).elo).toMatchObject({
      high: Number.POSITIVE_INFINITY,
    });
  });
});

it('the normal distribution is the known one', () => {
  for (const [x, part] of [
    [0, 0.5],
    [1, 0.841345],
    [-1, 0.158655],
    [1.96, 0.975002],
    [3, 0.99865],
    [-6, 0],
  ] as const)
    expect(normalBelow(x)).toBeCloseTo(part, 5);
});
