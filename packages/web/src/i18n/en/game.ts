/** Words of the game screen. Sentences that the terminal and the server have too come from where they have them. */
import { REFUSAL_WORDS } from '@crownhead/rules';
import { plural } from '../plural.ts';

const men = (n: number): string => plural('en', n, { one: '# piece', other: '# pieces' });

const seconds = (n: number): string => plural('en', n, { one: '# second', other: '# seconds' });

export const game = {
  title: 'Game',
  /** A board without an owner yet. */
  nobody: 'Free seat',
  you: 'you',
  toMove: 'to move',
  yourMove: 'your move',
  won: 'won',
  away: (time: string) => `away, ${time} left`,
  notice: {
    answerDraw: (name: string) => `${name} offers a draw. Do you accept?`,
    answerTakeback: (name: string) => `${name} would like to take a move back. Do you agree?`,
    timeShort: {
      warning: (n: number) => `Your time is up: the warning time is running! ${seconds(n)} left.`,
      move: (n: number) => `${seconds(n)} left for this move.`,
      clock: (n: number) => `${seconds(n)} left on your clock.`,
    },
    pleaseMove: (name: string, time: string) => `${name}, please move: ${time} left.`,
    mustJump: 'You must perform a jump.',
    anotherJump: 'Another jump is available.',
    anotherJumpOrEnd: 'Another jump is available, or end your turn.',
    yourTurn: (name: string) => `Your move, ${name}.`,
    theirTurn: (name: string) => `${name} is to move.`,
    thinking: (name: string) => `${name} is thinking.`,
    lookingAtStart: 'Viewing the start of the game.',
    lookingBack: (move: number, side: string) => `Viewing move ${move}, ${side}.`,
    unsent: 'Not sent yet: waiting for the connection.',
    planned: 'Planned: it will be played on your turn.',
    hintThinking: 'Looking for a good move…',
    noHint: 'No hint: the engine did not answer. Check your connection.',
  },
  /** Why a try was refused (M1). */
  refusals: {
    ...REFUSAL_WORDS,
    'must-jump': 'You must jump with one of the marked pieces.',
    ambiguous: 'More than one jump fits: move square by square.',
    'not-seated': 'Only the players can move.',
    /** An own piece with no way to go. */
    stuck: 'This piece is blocked.',
  },
  actions: {
    moves: 'Moves',
    more: 'More',
    takeBack: 'Take back',
    askTakeBack: 'Ask to take back',
    hint: 'Hint',
    offerDraw: 'Offer draw',
    claimDraw: 'Claim draw',
    resign: 'Resign',
    endTurn: 'End turn',
    accept: 'Accept',
    decline: 'Decline',
    agree: 'Agree',
    ready: 'Ready',
    takeSeat: 'Play',
    noThanks: 'No thanks',
    rematch: 'Rematch',
    /** After a game on one device: to its form. */
    toTable: 'Set up the next game',
    newGame: 'New game',
    noRematch: 'No more games',
    save: 'Save',
    share: 'Share',
    home: 'Home',
    leave: 'Leave',
    flip: 'Flip board',
    sound: 'Sound',
    fullScreen: 'Full screen',
    leaveFullScreen: 'Exit full screen',
    askAgain: 'Try again',
  },
  typed: {
    label: 'Type a move',
    example: '11-15',
    play: 'Play',
  },
  list: {
    title: 'Moves',
    none: 'No moves yet.',
    live: 'Back to the game',
  },
  pile: (side: string, n: number) => `Captured by ${side}: ${men(n)}`,
  clock: {
    label: (name: string, time: string) => `${name}’s clock: ${time}`,
    low: (name: string, n: number) => `${name}: ${seconds(n)} left!`,
    warning: 'Warning time',
  },
  said: {
    step: (side: string, from: string, to: string) => `${side}: ${from} to ${to}`,
    jump: (side: string, path: string, n: number) => `${side}: ${path}, captures ${men(n)}`,
    crowned: 'crowned',
    path: (squares: readonly string[]) => squares.join(' to '),
  },
} as const;
