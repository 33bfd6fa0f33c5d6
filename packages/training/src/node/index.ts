/** What needs Node: the puzzles that come with the library. */
import { readFileSync } from 'node:fs';
import { type PuzzleSet, readPuzzleSet } from '../puzzle-set.ts';

const SHIPPED = new URL('../../data/puzzles.txt', import.meta.url);

/** The puzzles that come with the library, the easiest first. Throws where they cannot be read. */
export function openShippedPuzzles(): PuzzleSet {
  const set = readPuzzleSet(readFileSync(SHIPPED, 'utf8'));
  if (!set.ok) throw new Error(`the shipped puzzles: ${set.error.reason} in line ${set.error.line}`);
  return set.value;
}
