/** Puzzles in games: positions where few moves keep a result that others give away. */
import { requestFor } from '@crownhead/engine';
import {
  applyMove,
  type Game,
  isJump,
  legalMoves,
  lineFrom,
  type Move,
  movesAreOfficial,
  type Position,
  sameMove,
} from '@crownhead/rules';
import { capturesFrom, countedValue, type Goal, type Puzzle } from '@crownhead/training';
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
const FEWEST_MOVES = 4;
/** A game that stopped early is played on, so that its ending is looked at, too. */
const PLAYED_ON = 40;

/** A choice between captures alone is no puzzle. */
function mayAsk(position: Position): boolean {
  const moves = legalMoves(position);
  return moves.length >= FEWEST_MOVES && !isJump(moves[0]!);
}

/** The first look: what may be asked here, and what would be played. */
interface FirstLook {
  readonly goal: Goal | null;
  readonly best: Move | null;
}

async function firstLook(position: Position, ask: Ask): Promise<FirstLook> {
  const result = await ask({ ...requestFor(position, { nodes: FIRST_NODES }), lines: 2 });
  const [best, second] = [0, 1].map((i) => lookOfLine(result, position, FIRST_NODES, i));
  const move = best?.line[0] ?? null;
  if (!best || !second || best.points - second.points < FIRST_GAP || isSeenAtOnce(position, move))
    return { goal: null, best: move };
  return { goal: best.points >= MAY_WIN ? 'win' : best.points >= MAY_HOLD ? 'draw' : null, best: move };
}

/** The one move that loses nothing, and gives nothing: a piece walks out of danger. */
function isSeenAtOnce(position: Position, best: Move | null): boolean {
  if (best === null || capturesFrom(applyMove(position, best)).length > 0) return false;
  const value = countedValue(position, best, 1);
  return legalMoves(position).every(
    (move) => sameMove(move, best) || countedValue(position, move, 1) < value,
  );
}

/** How thoroughly to judge, and what to leave out. */
export interface MineOptions {
  readonly budgets?: PuzzleBudgets;
  /** Positions that are puzzles already. */
  readonly isKnown?: (position: Position) => boolean;
}

/** The puzzles of one game under the official rules, and of how it would have gone on, in the order they arose. */
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
  const played = [...game.plies.map(({ before }) => before), game.position];
  let position: Position | undefined = played[0];
  for (let i = 0; position && i < played.length + PLAYED_ON; i += 1) {
    const isLast: boolean = i + 1 >= played.length;
    const isAsked = i >= covered && mayAsk(position) && !isKnown(position);
    const look: FirstLook | null = isAsked || isLast ? await firstLook(position, ask) : null;
    const goal = isAsked ? look?.goal : null;
    const puzzle = goal ? await buildPuzzle(position, goal, source, budgets, ask) : null;
    if (puzzle) {
      puzzles.push(puzzle);
      covered = i + lineFrom(puzzle.tree.root).length + 1;
    }
    const best: Move | null | undefined = look?.best;
    position = played[i + 1] ?? (best ? applyMove(position, best) : undefined);
  }
  return puzzles;
}
