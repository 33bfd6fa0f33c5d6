/** Words of the board: squares, pieces and what can be done with them. */
import type { Words } from '../words.ts';

const red = { man: 'pion rouge', king: 'dame rouge' };
const white = { man: 'pion blanc', king: 'dame blanche' };
const black = { man: 'pion noir', king: 'dame noire' };
const blue = { man: 'pion bleu', king: 'dame bleue' };
const dark = { man: 'pion foncé', king: 'dame foncée' };
const light = { man: 'pion clair', king: 'dame claire' };

export const board: Words['board'] = {
  label: 'Damier',
  square: (name) => `Case ${name}`,
  empty: 'vide',
  canMove: 'peut jouer',
  chosen: 'choisi',
  target: 'arrivée possible',
  movedLast: 'dernier coup',
  unsent: 'pas encore envoyé',
  pieces: {
    'red-white': { black: red, white },
    'black-white': { black: black, white },
    'red-blue': { black: red, white: blue },
    'dark-light': { black: dark, white: light },
  },
};
