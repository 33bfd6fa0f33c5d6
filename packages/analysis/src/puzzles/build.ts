/** A puzzle from a position: its right moves, the longest defence, and what every wrong move runs into. */
import { requestFor } from '@crownhead/engine';
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
  sameMove,
  size,
  squaresOfMove,
} from '@crownhead/rules';
import { cardId, type Goal, type Puzzle } from '@crownhead/training';
import type { Ask } from '../search-pool.ts';
import { type JudgedMove, judgeMoves, type PuzzleBudgets } from './judge.ts';
import { ratingOf, themesOf } from './traits.ts';

/** More than this share of right moves is no question. */
const RIGHT_SHARE = 1 / 3;
const MOST_SOLVER_MOVES = 6;
/** How much of a refutation is shown. */
const REFUTATION_PLIES = 5;
/** The endgame tables know the rest. */
const TABLE_PIECES = 5;
/** The engine's first choice with so few nodes says how hard a move is to find. */
const FIND_NODES = [100, 1_000, 10_000, 100_000] as const;

const piecesOn = ({ black, white }: Position): number => size(black) + size(white);

/** One turn of the solver, and the reply that holds out longest. */
export interface SolverTurn {
  readonly position: Position;
  readonly moves: readonly JudgedMove[];
  readonly reply: Move | null;
}

const isQuestion = (moves: readonly JudgedMove[]): boolean =>
  moves.filter(({ isRight }) => isRight).length <= Math.max(1, moves.length * RIGHT_SHARE) &&
  moves.some(({ isRight }) => !isRight);

const isOver = (position: Position): boolean => boardOutcome(position, OFFICIAL) !== null;

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
  const first = await judgeMoves(start, goal, budgets, ask);
  if (first === null || !isQuestion(first)) return null;
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
    if (isOver(position) || piecesOn(position) <= TABLE_PIECES) return turns;
    const legal = legalMoves(position);
    if (legal.length === 1) {
      moves = [forced(legal[0]!, best)];
      continue;
    }
    const next = await judgeMoves(position, goal, budgets, ask);
    // Where several ways lead on, the result is settled.
    if (next === null || !isQuestion(next)) return turns;
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

/** The smallest search that chooses a right move. */
async function nodesToFind({ position, moves }: SolverTurn, ask: Ask): Promise<number> {
  const right = moves.filter(({ isRight }) => isRight);
  for (const nodes of FIND_NODES) {
    const { lines } = await ask(requestFor(position, { nodes }));
    const chosen = lines[0]?.moves[0];
    if (chosen && right.some(({ move }) => sameMove(move, chosen))) return nodes;
  }
  return FIND_NODES.at(-1)! * 10;
}

/** Null where the position asks nothing, or the searches do not agree on what is right. */
export async function buildPuzzle(
  start: Position,
  goal: Goal,
  source: string,
  budgets: PuzzleBudgets,
  ask: Ask,
): Promise<Puzzle | null> {
  const found = await solverTurns(start, goal, budgets, ask);
  if (found === null) return null;
  const turns = upToLastChoice(found);
  return {
    id: cardId('puzzle', formatFen(start)),
    goal,
    tier: 'checked',
    themes: themesOf(start, goal, turns),
    rating: ratingOf(turns, await nodesToFind(turns[0]!, ask)),
    source,
    tree: treeOfTurns(start, turns),
  };
}
