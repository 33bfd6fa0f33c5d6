/** Problems: which positions of a game may be one, how one is found and written down, and those that are kept. */
import { readFileSync } from 'node:fs';
import { countBits, formatFen, formatMove, legalMoves } from '@crownhead/rules';
import { at } from '@crownhead/testkit';
import { describe, expect, it } from 'vitest';
import { Engine } from '../../src/engine.ts';
import { openCore } from '../../src/node/open-core.ts';
import { openTables } from '../../src/node/open-tables.ts';
import { PROVED } from '../../src/score.ts';
import { requestFor } from '../../src/search-request.ts';
import { boardOf, boardsAfter, positionOf } from '../board.ts';
import type { PlayedGame } from '../game-record.ts';
import { candidatesOf } from './candidates.ts';
import { mineGame } from './miner.ts';
import { formatProblem, type Problem, parseProblems } from './problem-file.ts';

const KEPT = parseProblems(readFileSync(new URL('./problems.txt', import.meta.url), 'utf8'));
const newEngine = () => new Engine({ megabytes: 16, prober: openTables(), core: openCore(), clock: () => 0 });

/** Four men each, from which a win was proved with 200,000 nodes. */
const HARD = 'W:W6,27,28,31:B11,18,20,25';

describe('[S8] problems', () => {
  it('are taken from won games: the winner to move, not ahead, with a choice', () => {
    const start = boardOf(at(HARD));
    const plies = [{ rank: 0, isRandom: false, score: 0 }];
    const game: PlayedGame = { number: 1, start, plies, result: 0 };
    expect(candidatesOf(game).map((board) => formatFen(positionOf(board)))).toEqual([HARD]);
    expect(candidatesOf({ ...game, result: 1 })).toEqual([]);
    expect(candidatesOf({ ...game, result: 2 })).toEqual([]);
    const ahead = boardOf(at('W:W6,K27,28,31:B11,18,20,25'));
    expect(candidatesOf({ ...game, start: ahead })).toEqual([]);
  });

  it('are proved by a search, by one move alone; what is easy or not proved is none', () => {
    const board = boardOf(at(HARD));
    const problem = mineGame(newEngine(), [board], 1_000_000, 1)!;
    expect(formatMove(problem.move)).toBe('6-2');
    expect(mineGame(newEngine(), [board], 20_000, 1)).toBeNull();
    expect(mineGame(newEngine(), [boardOf(at('W:WK15,K16,K22:BK23,K27,K32'))], 100_000, 1)).toBeNull();
    expect(mineGame(newEngine(), [], 100_000, 1)).toBeNull();
  });

  it('are read as they were written', () => {
    const text = KEPT.map(formatProblem).join('\n');
    expect(parseProblems(`# from here\n${text}\n`)).toEqual(KEPT);
    expect(() => parseProblems('W:W6:B1 6-9 1 x')).toThrow('cannot be played');
    expect(() => parseProblems('nonsense 6-9 1 x')).toThrow('nonsense');
  });

  it('that are kept have 6 to 10 pieces, a choice of moves, and no twins', () => {
    expect(KEPT.length).toBeGreaterThanOrEqual(50);
    for (const { position, game } of KEPT) {
      const pieces = countBits(position.black | position.white);
      expect(pieces, game).toBeGreaterThanOrEqual(6);
      expect(pieces, game).toBeLessThanOrEqual(10);
      expect(boardsAfter(boardOf(position)).length, game).toBe(legalMoves(position).length);
      expect(legalMoves(position).length, game).toBeGreaterThanOrEqual(3);
    }
    expect(new Set(KEPT.map(({ position }) => formatFen(position))).size).toBe(KEPT.length);
  });

  it('most of the easiest are proved again', () => {
    const engine = newEngine();
    const isProved = ({ position, nodes }: Problem): boolean => {
      engine.clear();
      let score = 0;
      engine.search(
        requestFor(position, { nodes: 30 * nodes }),
        ({ lines }) => {
          score = lines[0]!.score;
        },
        () => score >= PROVED,
      );
      return score >= PROVED;
    };
    const easiest = KEPT.toSorted((a, b) => a.nodes - b.nodes).slice(0, 10);
    expect(easiest.filter(isProved).length).toBeGreaterThanOrEqual(9);
  });
});
