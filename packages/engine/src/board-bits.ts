/** Whole sets of pieces moved in one operation: steps up and down the board, and the board turned round. */
import { asSet, mirrorSet } from '@crownhead/rules';

const EVEN_NOT_RIGHT = 0x07070707;
const ODD_NOT_LEFT = 0xe0e0e0e0 | 0;

/** One step towards square 32, to either side. */
export const below = (set: number): number =>
  (set << 4) | ((set & EVEN_NOT_RIGHT) << 5) | ((set & ODD_NOT_LEFT) << 3);
/** One step towards square 1, to either side. */
export const above = (set: number): number =>
  (set >>> 4) | ((set & ODD_NOT_LEFT) >>> 5) | ((set & EVEN_NOT_RIGHT) >>> 3);

/** Bits in reverse: a word of the board seen from the other side. */
export const turned = (word: number): number => mirrorSet(asSet(word));
