/** What of a tree must come back when it has been written and read: all but the numbers of its nodes and of lines in a file. */
import type { GameTree } from './game-tree.ts';

export const withoutPlaces = (tree: GameTree): unknown =>
  JSON.parse(
    JSON.stringify(tree, (key, inner) =>
      key === 'line' || key === 'id' || key === 'nextId' ? undefined : inner,
    ),
  );
