/** A puzzle from a position: its right moves, the longest defence, and what every wrong move runs into. */
import {
  annotate,
  applyMove,
  boardOutcome,
  formatFen,
  type GameTree,
  legalMoves,
  type Move,
  type NodeId,
  newTree,
  OFFICIAL,
  type Position,
  playAt,
  ROOT_ID,
  squaresOfMove,
} from '@crownhead/rules';
import { cardId, type Goal, type Puzzle, traitsOf } from '@crownhead/training';
import { isInTables } from '../in-tables.ts';
import type { Ask } from '../search-pool.ts';
import { type JudgedMove, judgeMoves, type PuzzleBudgets } from './judge.ts';

/** More than this share of right moves is no question. */
const RIGHT_SHARE = 1 / 3;
const MOST_SOLVER_MOVES = 6;
/** How much of a refutation is shown. */
const REFUTATION_PLIES = 5;

/** One turn of the solver, and the reply that holds out longest. */
interface SolverTurn {
  readonly position: Position;
  readonly moves: readonly JudgedMove[];
  readonly reply: Move | null;
}

/** Null where nothing is asked: too many moves are right, all of them, or the searches do not agree. */
async function questionAt(
  position: Position,
  goal: Goal,
  budgets: PuzzleBudgets,
  ask: Ask,
): Promise<readonly JudgedMove[] | null> {
  const mostRight = Math.max(1, Math.floor(legalMoves(position).length * RIGHT_SHARE));
  const moves = await judgeMoves(position, goal, budgets, ask, mostRight);
  return moves?.some(({ isRight }) => !isRight) ? moves : null;
}

const isOver = (position: Position): boolean => boardOutcome(position, OFFICIAL) !== null;

/** Down to an ending that is known; one that begins there goes on. */
const isSettled = (start: Position, position: Position): boolean =>
  isInTables(position) && !isInTables(start);

/** A forced move on the way: nothing is asked, and it goes on. */
const forced = (move: Move, { look, line }: JudgedMove): JudgedMove => ({
  move,
  isRight: true,
  look,
  line: line.slice(2),
});

async function solverTurns(
  start: Position,
  goal: Goal,
  budgets: PuzzleBudgets,
  ask: Ask,
): Promise<readonly SolverTurn[] | null> {
  const first = await questionAt(start, goal, budgets, ask);
  if (first === null) return null;
  const turns: SolverTurn[] = [];
  let position = start;
  let moves: readonly JudgedMove[] = first;
  for (;;) {
    const [best] = moves as [JudgedMove];
    const after = applyMove(position, best.move);
    const reply = isOver(after) ? null : (best.line[0] ?? null);
    turns.push({ position, moves, reply });
    if (reply === null || turns.length === MOST_SOLVER_MOVES) return turns;
    position = applyMove(after, reply);
    if (isOver(position) || isSettled(start, position)) return turns;
    const legal = legalMoves(position);
    if (legal.length === 1) {
      moves = [forced(legal[0]!, best)];
      continue;
    }
    const next = await questionAt(position, goal, budgets, ask);
    // Where several ways lead on, the result is settled.
    if (next === null) return turns;
    moves = next;
  }
}

/** Forced moves at the end ask nothing: the puzzle ends with the last choice. */
function upToLastChoice(turns: readonly SolverTurn[]): readonly SolverTurn[] {
  const last = turns.findLastIndex(({ moves }) => moves.length > 1);
  return turns.slice(0, last + 1);
}

interface Grown {
  tree: GameTree;
  at: NodeId;
}

function play(grown: Grown, move: Move): void {
  const changed = playAt(grown.tree, grown.at, squaresOfMove(move));
  if (!changed.ok) throw new Error(`${changed.error} in a puzzle`);
  grown.tree = changed.value.tree;
  grown.at = changed.value.id;
}

function treeOfTurns(start: Position, turns: readonly SolverTurn[]): GameTree {
  const grown: Grown = { tree: newTree({ start }), at: ROOT_ID };
  for (const { moves, reply } of turns) {
    const here = grown.at;
    for (const { move, isRight, line } of moves) {
      grown.at = here;
      play(grown, move);
      if (!isRight) grown.tree = annotate(grown.tree, grown.at, { marks: ['?'] });
      if (!isRight) for (const next of line.slice(0, REFUTATION_PLIES)) play(grown, next);
    }
    grown.at = here;
    play(grown, moves[0]!.move);
    if (reply !== null) play(grown, reply);
  }
  return grown.tree;
}

/** A puzzle of turns that have been judged; trivial where nothing has to be found. */
export function puzzleOfTurns(
  start: Position,
  goal: Goal,
  source: string,
  turns: readonly SolverTurn[],
): { readonly puzzle: Puzzle; readonly isTrivial: boolean } {
  const tree = treeOfTurns(start, turns);
  const { themes, rating, isTrivial } = traitsOf(tree, goal);
  const id = cardId('puzzle', formatFen(start));
  return { puzzle: { id, goal, tier: 'checked', themes, rating, source, tree }, isTrivial };
}

/** Null where the position asks nothing or nothing that has to be found, or the searches do not agree on what is right. */
export async function buildPuzzle(
  start: Position,
  goal: Goal,
  source: string,
  budgets: PuzzleBudgets,
  ask: Ask,
): Promise<Puzzle | null> {
  const found = await solverTurns(start, goal, budgets, ask);
  if (found === null) return null;
  const { puzzle, isTrivial } = puzzleOfTurns(start, goal, source, upToLastChoice(found));
  return isTrivial ? null : puzzle;
}
