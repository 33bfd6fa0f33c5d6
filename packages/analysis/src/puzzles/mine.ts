/** Puzzles in games: positions where few moves keep a result that others give away. */
import { requestFor } from '@crownhead/engine';
import { type Game, isJump, legalMoves, movesAreOfficial, type Position } from '@crownhead/rules';
import type { Goal, Puzzle } from '@crownhead/training';
import type { Ask } from '../search-pool.ts';
import { lookOfLine, type Points } from '../value.ts';
import { buildPuzzle } from './build.ts';
import { PUZZLE_BUDGETS, type PuzzleBudgets } from './judge.ts';

/** The first look at a position. */
const FIRST_NODES = 10_000;
/** The best move must be worth so much more than the next best at first sight. */
const FIRST_GAP: Points = 2_500;
/** From these expected points on a position may be won, and held. */
const MAY_WIN: Points = 8_500;
const MAY_HOLD: Points = 3_500;
const FEWEST_MOVES = 3;

/** A choice between captures alone is no puzzle. */
function mayAsk(position: Position): boolean {
  const moves = legalMoves(position);
  return moves.length >= FEWEST_MOVES && !isJump(moves[0]!);
}

async function goalAt(position: Position, ask: Ask): Promise<Goal | null> {
  const result = await ask({ ...requestFor(position, { nodes: FIRST_NODES }), lines: 2 });
  const [best, second] = [0, 1].map((i) => lookOfLine(result, position, FIRST_NODES, i));
  if (!best || !second || best.points - second.points < FIRST_GAP) return null;
  return best.points >= MAY_WIN ? 'win' : best.points >= MAY_HOLD ? 'draw' : null;
}

/** How thoroughly to judge, and what to leave out. */
export interface MineOptions {
  readonly budgets?: PuzzleBudgets;
  /** Positions that are puzzles already. */
  readonly isKnown?: (position: Position) => boolean;
}

/** The puzzles of one game under the official rules, in the order they arose. */
export async function minePuzzles(
  game: Game,
  source: string,
  ask: Ask,
  { budgets = PUZZLE_BUDGETS, isKnown = () => false }: MineOptions = {},
): Promise<readonly Puzzle[]> {
  if (!movesAreOfficial(game.rules)) return [];
  const puzzles: Puzzle[] = [];
  /** The plies that the last puzzle's own solution covers. */
  let covered = 0;
  for (const [i, { before: position }] of game.plies.entries()) {
    if (i < covered || !mayAsk(position) || isKnown(position)) continue;
    const goal = await goalAt(position, ask);
    const puzzle = goal === null ? null : await buildPuzzle(position, goal, source, budgets, ask);
    if (puzzle === null) continue;
    puzzles.push(puzzle);
    let plies = 0;
    for (let node = puzzle.tree.root; node.children[0]; node = node.children[0]) plies += 1;
    covered = i + plies + 1;
  }
  return puzzles;
}
