/** The ten levels, from one a child can beat to full strength: how far each looks, and how it errs. */

/** How one level plays. */
export interface Level {
  readonly level: number;
  readonly name: string;
  /** Plies looked ahead, jumps at the end of them followed; null where `nodes` says how far. */
  readonly depth: number | null;
  /** Nodes looked at; null where the question's limits alone say how many. */
  readonly nodes: number | null;
  /** Memory of its own for each move, so that what was searched before cannot change the move; null to use all there is. */
  readonly megabytes: number | null;
  /** How far apart, in hundredths of a man, two moves must be to be told apart most of the time. */
  readonly noise: number;
  /** How often an answer that takes several pieces is not seen coming. */
  readonly overlooks: number;
}

type Player = Pick<Level, 'level' | 'name'>;

/**
 * No such level comes near this under the official rules: 41,000 was the most in 4,000 positions of random games. Under
 * rules with very many moves it sees a little less instead of thinking for minutes.
 */
const MOST_NODES = 100_000;

const aPerson = (player: Player, depth: number, noise: number, overlooks: number): Level => ({
  ...player,
  ...{ depth, nodes: MOST_NODES, megabytes: 1, noise, overlooks },
});

/** The memory has room for about as many positions as are kept of so many nodes. */
const aMachine = (player: Player, nodes: number | null, megabytes: number | null): Level => ({
  ...player,
  ...{ depth: null, nodes, megabytes, noise: 0, overlooks: 0 },
});

/** All of them, the weakest first: level 1 is the first. */
export const LEVELS: readonly Level[] = [
  aPerson({ level: 1, name: 'First steps' }, 1, 60, 0.8),
  aPerson({ level: 2, name: 'Beginner' }, 1, 30, 0.5),
  aPerson({ level: 3, name: 'Casual' }, 2, 22, 0.3),
  aPerson({ level: 4, name: 'Family champion' }, 3, 15, 0.15),
  aPerson({ level: 5, name: 'Club player' }, 4, 9, 0.05),
  aPerson({ level: 6, name: 'Strong club player' }, 6, 4, 0),
  aMachine({ level: 7, name: 'Expert' }, 20_000, 1),
  aMachine({ level: 8, name: 'Master' }, 100_000, 4),
  aMachine({ level: 9, name: 'Grandmaster' }, 600_000, 16),
  aMachine({ level: 10, name: 'Full strength' }, null, null),
];
