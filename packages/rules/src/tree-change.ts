/** A tree with another node in place of one: how every edit shares what it leaves alone. */
import { type GameTree, type NodeId, pathTo, type TreeNode } from './game-tree.ts';

/** The tree with one node changed; only the nodes from the root to it are new. */
export function changed(tree: GameTree, id: NodeId, change: (node: TreeNode) => TreeNode): GameTree {
  const path = pathTo(tree, id);
  const end = path[path.length - 1];
  if (end === undefined) return tree;
  let node = change(end);
  if (node === end) return tree;
  for (let i = path.length - 2; i >= 0; i -= 1) {
    const old = path[i + 1]!;
    const children = path[i]!.children.map((child) => (child === old ? node : child));
    node = { ...path[i]!, children };
  }
  return { ...tree, root: node };
}
