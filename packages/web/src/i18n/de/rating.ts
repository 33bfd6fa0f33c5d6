/** Words of the rating a computer plays at. */
import { LEAST_RATING, MOST_RATING } from '@crownhead/rules';
import type { RatingWords } from '../en/rating.ts';

export const rating: RatingWords = {
  label: 'Wertung',
  choose: 'Nach Wertung spielen …',
  about: (least, most) => `${least} bis ${most} auf der Skala des Programms: 1600 ist ein Vereinsspieler.`,
  bad: `Die Wertung ist eine ganze Zahl von ${LEAST_RATING} bis ${MOST_RATING}.`,
};
