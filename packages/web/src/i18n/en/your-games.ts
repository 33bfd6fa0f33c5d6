/** Words of the list of unfinished games on the first screen. */
import { plural } from '../plural.ts';
import type { Widen } from '../words.ts';

export const yourGames = {
  title: 'Games in progress',
  wait: (count: number) => plural('en', count, { one: 'Your turn in 1 game', other: 'Your turn in # games' }),
  here: 'On this device',
  go: 'Continue',
  older: (count: number) =>
    plural('en', count, { one: '1 more unfinished game', other: '# more unfinished games' }),
  forget: 'Remove',
  forgotten: 'Game removed.',
  undo: 'Undo',
} as const;

export type YourGamesWords = Widen<typeof yourGames>;
