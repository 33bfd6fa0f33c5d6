/**
 * What each level is worth on the engine's own rating scale: the results of levels against their neighbours, added up, with
 * a club player at 1600. Ratings of other programs and of federations are on other scales.
 */
import type { LevelNumber } from './level-names.ts';
import { LEAST_RATING, MOST_RATING } from './strength.ts';

/** Level 10 thinks as long as it may, so that it has no rating of its own. */
export type RatedLevel = Exclude<LevelNumber, 10>;

/** [level] → rating. */
export const LEVEL_RATINGS: Readonly<Record<RatedLevel, number>> = {
  1: LEAST_RATING,
  2: 850,
  3: 1110,
  4: 1390,
  5: 1600,
  6: 1930,
  7: 2220,
  8: 2350,
  9: MOST_RATING,
};

const RATED: readonly RatedLevel[] = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** The strongest level that is not stronger than the rating. */
export const levelBelow = (rating: number): RatedLevel =>
  RATED.findLast((level) => LEVEL_RATINGS[level] <= rating) ?? 1;

/** The level whose rating is nearest. */
export function levelNearest(rating: number): RatedLevel {
  const lower = levelBelow(rating);
  const upper = RATED[lower] ?? lower;
  return LEVEL_RATINGS[upper] - rating < rating - LEVEL_RATINGS[lower] ? upper : lower;
}
