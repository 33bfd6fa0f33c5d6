/** The edits of a tree's moves. None changes it: each returns a new tree, which shares what has stayed the same. */
import { type Attempt, explain } from './explain.ts';
import { type Game, naturalOutcome, playMove, playTimePass } from './game.ts';
import {
  depthOf,
  type GameTree,
  gameAt,
  leaf,
  mainLine,
  moveOf,
  type NodeId,
  nodeOf,
  parentOf,
  pathTo,
  ROOT_ID,
  type TreeNode,
} from './game-tree.ts';
import { type Move, sameMove } from './move.ts';
import type { Note } from './note.ts';
import { firstByRules } from './pdn-facts.ts';
import { MOST_PLIES } from './pdn-follow.ts';
import { MOST_DEPTH } from './pdn-game.ts';
import { asMainMove } from './pdn-note.ts';
import { formatResult, isSeenOnBoard } from './pdn-outcome.ts';
import type { RefusalReason } from './refusal.ts';
import { err, ok, type Result } from './result.ts';
import { changed } from './tree-change.ts';

/** Why a move cannot be added: it is not legal, the node is not there, or no file could hold so much. */
export type TreeRefusal = RefusalReason | 'no-such-node' | 'too-long' | 'too-deep';

/** A tree, and the node that the edit leads to. */
export interface TreeChange {
  readonly tree: GameTree;
  readonly id: NodeId;
}

/** How many variations deep a node lies. */
const nesting = (path: readonly TreeNode[]): number =>
  path.filter((node, i) => i > 0 && path[i - 1]!.children[0] !== node).length;

/** The node that a blocked side passes to, where the rules make it pass; otherwise the node itself. */
function afterPasses(tree: GameTree, id: NodeId): NodeId {
  const [child] = nodeOf(tree, id)?.children ?? [];
  return child && isBlockedPass(child) ? child.id : id;
}

const isBlockedPass = ({ ply }: TreeNode): boolean => ply?.kind === 'pass' && ply.reason === 'blocked';

/**
 * Plays an attempted move at a node. Where it has been played from there already, its node is selected and the tree stays as it is;
 * otherwise it becomes the last variation, or the line itself where nothing followed yet.
 */
export function playAt(tree: GameTree, id: NodeId, attempt: Attempt): Result<TreeChange, TreeRefusal> {
  if (nodeOf(tree, id) === null) return err('no-such-node');
  const from = afterPasses(tree, id);
  const game = gameAt(tree, from);
  const move = explain(game.position, game.rules, attempt, { outcome: game.outcome });
  if (!move.ok) return move;
  const known = childBy(tree, from, move.value);
  return known === null ? extended(tree, from, playMove(game, move.value)) : ok({ tree, id: known });
}

/** A turn without a move, as where time passes it on. */
export function passAt(tree: GameTree, id: NodeId): Result<TreeChange, TreeRefusal> {
  if (nodeOf(tree, id) === null) return err('no-such-node');
  const from = afterPasses(tree, id);
  const game = gameAt(tree, from);
  if (game.outcome) return err('game-over');
  const known = nodeOf(tree, from)!.children.find(({ ply }) => ply?.kind === 'pass' && ply.reason === 'time');
  return known ? ok({ tree, id: afterPasses(tree, known.id) }) : extended(tree, from, playTimePass(game));
}

/** The node after this move, and after the pass that it forces. */
function childBy(tree: GameTree, id: NodeId, move: Move): NodeId | null {
  const child = nodeOf(tree, id)!.children.find((other) => {
    const played = moveOf(other);
    return played !== null && sameMove(played, move);
  });
  return child === undefined ? null : afterPasses(tree, child.id);
}

/** Adds the plies that the game has beyond the node. */
function extended(tree: GameTree, id: NodeId, game: Game): Result<TreeChange, TreeRefusal> {
  const depth = depthOf(tree, id);
  if (game.plies.length > MOST_PLIES) return err('too-long');
  const parent = nodeOf(tree, id)!;
  if (parent.children.length > 0 && nesting(pathTo(tree, id)) >= MOST_DEPTH) return err('too-deep');
  const plies = game.plies.slice(depth);
  let next: TreeNode | null = null;
  for (let i = plies.length - 1; i >= 0; i -= 1) {
    const position = plies[i + 1]?.before ?? game.position;
    next = leaf(tree.nextId + i, plies[i]!, position, undefined, next ? [next] : []);
  }
  const longer = changed({ ...tree, nextId: tree.nextId + plies.length }, id, (node) => ({
    ...node,
    // A result noted at the end of a line is not at its end any more.
    result: null,
    children: [...node.children, next!],
  }));
  return ok({ tree: settled(longer), id: longer.nextId - 1 });
}

