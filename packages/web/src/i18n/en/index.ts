/** The English dictionary, whose shape all others have. */
import { board } from './board.ts';
import { common } from './common.ts';
import { home } from './home.ts';
import { ui } from './ui.ts';

export const en = { board, common, home, ui } as const;
