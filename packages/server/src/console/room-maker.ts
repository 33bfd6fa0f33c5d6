/** Who makes room where every number is taken: nobody keeps others out by taking all of them. */

/** Somebody who has a number. */
export interface Holder {
  readonly id: number;
  readonly address: string;
  /** Those who have not come yet go first, then those who are not ready, then spectators; players stay. */
  readonly rank: 'expected' | 'coming' | 'spectator' | 'player';
}

const ORDER: readonly Holder['rank'][] = ['expected', 'coming', 'spectator'];

/** The number that a newcomer gets; null where nobody has more than a fair share, or all that do are playing. */
export function whoMakesRoom(holders: readonly Holder[], newcomer: string): number | null {
  const of = Map.groupBy(holders, ({ address }) => address);
  const own = of.get(newcomer)?.length ?? 0;
  const [crowd = []] = [...of.values()].sort((a, b) => b.length - a.length);
  // With one more the newcomer's address must not have more than is left of the other.
  if (crowd.length < own + 2) return null;
  for (const rank of ORDER) {
    const last = crowd.findLast((holder) => holder.rank === rank);
    if (last) return last.id;
  }
  return null;
}
