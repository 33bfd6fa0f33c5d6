import { formatMove, mainGame, moveOf, readPdn, replayPdn } from '@crownhead/rules';
import { exerciseOf, mistakeCard, puzzleOf, puzzleTree, rightMoves } from '@crownhead/training';
import { afterAll, describe, expect, it } from 'vitest';
import { startEngines } from '../node/index.ts';
import { gameReport } from '../report.ts';
import { type Ask, SearchPool } from '../search-pool.ts';
import { mistakePuzzle, mistakesOf } from './mistakes.ts';

const { engines, close } = startEngines(1);
const pool = new SearchPool(engines);
afterAll(close);
const run = async <T>(job: (ask: Ask) => Promise<T>): Promise<T> => (await pool.run([job]))[0]!;
const BUDGETS = { each: 20_000, again: 60_000, last: 200_000 };

async function mistakesIn(pdn: string) {
  const game = mainGame(replayPdn(readPdn(pdn)[0]!).tree);
  return mistakesOf(await gameReport(game, { engines, quality: 'quick' }), game);
}

describe('[B56] mistakes of a report', () => {
  it('become questions: every move that keeps the result is right, the one that was played is not', async () => {
    // 22-17 gives the draw away: only 30-26 holds.
    const [mistake, ...more] = await mistakesIn('[FEN "W:W22,30:B13,14"]\n1. 22-17 13x22 *');
    expect(more).toEqual([]);
    expect(mistake).toMatchObject({ ply: 1, goal: 'draw' });
    const puzzle = (await run((ask) => mistakePuzzle(mistake!, 'Ann – Bob', ask, BUDGETS)))!;
    expect(puzzle).toMatchObject({ tier: 'checked', source: 'Ann – Bob' });
    expect(rightMoves(puzzle.tree.root).map((node) => formatMove(moveOf(node)!))).toEqual(['30-26']);
    expect(puzzleOf(puzzleTree(puzzle)).ok).toBe(true);
    expect(exerciseOf(mistakeCard(puzzle, mistake!.played))).toMatchObject({ ok: true });
  });

  it('of a won ending ask for the win, and accept all ways to it', async () => {
    const [mistake] = await mistakesIn('[FEN "W:WK15,20:B12,K28"]\n1. 20-16 12x19 2. 15x24 28x19 *');
    expect(mistake).toMatchObject({ goal: 'win' });
    const puzzle = (await run((ask) => mistakePuzzle(mistake!, '', ask, BUDGETS)))!;
    expect(
      rightMoves(puzzle.tree.root)
        .map((node) => formatMove(moveOf(node)!))
        .sort(),
    ).toEqual(['15-10', '15-18', '15-19']);
  });

  it('are none where nothing was given away, or other rules hold', async () => {
    expect(await mistakesIn('[FEN "W:W22,30:B13,14"]\n1. 30-26 *')).toEqual([]);
    expect(await mistakesIn('[RuleSet "sandbox"]\n[FEN "W:W22,30:B13,14"]\n1. 22-17 13x22 *')).toEqual([]);
  });

  it('that more nodes do not confirm are not asked', async () => {
    const [mistake] = await mistakesIn('[FEN "W:W22,30:B13,14"]\n1. 22-17 13x22 *');
    const right = replayPdn(readPdn('[FEN "W:W22,30:B13,14"]\n1. 30-26 *')[0]!).tree.root.children[0]!;
    const played = moveOf(right)!;
    expect(await run((ask) => mistakePuzzle({ ...mistake!, played }, '', ask, BUDGETS))).toBeNull();
  });
});
