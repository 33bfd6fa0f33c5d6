/** Words of arrows and marks on the board. */
import type { Widen } from '../words.ts';

export const sketch = {
  marked: 'marked',
  mark: (square: string) => `Square ${square} marked.`,
  unmark: (square: string) => `Mark on square ${square} removed.`,
  arrowFrom: (square: string) => `Arrow from ${square}: press A on the square where it ends.`,
  arrow: (from: string, to: string) => `Arrow from ${from} to ${to}.`,
  noArrow: 'Arrow removed.',
  cleared: 'Arrows and marks removed.',
} as const;

export type SketchWords = Widen<typeof sketch>;
