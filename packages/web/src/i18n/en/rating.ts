/** Words of the rating a computer plays at. */
import { LEAST_RATING, MOST_RATING } from '@crownhead/rules';
import type { Widen } from '../words.ts';

export const rating = {
  label: 'Rating',
  choose: 'Play at a rating…',
  about: (least: number, most: number) =>
    `${least} to ${most} on the engine’s own scale: 1600 is a club player.`,
  bad: `The rating must be a whole number from ${LEAST_RATING} to ${MOST_RATING}.`,
} as const;

export type RatingWords = Widen<typeof rating>;
