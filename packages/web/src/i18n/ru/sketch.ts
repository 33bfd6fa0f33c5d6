/** Слова для стрелок и отметок на доске. */
import type { SketchWords } from '../en/sketch.ts';

export const sketch: SketchWords = {
  marked: 'отмечено',
  mark: (square) => `Поле ${square} отмечено.`,
  unmark: (square) => `Отметка на поле ${square} снята.`,
  arrowFrom: (square) => `Стрелка от ${square}: нажмите A на поле, где она кончается.`,
  arrow: (from, to) => `Стрелка от ${from} до ${to}.`,
  noArrow: 'Стрелка убрана.',
  cleared: 'Стрелки и отметки убраны.',
};
