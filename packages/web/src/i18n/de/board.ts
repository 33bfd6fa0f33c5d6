/** Words of the board: squares, pieces and what can be done with them. */
import type { Words } from '../words.ts';

const red = { man: 'roter Stein', king: 'rote Dame' };
const white = { man: 'weißer Stein', king: 'weiße Dame' };
const black = { man: 'schwarzer Stein', king: 'schwarze Dame' };
const blue = { man: 'blauer Stein', king: 'blaue Dame' };
const dark = { man: 'dunkler Stein', king: 'dunkle Dame' };
const light = { man: 'heller Stein', king: 'helle Dame' };

export const board: Words['board'] = {
  label: 'Brett',
  square: (name) => `Feld ${name}`,
  empty: 'leer',
  canMove: 'kann ziehen',
  chosen: 'gewählt',
  target: 'mögliches Ziel',
  movedLast: 'zuletzt gezogen',
  unsent: 'noch nicht gesendet',
  pieces: {
    'red-white': { black: red, white },
    'black-white': { black: black, white },
    'red-blue': { black: red, white: blue },
    'dark-light': { black: dark, white: light },
  },
};
