/** Cards from what somebody met: a puzzle, a mistake of their own, a line, an ending. */
import {
  formatFen,
  formatMove,
  type GameTree,
  gameAt,
  lineThrough,
  type Move,
  moveOf,
  type NodeId,
  newTree,
  openingOf,
  pathTo,
  removeAfter,
  type Side,
  setTag,
  writePdn,
} from '@crownhead/rules';
import { type Card, type CardKind, cardId } from './card.ts';
import { endingTask, type NamedEnding } from './named-ending.ts';
import { type Puzzle, puzzleTree } from './puzzle.ts';
import { ownMoves } from './reciting.ts';

/** The tag that says whose moves of a line are asked. */
export const SIDE_TAG = 'Trains';
/** The tag of a mistake that says what was played. */
export const PLAYED_TAG = 'Played';
/** The tag of an ending that says which one it is. */
export const ENDING_TAG = 'Ending';
/** The tag of a position to be played out that says in how many moves. */
export const MOVES_TAG = 'Moves';

const tagged = (tree: GameTree, tags: Readonly<Record<string, string>>): string =>
  writePdn({ tree: Object.entries(tags).reduce((one, [name, value]) => setTag(one, name, value), tree) });

const cardOf = (kind: CardKind, question: string, pdn: string, title: string): Card => ({
  id: cardId(kind, question),
  kind,
  pdn,
  title,
});

/** A puzzle to be remembered. */
export const puzzleCard = (puzzle: Puzzle, title = ''): Card =>
  cardOf('puzzle', formatFen(puzzle.tree.start), writePdn({ tree: puzzleTree(puzzle) }), title);

/** The player's own mistake as a puzzle, with the move that was played. */
export const mistakeCard = (puzzle: Puzzle, played: Move, title = ''): Card =>
  cardOf(
    'mistake',
    formatFen(puzzle.tree.start),
    tagged(puzzleTree(puzzle), { [PLAYED_TAG]: formatMove(played) }),
    title,
  );

/** The line to a node, for one side; null where that side has no move in it. */
export function lineCard(tree: GameTree, id: NodeId, side: Side, title = ''): Card | null {
  const line = removeAfter(lineThrough(tree, id), pathTo(tree, id).length - 1);
  if (ownMoves(line, side).length === 0) return null;
  const moves = pathTo(tree, id).flatMap((node) => {
    const move = moveOf(node);
    return move ? [formatMove(move)] : [];
  });
  const question = [side, formatFen(tree.start), ...moves].join(' ');
  return cardOf('opening', question, tagged(line, { [SIDE_TAG]: side }), title);
}

/** So many moves stand for a line without a name. */
const TITLE_PLIES = 6;

/** What a line is called: by its opening, or else by its first moves. */
export function lineTitle(tree: GameTree, id: NodeId): string {
  const game = gameAt(tree, id);
  const moves = game.plies
    .slice(0, TITLE_PLIES)
    .flatMap((ply) => (ply.kind === 'move' ? [formatMove(ply.move)] : []));
  const name = game.plies.length > 2 ? openingOf(game) : null;
  return name ?? moves.join(' ');
}

/** A named ending. Its title is for the app to say. */
export function endingCard(ending: NamedEnding): Card {
  const { start, goal, moves } = endingTask(ending);
  const tags = { Puzzle: goal, [ENDING_TAG]: ending, [MOVES_TAG]: String(moves) };
  return cardOf('ending', formatFen(start), tagged(newTree({ start }), tags), '');
}
