/** French. */
import type { Words } from '../words.ts';
import { board } from './board.ts';
import { common } from './common.ts';
import { game } from './game.ts';
import { help } from './help.ts';
import { home } from './home.ts';
import { ui } from './ui.ts';

export const fr: Words = { board, common, game, help, home, ui };
