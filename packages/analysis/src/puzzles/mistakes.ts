/** Mistakes of a game as puzzles: the position before each, with every move that would have been better. */
import {
  type Game,
  legalMoves,
  type Move,
  moveOf,
  movesAreOfficial,
  type Position,
  sameMove,
} from '@crownhead/rules';
import { type Goal, isWrong, type Puzzle } from '@crownhead/training';
import type { Mark } from '../marks.ts';
import type { GameReport, PlyReport } from '../report-types.ts';
import type { Ask } from '../search-pool.ts';
import { type Points, toPoints } from '../value.ts';
import { buildPuzzle, puzzleOfTurns } from './build.ts';
import { type JudgedMove, lookAfter, type PuzzleBudgets } from './judge.ts';

/** Less than for shipped puzzles: somebody waits for it. */
const MISTAKE_BUDGETS: PuzzleBudgets = { each: 100_000, again: 400_000, last: 1_500_000 };
const MISTAKES: readonly Mark[] = ['?', '??'];
/** A move that loses as much against the best is wrong: what a report marks with `?`. */
const GIVEN_AWAY: Points = 1_200;
/** From these points on a position counts as won. */
const WON: Points = 9_300;

/** A mistake that a report found. */
export interface Mistake {
  /** Counted from 1. */
  readonly ply: number;
  readonly before: Position;
  readonly played: Move;
  /** What there was to be kept. */
  readonly goal: Goal;
}

const missesResult = ({ claims }: PlyReport): boolean =>
  claims.some(({ kind }) => kind === 'missed-win' || kind === 'missed-draw');

/** Marked moves and missed results, in the order they were played; none under other rules. */
export function mistakesOf(report: GameReport, game: Game): readonly Mistake[] {
  if (!movesAreOfficial(game.rules)) return [];
  return report.plies.flatMap((ply) => {
    const isMistake = (ply.mark !== null && MISTAKES.includes(ply.mark)) || missesResult(ply);
    const before = game.plies[ply.ply - 1]?.before;
    if (!isMistake || ply.move === null || before === undefined) return [];
    const isWon = ply.best.verdict.kind === 'win' || toPoints(ply.best.expected) >= WON;
    return [{ ply: ply.ply, before, played: ply.move, goal: isWon ? 'win' : 'draw' }];
  });
}

const findsWrong = ({ tree }: Puzzle, played: Move): boolean =>
  tree.root.children.some((child) => sameMove(moveOf(child)!, played) && isWrong(child));

/** Every legal move against the best: what gives as much away as a mistake is wrong, all else is right. */
async function comparedMoves(
  position: Position,
  budgets: PuzzleBudgets,
  ask: Ask,
): Promise<readonly JudgedMove[]> {
  const looks: { readonly move: Move; readonly look: Awaited<ReturnType<typeof lookAfter>> }[] = [];
  for (const move of legalMoves(position))
    looks.push({ move, look: await lookAfter(position, move, budgets.again, ask) });
  const best = Math.max(...looks.map(({ look }) => look.points));
  return looks
    .map(({ move, look }) => ({ move, look, line: look.line, isRight: best - look.points < GIVEN_AWAY }))
    .sort((a, b) => Number(b.isRight) - Number(a.isRight) || b.look.points - a.look.points);
}

/** Null where a longer look does not find the move to be a mistake. */
export async function mistakePuzzle(
  { before, played, goal }: Mistake,
  source: string,
  ask: Ask,
  budgets: PuzzleBudgets = MISTAKE_BUDGETS,
): Promise<Puzzle | null> {
  const whole = await buildPuzzle(before, goal, source, budgets, ask);
  if (whole && findsWrong(whole, played)) return whole;
  // No clear result to be kept: the question is what would have been better.
  const moves = await comparedMoves(before, budgets, ask);
  const { puzzle } = puzzleOfTurns(before, goal, source, [{ position: before, moves, reply: null }]);
  return findsWrong(puzzle, played) ? puzzle : null;
}
