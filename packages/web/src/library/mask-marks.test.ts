import { formatMask } from '@crownhead/library';
import type { Square } from '@crownhead/rules';
import { expect, it } from 'vitest';
import { NO_MASK } from './address.ts';
import { MASK_MARKS, markAt, withMark } from './mask-marks.ts';

it('[B34] every mark is put on a square, read from it, and replaced by any other', () => {
  for (const before of MASK_MARKS)
    for (const mark of MASK_MARKS) {
      const mask = withMark(withMark(NO_MASK, 14 as Square, before), 14 as Square, mark);
      expect(markAt(mask, 14 as Square)).toBe(mark);
      expect(mask).toEqual(withMark(NO_MASK, 14 as Square, mark));
    }
});

it('[B34] a painted board is the mask that is searched for', () => {
  const mask = [
    [11, 'black'],
    [15, 'blackKing'],
    [30, 'whiteMan'],
    [14, 'empty'],
  ] as const;
  const painted = mask.reduce((at, [square, mark]) => withMark(at, square as Square, mark), NO_MASK);
  expect(formatMask(painted)).toBe('?:B11,k15:Wm30:E14');
});
