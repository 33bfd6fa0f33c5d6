/** Words of "How to play". */
import type { Widen } from '../words.ts';

export const manual = {
  title: 'How to play',
  intro: 'Checkers takes two minutes to learn. The small boards are live: try the moves on them.',
  contents: 'On this page',
  again: 'Again',
  boardOf: (title: string) => `Small board: ${title}`,
  wins: (side: string) => `${side} wins.`,
  misses: (side: string) => `${side} cannot move and misses its turn.`,

  rules: 'The rules',
  lessons: {
    step: {
      title: 'Moving',
      text: 'Each side has 12 men on the dark squares. They go forward, diagonally, one square at a time. The two sides take turns. A ring marks the pieces that can move: press one, then a dot.',
      done: 'That is a move. Now it is the other side’s turn.',
    },
    jump: {
      title: 'Jumping',
      text: 'An enemy piece in front of you with an empty square right behind it can be jumped: leap over it, and it leaves the board.',
      done: 'One piece less. That is how you win.',
    },
    must: {
      title: 'You must jump',
      text: 'If you can jump, you must. Try to move another piece, and you will be told.',
      done: 'Right: the jump had to be taken.',
    },
    chain: {
      title: 'Several jumps',
      text: 'Can the same piece jump again from where it lands? Then it goes on, in the same turn, until there is nothing left to jump. It may change direction.',
      done: 'Two pieces in one turn.',
    },
    choice: {
      title: 'You choose',
      text: 'When there are several jumps, take whichever you like. It need not be the longest.',
      done: 'Your choice, and a legal one.',
    },
    crown: {
      title: 'Becoming a king',
      text: 'A man that reaches the far row is crowned. The turn ends there, even if it could jump on.',
      done: 'A king is born.',
    },
    king: {
      title: 'Kings',
      text: 'A king moves and jumps like a man, but backward too. It still goes one square at a time.',
      done: 'Forward or backward: both are fine.',
    },
    win: {
      title: 'Winning',
      text: 'You win when the other side has no pieces left, or cannot move.',
      done: 'Well played!',
    },
  },
  draws: {
    title: 'Draws and giving up',
    text: [
      'On your turn you may offer a draw; the other side accepts or declines.',
      'The same position for the third time, or forty moves each without a man moving or a piece being taken: a draw can be claimed.',
      'When few pieces are left, the endgame tables know whether anybody can still force a win. If not, that is a draw too.',
      'You may give up; you are asked once more before it counts.',
    ],
  },

  options: 'House rules',
  optionsIntro:
    'Not everybody plays alike. Each of these rules can be changed before a game. Look at the choices and try them.',
  optionsTry: {
    capture: 'Try to move a piece that does not jump.',
    chain: 'Jump once, and see whether you may stop, go on, or must.',
    crowning: 'Jump onto the far row, and see whether the new king jumps on.',
    removal:
      'Jump with the king. If the piece still stands there, the king can jump it once more, back again.',
    blocked: 'Block the last piece at the right edge: move 24 to 19.',
  },
  first:
    'Who moves first can be the first side, the second, or drawn at random. Names and colours of the sides are a matter of taste.',
  tableRules: {
    title: 'Around the board',
    text: [
      'Time: no limit, a limit for each move with a warning, or a clock for the whole game. When it runs out you lose, or only miss your turn.',
      'Captured pieces can be shown in a pile beside the board.',
      'Online, a lost connection can lose at once, end the game without a result, or leave some time to come back.',
    ],
  },
  presets: 'Ready-made rules',
  presetsIntro: 'One word instead of many options:',

  notation: {
    title: 'Squares and moves in writing',
    text: 'The dark squares are numbered 1 to 32, from the top left. A move is written 11-15, a jump 22x15, several jumps 27x18x11. Letters and numbers work as well: E3-D4. In the settings you choose what is printed on the board.',
    numbers: 'Numbers',
    coordinates: 'Letters',
  },
  keys: {
    title: 'Keyboard',
    rows: [
      ['Tab', 'to the board and from button to button'],
      ['Arrow keys', 'from square to square; away from the board, through the moves played'],
      ['Enter, Space', 'choose a piece, then where it goes'],
      ['Backspace', 'take back one jump of a move not finished'],
      ['Escape', 'let go of a piece'],
      ['M', 'mark the square; with Shift, Ctrl or Alt in another colour'],
      ['A', 'an arrow: on the square where it begins, and on the one where it ends'],
      ['Right button', 'drag for an arrow, click for a mark; the next click or move removes them'],
      ['End', 'end the turn, where you may stop jumping'],
      ['11-15', 'or type the move into the field'],
    ],
  },
  openings: {
    title: 'Openings with a name',
    text: 'Two centuries of players have named the first moves. Choose one to see it.',
    choose: 'Opening',
    play: 'Play from here',
  },
  online: {
    title: 'Playing online',
    text: [
      'Open a table, send the link, and press ready when your guest has come. There is no account: a name is enough.',
      'A table can be public or have a password. Whoever comes after the two players watches.',
      'The server is the referee: it checks every move and keeps the clocks. If your connection breaks, just come back; the game waits as long as the table allows.',
    ],
  },
  network: {
    byAddress: 'Host and join by address',
    title: 'In your own network',
    text: [
      'Two devices at home need no internet. One of them runs the server: start it with',
      'Then open its address in the browser of the other one: the address of that computer in your network, a colon and the port. For example',
      'The address is in the computer’s network settings; it often begins with 192.168. If nothing comes up, its firewall must allow the port. Another port is chosen with --port.',
    ],
  },
  files: {
    title: 'Saving, opening, setting up',
    text: [
      'Games on this device are kept by themselves: close the page and go on later.',
      'Any game can be saved as a PDN file, which other checkers programs read. Open one, paste one or drop one anywhere in the app, go through it, and play on from any move.',
      'In the editor you set up any position, play from it, or send it as a link.',
    ],
    open: 'Open a game',
    editor: 'Set up a position',
  },
  privacy: {
    title: 'What is kept',
    text: [
      'On this device: your settings, your name and your unfinished games. Clear the browser’s data for this page, and they are gone.',
      'On the server, only if you play online: your name and the moves of your games. Finished games of public tables stand in its archive.',
      'No advertising, no tracking, nothing from other companies.',
    ],
  },
} as const;

export type ManualWords = Widen<typeof manual>;
