/** Where a puzzle asks something. */
import type { TreeNode } from '@crownhead/rules';
import { type Puzzle, rightMoves } from '@crownhead/training';

/** The turns of the solver at which something is asked. */
export function questions({ tree }: Puzzle): readonly TreeNode[] {
  const found: TreeNode[] = [];
  let node: TreeNode | undefined = tree.root;
  while (node && rightMoves(node).length > 0) {
    if (node.children.length > 1) found.push(node);
    node = rightMoves(node)[0]?.children[0];
  }
  return found;
}
