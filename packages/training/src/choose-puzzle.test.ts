import { describe, expect, it } from 'vitest';
import { ANY_PUZZLE, fitsPuzzleFilter, nextPuzzle, solvedInARow } from './choose-puzzle.ts';
import type { PuzzleEntry } from './puzzle-set.ts';

const entry = (id: string, rating: number, more: Partial<PuzzleEntry> = {}): PuzzleEntry => ({
  id,
  goal: 'win',
  tier: 'checked',
  rating,
  themes: ['quiet'],
  source: '',
  fen: '',
  moves: '',
  ...more,
});
const all = Array.from({ length: 100 }, (_, i) => entry(`p${i}`, 1000 + 10 * i));
const solver = (rating: number, puzzles: readonly (readonly [string, boolean])[] = []) => ({
  rating: { rating, deviation: 100 },
  puzzles: new Map(puzzles),
});

describe('[B42] the next puzzle', () => {
  it('is near the rating of the solver, and not the one that is there', () => {
    for (const random of [0, 0.3, 0.6, 0.99]) {
      const next = nextPuzzle(all, solver(1500), ANY_PUZZLE, random, 'p50')!;
      expect(Math.abs(next.rating - 1500)).toBeLessThanOrEqual(60);
      expect(next.id).not.toBe('p50');
    }
  });

  it('is an ending as often as anything else, however many endings there are', () => {
    const most = all.map((one, i) => (i % 8 === 0 ? one : { ...one, themes: ['ending'] as const }));
    const draws = Array.from({ length: 12 }, (_, i) => nextPuzzle(most, solver(1500), ANY_PUZZLE, i / 12)!);
    expect(draws.filter(({ themes }) => themes.includes('ending'))).toHaveLength(6);
  });

  it('is one never tried, then one not solved, then any', () => {
    const tried = all.slice(1).map(({ id }, i) => [id, i !== 60] as const);
    expect(nextPuzzle(all, solver(1900, tried), ANY_PUZZLE, 0.5)!.id).toBe('p0');
    expect(nextPuzzle(all, solver(1900, tried), ANY_PUZZLE, 0.5, 'p0')!.id).toBe('p61');
    expect(nextPuzzle(all.slice(1, 3), solver(1900, tried), ANY_PUZZLE, 0)!.id).toBe('p2');
    expect(nextPuzzle([], solver(1900), ANY_PUZZLE, 0)).toBeNull();
  });

  it('is what was asked for: goal, theme, rating', () => {
    const draw = entry('d', 1200, { goal: 'draw', themes: ['shot', 'crowning'] });
    expect(fitsPuzzleFilter(draw, { goal: 'draw', theme: 'shot', ratings: [1200, 1300] })).toBe(true);
    for (const filter of [{ goal: 'win' }, { theme: 'stroke' }, { ratings: [1201, 1300] }] as const)
      expect(fitsPuzzleFilter(draw, { ...ANY_PUZZLE, ...filter })).toBe(false);
  });

  it('counts those solved in a row', () => {
    const tried = [true, true, true, false, true, true].map((is, i) => [`${i}`, is] as const);
    expect(solvedInARow(new Map(tried))).toEqual({ now: 2, best: 3 });
    expect(solvedInARow(new Map())).toEqual({ now: 0, best: 0 });
  });
});
