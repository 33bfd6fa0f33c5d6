/** Somebody's rating at puzzles: Glicko (Mark Glickman, "The Glicko system"), one puzzle at a time. */

/** How strong somebody is at puzzles. */
export interface Rating {
  readonly rating: number;
  /** How uncertain it is: a standard deviation. */
  readonly deviation: number;
}

/** Of somebody who has solved nothing yet. Less uncertain than in a tournament, so that the first puzzle does not decide everything. */
export const FIRST_RATING: Rating = { rating: 1500, deviation: 200 };
/** It never becomes so certain that it cannot move. */
const LEAST_DEVIATION = 50;
/** Puzzles are rated by a formula, not by games: this uncertain. */
const PUZZLE_DEVIATION = 100;
const Q = Math.log(10) / 400;

const weightOf = (deviation: number): number => 1 / Math.sqrt(1 + (3 * (Q * deviation) ** 2) / Math.PI ** 2);

/** How likely a puzzle of this rating is solved. */
export const chanceOf = ({ rating }: Rating, puzzle: number): number =>
  1 / (1 + 10 ** ((weightOf(PUZZLE_DEVIATION) * (puzzle - rating)) / 400));

/** The rating after a puzzle. */
export function rate(before: Rating, puzzle: number, isSolved: boolean): Rating {
  const weight = weightOf(PUZZLE_DEVIATION);
  const chance = chanceOf(before, puzzle);
  const known = Q ** 2 * weight ** 2 * chance * (1 - chance);
  const precision = 1 / before.deviation ** 2 + known;
  return {
    rating: before.rating + (Q / precision) * weight * ((isSolved ? 1 : 0) - chance),
    deviation: Math.max(LEAST_DEVIATION, Math.sqrt(1 / precision)),
  };
}
