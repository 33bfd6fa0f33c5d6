/** What a list of puzzles has, for those who choose from it and for the page that describes it. */
import { GOALS, type Goal, THEMES, type Theme, TIERS, type Tier } from './puzzle.ts';
import type { PuzzleEntry } from './puzzle-set.ts';

/** How many there are of each. */
export interface PuzzleCounts {
  readonly puzzles: number;
  readonly goals: Readonly<Record<Goal, number>>;
  readonly tiers: Readonly<Record<Tier, number>>;
  readonly themes: Readonly<Record<Theme, number>>;
  /** The lowest, those that a tenth, a half and nine tenths are below, and the highest. */
  readonly ratings: readonly number[];
}

const SHARES = [0, 0.1, 0.5, 0.9, 1];

function counted<T extends string>(
  kinds: readonly T[],
  isOf: (kind: T) => number,
): Readonly<Record<T, number>> {
  return Object.fromEntries(kinds.map((kind) => [kind, isOf(kind)])) as Record<T, number>;
}

/** Counts puzzles by goal, tier, theme and rating. */
export function countPuzzles(puzzles: readonly PuzzleEntry[]): PuzzleCounts {
  const number = (isOne: (puzzle: PuzzleEntry) => boolean): number => puzzles.filter(isOne).length;
  const ratings = puzzles.map(({ rating }) => rating).toSorted((a, b) => a - b);
  return {
    puzzles: puzzles.length,
    goals: counted(GOALS, (goal) => number((one) => one.goal === goal)),
    tiers: counted(TIERS, (tier) => number((one) => one.tier === tier)),
    themes: counted(THEMES, (theme) => number((one) => one.themes.includes(theme))),
    ratings:
      ratings.length === 0 ? [] : SHARES.map((share) => ratings[Math.round(share * (ratings.length - 1))]!),
  };
}
