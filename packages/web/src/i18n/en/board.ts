/** Words of the board: squares, pieces and what can be done with them. */

const red = { man: 'red man', king: 'red king' };
const white = { man: 'white man', king: 'white king' };
const black = { man: 'black man', king: 'black king' };
const blue = { man: 'blue man', king: 'blue king' };
const dark = { man: 'dark man', king: 'dark king' };
const light = { man: 'light man', king: 'light king' };

export const board = {
  label: 'Board',
  square: (name: string) => `Square ${name}`,
  empty: 'empty',
  canMove: 'can move',
  chosen: 'selected',
  target: 'possible move',
  movedLast: 'moved last',
  unsent: 'not sent yet',
  /** By the names of the sides (R9). */
  pieces: {
    'red-white': { black: red, white },
    'black-white': { black: black, white },
    'red-blue': { black: red, white: blue },
    'dark-light': { black: dark, white: light },
  },
} as const;
