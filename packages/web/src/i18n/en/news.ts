/** Words of the game screen that come when they are needed: what happened, results, and all about people far away. */
import { TABLE_WORDS } from '@crownhead/match';
import { plural } from '../plural.ts';

const moves = (n: number): string => plural('en', n, { one: '# move', other: '# moves' });
/** Who is called Player 1 already is not called so twice. */
const player = (name: string): string => (/^Player\b/i.test(name) ? name : `Player ${name}`);

export const news = {
  notice: {
    drawOffered: (name: string) => `${name} has offered a draw.`,
    takebackAsked: (name: string) => `${name} has asked to take a move back.`,
    computerFailed: 'The computer gives no answer.',
    connecting: (attempt: number, of: number, when: string | null) =>
      `Connecting to the server: attempt ${attempt} of ${of}${when ? ` in ${when}` : ''}.`,
    reconnecting: (attempt: number, of: number, when: string | null) =>
      attempt === 0
        ? 'The connection is interrupted: the server does not answer.'
        : `The connection to the server is lost. Reconnecting: attempt ${attempt} of ${of}${when ? ` in ${when}` : ''}.`,
    waitingForPlayer: 'Waiting for another player.',
    waitingForHost: 'Waiting for the host to begin.',
    pressReady: 'Press ready to begin.',
    waitingForReady: (name: string) => `Waiting for ${name} to be ready.`,
    waitingForAbsent: (name: string, time: string) =>
      `Waiting for ${name}, who has disconnected: the seat is kept for ${time}.`,
    rematchAsked: (name: string) => `${name} asks for a rematch.`,
    readyAgain: (name: string) => `${name} is ready for another game.`,
    seatOffered: (time: string) => `A seat is free: would you like to play? ${time} to answer.`,
    askingSpectator: (name: string, time: string) =>
      `${name} is asked to take the free seat: ${time} to answer.`,
    away: (name: string, time: string) => `${name} has disconnected and has ${time} to come back.`,
    anotherGame: 'Another game?',
  },
  status: {
    gameStarted: (black: string, white: string) => `${black} plays ${white}.`,
    ballot: (name: string) => `The opening: ${name}.`,
    satDown: (name: string) => `${name} has come to play.`,
    cameBack: (name: string) => `${name} is back.`,
    seatRefused: (name: string) => `${name} does not take the seat.`,
    disconnected: (name: string) => `${player(name)} has disconnected`,
    timeToReturn: (time: string) => `${time} to come back`,
    left: {
      left: (name: string) => `${name} has left the table.`,
      removed: (name: string) => `${name} was removed by the host.`,
      declined: (name: string) => `${name} does not want a rematch.`,
      disconnected: (name: string) => `${name} has lost the connection.`,
      idle: (name: string) => `${name} was away too long.`,
      time: (name: string) => `${name} ran out of time.`,
    },
    passedBlocked: (name: string) => `${name} cannot move and passes.`,
    passedTime: (name: string) => `${name} ran out of time: the turn passes.`,
    timeWarned: (name: string) => `${name} has passed the time limit: the warning time is running!`,
    idleNoticed: (name: string, time: string) => `${name}, please move: ${time} left.`,
    drawDeclined: (name: string) => `${name} declines the draw.`,
    takebackDeclined: (name: string) => `${name} does not agree to taking the move back.`,
    takenBack: (name: string) => `${name} has taken a move back.`,
    optionsChanged: 'The host has changed the options: please be ready again.',
    outage: (time: string) => `The game stood still for ${time}; nobody is charged for it.`,
    closed: {
      host: 'The host has closed the table.',
      empty: 'The table was closed because nobody was there.',
      'game-over': 'The game is over and the table is closed.',
      'winner-declined': 'The winner does not play on: the table is closed.',
    },
  },
  outcome: {
    winner: (name: string) => `${player(name)} is the winner!`,
    drawn: 'A draw has been reached',
    noResult: 'No result',
    wins: {
      'no-pieces': (loser: string) => `${loser} has no pieces left.`,
      'no-moves': (loser: string) => `${loser} cannot move.`,
      resigned: (loser: string) => `${loser} resigned.`,
      left: (loser: string) => `${loser} left the game.`,
      time: (loser: string) => `${loser} ran out of time.`,
      idle: (loser: string) => `${loser} was away too long.`,
      disconnected: (loser: string) => `${loser} lost the connection.`,
      adjudicated: (_loser: string) => 'By decision.',
    },
    draws: {
      agreed: 'Both sides agreed.',
      repetition: 'The same position for the third time.',
      'forty-move': 'Forty moves each without progress.',
      proof: 'Neither side can force a win.',
      'both-blocked': 'Neither side can move.',
      adjudicated: 'By decision.',
      'connection-error': 'The connection was lost: the game ends without a result.',
      abandoned: 'The game was abandoned without a result.',
      'blank-board': 'There are no pieces on the board: the game ends without a result.',
    },
    afterMoves: (n: number) => `After ${moves(n)}.`,
  },
  /** What a table can answer to a wish. */
  tableRefusals: {
    'stale-move': TABLE_WORDS['stale-move'],
    'time-is-up': TABLE_WORDS['time-is-up'],
    'draws-not-offered': TABLE_WORDS['draws-not-offered'],
    'already-offered': TABLE_WORDS['already-offered'],
    'no-offer': TABLE_WORDS['no-offer'],
    'no-draw-to-claim': TABLE_WORDS['no-draw-to-claim'],
    'resigning-not-offered': TABLE_WORDS['resigning-not-offered'],
    'takebacks-off': TABLE_WORDS['takebacks-off'],
    'already-asked': TABLE_WORDS['already-asked'],
    'nothing-to-undo': TABLE_WORDS['nothing-to-undo'],
    'no-takeback-asked': TABLE_WORDS['no-takeback-asked'],
    'no-game': TABLE_WORDS['no-game'],
    'table-closed': TABLE_WORDS['table-closed'],
    'not-connected': 'There is no connection to the server.',
    'no-answer': 'The server did not answer: it is not known whether this was done.',
    outdated: 'The server has a newer version: please load this page again.',
    moved: 'You went on playing on another device.',
    removed: 'You have been removed from this server.',
    ended: 'The host has ended the game.',
    closed: 'This table is not open here any more.',
  },
  newOpponent: 'New opponent',
  lookAtBoard: 'Look at the board',
  confirmResign: 'Resign this game?',
  confirmResignText: 'The other side wins.',
  keepPlaying: 'Keep playing',
  draws: {
    quiet: (n: number, of: number) => `Without progress: ${n} of ${of}`,
    twice: 'This position has been seen twice.',
    thrice: 'This position has been seen three times.',
  },
  list: {
    first: 'To the start',
    back: 'One move back',
    forward: 'One move on',
    pass: 'passes',
    move: (number: number, side: string, text: string) => `Move ${number}, ${side}: ${text}`,
  },
} as const;
