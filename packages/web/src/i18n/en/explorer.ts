/** Words of the explorer: what was played from a position. */
import { counted } from '../counted.ts';
import type { Widen } from '../words.ts';

export const explorer = {
  title: 'Explorer',
  columns: { move: 'Move', games: 'Games', results: 'Results' },
  games: (count: number) => counted('en', count, { one: '# game', other: '# games' }),
  /** For those who listen. */
  results: (black: string, drawn: number, white: string) => `${black}, drawn ${drawn}%, ${white}`,
  wins: (side: string, percent: number) => `${side} won ${percent}%`,
  legend: (black: string, white: string) => `${black} won · drawn · ${white} won`,
  noResults: 'no results known',
  lastYear: (year: number) => `last in ${year}`,
  pass: 'no move',
  none: 'No game in this collection had this position.',
  ended: 'The games in this collection ended here.',
  loading: 'Looking…',
  failed: 'The games could not be loaded.',
  collection: 'Games',
  player: 'One player',
  anyPlayer: 'All players',
  toLibrary: 'Show these games',
  opening: (name: string) => `Opening: ${name}`,
} as const;

export type ExplorerWords = Widen<typeof explorer>;
