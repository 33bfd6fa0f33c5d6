/** Each kind of claim on a position made for it, and on one where it would be wrong to say it. */
import { applyMove, formatMove, OFFICIAL, readMove, type Square } from '@crownhead/rules';
import { at, mirrorText } from '@crownhead/testkit';
import { describe, expect, it } from 'vitest';
import { forcedLine } from './force.ts';
import { knownEnding } from './known-endings.ts';
import { staysLocked } from './locked.ts';
import { aheadBy, crowned, isQuiet } from './material.ts';
import { sideWithTheMove } from './the-move.ts';

const REACH = { plies: 9, nodes: 5_000 };
const text = (line: readonly Parameters<typeof formatMove>[0][] | null): string | null =>
  line?.map((move) => formatMove(move)).join(' ') ?? null;

describe('[A14] what can be forced', () => {
  it('is a gain against every answer, and not one that an answer prevents', () => {
    const shot = at('B:WK12,K14,K16,26:B2,K6,K13,28');
    const line = forcedLine(shot, OFFICIAL, aheadBy('black', 1), REACH);
    expect(text(line)).toBe('6-10 14x7 2x11x20');
    expect(isQuiet(line!.reduce(applyMove, shot))).toBe(true);
    expect(forcedLine(shot, OFFICIAL, aheadBy('black', 3), REACH)).toBeNull();
    // Without the man on 2 nobody takes back.
    const nothing = at('B:WK12,K14,K16,26:BK6,K13,28');
    expect(forcedLine(nothing, OFFICIAL, aheadBy('black', 0), REACH)).toBeNull();
  });

  it('is a king where nobody can stop the man', () => {
    const run = at('B:W12:B22');
    expect(text(forcedLine(run, OFFICIAL, crowned('black', run), REACH))).toMatch(
      /^22-2[56] .* 2[56]-(29|30|31)$/,
    );
    const stopped = at('B:WK30,K31:B22');
    expect(forcedLine(stopped, OFFICIAL, crowned('black', stopped), REACH)).toBeNull();
  });

  it('is nothing where the nodes do not suffice', () => {
    const start = at('B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12');
    expect(forcedLine(start, OFFICIAL, aheadBy('black', 1), { plies: 20, nodes: 50 })).toBeNull();
  });
});

describe('[A14] facts of the board', () => {
  it('the move is counted alike from both sides', () => {
    for (const fen of ['B:W22:B11', 'W:W22:B11', 'B:W21,30:B3,12', 'W:W18,32:B1,5']) {
      const side = sideWithTheMove(at(fen));
      const turned = mirrorText(fen).replace(/[BW]/g, (letter) => (letter === 'B' ? 'W' : 'B'));
      const other = sideWithTheMove(at(turned));
      expect([side, other]).toContain('black');
      expect([side, other]).toContain('white');
    }
    expect(sideWithTheMove(at('B:W22,30:B11'))).toBeNull();
    // The side that must give way in the end does not have the move.
    expect(sideWithTheMove(at('B:W19:B11'))).toBe('white');
    expect(sideWithTheMove(at('W:W19:B11'))).toBe('black');
  });

  it('endings have names by what stands there', () => {
    const names = ['B:WK1:BK18,K19', 'B:WK20:BK18,K19', 'B:WK1,K5:BK18,K19,K23', 'B:WK1:BK32', 'B:W21:BK32'];
    expect(names.map((fen) => knownEnding(at(fen))?.name ?? null)).toEqual([
      ...['double-corner', 'two-kings-one', 'three-kings-two', 'kings-level', null],
    ]);
  });

  it('a man in the dog hole is locked in, one with a free square is not', () => {
    // Black's man on 28 is held by the man on 32.
    const held = at('W:W32,K18:B28,K1');
    expect(staysLocked(held, OFFICIAL, 'black', 28 as Square, { plies: 6, nodes: 5_000 })).toBe(true);
    const free = at('W:W31,K18:B28,K1');
    expect(staysLocked(free, OFFICIAL, 'black', 28 as Square, { plies: 6, nodes: 5_000 })).toBe(false);
    expect(readMove(free, OFFICIAL, '31-27').ok).toBe(true);
  });
});
