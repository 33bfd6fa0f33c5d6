/** An analysis board without a screen: a game tree, the node that is looked at, and every edit with its way back. */
import {
  type Attempt,
  annotate,
  type Evaluation,
  err,
  type GameTree,
  lineFrom,
  lineThrough,
  type NodeId,
  nodeOf,
  ok,
  parentOf,
  passAt,
  pathTo,
  playAt,
  promote,
  promoteToMain,
  type Result,
  ROOT_ID,
  removeAfter,
  removeNode,
  type Shape,
  setTag,
  type TreeNode,
  type TreeRefusal,
  toggleShape,
} from '@crownhead/rules';
import { toggleNag } from './nags.ts';

/** A tree as it was, and what was looked at. */
export interface TreeVersion {
  readonly tree: GameTree;
  readonly selected: NodeId;
}

/** The state of an analysis board. `openAnalysis` makes one, `stepAnalysis` the next. */
export interface Analysis extends TreeVersion {
  /** The end of the line that was last walked: `next` follows it. */
  readonly trail: NodeId;
  /** Nodes whose variations are folded in the list of moves. */
  readonly folded: ReadonlySet<NodeId>;
  /** Before each edit, the oldest first. */
  readonly past: readonly TreeVersion[];
  /** What was undone, the latest first. */
  readonly future: readonly TreeVersion[];
}

/** What can be done at an analysis board. Edits are about the selected node. */
export type AnalysisAction =
  | { readonly type: 'select'; readonly id: NodeId }
  | { readonly type: 'next' | 'back' | 'first' | 'last' }
  /** To the variation before or after the selected move. */
  | { readonly type: 'sibling'; readonly step: 1 | -1 }
  | { readonly type: 'fold'; readonly id: NodeId }
  | { readonly type: 'play'; readonly attempt: Attempt }
  /** Several moves of a line, such as one of the engine. */
  | { readonly type: 'play-line'; readonly attempts: readonly Attempt[] }
  | { readonly type: 'pass' }
  | { readonly type: 'delete' | 'delete-after' | 'promote' | 'promote-to-main' | 'only-this-line' }
  /** Replaces the comments after the move by this one; an empty one takes them away. */
  | { readonly type: 'comment'; readonly text: string }
  | { readonly type: 'nag'; readonly nag: number }
  /** Draws each of them, or takes it away where it is there. */
  | { readonly type: 'shapes'; readonly shapes: readonly Shape[] }
  | { readonly type: 'clear-shapes' }
  | { readonly type: 'evaluation'; readonly evaluation: Evaluation | null }
  | { readonly type: 'tag'; readonly name: string; readonly value: string }
  /** Another tree in place of this one, such as one with a report's marks. */
  | { readonly type: 'replace'; readonly tree: GameTree }
  | { readonly type: 'undo' | 'redo' };

/** Versions kept for undoing; trees share what is the same, so they are small. */
const MOST_VERSIONS = 1000;

/** A board with this tree, at its start or at a node. */
export function openAnalysis(tree: GameTree, selected: NodeId = ROOT_ID): Analysis {
  const at = nodeOf(tree, selected) ? selected : ROOT_ID;
  return { tree, selected: at, trail: at, folded: new Set(), past: [], future: [] };
}

/** The node that is looked at. */
export const selectedNode = ({ tree, selected }: Analysis): TreeNode => nodeOf(tree, selected) ?? tree.root;

/** The board after an action, or why a move could not be played. What makes no difference returns the same board. */
export function stepAnalysis(analysis: Analysis, action: AnalysisAction): Result<Analysis, TreeRefusal> {
  const { tree, selected } = analysis;
  const { note } = selectedNode(analysis);
  const annotated = (change: Parameters<typeof annotate>[2]): Result<Analysis, TreeRefusal> =>
    ok(edited(analysis, annotate(tree, selected, change), selected));
  switch (action.type) {
    case 'select':
      return ok(looking(analysis, action.id));
    case 'next':
    case 'back':
    case 'first':
    case 'last':
      return ok(walked(analysis, action.type));
    case 'sibling':
      return ok(looking(analysis, siblingOf(analysis, action.step)));
    case 'fold':
      return ok(foldedAt(analysis, action.id));
    case 'play':
      return played(analysis, [action.attempt]);
    case 'play-line':
      return played(analysis, action.attempts);
    case 'pass': {
      const passed = passAt(tree, selected);
      return passed.ok ? ok(edited(analysis, passed.value.tree, passed.value.id)) : passed;
    }
    case 'delete': {
      const removed = removeNode(tree, selected);
      return ok(edited(analysis, removed.tree, removed.id));
    }
    case 'delete-after':
      return ok(edited(analysis, removeAfter(tree, selected), selected));
    case 'promote':
      return ok(edited(analysis, promote(tree, selected), selected));
    case 'promote-to-main':
      return ok(edited(analysis, promoteToMain(tree, selected), selected));
    case 'only-this-line':
      return ok(edited(analysis, lineThrough(tree, selected), pathTo(tree, selected).length - 1));
    case 'comment':
      return annotated({ comments: [action.text] });
    case 'nag':
      return annotated(toggleNag(note, action.nag));
    case 'shapes':
      return annotated({ shapes: action.shapes.reduce(toggleShape, note.shapes) });
    case 'clear-shapes':
      return note.shapes.length === 0 ? ok(analysis) : annotated({ shapes: [] });
    case 'evaluation':
      return annotated({ evaluation: action.evaluation });
    case 'tag':
      return ok(edited(analysis, setTag(tree, action.name, action.value), selected));
    case 'replace':
      return ok(edited(analysis, action.tree, nodeOf(action.tree, selected) ? selected : ROOT_ID));
    case 'undo':
      return ok(undone(analysis));
    case 'redo':
      return ok(redone(analysis));
    default:
      action satisfies never;
      return err('no-such-node');
  }
}

