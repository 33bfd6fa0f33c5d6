/** Somebody at a puzzle: where they are in it, and what a move of theirs is answered with. */
import { type Move, moveOf, type NodeId, nodeOf, sameMove, type TreeNode } from '@crownhead/rules';
import { type AttemptCounts, NOTHING_TRIED } from './attempt.ts';
import { isWrong, type Puzzle, rightMoves } from './puzzle.ts';

/** Where somebody is in a puzzle, and what happened so far. */
export interface Solving extends AttemptCounts {
  readonly puzzle: Puzzle;
  /** The position in front of the solver. */
  readonly at: NodeId;
  readonly isSolved: boolean;
}

/** What a move is answered with. */
export type SolvingAnswer =
  /** The other side's reply, and it goes on. */
  | { readonly kind: 'right'; readonly move: TreeNode; readonly reply: TreeNode }
  /** The result is settled. `others` are the other moves that would have done as well. */
  | { readonly kind: 'solved'; readonly move: TreeNode; readonly others: readonly TreeNode[] }
  /** What the move runs into; the solver is still where they were. */
  | { readonly kind: 'wrong'; readonly move: TreeNode; readonly refutation: readonly TreeNode[] };

/** At the start of a puzzle. */
export const startSolving = (puzzle: Puzzle): Solving => ({
  ...NOTHING_TRIED,
  puzzle,
  at: puzzle.tree.root.id,
  isSolved: false,
});

/** The position in front of the solver. */
export const solvingNode = ({ puzzle, at }: Solving): TreeNode => nodeOf(puzzle.tree, at)!;

function lineBehind(node: TreeNode): readonly TreeNode[] {
  const line: TreeNode[] = [];
  for (let next = node.children[0]; next; next = next.children[0]) line.push(next);
  return line;
}

/** A legal move of the solver; null where the puzzle is over or the move is not legal. */
export function tryMove(
  solving: Solving,
  move: Move,
): { readonly solving: Solving; readonly answer: SolvingAnswer } | null {
  if (solving.isSolved) return null;
  const here = solvingNode(solving);
  const played = here.children.find((child) => sameMove(moveOf(child)!, move));
  if (!played) return null;
  if (isWrong(played))
    return {
      solving: { ...solving, wrongMoves: solving.wrongMoves + 1 },
      answer: { kind: 'wrong', move: played, refutation: lineBehind(played) },
    };
  const reply = played.children[0];
  // Without a move that has to be found, the reply only shows how it ends.
  if (!reply || rightMoves(reply).length === 0)
    return {
      solving: { ...solving, at: played.id, isSolved: true },
      answer: { kind: 'solved', move: played, others: rightMoves(here).filter((node) => node !== played) },
    };
  return { solving: { ...solving, at: reply.id }, answer: { kind: 'right', move: played, reply } };
}

/** The piece to move, for somebody who asks; counted. */
export function takeHint(solving: Solving): { readonly solving: Solving; readonly from: number } | null {
  const [right] = solving.isSolved ? [] : rightMoves(solvingNode(solving));
  return right ? { solving: { ...solving, hints: solving.hints + 1 }, from: moveOf(right)!.from } : null;
}

/** The rest of the solution, for somebody who gives up. */
export function showAnswer(solving: Solving): {
  readonly solving: Solving;
  readonly line: readonly TreeNode[];
} {
  const line = solving.isSolved ? [] : lineBehind(solvingNode(solving));
  const last = line.at(-1);
  return {
    solving: { ...solving, wasShown: true, isSolved: true, at: last?.id ?? solving.at },
    line,
  };
}
