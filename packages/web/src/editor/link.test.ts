/** Links to positions. */
import { formatFen, parseFen, standardSetup } from '@crownhead/rules';
import { describe, expect, it } from 'vitest';
import { editorPath, openLink } from './link.ts';

const STANDARD = formatFen(standardSetup());
const opened = (search: string) => {
  const { setup, fault, crowned } = openLink(search);
  return { fen: formatFen(setup), code: fault?.code ?? null, crowned };
};

describe('links [E8]', () => {
  it('come back as they went, and stay readable', () => {
    const setup = parseFen('W:W18,K22:B1,K2');
    if (!setup.ok) throw new Error('no setup');
    const path = editorPath(setup.value);
    expect(path).toBe('/editor?fen=W:W18,K22:B1,K2');
    expect(opened(new URL(path, 'http://x').search)).toEqual({
      fen: 'W:W18,K22:B1,K2',
      code: null,
      crowned: [],
    });
  });

  it.each([
    ['', STANDARD, null],
    ['?fen=', STANDARD, null],
    ['?fen=%22B%3AW18%3AB2%22', 'B:W18:B2', null],
    ['?fen=B:W18:B2.', 'B:W18:B2', null],
    ['?fen=B:W18-20:B1-3', 'B:W18,19,20:B1,2,3', null],
    ['?fen=B:W18:B2)', 'B:W18:B2', null],
    ['?fen=?:W18:B2', 'B:W18:B2', null],
    ['?fen=nonsense', STANDARD, 'bad-side'],
    ['?fen=B:W20-32:B1', STANDARD, 'too-many-pieces'],
    ['?fen=B:W40:B1', STANDARD, 'bad-square'],
    ['?fen=%E0%A4%A', STANDARD, 'bad-side'],
    ['?fen=<script>', STANDARD, 'bad-side'],
  ])('%s', (search, fen, code) => {
    expect(opened(search)).toMatchObject({ fen, code });
  });

  it('[E7] crowns men on their king row and says so', () => {
    expect(opened('?fen=B:W1:B30')).toEqual({ fen: 'B:WK1:BK30', code: null, crowned: [1, 30] });
  });
});
