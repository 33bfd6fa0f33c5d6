/** Words of the board: squares, pieces and what can be done with them. */
import type { Words } from '../words.ts';

const red = { man: 'красная шашка', king: 'красная дамка' };
const white = { man: 'белая шашка', king: 'белая дамка' };
const black = { man: 'чёрная шашка', king: 'чёрная дамка' };
const blue = { man: 'синяя шашка', king: 'синяя дамка' };
const dark = { man: 'тёмная шашка', king: 'тёмная дамка' };
const light = { man: 'светлая шашка', king: 'светлая дамка' };

export const board: Words['board'] = {
  label: 'Доска',
  square: (name) => `Поле ${name}`,
  empty: 'пусто',
  canMove: 'может ходить',
  chosen: 'выбрана',
  target: 'можно сюда',
  movedLast: 'последний ход',
  unsent: 'ещё не отправлен',
  pieces: {
    'red-white': { black: red, white },
    'black-white': { black: black, white },
    'red-blue': { black: red, white: blue },
    'dark-light': { black: dark, white: light },
  },
};
