/** An opening line from memory: the trainee plays one side's moves, the other side's are played for them. */
import {
  type GameTree,
  lineFrom,
  type Move,
  moveOf,
  type NodeId,
  nodeOf,
  type Position,
  type Side,
  sameMove,
  samePosition,
  type TreeNode,
} from '@crownhead/rules';
import { type AttemptCounts, NOTHING_TRIED } from './attempt.ts';

/** Somebody in the middle of a line. */
export interface Reciting extends AttemptCounts {
  /** The line is its main line. */
  readonly tree: GameTree;
  readonly side: Side;
  /** The position in front of the trainee. */
  readonly at: NodeId;
  readonly isDone: boolean;
}

/** What a move is answered with. */
export type RecitingAnswer =
  /** What the other side plays, and it goes on. */
  | { readonly kind: 'right'; readonly move: TreeNode; readonly replies: readonly TreeNode[] }
  | { readonly kind: 'done'; readonly move: TreeNode; readonly replies: readonly TreeNode[] }
  /** A move of another line of the same repertoire: no mistake, but this line has another one. */
  | { readonly kind: 'other-line'; readonly move: Move }
  | { readonly kind: 'wrong'; readonly move: Move };

/** Is this move in the repertoire at this place? */
export type Repertoire = (position: Position, move: Move) => boolean;

const turnOf = ({ ply }: TreeNode): Side | null => (ply?.kind === 'move' ? ply.before.turn : null);

/** Plies from a node on that nobody asks for: moves of the other side, and turns without a move. */
function played(node: TreeNode, side: Side): readonly TreeNode[] {
  const line = lineFrom(node);
  const next = line.findIndex((one) => turnOf(one) === side);
  return next === -1 ? line : line.slice(0, next);
}

/** Moves of the trainee in a line. */
export const ownMoves = (tree: GameTree, side: Side): readonly TreeNode[] =>
  lineFrom(tree.root).filter((node) => turnOf(node) === side);

/** At the first move of the trainee; the moves before it are played already. */
export function startReciting(tree: GameTree, side: Side): Reciting {
  const first = played(tree.root, side).at(-1) ?? tree.root;
  return { ...NOTHING_TRIED, tree, side, at: first.id, isDone: ownMoves(tree, side).length === 0 };
}

/** The position in front of the trainee. */
export const recitingNode = ({ tree, at }: Reciting): TreeNode => nodeOf(tree, at)!;

/** The move the line has here; null at its end. */
export const lineMove = (reciting: Reciting): TreeNode | null =>
  reciting.isDone ? null : (recitingNode(reciting).children[0] ?? null);

/** A legal move of the trainee; null where the line is over. */
export function reciteMove(
  reciting: Reciting,
  move: Move,
  isKnown: Repertoire = () => false,
): { readonly reciting: Reciting; readonly answer: RecitingAnswer } | null {
  const next = lineMove(reciting);
  if (next === null) return null;
  if (!sameMove(moveOf(next)!, move)) {
    if (isKnown(recitingNode(reciting).position, move))
      return { reciting, answer: { kind: 'other-line', move } };
    return {
      reciting: { ...reciting, wrongMoves: reciting.wrongMoves + 1 },
      answer: { kind: 'wrong', move },
    };
  }
  const replies = played(next, reciting.side);
  const last = replies.at(-1) ?? next;
  const isDone = last.children.length === 0;
  return {
    reciting: { ...reciting, at: last.id, isDone },
    answer: { kind: isDone ? 'done' : 'right', move: next, replies },
  };
}

/** Everything that these lines of a side play, wherever a position arises. */
export function repertoireOf(lines: readonly { readonly tree: GameTree; readonly side: Side }[]): Repertoire {
  const known = lines.flatMap(({ tree, side }) =>
    ownMoves(tree, side).map((node) => ({ before: node.ply!.before, move: moveOf(node)! })),
  );
  return (position, move) =>
    known.some((one) => sameMove(one.move, move) && samePosition(one.before, position));
}
