/** The address of the library has all that is asked for, and nothing that cannot be read. */
import { formatFen } from '@crownhead/rules';
import { describe, expect, it } from 'vitest';
import { formatAsked, isBlank, NOTHING_ASKED, parseAsked, queryOf } from './address.ts';

const parse = (address: string) => parseAsked(new URL(address, 'http://x').searchParams);

describe('[B32] the address of the library', () => {
  it.each([
    '/library',
    '/library?in=device&player=Ann&side=white&opponent=Bob',
    '/library?event=Club+night&opening=Single+Corner&result=drawn&from=1990&to=2003&min=10&max=30',
    '/library?moves=11-15_22-18_15x22_25x18',
    '/library?fen=W:W18,K30:B1,K14&reversed=1&held=4&by=60',
    '/library?mask=W:B11,k15:Wm30:E14,19&reversed=1',
    '/library?mask=',
    '/library?rules=official+capture%3Doptional+chain%3Dsingle+first%3Dwhite&moves=22-18',
    '/library?material=2k1m-1k&duplicates=1',
  ])('%s is read and written back', (address) => {
    const { asked, isBoardBad } = parse(address);
    expect(isBoardBad).toBe(false);
    expect(formatAsked(asked)).toBe(address);
  });

  it('searches for the position after the moves, as far as they can be played', () => {
    const { asked } = parse('/library?moves=11-15_22-18_1-32');
    const { board } = queryOf(asked);
    expect(board?.pattern.kind === 'position' && formatFen(board.pattern.position)).toBe(
      'B:W18,21,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,12,15',
    );
    expect(queryOf(NOTHING_ASKED)).toEqual({ filter: {} });
  });

  it('counts length in moves', () => {
    expect(queryOf(parse('/library?min=10&max=12').asked).filter?.plies).toEqual({ from: 19, to: 24 });
  });

  it('leaves out what cannot be read, and says so of a board', () => {
    for (const bad of ['mask=B99', 'material=many', 'fen=nonsense']) {
      const { asked, isBoardBad } = parse(`/library?${bad}&player=Ann`);
      expect([isBoardBad, isBlank(asked.board), asked.filter]).toEqual([true, true, { player: 'Ann' }]);
    }
    expect(parse('/library?result=both&from=abc&held=-1&by=99999').asked).toEqual(NOTHING_ASKED);
  });

  it('a mask of own and other may be either colour', () => {
    expect(parse('/library?mask=own 1,3: other k30').asked.reversed).toBe(true);
  });
});
