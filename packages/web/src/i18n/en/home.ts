/** Words of the first screen. */
import { plural } from '../plural.ts';

export const home = {
  tagline: 'Checkers, the way it should feel.',
  offer: 'What would you like to do?',
  friend: 'Play a friend here',
  friendHint: 'Two people, one device. Starts at once.',
  change: 'Change names, rules or timer',
  computer: 'Play the computer',
  computerHint: 'Ten levels, from first steps to full strength.',
  online: 'Play online',
  onlineHint: 'Open a table or join one. No account.',
  rest: 'More to do',
  watch: 'Watch',
  setUp: 'Set up a position',
  open: 'Open a game',
  help: 'How to play',
  continue: 'Continue',
  continueTitle: 'Your unfinished game',
  older: (count: number) =>
    plural('en', count, { one: 'One more unfinished game', other: '# more unfinished games' }),
  against: (one: string, other: string) => `${one} – ${other}`,
  toMove: (name: string) => `${name} to move`,
  forget: 'Put away',
  forgotten: 'The game has been put away.',
  undo: 'Undo',
  playerOne: 'Player 1',
  playerTwo: 'Player 2',
  show: 'Two players show a few moves',
  pause: 'Pause',
  playOn: 'Play',
} as const;
