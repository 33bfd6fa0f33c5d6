/** Analyses kept on this device: each under the key that its address has, as the PDN it would be saved as. */

import type { GameTree, NodeId } from '@crownhead/rules';
import { nodeOf, pathTo, ROOT_ID } from '@crownhead/rules';
import type { Keys } from '../local/kept-games.ts';

const KEY = 'crownhead.analysis.';
/** Older ones make room. */
export const MOST_WORKS = 12;

/** What is kept of one analysis. */
export interface Work {
  /** When it was last changed. */
  readonly at: number;
  readonly pdn: string;
  /** The node that was looked at, as the number of the child at each step from the start. */
  readonly path: readonly number[];
  readonly flipped: boolean;
  /** Kept as the report library gives it; whoever reads it checks that it fits the game. */
  readonly report?: unknown;
}

function parseWork(text: string | null): Work | null {
  try {
    const { at, pdn, path, flipped, report } = JSON.parse(text ?? 'null');
    if (typeof pdn !== 'string' || !Array.isArray(path)) return null;
    return { at: Number(at) || 0, pdn, path: path.map(Number), flipped: flipped === true, report };
  } catch {
    return null;
  }
}

/** The keys of all works, the last changed first. */
export function workKeys(keys: Keys): readonly string[] {
  try {
    return Array.from({ length: keys.length }, (_, i) => keys.key(i) ?? '')
      .filter((name) => name.startsWith(KEY))
      .map((name) => ({ key: name.slice(KEY.length), at: parseWork(keys.getItem(name))?.at ?? 0 }))
      .sort((a, b) => b.at - a.at)
      .map(({ key }) => key);
  } catch {
    return [];
  }
}

export function readWork(keys: Keys, key: string): Work | null {
  try {
    return parseWork(keys.getItem(KEY + key));
  } catch {
    return null;
  }
}

/** False where it could not be kept: storage is full or forbidden. */
export function keepWork(keys: Keys, key: string, work: Work): boolean {
  try {
    for (const old of workKeys(keys)
      .filter((other) => other !== key)
      .slice(MOST_WORKS - 1))
      keys.removeItem(KEY + old);
    keys.setItem(KEY + key, JSON.stringify(work));
    return true;
  } catch {
    return false;
  }
}

/** A node by the number of the child at each step: ids change when a file is read again, these do not. */
export function pathOf(tree: GameTree, id: NodeId): readonly number[] {
  const nodes = pathTo(tree, id);
  return nodes.slice(1).map((node, i) => nodes[i]!.children.indexOf(node));
}

/** As far as the tree has such nodes. */
export function nodeAt(tree: GameTree, path: readonly number[]): NodeId {
  let node = nodeOf(tree, ROOT_ID)!;
  for (const index of path) {
    const next = node.children[index];
    if (!next) break;
    node = next;
  }
  return node.id;
}
