/** What the symbols beside moves mean, for screen readers and for the buttons that set them. */
import { nagSymbol } from '@crownhead/client/analysis';
import { analysisWords } from './analysis-words.ts';

/** The marks that can be given to a move, from good to bad. */
export const MOVE_MARKS = [3, 1, 5, 6, 2, 4] as const;

export function symbolText(symbol: string): string {
  const { marks } = analysisWords.value;
  return Object.hasOwn(marks, symbol) ? marks[symbol as keyof typeof marks] : symbol;
}

export const nagText = (nag: number): string => symbolText(nagSymbol(nag));
