/** How strong a computer plays: at a level, or at a rating on the scale of `level-ratings.ts`. */

/** The lowest rating a computer plays at: that of level 1. */
export const LEAST_RATING = 690;
/** The highest one: that of level 9. */
export const MOST_RATING = 2450;

/** A level, 1 to 10, or a rating. */
export type Strength = number | { readonly rating: number };

/** A computer as it is seated: with a rating it plays at that, and its level is the nearest one. */
export interface Rated {
  readonly level: number;
  readonly rating?: number | undefined;
}

/** What it plays at. */
export const strengthOf = ({ level, rating }: Rated): Strength => (rating === undefined ? level : { rating });

/** These two of whatever has them, the rating only where there is one. */
export const ratedAs = ({ level, rating }: Rated): { readonly level: number; readonly rating?: number } =>
  rating === undefined ? { level } : { level, rating };

/** Is it a rating a computer can play at? */
export const isRating = (rating: number): boolean =>
  Number.isInteger(rating) && rating >= LEAST_RATING && rating <= MOST_RATING;
