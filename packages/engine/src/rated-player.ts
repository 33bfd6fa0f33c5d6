/**
 * A player of any rating: move by move it plays like one of the two levels nearest to its rating, the more often like the
 * one it is closer to. Which one follows from the seed of the move, so that the same seed still gives the same move.
 */
import { LEVEL_RATINGS, levelBelow, type RatedLevel } from '@crownhead/rules';
import { LEVELS, type Level } from './level-list.ts';
import { Random } from './random.ts';

/** Levels draw their own mistakes from the seed: this draw must not follow theirs. */
const OWN_DRAW = 0x2f6e2b1;

const STRONGEST = 9;

/** How often a player of this rating plays like the upper of its two levels. */
function shareOfUpper(rating: number, lower: RatedLevel): number {
  if (lower === STRONGEST) return 0;
  const upper = (lower + 1) as RatedLevel;
  return (rating - LEVEL_RATINGS[lower]) / (LEVEL_RATINGS[upper] - LEVEL_RATINGS[lower]);
}

/** The level it plays like at the move with this seed. */
export function playerRated(rating: number, seed: number): Level {
  const lower = levelBelow(rating);
  const playsUp = new Random(seed ^ OWN_DRAW).next() < shareOfUpper(rating, lower);
  return LEVELS[playsUp ? lower : lower - 1]!;
}
