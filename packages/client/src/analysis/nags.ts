/** What a move or a position is worth, as numbers in a file (NAGs) and as the symbols that people read. */
import type { Note } from '@crownhead/rules';

/** Of a move; at most one of them stands beside it. */
export const MOVE_NAGS = [1, 2, 3, 4, 5, 6, 7] as const;
/** Of a position; at most one of them. $18: the first side wins, $19: the other. */
export const POSITION_NAGS = [10, 18, 19] as const;

const SYMBOLS: Readonly<Record<number, string>> = {
  1: '!',
  2: '?',
  3: '!!',
  4: '??',
  5: '!?',
  6: '?!',
  7: '□',
  10: '=',
  18: '+−',
  19: '−+',
};

/** The symbol of a NAG; `$n` where it has none. */
export const nagSymbol = (nag: number): string => SYMBOLS[nag] ?? `$${nag}`;

/** The marks and NAGs of a note as they are shown, each once. */
export const noteSymbols = ({ marks, nags }: Pick<Note, 'marks' | 'nags'>): readonly string[] => [
  ...new Set([...marks, ...nags.map(nagSymbol)]),
];

const groupOf = (nag: number): readonly number[] =>
  [MOVE_NAGS, POSITION_NAGS].find((group: readonly number[]) => group.includes(nag)) ?? [nag];

/** The NAG taken away where the note shows it; otherwise put in place of others of its kind. */
export function toggleNag(note: Note, nag: number): Pick<Note, 'marks' | 'nags'> {
  const group = groupOf(nag);
  const isShown = noteSymbols(note).includes(nagSymbol(nag));
  const isOfMove = (MOVE_NAGS as readonly number[]).includes(nag);
  const others = note.nags.filter((other) => !group.includes(other));
  return { marks: isOfMove ? [] : note.marks, nags: isShown ? others : [...others, nag] };
}
