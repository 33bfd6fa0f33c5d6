/** Words of the board: squares, pieces and what can be done with them. */
import type { Words } from '../words.ts';

const red = { man: 'peón rojo', king: 'dama roja' };
const white = { man: 'peón blanco', king: 'dama blanca' };
const black = { man: 'peón negro', king: 'dama negra' };
const blue = { man: 'peón azul', king: 'dama azul' };
const dark = { man: 'peón oscuro', king: 'dama oscura' };
const light = { man: 'peón claro', king: 'dama clara' };

export const board: Words['board'] = {
  label: 'Tablero',
  square: (name) => `Casilla ${name}`,
  empty: 'vacía',
  canMove: 'puede mover',
  chosen: 'elegida',
  target: 'destino posible',
  movedLast: 'última jugada',
  unsent: 'aún sin enviar',
  pieces: {
    'red-white': { black: red, white },
    'black-white': { black: black, white },
    'red-blue': { black: red, white: blue },
    'dark-light': { black: dark, white: light },
  },
};
