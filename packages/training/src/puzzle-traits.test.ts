/** What is computed from the tree of a puzzle alone. */
import { formatMove, positionOf } from '@crownhead/rules';
import { describe, expect, it } from 'vitest';
import { capturesFrom } from './exchanges.ts';
import { puzzleOfPdn } from './puzzle-set.ts';
import { traitsOf } from './puzzle-traits.ts';

const traits = (fen: string, goal: 'win' | 'draw', moves: string) => {
  const puzzle = puzzleOfPdn(
    `[PuzzleId "x"] [Puzzle "${goal}"] [Tier "checked"] [Rating "1"] [FEN "${fen}"]\n${moves} *`,
  );
  return traitsOf(puzzle!.tree, goal);
};

describe('[B40] the traits of a puzzle', () => {
  it('a man given for two is a shot', () => {
    const { themes, rating, isTrivial } = traits(
      'B:W6,20,21,22,24,32:B3,4,8,11,16',
      'draw',
      '16-19 (3-7? 22-17 16-19 24x15 11x18 6-1) (8-12? 6-2) (11-15? 20x11) 24x15',
    );
    expect(themes).toEqual(['shot', 'two-for-one', 'several-jumps', 'only-move']);
    expect(isTrivial).toBe(false);
    expect(rating).toBeLessThan(1300);
  });

  it('a quiet win that counting pieces does not show is hard', () => {
    const { themes, rating } = traits(
      'B:WK1,K18:B9,13,K25',
      'win',
      '13-17 (9-14? 18x9) (25-21? 1-5) (25-29? 1-5) (25-30? 1-5) (25-22? 18x25) 1-5 9-13 ' +
        '(9-14? 18x9) (17-21? 5x14) (17-22? 5x14) (25-21? 5x14) (25-22? 18x25) (25-29? 5x21) (25-30? 5x21) 5-9',
    );
    expect(themes).toEqual(['quiet', 'ending']);
    expect(rating).toBeGreaterThan(1200);
  });

  it('a man that walks out of danger, or a choice of three, is no puzzle', () => {
    const away = '10-15 (5-9? 14x5) (11-15? 14x7) (11-16? 14x7) (12-16? 14x7) 14-10';
    expect(traits('B:W14,17,20,31:B5,10,11,12', 'draw', away).isTrivial).toBe(true);
    const few = '5-9 (13-17? 22x13) (29-25? 22x29) 6-10';
    expect(traits('B:WK6,K22:B5,13,K29', 'win', few).isTrivial).toBe(true);
  });

  it('captures are followed until nothing can be taken', () => {
    const line = capturesFrom(positionOf('B:W15,20,24:B11,3,4'));
    expect(line.map((move) => formatMove(move))).toEqual(['11x18']);
    expect(capturesFrom(positionOf('B:W24:B11'))).toEqual([]);
  });
});
