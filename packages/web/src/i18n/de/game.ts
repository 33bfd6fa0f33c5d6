/** Words of the game screen. */
import { game as english } from '../en/game.ts';
import type { Words } from '../words.ts';

export const game: Words['game'] = english;
