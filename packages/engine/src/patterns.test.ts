/** Patterns of men: where they are, and that both sides see the same ones. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { turned } from './board-bits.ts';
import { FITTED_PATTERNS } from './fitted-patterns.ts';
import { readPatternWeights, STORED, storedPlaces, writePatternWeights } from './pattern-weights.ts';
import { PATTERNS, patternPlaces, REGIONS, sumOfPatterns, turnedPattern, turnedRegion } from './patterns.ts';

/** Two sets of squares that have none in common. */
const twoSets = fc.tuple(fc.integer(), fc.integer()).map(([a, b]) => [a, b & ~a] as const);

/** The squares (0–31) of a region: those where a man changes the pattern in it. */
const squaresOf = (region: number): number[] =>
  Array.from({ length: 32 }, (_, at) => at).filter(
    (at) => patternPlaces(1 << at, 0)[region] !== region * PATTERNS,
  );

describe('patterns of men', () => {
  it('have regions of eight squares: blocks of four rows, strips of two', () => {
    const squares = Array.from({ length: REGIONS }, (_, region) => squaresOf(region));
    expect(squares.every((region) => region.length === 8)).toBe(true);
    expect(squares[0]).toEqual([0, 1, 4, 5, 8, 9, 12, 13]);
    expect(squares[4]).toEqual([9, 10, 13, 14, 17, 18, 21, 22]);
    expect(squares[8]).toEqual([18, 19, 22, 23, 26, 27, 30, 31]);
    expect(squares[9]).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(squares[15]).toEqual([24, 25, 26, 27, 28, 29, 30, 31]);
  });

  it('are the same ones on the board turned round', () => {
    fc.assert(
      fc.property(twoSets, ([down, up]) => {
        const there = patternPlaces(turned(up), turned(down));
        for (const [region, place] of patternPlaces(down, up).entries()) {
          const image = turnedRegion(region);
          expect(there[image]).toBe(image * PATTERNS + turnedPattern(place - region * PATTERNS));
        }
      }),
    );
  });

  it('are summed where they stand', () => {
    const weights = Int32Array.from({ length: REGIONS * PATTERNS }, (_, i) => Math.imul(i, 0x9e3779b1) >> 12);
    fc.assert(
      fc.property(twoSets, ([down, up]) => {
        const sum = patternPlaces(down, up).reduce((total, place) => total + weights[place]!, 0);
        expect(sumOfPatterns(weights, down, up)).toBe(sum);
      }),
    );
  });
});

describe('the weights of patterns', () => {
  it('change their sign with the sides', () => {
    const places = storedPlaces();
    for (let region = 0; region < REGIONS; region++) {
      for (let pattern = 0; pattern < PATTERNS; pattern += 7) {
        const here = places[region * PATTERNS + pattern]!;
        expect(places[turnedRegion(region) * PATTERNS + turnedPattern(pattern)]! + here).toBe(0);
      }
    }
  });

  it('come back from their text', () => {
    const weights = readPatternWeights(FITTED_PATTERNS);
    expect(weights).toHaveLength(STORED.length * PATTERNS);
    expect(writePatternWeights(weights)).toBe(FITTED_PATTERNS);
  });
});
