/** The moves of a tree as a list to be read: numbered lines, each variation behind the move it would replace. */
import {
  type Evaluation,
  firstByRules,
  formatMove,
  type GameTree,
  type NodeId,
  type Notation,
  type PdnLine,
  type PdnResult,
  pathTo,
  type TreeNode,
} from '@crownhead/rules';
import type { Analysis } from './analysis.ts';
import { noteSymbols } from './nags.ts';

/** Moves in a row: the main line, or a variation. */
export interface MoveLine {
  /** 0 for the main line, 1 for its variations, and so on. */
  readonly depth: number;
  /** Before the first move. */
  readonly comments: readonly string[];
  readonly moves: readonly MoveEntry[];
  /** What a variation leads to, where its author says so. */
  readonly result: PdnResult | null;
}

/** A move of the list, with what stands behind it. */
export interface MoveEntry {
  readonly id: NodeId;
  /** The number of the move: 1 for the first of each side. */
  readonly number: number;
  /** Is it a move of the side whose moves come first under a number? */
  readonly isFirstSide: boolean;
  /** `3.`, or `3…` where the other side's move does not follow directly; empty where no number is due. */
  readonly label: string;
  /** `11-15`, or `--` for a turn without a move. */
  readonly text: string;
  readonly isPass: boolean;
  /** `!`, `??`, `=` and so on. */
  readonly symbols: readonly string[];
  readonly comments: readonly string[];
  readonly evaluation: Evaluation | null;
  readonly hasShapes: boolean;
  readonly clock: number | null;
  readonly isSelected: boolean;
  /** On the way from the start to the selected move. */
  readonly isOnPath: boolean;
  /** What could have been played instead; empty where they are folded. */
  readonly variations: readonly MoveLine[];
  /** How many variations are folded away here. */
  readonly foldedCount: number;
  /** Lines of a file that could not be played, as text. */
  readonly unplayed: readonly string[];
}

/** What can be looked at and folded. */
type Shown = Pick<Analysis, 'tree' | 'selected' | 'folded'>;

class Lister {
  readonly #tree: GameTree;
  readonly #selected: NodeId;
  readonly #folded: ReadonlySet<NodeId>;
  readonly #path: ReadonlySet<NodeId>;
  readonly #notation: Notation;
  readonly #offset: number;

  constructor({ tree, selected, folded }: Shown, path: ReadonlySet<NodeId>, notation: Notation) {
    this.#tree = tree;
    this.#selected = selected;
    this.#folded = folded;
    this.#path = path;
    this.#notation = notation;
    this.#offset = tree.start.turn === firstByRules(tree.rules) ? 0 : 1;
  }

  main(): MoveLine {
    const { root } = this.#tree;
    return { depth: 0, comments: root.note.comments, ...this.#follow(root, null, 0, 0) };
  }

  /** `first` begins a variation; without it the line is that of the node's first children. */
  #follow(
    parent: TreeNode,
    first: TreeNode | null,
    firstPly: number,
    depth: number,
  ): Pick<MoveLine, 'moves' | 'result'> {
    const moves: MoveEntry[] = [];
    let isDue = true;
    let before = parent;
    let node = first ?? parent.children[0];
    let isFirst = first !== null;
    for (let ply = firstPly; node; ply += 1) {
      // The others beside the first move of a variation stand in the line around it.
      const beside = isFirst
        ? { variations: [], foldedCount: 0, unplayed: [] }
        : this.#beside(before, ply, depth);
      const entry = this.#entry(node, ply, isDue, beside);
      moves.push(entry);
      const isInterrupted = entry.comments.length + entry.variations.length + entry.unplayed.length > 0;
      isDue = isInterrupted || entry.foldedCount > 0;
      isFirst = false;
      before = node;
      node = node.children[0];
    }
    return { moves, result: before.result };
  }

  #beside(
    parent: TreeNode,
    ply: number,
    depth: number,
  ): Pick<MoveEntry, 'variations' | 'foldedCount' | 'unplayed'> {
    const others = parent.children.slice(1);
    const isFolded = this.#folded.has(parent.children[0]!.id);
    const variations = isFolded ? [] : others.map((other) => this.#variation(parent, other, ply, depth + 1));
    const unplayed = isFolded ? [] : parent.unplayed.map(lineText);
    return { variations, unplayed, foldedCount: isFolded ? others.length + parent.unplayed.length : 0 };
  }

  #variation(parent: TreeNode, node: TreeNode, ply: number, depth: number): MoveLine {
    return { depth, comments: node.note.before, ...this.#follow(parent, node, ply, depth) };
  }

  #entry(
    node: TreeNode,
    ply: number,
    isDue: boolean,
    beside: Pick<MoveEntry, 'variations' | 'foldedCount' | 'unplayed'>,
  ): MoveEntry {
    const at = ply + this.#offset;
    const number = Math.floor(at / 2) + 1;
    const isFirstSide = at % 2 === 0;
    const label = isFirstSide ? `${number}.` : isDue ? `${number}…` : '';
    const isPass = node.ply?.kind !== 'move';
    const text = node.ply?.kind === 'move' ? formatMove(node.ply.move, this.#notation) : '--';
    const { comments, evaluation, clock, shapes } = node.note;
    const tail = node.children.length === 0 ? node.unplayed.map(lineText) : [];
    return {
      ...{ id: node.id, number, isFirstSide, label, text, isPass, comments, evaluation, clock },
      symbols: noteSymbols(node.note),
      hasShapes: shapes.length > 0,
      isSelected: node.id === this.#selected,
      isOnPath: this.#path.has(node.id),
      ...beside,
      unplayed: [...beside.unplayed, ...tail],
    };
  }
}

const lineText = ({ moves, comments, result }: PdnLine): string =>
  [...comments, ...moves.map(({ text, marks }) => `${text}${marks.join('')}`), result ?? ''].join(' ').trim();

/** The list of moves of a board: of the whole of it, or of a tree with a selected node and folded ones. */
export function moveList(
  shown: Pick<Analysis, 'tree' | 'selected' | 'folded'>,
  notation: Notation = 'numeric',
): MoveLine {
  return new Lister(shown, pathIds(shown), notation).main();
}

function pathIds({ tree, selected }: Shown): ReadonlySet<NodeId> {
  return new Set(pathTo(tree, selected).map(({ id }) => id));
}

/** Every entry of a line, each with those of its variations behind it. */
export const entriesOf = (line: MoveLine): readonly MoveEntry[] =>
  line.moves.flatMap((entry) => [entry, ...entry.variations.flatMap(entriesOf)]);
