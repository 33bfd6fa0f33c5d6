/** A game with its variations and notes, as a tree that never changes, and every edit of it. */
export {
  allNodes,
  depthOf,
  type GameTree,
  gameAt,
  isOnMainLine,
  lineFrom,
  lineThrough,
  mainGame,
  mainLine,
  moveOf,
  type NodeId,
  newTree,
  nodeOf,
  parentOf,
  pathTo,
  ROOT_ID,
  type TreeNode,
  type TreeNotes,
  treeOf,
} from '../game-tree.ts';
export * from '../note.ts';
export * from '../tree-edit.ts';
export * from '../tree-notes.ts';
