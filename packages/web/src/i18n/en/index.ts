/** The English dictionary, whose shape all others have. */
import { board } from './board.ts';
import { common } from './common.ts';

export const en = { board, common } as const;
