/** Words of the list of unfinished games on the first screen. */
import { plural } from '../plural.ts';
import type { Widen } from '../words.ts';

export const yourGames = {
  title: 'Your games',
  wait: (count: number) => plural('en', count, { one: 'One waits for you', other: '# wait for you' }),
  here: 'On this device',
  go: 'Continue',
  older: (count: number) =>
    plural('en', count, { one: 'One more unfinished game', other: '# more unfinished games' }),
  forget: 'Put away',
  forgotten: 'The game has been put away.',
  undo: 'Undo',
} as const;

export type YourGamesWords = Widen<typeof yourGames>;
