/** The lane beside a player's strip: the one prompt stands in it when it concerns this player. */
import type { Side } from '@crownhead/rules';
import type { GameModel } from './model.ts';
import { inLane, PromptBox, type Ways } from './prompt-box.tsx';
import { isCardOpen, isOnCard } from './status-place.tsx';

interface LaneProps extends Ways {
  readonly model: GameModel;
  readonly side: Side;
  /** What concerns no player stands at the strip of whoever looks. */
  readonly own: boolean;
}

export function PromptLane({ model, side, own, ...ways }: LaneProps) {
  const { prompt, view } = model.beside.value;
  const shown = inLane(prompt, view.state.round?.game.outcome === null);
  const isHere = shown.side === null ? own : shown.side === side;
  // One telling is enough.
  const isElsewhere = isCardOpen(model) && isOnCard(shown);
  if (!isHere || isElsewhere) return null;
  return <PromptBox model={model} prompt={shown} {...ways} />;
}