/** The outcome that fits the main line: what the board says of its end, or what the tree had where the board says nothing. */
function settled(tree: GameTree): GameTree {
  const last = mainLine(tree).at(-1) ?? tree.root;
  const cleared = last.result === null ? tree : changed(tree, last.id, (node) => ({ ...node, result: null }));
  const [tail] = last.unplayed;
  if (tail) {
    // Text that cannot be played follows: whoever won, it was not here.
    if (tail.result !== null) return { ...cleared, outcome: null };
    const result = formatResult(tree.outcome, firstByRules(tree.rules));
    const ended = changed(cleared, last.id, (node) => ({ ...node, unplayed: [{ ...tail, result }] }));
    return { ...ended, outcome: null };
  }
  const onBoard = naturalOutcome(gameAt(cleared, last.id));
  const told = isSeenOnBoard(tree.outcome?.reason ?? null) ? null : tree.outcome;
  return { ...cleared, outcome: onBoard ?? told };
}

/** Deletes a node with everything after it, and says which node is before it. The root and a forced pass lose only what follows. */
export function removeNode(tree: GameTree, id: NodeId): TreeChange {
  const node = nodeOf(tree, id);
  if (node === null) return { tree, id: ROOT_ID };
  const parent = parentOf(tree, id);
  if (parent === null || isBlockedPass(node)) {
    const first = node.children[0];
    const kept = first && isBlockedPass(first) ? [{ ...first, children: [], unplayed: [] }] : [];
    return {
      tree: settled(changed(tree, id, () => ({ ...node, children: kept, unplayed: [], result: null }))),
      id,
    };
  }
  const children = asLine(parent.children.filter((child) => child !== node));
  // Without a move beside them, lines that cannot be played have no place.
  const unplayed = children.length === 0 ? [] : parent.unplayed;
  return {
    tree: settled(changed(tree, parent.id, (old) => ({ ...old, children, unplayed }))),
    id: parent.id,
  };
}

/** Deletes everything after a node, its variations included. */
export function removeAfter(tree: GameTree, id: NodeId): GameTree {
  const node = nodeOf(tree, id);
  const [first] = node?.children ?? [];
  if (!node || !first) return tree;
  if (isBlockedPass(first)) return removeNode(tree, first.id).tree;
  return settled(changed(tree, id, (old) => ({ ...old, children: [], unplayed: [] })));
}

const asLine = ([first, ...others]: readonly TreeNode[]): readonly TreeNode[] =>
  first === undefined ? [] : [withNote(first, asMainMove(first.note)), ...others];

const withNote = (node: TreeNode, note: Note): TreeNode => (node.note === note ? node : { ...node, note });

/** The tree unless it is nested more deeply than a file may be. */
const orTooDeep = (tree: GameTree, before: GameTree): GameTree =>
  deepest(tree) > MOST_DEPTH ? before : tree;

function deepest({ root }: GameTree): number {
  let most = 0;
  const open: { node: TreeNode; nested: number }[] = [{ node: root, nested: 0 }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { node, nested } = next;
    most = Math.max(most, nested);
    for (const [i, child] of node.children.entries())
      open.push({ node: child, nested: nested + (i > 0 ? 1 : 0) });
  }
  return most;
}

/** Moves the variation in which a node lies one place up: before its neighbour, or into the line that it leaves. */
export function promote(tree: GameTree, id: NodeId): GameTree {
  const path = pathTo(tree, id);
  const at = path.findLastIndex((node, i) => i > 0 && path[i - 1]!.children[0] !== node);
  return at < 0 ? tree : raised(tree, path[at - 1]!, path[at]!, (index) => index - 1);
}

/** Makes the line to a node the main line. */
export function promoteToMain(tree: GameTree, id: NodeId): GameTree {
  let next = tree;
  for (const [i, node] of pathTo(tree, id).entries()) {
    if (i === 0) continue;
    const parent = parentOf(next, node.id)!;
    if (parent.children[0]!.id !== node.id) next = raised(next, parent, nodeOf(next, node.id)!, () => 0);
  }
  return next;
}

function raised(
  tree: GameTree,
  parent: TreeNode,
  node: TreeNode,
  place: (index: number) => number,
): GameTree {
  const others = parent.children.filter((child) => child !== node);
  const to = place(parent.children.indexOf(node));
  const children = asLine([...others.slice(0, to), node, ...others.slice(to)]);
  return orTooDeep(settled(changed(tree, parent.id, (old) => ({ ...old, children }))), tree);
}
