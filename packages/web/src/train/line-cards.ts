/** A line of the analysis board becomes a card. */
import { formatMove, type GameTree, gameAt, type NodeId, openingOf, type Side } from '@crownhead/rules';
import { lineCard } from '@crownhead/training';
import { go } from '../router.ts';
import { trainingLog } from '../training/training.ts';
import { toast } from '../ui/toast.tsx';
import { trainWords } from './train-words.ts';

/** So many moves stand for a line without a name. */
const TITLE_PLIES = 6;

/** Does the line to a node have a move of this side? */
export const hasOwnMoves = (tree: GameTree, id: NodeId, side: Side): boolean =>
  gameAt(tree, id).plies.some((ply) => ply.kind === 'move' && ply.before.turn === side);

/** The name of the opening, or else the first moves. */
function titleOf(tree: GameTree, id: NodeId): string {
  const game = gameAt(tree, id);
  const moves = game.plies
    .slice(0, TITLE_PLIES)
    .flatMap((ply) => (ply.kind === 'move' ? [formatMove(ply.move)] : []));
  const name = game.plies.length > 2 ? openingOf(game) : null;
  return name ?? moves.join(' ');
}

export async function trainLine(tree: GameTree, id: NodeId, side: Side): Promise<void> {
  const card = lineCard(tree, id, side, titleOf(tree, id));
  if (!card) return;
  const log = await trainingLog();
  // A line that is there already is as good.
  await log.submit({ type: 'card.add', card });
  const { lineKept, toCards } = trainWords.peek();
  toast(lineKept, { label: toCards, run: () => go('/train') }, false);
}
