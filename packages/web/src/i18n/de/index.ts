/** German. */
import type { Words } from '../words.ts';
import { common } from './common.ts';

export const de: Words = { common };
