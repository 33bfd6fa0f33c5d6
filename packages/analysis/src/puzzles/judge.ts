/** Which moves keep a result: every legal move of a position, judged with three budgets. */
import { requestFor } from '@crownhead/engine';
import { applyMove, legalMoves, type Move, type Position, sameMove } from '@crownhead/rules';
import type { Goal } from '@crownhead/training';
import type { Ask } from '../search-pool.ts';
import { flipped, isProved, type Look, lookOf, lookOfLine, type Points } from '../value.ts';

/** Nodes for each move at first, for those that may be right, and for all of them together at the end. */
export interface PuzzleBudgets {
  readonly each: number;
  readonly again: number;
  readonly last: number;
}

/** What a puzzle to be kept is judged with. */
export const PUZZLE_BUDGETS: PuzzleBudgets = { each: 200_000, again: 1_000_000, last: 5_000_000 };

/** Expected points from which a move keeps the result, and up to which it gives it away. What lies between is unclear. */
const KEEPS: Readonly<Record<Goal, readonly [from: Points, upTo: Points]>> = {
  win: [9_300, 6_000],
  draw: [3_800, 1_500],
};

/** Whether a move keeps the result; unclear where the number says neither. */
export type Judgement = 'right' | 'wrong' | 'unclear';

/** `look` is for the side that moved. */
export function judgementOf({ verdict, points }: Look, goal: Goal): Judgement {
  const [from, upTo] = KEEPS[goal];
  if (isProved(verdict)) {
    const keeps = verdict.kind === 'win' || (goal === 'draw' && verdict.kind === 'draw');
    return keeps ? 'right' : 'wrong';
  }
  return points >= from ? 'right' : points <= upTo ? 'wrong' : 'unclear';
}

/** A legal move, what it is worth to the side that makes it, and what follows. */
export interface JudgedMove {
  readonly move: Move;
  readonly isRight: boolean;
  readonly look: Look;
  /** The line after it, by the search. */
  readonly line: readonly Move[];
}

/** What a move is worth to the side that makes it. */
export async function lookAfter(position: Position, move: Move, nodes: number, ask: Ask): Promise<Look> {
  const after = applyMove(position, move);
  const result = await ask(requestFor(after, { nodes }));
  const found = lookOfLine(result, after, nodes);
  // No line: the other side cannot move, and has lost.
  if (found === null) return lookOf({ kind: 'win', plies: 1 }, position, [], nodes);
  return lookOf(flipped(found.verdict, 1), after, found.line, nodes);
}

/** Do the best lines of one large search say the same as the single moves did? */
async function holds(
  position: Position,
  goal: Goal,
  right: readonly JudgedMove[],
  nodes: number,
  ask: Ask,
): Promise<boolean> {
  const { lines } = await ask({ ...requestFor(position, { nodes }), lines: right.length + 1 });
  return lines.every(({ moves, verdict }) => {
    const isRight = right.some(({ move }) => sameMove(move, moves[0]!));
    return judgementOf(lookOf(verdict, position, moves, nodes), goal) === (isRight ? 'right' : 'wrong');
  });
}

/** The first look at a move: where it proves something already, no other is needed, and it says which moves to judge first. */
const FIRST_NODES = 10_000;

/** Deeper and deeper, until it is proved or the budgets are used up. */
async function judgeMove(
  position: Position,
  { move, look: first }: JudgedMove,
  goal: Goal,
  { each, again }: PuzzleBudgets,
  ask: Ask,
): Promise<Look> {
  if (isProved(first.verdict)) return first;
  const look = await lookAfter(position, move, each, ask);
  if (isProved(look.verdict) || judgementOf(look, goal) === 'wrong') return look;
  return lookAfter(position, move, again, ask);
}

/**
 * Every legal move, right ones first, the best of them at the head; null where something remains unclear, or more than `mostRight`
 * moves are right.
 */
export async function judgeMoves(
  position: Position,
  goal: Goal,
  budgets: PuzzleBudgets,
  ask: Ask,
  mostRight: number,
): Promise<readonly JudgedMove[] | null> {
  const first: JudgedMove[] = [];
  for (const move of legalMoves(position)) {
    const look = await lookAfter(position, move, FIRST_NODES, ask);
    first.push({ move, isRight: judgementOf(look, goal) === 'right', look, line: look.line });
  }
  // What looks good comes first, so that a position with too many good moves is soon left alone.
  first.sort((a, b) => b.look.points - a.look.points);
  const judged: JudgedMove[] = [];
  for (const one of first) {
    const look = await judgeMove(position, one, goal, budgets, ask);
    const judgement = judgementOf(look, goal);
    if (judgement === 'unclear') return null;
    judged.push({ ...one, isRight: judgement === 'right', look, line: look.line });
    if (judged.filter(({ isRight }) => isRight).length > mostRight) return null;
  }
  judged.sort((a, b) => Number(b.isRight) - Number(a.isRight) || b.look.points - a.look.points);
  const right = judged.filter(({ isRight }) => isRight);
  if (right.length === 0) return null;
  const isSure = judged.every(({ look }) => isProved(look.verdict));
  return isSure || (await holds(position, goal, right, budgets.last, ask)) ? judged : null;
}
