/** Russian. */
import type { Words } from '../words.ts';
import { board } from './board.ts';
import { common } from './common.ts';

export const ru: Words = { board, common };
