/** A game against the computer from a position of an analysis. */
import type { GameTree, NodeId } from '@crownhead/rules';

/** What begins a game comes when somebody does. */
export const playHere = (tree: GameTree, id: NodeId): void =>
  void import('./play-from.ts').then(({ playFrom }) => playFrom(tree, id));
