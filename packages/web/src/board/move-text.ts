/** A move as it is written on screen: by what the squares of the board are called. */
import { formatMove, type Move } from '@crownhead/rules';
import { settings } from '../settings.ts';

export const moveText = (move: Move): string =>
  formatMove(move, settings.marks.value === 'coordinates' ? 'algebraic' : 'numeric');
