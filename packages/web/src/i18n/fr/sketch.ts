/** Mots des flèches et des marques sur le damier. */
import type { SketchWords } from '../en/sketch.ts';

export const sketch: SketchWords = {
  marked: 'marquée',
  mark: (square) => `Case ${square} marquée.`,
  unmark: (square) => `Marque de la case ${square} retirée.`,
  arrowFrom: (square) => `Flèche depuis ${square} : appuyez sur A sur la case d’arrivée.`,
  arrow: (from, to) => `Flèche de ${from} à ${to}.`,
  noArrow: 'Flèche retirée.',
  cleared: 'Flèches et marques retirées.',
};
