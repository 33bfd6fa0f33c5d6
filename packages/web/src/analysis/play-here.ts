/** A game against the computer from a position of an analysis. */
import type { GameTree, NodeId } from '@crownhead/rules';

/** The code that begins a game is loaded when somebody begins one. */
export const playHere = (tree: GameTree, id: NodeId): void =>
  void import('./play-from.ts').then(({ playFrom }) => playFrom(tree, id));
