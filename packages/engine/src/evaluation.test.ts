/** The evaluation: alike for both sides, and never sure of itself. */
import { estimateOf, mirror, OFFICIAL, opposite, type Position, START } from '@crownhead/rules';
import { aPosition, at, runs } from '@crownhead/testkit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evaluate } from './evaluation.ts';
import { PROVED } from './score.ts';

/** For the side to move. */
const value = (position: Position): number => {
  const { turn, kings } = position;
  return evaluate(position[turn], position[opposite(turn)], kings, turn === 'black');
};

describe('the evaluation', () => {
  it('[L3] is the same with colours and board turned round', () => {
    fc.assert(
      fc.property(aPosition(OFFICIAL, { least: 1 }), (position) => {
        expect(value(mirror(position))).toBe(value(position));
      }),
      runs(500),
    );
  });

  it('never claims a proof', () => {
    fc.assert(
      fc.property(aPosition(OFFICIAL, { least: 1 }), (position) => {
        expect(Math.abs(value(position))).toBeLessThan(PROVED);
        expect(Number.isInteger(value(position))).toBe(true);
      }),
      runs(500),
    );
  });

  it('[A2] a man more is an estimate of about one man', () => {
    const games = ['B:W21-31:B1-12', 'B:W17,21,22,24-27,29-32:B1-9,11,12,14', 'B:W22,27,30,31:B3,5,7,11,12'];
    const men = games.map((fen) => estimateOf(value(at(fen))).men);
    expect(men.filter((each) => each < 0.7 || each > 1.5)).toEqual([]);
  });

  it('prefers more pieces, and kings to men', () => {
    expect(Math.abs(value(START))).toBeLessThan(20);
    expect(value(at('B:W22,23:B9,10,11'))).toBeGreaterThan(50);
    expect(value(at('W:W22,23:B9,10,11'))).toBeLessThan(-50);
    expect(value(at('B:W22,23:BK10,11'))).toBeGreaterThan(value(at('B:W22,23:B10,11')));
  });
});
