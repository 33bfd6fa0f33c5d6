/** The puzzles that come with the library: each is one, none is trivial, and the documents state what there is. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isJump, legalMoves } from '@crownhead/rules';
import { FULL } from '@crownhead/testkit';
import { describe, expect, it } from 'vitest';
import { puzzleTable, withTable } from '../build/puzzle-table.ts';
import { countPuzzles } from './count-puzzles.ts';
import { openShippedPuzzles } from './node/index.ts';
import { rightMoves } from './puzzle.ts';
import { entryOf, puzzleOfEntry, readPuzzleSet, writePuzzleSet } from './puzzle-set.ts';
import { traitsOf } from './puzzle-traits.ts';

const set = openShippedPuzzles();
const { puzzles } = set;
/** All of them are a matter of ten seconds; a tenth says whether the file is what it should be. */
const looked = puzzles.filter((_, i) => FULL || i % 10 === 3);

describe('[B40] the shipped puzzles', () => {
  it('are puzzles, with every legal move, a choice, and no forced capture as the question', () => {
    for (const entry of looked) {
      const puzzle = puzzleOfEntry(entry);
      expect(puzzle, entry.fen).not.toBeNull();
      const { tree, goal } = puzzle!;
      const moves = legalMoves(tree.start);
      expect(isJump(moves[0]!), entry.fen).toBe(false);
      expect(moves.length).toBeGreaterThan(3);
      expect(rightMoves(tree.root).length * 3, entry.fen).toBeLessThanOrEqual(Math.max(3, moves.length));
      expect(traitsOf(tree, goal), entry.fen).toEqual({
        themes: entry.themes,
        rating: entry.rating,
        isTrivial: false,
      });
      expect(entryOf(puzzle!)).toEqual(entry);
    }
  });

  it('are each there once, from easy to hard, and come with their credit and licence', () => {
    expect(new Set(puzzles.map(({ id }) => id)).size).toBe(puzzles.length);
    expect(new Set(puzzles.map(({ fen }) => fen)).size).toBe(puzzles.length);
    const ratings = puzzles.map(({ rating }) => rating);
    expect(ratings).toEqual(ratings.toSorted((a, b) => a - b));
    expect(set.credit).toContain('E. C. Joyce');
    expect(set.licence).toMatch(/^MIT License[\s\S]*EricCJoyce/);
  });

  it('are as many as the documents say, of every kind', () => {
    const page = readFileSync(join(import.meta.dirname, '../../../docs/training.md'), 'utf8');
    expect(withTable(page, puzzleTable(puzzles))).toBe(page);
    const { goals, themes } = countPuzzles(puzzles);
    expect(goals.win).toBeGreaterThan(puzzles.length / 10);
    for (const theme of ['shot', 'two-for-one', 'exchange', 'quiet', 'crowning', 'ending'] as const)
      expect(themes[theme], theme).toBeGreaterThan(0);
  });
});

describe('[B40] a set of puzzles as text', () => {
  it('comes back as it was', () => {
    expect(readPuzzleSet(writePuzzleSet(set))).toEqual({ ok: true, value: set });
  });

  it.each([
    ['', 'not-a-set', 1],
    ['[Event "x"]', 'not-a-set', 1],
    ['{"crownhead":"puzzles","version":2}', 'other-version', 1],
    ['{"crownhead":"puzzles","version":1}\nwin\tchecked\t1500', 'bad-line', 2],
    ['{"crownhead":"puzzles","version":1}\nwin\tsure\t1500\t\t1\tW:W1:B2\t1-5', 'bad-line', 2],
  ])('that is none is refused with its line: %j', (text, reason, line) => {
    expect(readPuzzleSet(text)).toEqual({ ok: false, error: { reason, line } });
  });

  it('whose moves are damaged gives no puzzle', () => {
    const entry = { ...puzzles[0]!, moves: '1-2 3-4' };
    expect(puzzleOfEntry(entry)).toBeNull();
  });
});
