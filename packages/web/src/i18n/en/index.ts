/** The English dictionary, whose shape all others have. */
import { board } from './board.ts';
import { common } from './common.ts';
import { frame } from './frame.ts';
import { game } from './game.ts';
import { help } from './help.ts';
import { home } from './home.ts';
import { ui } from './ui.ts';

export const en = { board, common, frame, game, help, home, ui } as const;
