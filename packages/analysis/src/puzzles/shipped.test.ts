/**
 * The shipped puzzles again: those of the tier “proved” are proved and the certificates checked with another move generator; of all of them
 * some are searched with more nodes than they were found with.
 */
import { Random } from '@crownhead/engine';
import { openTables } from '@crownhead/engine/node';
import type { Referee } from '@crownhead/engine/proof';
import { OFFICIAL, positionOf } from '@crownhead/rules';
import { FULL, naiveMoves } from '@crownhead/testkit';
import { puzzleOfEntry } from '@crownhead/training';
import { openShippedPuzzles } from '@crownhead/training/node';
import { expect, it } from 'vitest';
import { startEngines } from '../node/index.ts';
import { SearchPool } from '../search-pool.ts';
import { checkPuzzle } from './check.ts';
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
  for (const entry of proved.filter((_, i) => FULL || i % 20 === 0)) {
    const puzzle = puzzleOfEntry(entry)!;
    const proof = provePuzzle(puzzle, tables, NODES);
    expect(proof && isPuzzleProved(puzzle, proof, referee), entry.fen).toBe(true);
  }
});

const SAMPLE = FULL ? 200 : 3;
const AGAIN = FULL ? 20_000_000 : 50_000;

it(`[B26] no move of ${SAMPLE} shipped puzzles that is called wrong keeps the result at ${AGAIN.toLocaleString('en')} nodes`, async () => {
  const random = new Random(FULL ? Date.now() : 1);
  const { puzzles } = openShippedPuzzles();
  const sample = Array.from(
    { length: SAMPLE },
    () => puzzleOfEntry(puzzles[Math.floor(random.next() * puzzles.length)]!)!,
  );
  const { engines, close } = startEngines(FULL ? undefined : 1);
  try {
    let done = 0;
    const jobs = sample.map((puzzle) => async (ask: Parameters<typeof checkPuzzle>[2]) => {
      const objections = await checkPuzzle(puzzle, AGAIN, ask);
      done += 1;
      if (FULL && done % 20 === 0) console.log(`${done} puzzles judged again`);
      return objections.map((objection) => ({ id: puzzle.id, ...objection }));
    });
    expect((await new SearchPool(engines).run(jobs)).flat()).toEqual([]);
  } finally {
    await close();
  }
}, 7_200_000);
