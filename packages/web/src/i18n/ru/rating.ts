/** Words of the rating a computer plays at. */
import { LEAST_RATING, MOST_RATING } from '@crownhead/rules';
import type { RatingWords } from '../en/rating.ts';

export const rating: RatingWords = {
  label: 'Рейтинг',
  choose: 'Играть по рейтингу…',
  about: (least, most) =>
    `От ${least} до ${most} по собственной шкале программы: 1600 — уровень клубного игрока.`,
  bad: `Рейтинг — целое число от ${LEAST_RATING} до ${MOST_RATING}.`,
};
