/**
 * Grows an opening book by drop-out expansion: of all the lines, the one that costs the players least to follow is made
 * longer next, so that lines nobody would play stay short.
 *
 * Pure: what is known of a position comes from `evaluate`, so the same evaluations give the same book, however often the
 * work was interrupted.
 */
import { type Position, START } from '@crownhead/rules';
import type { StoredMove } from '../../src/book/book-file.ts';
import { bookKey } from '../../src/book/key.ts';
import { nextPositions } from '../../src/book/next-positions.ts';

/** What a deep search says of a position, for the side to move. */
export type Evaluate = (positions: readonly Position[]) => Promise<readonly number[]>;

export interface GrowSettings {
  /** Positions whose moves the book is to know. */
  readonly size: number;
  /** Lines that are always followed, however bad: the ballots. */
  readonly lines: readonly (readonly Position[])[];
  /** Longer lines are followed only where they are this much cheaper for each ply. */
  readonly plyCost: number;
  /** Positions expanded together, at least; a large book grows by a 64th of its size. */
  readonly batch: number;
  /** Moves worse than the best by more than this are left out. */
  readonly keep: number;
}

interface Node {
  readonly position: Position;
  /** For the side to move: by the search, then by what its moves lead to. */
  value: number;
  children: readonly Node[] | null;
  readonly isForced: boolean;
}

/** The best that the moves of a position lead to, counted back from the ends of all lines. */
function settle(root: Node): void {
  const seen = new Set<Node>();
  const visit = (node: Node): number => {
    if (node.children === null || node.children.length === 0 || seen.has(node)) return node.value;
    seen.add(node);
    node.value = Math.max(...node.children.map((child) => -visit(child)));
    return node.value;
  };
  visit(root);
}

/** Nodes by what it costs to get there, the cheapest first. */
class CostQueue {
  readonly #heap: { readonly node: Node; readonly cost: number }[] = [];

  get size(): number {
    return this.#heap.length;
  }

  push(node: Node, cost: number): void {
    const heap = this.#heap;
    let at = heap.push({ node, cost }) - 1;
    for (let up = (at - 1) >> 1; at > 0 && heap[up]!.cost > cost; up = (at - 1) >> 1) {
      [heap[at], heap[up]] = [heap[up]!, heap[at]!];
      at = up;
    }
  }

  pop(): { readonly node: Node; readonly cost: number } {
    const heap = this.#heap;
    const top = heap[0]!;
    const last = heap.pop()!;
    if (heap.length === 0) return top;
    heap[0] = last;
    for (let at = 0; ; ) {
      const [left, right] = [2 * at + 1, 2 * at + 2];
      let least = at;
      if (left < heap.length && heap[left]!.cost < heap[least]!.cost) least = left;
      if (right < heap.length && heap[right]!.cost < heap[least]!.cost) least = right;
      if (least === at) return top;
      [heap[at], heap[least]] = [heap[least]!, heap[at]!];
      at = least;
    }
  }
}

/** The ends of the lines that cost least to follow. */
function cheapestLeaves(root: Node, { plyCost }: GrowSettings, count: number): Node[] {
  const queue = new CostQueue();
  const done = new Set<Node>();
  const leaves: Node[] = [];
  queue.push(root, 0);
  while (queue.size > 0 && leaves.length < count) {
    const { node, cost } = queue.pop();
    if (done.has(node)) continue;
    done.add(node);
    if (node.children === null) leaves.push(node);
    for (const child of node.children ?? []) {
      const error = child.isForced ? 0 : Math.max(0, node.value + child.value);
      if (!done.has(child)) queue.push(child, cost + plyCost + error);
    }
  }
  return leaves;
}

/** The book as `writeBook` takes it. `onGrown` hears how many positions it has. */
export async function growBook(
  settings: GrowSettings,
  evaluate: Evaluate,
  onGrown: (size: number) => void = () => undefined,
): Promise<Map<string, { moves: StoredMove[] }>> {
  const nodes = new Map<string, Node>();
  const forced = new Set(settings.lines.flat().map(bookKey));
  const nodeOf = (position: Position): Node => {
    const key = bookKey(position);
    const known = nodes.get(key);
    if (known) return known;
    const isForced = forced.has(key);
    const node: Node = { position, value: Number.NaN, children: null, isForced };
    nodes.set(key, node);
    return node;
  };
  const root = nodeOf(START);
  root.value = 0;
  let size = 0;
  const expand = async (leaves: readonly Node[]): Promise<void> => {
    for (const leaf of leaves) {
      const { position } = leaf;
      leaf.children = nextPositions(position).map(nodeOf);
    }
    const fresh = [...new Set(leaves.flatMap(({ children }) => children!))].filter((node) =>
      Number.isNaN(node.value),
    );
    const values = await evaluate(fresh.map(({ position }) => position));
    for (const [i, node] of fresh.entries()) node.value = values[i]!;
    size += leaves.length;
    settle(root);
    onGrown(size);
  };
  await expand([root]);
  for (const line of settings.lines) {
    const open = line.map(nodeOf).filter(({ children }) => children === null);
    for (const node of open) await expand([node]);
  }
  while (size < settings.size) {
    const count = Math.min(Math.max(settings.batch, size >> 6), settings.size - size);
    const leaves = cheapestLeaves(root, settings, count);
    if (leaves.length === 0) break;
    await expand(leaves);
  }
  return entries(nodes, settings);
}

function entries(
  nodes: ReadonlyMap<string, Node>,
  { keep }: GrowSettings,
): Map<string, { moves: StoredMove[] }> {
  const book = new Map<string, { moves: StoredMove[] }>();
  for (const [key, { children, value }] of nodes) {
    if (children === null || children.length === 0) continue;
    const moves = children
      .map((child, place) => ({ place, score: -child.value, child }))
      .filter(({ score, child }) => score >= value - keep || child.isForced)
      .sort((a, b) => b.score - a.score || a.place - b.place)
      .map(({ place, score }) => ({ place, score }));
    book.set(key, { moves });
  }
  return book;
}