/** What `next` leads to; null at the end of a line. */
export function nextNode(analysis: Analysis): TreeNode | null {
  const node = selectedNode(analysis);
  const trail = pathTo(analysis.tree, analysis.trail);
  const at = trail.findIndex(({ id }) => id === node.id);
  return (at >= 0 ? trail[at + 1] : undefined) ?? node.children[0] ?? null;
}

function looking(analysis: Analysis, id: NodeId): Analysis {
  const { tree, trail, selected } = analysis;
  if (id === selected || nodeOf(tree, id) === null) return analysis;
  // Going back leaves the line to be walked again as it is.
  const isOnTrail = pathTo(tree, trail).some((node) => node.id === id);
  return { ...analysis, selected: id, trail: isOnTrail ? trail : id };
}

function walked(analysis: Analysis, way: 'next' | 'back' | 'first' | 'last'): Analysis {
  const { tree, selected } = analysis;
  switch (way) {
    case 'next':
      return looking(analysis, nextNode(analysis)?.id ?? selected);
    case 'back':
      return looking(analysis, parentOf(tree, selected)?.id ?? selected);
    case 'first':
      return looking(analysis, ROOT_ID);
    case 'last': {
      const path = pathTo(tree, analysis.trail);
      const from = path.some(({ id }) => id === selected) ? path[path.length - 1]! : selectedNode(analysis);
      return looking(analysis, (lineFrom(from).at(-1) ?? from).id);
    }
  }
}

function siblingOf({ tree, selected }: Analysis, step: 1 | -1): NodeId {
  const siblings = parentOf(tree, selected)?.children ?? [];
  const at = siblings.findIndex(({ id }) => id === selected);
  return siblings[at + step]?.id ?? selected;
}

function foldedAt(analysis: Analysis, id: NodeId): Analysis {
  const folded = new Set(analysis.folded);
  if (!folded.delete(id)) folded.add(id);
  return { ...analysis, folded };
}

function played(analysis: Analysis, attempts: readonly Attempt[]): Result<Analysis, TreeRefusal> {
  let at: TreeVersion = analysis;
  for (const attempt of attempts) {
    const move = playAt(at.tree, at.selected, attempt);
    if (!move.ok) return move;
    at = { tree: move.value.tree, selected: move.value.id };
  }
  return ok(edited(analysis, at.tree, at.selected));
}

/** A step that can be undone, unless the tree is the same. */
function edited(analysis: Analysis, tree: GameTree, selected: NodeId): Analysis {
  if (tree === analysis.tree) return looking(analysis, selected);
  const { tree: before, selected: from } = analysis;
  const past = [...analysis.past, { tree: before, selected: from }].slice(-MOST_VERSIONS);
  const trail = nodeOf(tree, analysis.trail) && selected === from ? analysis.trail : selected;
  return { ...analysis, tree, selected, trail, past, future: [] };
}

function undone(analysis: Analysis): Analysis {
  const last = analysis.past[analysis.past.length - 1];
  if (last === undefined) return analysis;
  const { tree, selected } = analysis;
  const future = [{ tree, selected }, ...analysis.future];
  return { ...analysis, ...last, trail: last.selected, past: analysis.past.slice(0, -1), future };
}

function redone(analysis: Analysis): Analysis {
  const [next, ...future] = analysis.future;
  if (next === undefined) return analysis;
  const { tree, selected } = analysis;
  return { ...analysis, ...next, trail: next.selected, past: [...analysis.past, { tree, selected }], future };
}
