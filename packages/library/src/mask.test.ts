/** Masks and material as text. */
import { describe, expect, it } from 'vitest';
import { formatMask, formatMaterial, mirrorMask, parseMask, parseMaterial } from './index.ts';

describe('[B1] the text of a mask', () => {
  it.each([
    ['B:B1,k2:Wm30:E14,19', 'B:B1,k2:Wm30:E14,19'],
    ['black 1-3, K5 : white M30 : empty 14', '?:B1,2,3,k5:Wm30:E14'],
    ['e14', '?:B:W:E14'],
    ['w:w18', 'W:B:W18'],
    ['W18', '?:B:W18'],
  ])('%s', (text, written) => {
    const read = parseMask(text);
    expect(read.ok && formatMask(read.value.mask)).toBe(written);
    expect(read.ok && read.value.eitherSide).toBe(false);
    const again = parseMask(written);
    expect(again).toEqual(read);
  });

  it('with own and other, for either side', () => {
    const read = parseMask('own 1,k3: other m30: empty 9');
    expect(read.ok && [formatMask(read.value.mask), read.value.eitherSide]).toEqual([
      '?:B1,k3:Wm30:E9',
      true,
    ]);
    expect(read.ok && formatMask(mirrorMask(read.value.mask))).toBe('?:Bm3:Wk30,32:E24');
  });

  it.each([
    ['', 'nothing-given'],
    ['B:', 'nothing-given'],
    ['x18', 'bad-side'],
    ['B33', 'bad-square'],
    ['B5-3', 'bad-square'],
    ['B1:W1', 'square-twice'],
    ['Ek1', 'unreadable'],
    ['B1;2', 'unreadable'],
    ['own 1: white 2', 'mixed-sides'],
    ['B: own 1', 'mixed-sides'],
  ])('%s is refused: %s', (text, code) => {
    const read = parseMask(text);
    expect(!read.ok && read.error.code).toBe(code);
  });
});

describe('[B1] the text of material', () => {
  it.each([
    ['2k1m-1k', '2k1m-1k'],
    ['1M2K - 3m', '2k1m-3m'],
    ['0-12m', '0-12m'],
  ])('%s', (text, written) => {
    const read = parseMaterial(text);
    expect(read.ok && formatMaterial(read.value)).toBe(written);
  });

  it.each([
    ['2k', 'unreadable'],
    ['2k-1q', 'unreadable'],
    ['2k-1k-1k', 'unreadable'],
    ['13m-1k', 'too-many-pieces'],
    ['-', 'unreadable'],
  ])('%s is refused: %s', (text, code) => {
    const read = parseMaterial(text);
    expect(!read.ok && read.error).toBe(code);
  });
});
