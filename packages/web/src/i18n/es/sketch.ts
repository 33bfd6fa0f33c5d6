/** Palabras de flechas y marcas en el tablero. */
import type { SketchWords } from '../en/sketch.ts';

export const sketch: SketchWords = {
  marked: 'marcada',
  mark: (square) => `Casilla ${square} marcada.`,
  unmark: (square) => `Marca de la casilla ${square} quitada.`,
  arrowFrom: (square) => `Flecha desde ${square}: pulsa A en la casilla donde termina.`,
  arrow: (from, to) => `Flecha de ${from} a ${to}.`,
  noArrow: 'Flecha quitada.',
  cleared: 'Flechas y marcas quitadas.',
};
