/** The edits of what stands beside the moves of a tree: notes and tags. */
import { type GameTree, type NodeId, parentOf, ROOT_ID } from './game-tree.ts';
import type { Note } from './note.ts';
import type { PdnTag } from './pdn-game.ts';
import { keptTags } from './pdn-head.ts';
import { asMainMove, tidyNote } from './pdn-note.ts';
import { changed } from './tree-change.ts';

/** Changes what is noted beside a node. The note is kept as a file would give it back: on one line, `[%…]` understood. */
export const annotate = (tree: GameTree, id: NodeId, note: Partial<Note>): GameTree =>
  changed(tree, id, (node) => {
    const tidy = tidyNote({ ...node.note, ...withoutReplaced(node.note, note), ...note });
    const next = id === ROOT_ID || parentOf(tree, id)?.children[0] === node ? asMainMove(tidy) : tidy;
    // Marks belong to a move, and only where a variation begins can something stand before one.
    const fitting = id === ROOT_ID ? { ...next, marks: [], nags: [] } : next;
    return sameNote(fitting, node.note) ? node : { ...node, note: fitting };
  });

const sameNote = (a: Note, b: Note): boolean => JSON.stringify(a) === JSON.stringify(b);

const COMMAND_OF = {
  clock: /^\[%\s*clk\b/i,
  evaluation: /^\[%\s*eval\b/i,
  shapes: /^\[%\s*c[sa]l\b/i,
} as const;

/** A second clock or evaluation, kept from a file, must not come back in place of the first. */
function withoutReplaced({ commands }: Note, note: Partial<Note>): Pick<Note, 'commands'> {
  const replaced = (Object.keys(COMMAND_OF) as (keyof typeof COMMAND_OF)[]).filter((key) => key in note);
  return { commands: commands.filter((command) => !replaced.some((key) => COMMAND_OF[key].test(command))) };
}

/** Sets a tag, or takes it away where the value is empty. Those that follow from the game stay as they are. */
export function setTag(tree: GameTree, name: string, value: string): GameTree {
  const others = tree.tags.filter((tag) => tag.name.toLowerCase() !== name.toLowerCase());
  const tags: readonly PdnTag[] = value.trim() === '' ? others : [...others, { name, value }];
  return { ...tree, tags: keptTags(tags, tree.outcome) };
}
