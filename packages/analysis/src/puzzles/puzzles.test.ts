import { requestFor } from '@crownhead/engine';
import { openTables } from '@crownhead/engine/node';
import { formatMove, moveOf, newGame, readPdn, replayPdn } from '@crownhead/rules';
import { puzzleOf, puzzleTree, rightMoves } from '@crownhead/training';
import { afterAll, describe, expect, it } from 'vitest';
import { startEngines } from '../node/index.ts';
import { type Ask, SearchPool } from '../search-pool.ts';
import { checkPuzzle } from './check.ts';
import { mineEndings } from './endings.ts';
import { judgementOf } from './judge.ts';
import { minePuzzles } from './mine.ts';
import { provePuzzle } from './prove.ts';

const { engines, close } = startEngines(1);
const pool = new SearchPool(engines);
afterAll(close);
const run = async <T>(job: (ask: Ask) => Promise<T>): Promise<T> => (await pool.run([job]))[0]!;

const BUDGETS = { each: 10_000, again: 30_000, last: 100_000 };
/** From a tournament game: 23x16 and 15-11 are met by giving a man, and only that holds. */
const GAME = '[FEN "B:W15,17,K20,22,23,26,28:B5,9,12,13,19,K31"]\n1. 31-27 23x16 2. 12x19 15-11 *';

const mined = (pdn: string) =>
  run((ask) => minePuzzles(replayPdn(readPdn(pdn)[0]!).game, 'a game', ask, { budgets: BUDGETS }));

describe('[B27] puzzles in a game', () => {
  it('ask for the only move, know every other, and stand up to more nodes', async () => {
    const [puzzle, ...more] = await mined(GAME);
    expect(puzzle).toMatchObject({ goal: 'draw', tier: 'checked', source: 'a game' });
    expect(puzzle!.themes).toContain('only-move');
    expect(rightMoves(puzzle!.tree.root).map((node) => formatMove(moveOf(node)!))).toEqual(['31-27']);
    expect(puzzleOf(puzzleTree(puzzle!))).toMatchObject({ ok: true });
    // How it would have gone on is looked at, too: what that finds depends on the search, but it has to hold.
    for (const one of [puzzle!, ...more])
      expect(await run((ask) => checkPuzzle(one, 150_000, ask))).toEqual([]);
  });

  it('are not found where jumps are all there is, every move will do, or other rules hold', async () => {
    expect(await mined('[FEN "W:W22:B18,26"]\n1. 22x15 *')).toEqual([]);
    expect(await mined('[FEN "W:WK22,K27:BK12"]\n1. 22-18 *')).toEqual([]);
    expect(await mined(`[RuleSet "sandbox"]\n${GAME}`)).toEqual([]);
  });

  it('are found in its ending, played on to five pieces, and proved by the tables', async () => {
    const { game } = replayPdn(readPdn('[FEN "B:WK11,15,28:BK17,K23"]\n1. 17-14 *')[0]!);
    const [puzzle] = await run((ask) => mineEndings(game, 'a game', ask));
    expect(puzzle?.themes).toContain('ending');
    expect(provePuzzle(puzzle!, openTables(), 10_000)).not.toBeNull();
    const other = replayPdn(readPdn('[RuleSet "sandbox"]\n[FEN "W:WK11,15,28:BK18,K23"]\n*')[0]!).game;
    expect(await run((ask) => mineEndings(other, 'a game', ask))).toEqual([]);
  });

  it('leave alone what is unclear', async () => {
    const { lines } = await run((ask) => ask(requestFor(newGame().position, { nodes: 1000 })));
    const points = (value: number) => ({ verdict: lines[0]!.verdict, points: value, line: [], nodes: 0 });
    expect([9_500, 8_000, 5_000].map((value) => judgementOf(points(value), 'win'))).toEqual([
      'right',
      'unclear',
      'wrong',
    ]);
    expect([5_000, 2_500, 1_000].map((value) => judgementOf(points(value), 'draw'))).toEqual([
      'right',
      'unclear',
      'wrong',
    ]);
  });
});
