/** A game with its variations: a tree of plies that never changes. `tree-edit.ts` and `tree-notes.ts` make new ones that share what is the same. */
import {
  bareGame,
  type DrawMode,
  type Game,
  type GameOptions,
  naturalOutcome,
  newGame,
  type Ply,
} from './game.ts';
import type { Move } from './move.ts';
import { EMPTY_NOTE, type Note } from './note.ts';
import type { Outcome } from './outcome.ts';
import type { PdnLine, PdnResult, PdnTag } from './pdn-game.ts';
import { asMainMove } from './pdn-note.ts';
import type { Position } from './position.ts';
import type { RuleSet } from './rule-set.ts';

/** Names a node as long as the tree and those made from it live. The root is 0. */
export type NodeId = number;

/** A position of the tree, with the ply that led to it. */
export interface TreeNode {
  readonly id: NodeId;
  /** A move, or a turn without one; null at the root. */
  readonly ply: Ply | null;
  /** After the ply. */
  readonly position: Position;
  readonly note: Note;
  /** What was or could have been played from here; the first is the main line. */
  readonly children: readonly TreeNode[];
  /** What a variation that ends here leads to, where its author says so. */
  readonly result: PdnResult | null;
  /** Lines of a file from here that could not be played, as written, so that nothing is lost when the tree is saved. */
  readonly unplayed: readonly PdnLine[];
}

/** A game with its variations and notes. Made by `newTree`, `treeOf` and `replayPdn`. */
export interface GameTree {
  readonly rules: RuleSet;
  readonly drawRule: DrawMode;
  readonly start: Position;
  /** Those that do not follow from the rest: players, event, date and so on. */
  readonly tags: readonly PdnTag[];
  readonly root: TreeNode;
  /** How the game itself ended; its main line may go on as analysis. */
  readonly outcome: Outcome | null;
  /** For the next node. */
  readonly nextId: NodeId;
}

/** The node of every tree that stands for its start. */
export const ROOT_ID: NodeId = 0;

/** What a tree can be given besides its moves. */
export interface TreeNotes {
  readonly tags?: readonly PdnTag[];
  /** Before the first move. */
  readonly start?: Note;
  /** By ply. */
  readonly notes?: readonly (Note | undefined)[];
}

/** A tree that has only a start; where its rules make the first side pass, that pass is in it. */
export const newTree = (options: GameOptions = {}): GameTree => treeOf(newGame(options));

/** A game as a tree of one line. */
export function treeOf(game: Game, { tags = [], start = EMPTY_NOTE, notes = [] }: TreeNotes = {}): GameTree {
  const { rules, drawRule, plies, outcome } = game;
  let next: TreeNode | null = null;
  for (let i = plies.length - 1; i >= 0; i -= 1) {
    const position = plies[i + 1]?.before ?? game.position;
    next = leaf(i + 1, plies[i]!, position, notes[i], next ? [next] : []);
  }
  const root = leaf(ROOT_ID, null, game.start, start, next ? [next] : []);
  return { rules, drawRule, start: game.start, tags, root, outcome, nextId: plies.length + 1 };
}

/** A node with nothing beside it. */
export const leaf = (
  id: NodeId,
  ply: Ply | null,
  position: Position,
  note: Note = EMPTY_NOTE,
  children: readonly TreeNode[] = [],
): TreeNode => ({ id, ply, position, note, children, result: null, unplayed: [] });

interface Place {
  readonly node: TreeNode;
  readonly parent: Place | null;
  readonly depth: number;
}

/** The place of every node by its id, found once for each tree. */
const placesOf = new WeakMap<TreeNode, ReadonlyMap<NodeId, Place>>();

