/** Which puzzle comes next. */
import type { Goal, Theme } from './puzzle.ts';
import type { PuzzleEntry } from './puzzle-set.ts';
import type { TrainingState } from './training.ts';

/** What somebody wants to solve; null is anything. */
export interface PuzzleFilter {
  readonly goal: Goal | null;
  readonly theme: Theme | null;
  /** The lowest and the highest rating. */
  readonly ratings: readonly [number, number] | null;
}

/** Anything. */
export const ANY_PUZZLE: PuzzleFilter = { goal: null, theme: null, ratings: null };

/** Is it what somebody wants? */
export const fitsPuzzleFilter = (
  { goal, themes, rating }: PuzzleEntry,
  { goal: wanted, theme, ratings }: PuzzleFilter,
): boolean =>
  (wanted === null || goal === wanted) &&
  (theme === null || themes.includes(theme)) &&
  (ratings === null || (rating >= ratings[0] && rating <= ratings[1]));

/** One is drawn from this many puzzles nearest to the rating, endings and others apart. */
const NEAREST = 6;

const isEnding = ({ themes }: PuzzleEntry): boolean => themes.includes('ending');

/**
 * The next one: near the rating of the solver, those never tried before those not solved before all others. Endings, of which there are
 * most, are as likely as all others. Null where nothing fits.
 * @param random from 0 to less than 1
 * @param except the one that is there now
 */
export function nextPuzzle(
  entries: readonly PuzzleEntry[],
  { puzzles, rating: { rating } }: Pick<TrainingState, 'puzzles' | 'rating'>,
  filter: PuzzleFilter,
  random: number,
  except: string | null = null,
): PuzzleEntry | null {
  const fitting = entries.filter((entry) => entry.id !== except && fitsPuzzleFilter(entry, filter));
  const tried = (wanted: boolean | undefined): readonly PuzzleEntry[] =>
    fitting.filter(({ id }) => puzzles.get(id) === wanted);
  const distance = (entry: PuzzleEntry): number => Math.abs(entry.rating - rating);
  const list = [undefined, false, true].map(tried).find(({ length }) => length > 0) ?? [];
  const near = (some: readonly PuzzleEntry[]): readonly PuzzleEntry[] =>
    some.toSorted((a, b) => distance(a) - distance(b)).slice(0, NEAREST);
  const nearest = [...near(list.filter(isEnding)), ...near(list.filter((entry) => !isEnding(entry)))];
  return nearest[Math.floor(random * nearest.length)] ?? null;
}

/** How many puzzles in a row were solved at the first try, now and at best. */
export function solvedInARow(puzzles: TrainingState['puzzles']): {
  readonly now: number;
  readonly best: number;
} {
  let [now, best] = [0, 0];
  for (const isSolved of puzzles.values()) {
    now = isSolved ? now + 1 : 0;
    best = Math.max(best, now);
  }
  return { now, best };
}
