/** Words of the rating a computer plays at. */
import { LEAST_RATING, MOST_RATING } from '@crownhead/rules';
import type { RatingWords } from '../en/rating.ts';

export const rating: RatingWords = {
  label: 'Classement',
  choose: 'À un classement donné…',
  about: (least, most) =>
    `De ${least} à ${most} sur l’échelle propre au programme : 1600 correspond à un joueur de club.`,
  bad: `Le classement est un nombre entier de ${LEAST_RATING} à ${MOST_RATING}.`,
};
