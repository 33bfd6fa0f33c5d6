/** The English dictionary, whose shape all others have. */
import { SIDE_NAMES } from '@crownhead/match';
import { computerName, LEVEL_NAMES } from '@crownhead/rules';
import { bySideNames } from '../by-side-names.ts';
import { game } from './game.ts';

const pieces = (colour: string) => ({ man: `${colour} man`, king: `${colour} king` });

/** Words of the board: squares, pieces and what can be done with them. */
const board = {
  label: 'Board',
  square: (name: string) => `Square ${name}`,
  empty: 'empty',
  canMove: 'can move',
  chosen: 'selected',
  target: 'possible move',
  movedLast: 'moved last',
  unsent: 'not sent yet',
  /** By the names of the sides (R9). */
  pieces: bySideNames({
    red: pieces('red'),
    white: pieces('white'),
    black: pieces('black'),
    blue: pieces('blue'),
    dark: pieces('dark'),
    light: pieces('light'),
  }),
} as const;

/** Words used on many screens. */
const common = {
  appName: 'Crownhead',
  back: 'Back',
  cancel: 'Cancel',
  ok: 'OK',
  close: 'Close',
  notLoaded: 'This could not be loaded. Check your connection.',
  tryAgain: 'Try again',
} as const;

/** Words of the bars above and below every screen. */
const frame = {
  skip: 'Skip to content',
  sections: 'Sections',
  to: { play: 'Play', watch: 'Watch', games: 'My games', study: 'Study', learn: 'Learn' },
  settings: 'Settings',
  language: 'Language',
  yourTurn: 'Your turn',
  noName: 'Choose a name',
  you: (name: string) => `Playing as ${name}`,
} as const;

/** Words of the small help buttons. */
const help = {
  open: 'Help',
} as const;

/** Words of the first screen. */
const home = {
  tagline: 'Checkers, the way it should feel.',
  greeting: {
    morning: (name: string) => `Good morning, ${name}.`,
    day: (name: string) => `Good afternoon, ${name}.`,
    evening: (name: string) => `Good evening, ${name}.`,
  },
  friend: 'Play a friend here',
  friendHint: 'Two people, one device.',
  options: 'Options',
  change: 'Names, rules and time',
  computer: 'Play the computer',
  computerHint: 'Ten levels.',
  online: 'Play online',
  onlineHint: 'No account needed.',
  rest: 'More',
  setUp: 'Set up a position',
  open: 'Open a file',
  nameAsk: 'What is your name?',
  nameSave: 'Save',
  nameLater: 'Not now',
  move: (number: number) => `move ${number}`,
  yourTurn: 'Your turn',
  against: (one: string, other: string) => `${one} – ${other}`,
  toMove: (name: string) => `${name} to move`,
  playerOne: 'Player 1',
  playerTwo: 'Player 2',
  show: 'Sample moves',
  pause: 'Pause',
  playOn: 'Play',
} as const;

/** Words of the small components, and the names of the sides. */
const ui = {
  sides: SIDE_NAMES,
  computer: computerName,
  /** The computer's, from the weakest. */
  levels: LEVEL_NAMES,
  updateReady: 'A new version is ready. Your game is kept.',
  updateNow: 'Update',
} as const;

export const en = { board, common, frame, game, help, home, ui } as const;
