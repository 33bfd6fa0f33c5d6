/** From a position of the tree into a game against the computer on this device. */
import { replayTablePdn } from '@crownhead/match';
import { depthOf, type GameTree, lineThrough, type NodeId, readPdn, writePdn } from '@crownhead/rules';
import { playOnForm } from '../files/play-on.ts';
import { startLocal } from '../local/session.ts';
import { go } from '../router.ts';
import { setupOf } from '../screens/new-game/game-form.ts';
import { usualNames } from '../screens/new-game/kept-form.ts';
import { lastForm } from '../screens/new-game/last-form.ts';
import { startRefusal } from '../screens/new-game/start-refusal.ts';
import { toast } from '../ui/toast.tsx';

/** Whoever is to move there plays on, unless the game was against a computer: then it keeps its side. */
export function playFrom(tree: GameTree, id: NodeId): void {
  const line = lineThrough(tree, id);
  const replay = replayTablePdn(readPdn(writePdn({ tree: line }))[0]!);
  const form = playOnForm(replay, depthOf(tree, id), 'computer', lastForm());
  const started = startLocal(setupOf(form, usualNames()));
  if (started.ok) go(started.value);
  else toast(startRefusal(started.error));
}
