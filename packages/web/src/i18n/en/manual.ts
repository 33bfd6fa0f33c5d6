/** Words of the Learn page. */
import type { Widen } from '../words.ts';

export const manual = {
  title: 'Learn',
  intro: 'Checkers takes two minutes to learn. The small boards are live: try the moves on them.',
  stepByStep: 'Lessons, step by step',
  contents: 'On this page',
  again: 'Again',
  boardOf: (title: string) => `Small board: ${title}`,
  wins: (side: string) => `${side} wins.`,
  misses: (side: string) => `${side} cannot move and misses its turn.`,

  rules: 'The rules',
  lessons: {
    step: {
      title: 'Moving',
      text: 'Each side starts with 12 men on the dark squares. They move forward, diagonally, one square at a time. The two sides take turns. A ring marks the pieces that can move: press one, then a dot.',
      done: 'That is a move. Now it is the other side’s turn.',
    },
    jump: {
      title: 'Jumping',
      text: 'An enemy piece in front of you with an empty square right behind it can be jumped: leap over it, and it leaves the board.',
      done: 'One piece fewer. That is how you win.',
    },
    must: {
      title: 'You must jump',
      text: 'If you can jump, you must. Try moving another piece and see.',
      done: 'Right: the jump was required.',
    },
    chain: {
      title: 'Several jumps',
      text: 'Can the same piece jump again from where it lands? Then it keeps jumping in the same turn until there is nothing left to jump. It may change direction.',
      done: 'Two pieces in one turn.',
    },
    choice: {
      title: 'You choose',
      text: 'When there are several jumps, take whichever you like. It need not be the longest.',
      done: 'Either choice is legal.',
    },
    crown: {
      title: 'Becoming a king',
      text: 'A man that reaches the far row is crowned. The turn ends there, even if it could keep jumping.',
      done: 'A king is born.',
    },
    king: {
      title: 'Kings',
      text: 'A king moves and jumps like a man, but backward too. It still moves one square at a time.',
      done: 'Forward or backward: both are fine.',
    },
    win: {
      title: 'Winning',
      text: 'You win when the other side has no pieces left, or cannot move.',
      done: 'Well played!',
    },
  },
  draws: {
    title: 'Draws and resigning',
    text: [
      'On your turn you may offer a draw; the other side accepts or declines.',
      'The same position for the third time, or forty moves each without a man moving or a piece being taken: a draw can be claimed.',
      'When few pieces are left, the endgame tables know whether anybody can still force a win. If not, that is a draw too.',
      'You may resign; you are asked to confirm.',
    ],
  },

  options: 'Custom rules',
  optionsIntro:
    'Not everyone plays by the same rules. Each of these can be changed before a game. Try the choices here.',
  optionsTry: {
    capture: 'Try to move a piece that does not jump.',
    chain: 'Jump once, and see whether you may stop, go on, or must.',
    crowning: 'Jump to the far row, and see whether the new king keeps jumping.',
    removal: 'Jump with the king. If the piece is still there, the king can jump back over it.',
    blocked: 'Block the last piece at the right edge: move 24 to 19.',
  },
  first:
    'Who moves first can be the first side, the second, or drawn at random. Names and colors of the sides are up to you.',
  tableRules: {
    title: 'Time and connection',
    text: [
      'Time: no limit, a limit for each move with a warning, or a clock for the whole game. When it runs out you lose, or only miss your turn.',
      'Captured pieces can be shown in a pile beside the board.',
      'Online, a lost connection can lose immediately, end the game without a result, or leave some time to reconnect.',
    ],
  },
  presets: 'Rule presets',
  presetsIntro: 'Choose a whole set of rules by name:',

  notation: {
    title: 'Notation',
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
      ['Escape', 'deselect the piece'],
      ['M', 'mark the square; with Shift, Ctrl or Alt in another color'],
      ['A', 'an arrow: on the square where it begins, and on the one where it ends'],
      ['Right button', 'drag for an arrow, click for a mark; the next click or move removes them'],
      ['End', 'end the turn, where you may stop jumping'],
      ['11-15', 'or type the move into the field'],
    ],
  },
  openings: {
    title: 'Named openings',
    text: 'Two centuries of players have named the first moves. Choose one to see it.',
    choose: 'Opening',
    play: 'Play from here',
  },
  online: {
    title: 'Playing online',
    text: [
      'Open a table, send the link, and press Ready when your guest has joined. You need no account, just a name.',
      'A table can be public or have a password. Everyone after the first two players watches.',
      'The server is the referee: it checks every move and keeps the clocks. If your connection drops, just come back: the game waits as long as the table allows.',
    ],
  },
  network: {
    byAddress: 'Host and join by address',
    title: 'On your own network',
    text: [
      'Two devices at home need no internet. One of them runs the server: start it with',
      'Then open its address in the browser of the other one: the address of that computer on your network, a colon and the port. For example',
      'The address is in the computer’s network settings; it often begins with 192.168. If the page does not open, allow the port in its firewall. Use --port to choose another port.',
    ],
  },
  files: {
    title: 'Files and positions',
    text: [
      'Games on this device are saved automatically: close the page and continue later.',
      'Any game can be saved as a PDN file, which other checkers programs read. Open one, paste one or drop one anywhere in the app, step through it, and play from any move.',
      'In the editor you set up any position, play from it, or send it as a link.',
    ],
    open: 'Open a file',
    editor: 'Set up a position',
  },
  privacy: {
    title: 'What is stored',
    text: [
      'On this device: your settings, your name and your unfinished games. Clearing the browser’s data for this page deletes them.',
      'On the server, only if you play online: your name and the moves of your games. Finished games at public tables are listed in its archive.',
      'No ads, no tracking, nothing from other companies.',
    ],
  },
} as const;

export type ManualWords = Widen<typeof manual>;