function places({ root }: GameTree): ReadonlyMap<NodeId, Place> {
  const known = placesOf.get(root);
  if (known) return known;
  const found = new Map<NodeId, Place>();
  const open: Place[] = [{ node: root, parent: null, depth: 0 }];
  for (let place = open.pop(); place; place = open.pop()) {
    found.set(place.node.id, place);
    for (const node of place.node.children) open.push({ node, parent: place, depth: place.depth + 1 });
  }
  placesOf.set(root, found);
  return found;
}

/** The node of this id; null where the tree has none, which is where it was deleted. */
export const nodeOf = (tree: GameTree, id: NodeId): TreeNode | null => places(tree).get(id)?.node ?? null;

/** The node before; null for the root. */
export const parentOf = (tree: GameTree, id: NodeId): TreeNode | null =>
  places(tree).get(id)?.parent?.node ?? null;

/** How many plies from the start. */
export const depthOf = (tree: GameTree, id: NodeId): number => places(tree).get(id)?.depth ?? 0;

/** From the root to this node, both included; empty where the tree has no such node. */
export function pathTo(tree: GameTree, id: NodeId): readonly TreeNode[] {
  const path: TreeNode[] = [];
  for (let place = places(tree).get(id) ?? null; place; place = place.parent) path.push(place.node);
  return path.reverse();
}

/** From a node along first children to the end of its line, the node excluded. */
export function lineFrom(node: TreeNode): readonly TreeNode[] {
  const line: TreeNode[] = [];
  for (let next = node.children[0]; next; next = next.children[0]) line.push(next);
  return line;
}

/** The nodes of the main line, the root excluded. */
export const mainLine = (tree: GameTree): readonly TreeNode[] => lineFrom(tree.root);

/** Is every node from the root to this one a first child? */
export const isOnMainLine = (tree: GameTree, id: NodeId): boolean =>
  pathTo(tree, id).every((node, i, path) => i === 0 || path[i - 1]!.children[0] === node);

/** Every node, the root first, each line before the variations beside it. */
export function allNodes(tree: GameTree): readonly TreeNode[] {
  const found: TreeNode[] = [];
  const open: TreeNode[] = [tree.root];
  for (let node = open.pop(); node; node = open.pop()) {
    found.push(node);
    for (let i = node.children.length - 1; i >= 0; i -= 1) open.push(node.children[i]!);
  }
  return found;
}

/** The move that led to a node; null for the root and for a turn without a move. */
export const moveOf = ({ ply }: TreeNode): Move | null => (ply?.kind === 'move' ? ply.move : null);

/**
 * The game from the start to a node, to be played on: with the draws by rule that its history gives, and over only where the board or
 * its draw rule ends it.
 */
export function gameAt(tree: GameTree, id: NodeId): Game {
  const path = pathTo(tree, id);
  const plies = path.flatMap(({ ply }) => ply ?? []);
  const { rules, drawRule, start } = tree;
  const position = path[path.length - 1]?.position ?? start;
  const game: Game = { ...bareGame({ rules, drawRule, start }), plies, position };
  return { ...game, outcome: naturalOutcome(game) };
}

/** The main line as a game, with the outcome that the tree has. */
export function mainGame(tree: GameTree): Game {
  const line = mainLine(tree);
  const game = gameAt(tree, line[line.length - 1]?.id ?? ROOT_ID);
  return { ...game, outcome: tree.outcome ?? game.outcome };
}

/** The line through a node, from the start to where it ends, as a tree without its variations: a new game or chapter. */
export function lineThrough(tree: GameTree, id: NodeId): GameTree {
  const path = pathTo(tree, id);
  const end = path[path.length - 1];
  if (end === undefined) return tree;
  const nodes = [...path, ...lineFrom(end)];
  const [root, ...line] = nodes;
  const last = nodes[nodes.length - 1]!;
  const game = isOnMainLine(tree, last.id) ? mainGame(tree) : gameAt(tree, last.id);
  return treeOf(game, {
    tags: tree.tags,
    start: root!.note,
    notes: line.map(({ note }) => asMainMove(note)),
  });
}
