/** Columns of text in any alphabet. */
import { describe, expect, test } from 'vitest';
import { cut, widthOf, wrap } from './width.ts';

describe('width', () => {
  test.each([
    ['Ann', 3],
    ['漢字', 4],
    ['한국', 4],
    ['é', 1],
    ['e\u0301', 1],
    ['👑', 2],
    ['👩‍👧', 2],
    ['●', 1],
    ['“Zoë” › 5 × ♛ …', 15],
    ['soft\u00adly', 6],
    ['♟\ufe0f', 2],
    ['─┌▙', 3],
    ['', 0],
  ])('%s takes %i', (text, columns) => {
    expect(widthOf(text)).toBe(columns);
  });

  test('cut to fit, wide signs whole or not at all', () => {
    expect(cut('Crownhead', 9)).toBe('Crownhead');
    expect(cut('Crownhead', 5)).toBe('Crow…');
    expect(cut('漢字漢字', 6)).toBe('漢字…');
    expect(cut('漢字', 3)).toBe('漢…');
    expect(cut('abc', 0)).toBe('');
  });

  test('wrapped between words, and inside one that is too long', () => {
    expect(wrap('You must perform a jump', 10)).toEqual(['You must', 'perform a', 'jump']);
    expect(wrap('abcdefghij kl', 4)).toEqual(['abcd', 'efgh', 'ij', 'kl']);
    expect(wrap('', 4)).toEqual(['']);
  });
});
