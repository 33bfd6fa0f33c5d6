/** A game on this machine to be started over. */
import type { LocalPlayer, LocalSetup } from '@crownhead/client/local';
import type { TableState } from '@crownhead/match';
import { ratedAs, type Side } from '@crownhead/rules';

/** The same players and settings once more, on the sides they have now; null before the first game. */
export function setupOf({ options, round, seats, hostName: host }: TableState): LocalSetup | null {
  if (round === null) return null;
  const { shared: _, sides, ...kept } = options;
  const player = (side: Side): LocalPlayer => {
    const occupant = seats[round.sides[side]];
    const name = round.names[side];
    if (occupant?.kind !== 'computer') return { name, level: null };
    // The host's name is needed where both are computers; the number that tells namesakes apart is the table's to give.
    return { name: host ?? name, ...ratedAs(occupant), engine: name.replace(/ \(\d\)$/, '') };
  };
  const players = { black: player('black'), white: player('white') };
  return { options: kept, players, drawSides: sides === 'random' };
}
