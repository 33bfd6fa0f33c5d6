/** The number of a move, as score sheets have it, wherever the game started. */
import { depthOf, firstByRules, type GameTree, type NodeId, type Side } from '@crownhead/rules';

/** A number, and who moves first under it. */
export interface NumberedMove {
  readonly number: number;
  /** Whose moves come first under a number. */
  readonly first: Side;
}

/** The number of the move that led to a node. */
export function moveNumberOf(tree: GameTree, id: NodeId): NumberedMove {
  const first = firstByRules(tree.rules);
  const offset = tree.start.turn === first ? 1 : 0;
  return { number: Math.floor((depthOf(tree, id) - offset) / 2) + 1, first };
}
