/** Shipped puzzles of the tier “proved”: each is proved again, and the certificate checked with another move generator. */
import { openTables } from '@crownhead/engine/node';
import type { Referee } from '@crownhead/engine/proof';
import { OFFICIAL, positionOf } from '@crownhead/rules';
import { FULL, naiveMoves } from '@crownhead/testkit';
import { puzzleOfEntry } from '@crownhead/training';
import { openShippedPuzzles } from '@crownhead/training/node';
import { expect, it } from 'vitest';
import { isPuzzleProved } from './check-proof.ts';
import { provePuzzle } from './prove.ts';

const tables = openTables();
const referee: Referee = {
  moves: (fen) => naiveMoves(fen).map(({ after }) => after),
  verdict: (fen) => tables.verdict(positionOf(fen), OFFICIAL).verdict,
};
/** What `crownhead puzzles prove` looks at unless told otherwise. */
const NODES = 100_000;

it('[B28] the shipped puzzles that are called proved have certificates that hold', () => {
  const proved = openShippedPuzzles().puzzles.filter(({ tier }) => tier === 'proved');
  expect(proved.length).toBeGreaterThan(0);
  for (const entry of proved.filter((_, i) => FULL || i % 5 === 0)) {
    const puzzle = puzzleOfEntry(entry)!;
    const proof = provePuzzle(puzzle, tables, NODES);
    expect(proof && isPuzzleProved(puzzle, proof, referee), entry.fen).toBe(true);
  }
});
