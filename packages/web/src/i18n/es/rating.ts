/** Words of the rating a computer plays at. */
import { LEAST_RATING, MOST_RATING } from '@crownhead/rules';
import type { RatingWords } from '../en/rating.ts';

export const rating: RatingWords = {
  label: 'Puntuación',
  choose: 'Con una puntuación…',
  about: (least, most) =>
    `De ${least} a ${most} en la escala propia del programa: 1600 es un jugador de club.`,
  bad: `La puntuación debe ser un número entero de ${LEAST_RATING} a ${MOST_RATING}.`,
};
