/** Wörter für Pfeile und Markierungen auf dem Brett. */
import type { SketchWords } from '../en/sketch.ts';

export const sketch: SketchWords = {
  marked: 'markiert',
  mark: (square) => `Feld ${square} markiert.`,
  unmark: (square) => `Markierung auf Feld ${square} entfernt.`,
  arrowFrom: (square) => `Pfeil von ${square}: A auf dem Feld drücken, auf dem er endet.`,
  arrow: (from, to) => `Pfeil von ${from} nach ${to}.`,
  noArrow: 'Pfeil entfernt.',
  cleared: 'Pfeile und Markierungen entfernt.',
};
