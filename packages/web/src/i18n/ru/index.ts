/** Russian. */
import type { Words } from '../words.ts';
import { common } from './common.ts';

export const ru: Words = { common };
