/** Positions to learn from: each once, with what all games say of it, packed and unpacked. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mirror, OFFICIAL } from '@crownhead/rules';
import { aPosition, runs } from '@crownhead/testkit';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { type Board, boardOf, boardsAfter, positionOf, sameBoard, seenByMover } from './board.ts';
import { classTable, correlation } from './class-table.ts';
import type { PlayedGame } from './game-record.ts';
import { SampleMerger, unmerged } from './merge-samples.ts';
import { PositionIndex } from './position-index.ts';
import { type PackedSample, Samples, writeSampleFile } from './sample-file.ts';

const scratch = mkdtempSync(join(tmpdir(), 'samples-'));
afterAll(() => rmSync(scratch, { recursive: true }));

const START: Board = boardOf(positionOf({ own: 0x00000fff, other: 0xfff00000 | 0, kings: 0, turn: 'black' }));
const gameOf = (number: number, ranks: readonly number[], score: number, result: 0 | 1 | 2): PlayedGame => ({
  number,
  start: START,
  plies: ranks.map((rank) => ({ rank, isRandom: false, score })),
  result,
});

describe('positions to learn from', () => {
  it('[S8] are numbered once, a position and its mirror image as one', () => {
    fc.assert(
      fc.property(fc.array(aPosition(OFFICIAL, { least: 1 }), { maxLength: 40 }), (positions) => {
        const index = new PositionIndex();
        const numbers = positions.map((position) => index.add(boardOf(position)));
        expect(positions.map((position) => index.add(boardOf(mirror(position))))).toEqual(numbers);
        const seen = positions.map((position) => JSON.stringify(seenByMover(boardOf(position))));
        expect(index.count).toBe(new Set(seen).size);
      }),
      runs(100),
    );
  });

  it('keep their numbers while the index grows', () => {
    const index = new PositionIndex();
    const board = (n: number): Board => ({ own: n, other: ~n, kings: n & 0xff, turn: 'black' });
    for (let n = 0; n < 100_000; n++) expect(index.add(board(n))).toBe(n);
    for (let n = 0; n < 100_000; n += 997) expect(index.add(board(n))).toBe(n);
  });

  it('[S8] have the mean of what their games say, and are given once', () => {
    const games = [gameOf(0, [0, 0], 0, 2), gameOf(1, [0, 1], 90, 1)];
    const merger = new SampleMerger();
    for (const game of games) merger.take(game);
    // The start and the board after its first move are in both games.
    expect(merger.unique).toBe(2);
    const given = games.map((game) => merger.give(game));
    expect(given.map(({ length }) => length)).toEqual([2, 0]);
    const [first] = given[0]!;
    expect(first!.result).toBeCloseTo(0.75);
    expect(first!.expected).toBeCloseTo((0.5 + 1 / (1 + Math.exp(-1))) / 2);
    expect(given[0]![1]!.result).toBeCloseTo(0.25);
    expect(games.flatMap(unmerged)).toHaveLength(4);
  });

  it('[S8] read back from a packed file as they were', () => {
    const sample: fc.Arbitrary<PackedSample> = fc.record({
      board: aPosition(OFFICIAL, { least: 1 }).map(boardOf),
      isHeldOut: fc.boolean(),
      isProved: fc.boolean(),
      expected: fc.integer({ min: 0, max: 255 }).map((n) => n / 255),
      result: fc.option(fc.integer({ min: 0, max: 254 }).map((n) => n / 254)),
    });
    const origin = { runs: [{ seed: 1, nodes: 2, style: 'varied' as const }], games: 3 };
    fc.assert(
      fc.property(fc.array(sample), fc.array(sample), (some, others) => {
        const files = [some, others].map((samples, i) => {
          const file = join(scratch, `${i}.bin`);
          writeFileSync(file, writeSampleFile(samples, origin));
          return file;
        });
        const read = new Samples(files);
        expect(Array.from({ length: read.count }, (_, i) => read.at(i))).toEqual([...some, ...others]);
      }),
      runs(50),
    );
  });
});

describe('the table of correlations', () => {
  it('is 1 for a judge who knows, 0 for one who says the same of all, by kinds of positions', () => {
    const boards = boardsAfter(START);
    const judged = boards.map((board, i) => ({ game: i, board, expected: [i % 2, 0.5], result: i % 2 }));
    const rows = classTable(judged, [null, 0]);
    expect(rows.map(({ positions }) => positions)).toEqual([boards.length, boards.length, 0, 0, 0, 0]);
    expect(rows[0]!.correlations.map(({ value }) => value)).toEqual([1, 0]);
    expect(rows[0]!.gains.map((gain) => gain?.value)).toEqual([undefined, -1]);
    expect(boards.some((board) => sameBoard(board, START))).toBe(false);
    expect(correlation([])).toBe(0);
    expect(
      correlation([
        [0, 1],
        [1, 0],
      ]),
    ).toBe(-1);
  });
});
