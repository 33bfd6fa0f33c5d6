/** A line of the analysis board becomes a card. */
import { type GameTree, gameAt, type NodeId, type Side } from '@crownhead/rules';
import { lineCard, lineTitle } from '@crownhead/training';
import { go } from '../router.ts';
import { trainingLog } from '../training/training.ts';
import { toast } from '../ui/toast.tsx';
import { trainWords } from './train-words.ts';

/** Does the line to a node have a move of this side? */
export const hasOwnMoves = (tree: GameTree, id: NodeId, side: Side): boolean =>
  gameAt(tree, id).plies.some((ply) => ply.kind === 'move' && ply.before.turn === side);

export async function trainLine(tree: GameTree, id: NodeId, side: Side): Promise<void> {
  const card = lineCard(tree, id, side, lineTitle(tree, id));
  if (!card) return;
  const log = await trainingLog();
  // A line that is there already is as good.
  await log.submit({ type: 'card.add', card });
  const { lineKept, toCards } = trainWords.peek();
  toast(lineKept, { label: toCards, run: () => go('/train') }, false);
}
