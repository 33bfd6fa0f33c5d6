/** Writes a game as PDN 3.0: one way only, readable by other programs, and everything of ours comes back when read. */
import type { Game } from './game.ts';
import { type GameTree, mainLine, treeOf } from './game-tree.ts';
import { EMPTY_NOTE, type Note } from './note.ts';
import { formatBody } from './pdn-body.ts';
import { firstByRules, type PdnFacts } from './pdn-facts.ts';
import type { PdnResult, PdnTag } from './pdn-game.ts';
import { formatHead } from './pdn-head.ts';
import { formatResult } from './pdn-outcome.ts';

/** A game with what is to be written beside it. */
export interface PdnGameContent {
  readonly game: Game;
  /** Event, site and so on, and any others to be kept; those that follow from the game are written from it. */
  readonly tags?: readonly PdnTag[];
  readonly facts?: Partial<Pick<PdnFacts, 'names'>>;
  /** Before the first move. */
  readonly comments?: readonly string[];
  /** By ply. */
  readonly notes?: readonly (Note | undefined)[];
}

/** A tree has all of this, so nothing beside it counts; what `replayPdn` returns can be written again as it is. */
export interface PdnTreeContent {
  readonly tree: GameTree;
}

/** What `writePdn` takes. */
export type PdnContent = PdnGameContent | PdnTreeContent;

/** Where a file went on with what could not be played, it still has its own result. */
function resultAtEnd(tree: GameTree): { readonly result: PdnResult; readonly isWritten: boolean } {
  const last = mainLine(tree).at(-1) ?? tree.root;
  const written = last.unplayed[0]?.result ?? null;
  const result = written ?? formatResult(tree.outcome, firstByRules(tree.rules));
  return { result, isWritten: written !== null };
}

function writeTree(tree: GameTree, names?: PdnFacts['names']): string {
  const { result, isWritten } = resultAtEnd(tree);
  return `${formatHead(tree, result, names).join('\n')}\n\n${formatBody(tree, isWritten ? null : result)}\n`;
}

/** The game as PDN text, its moves in lines of up to 79 characters, ended by a line break. */
export function writePdn(content: PdnContent): string {
  if ('tree' in content) return writeTree(content.tree);
  const { game, tags = [], comments = [], notes = [], facts } = content;
  return writeTree(treeOf(game, { tags, start: { ...EMPTY_NOTE, comments }, notes }), facts?.names);
}
