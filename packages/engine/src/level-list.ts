/** The ten levels, from one a child can beat to full strength: how far each looks, and how it errs. */

import { LEVEL_NAMES, type LevelNumber } from '@crownhead/rules';
import type { BookUse } from './book/book.ts';

/** How one level plays. */
export interface Level {
  readonly level: number;
  readonly name: string;
  /** Plies looked ahead, jumps at the end of them followed; null where `nodes` says how far. */
  readonly depth: number | null;
  /** Nodes looked at; null where the request's limits alone say how many. */
  readonly nodes: number | null;
  /** Memory of its own for each move, so that what was searched before cannot change the move; null to use all there is. */
  readonly megabytes: number | null;
  /** How far apart the scores of two moves must be to be told apart most of the time. */
  readonly noise: number;
  /** How often an answer that takes several pieces is not seen coming. */
  readonly overlooks: number;
  /** How well it knows the openings; null where it has learned none. */
  readonly book: BookUse | null;
}

type Player = Pick<Level, 'level' | 'name'>;
const named = (level: LevelNumber): Player => ({ level, name: LEVEL_NAMES[level] });

/**
 * No such level comes near this under the official rules: 41,000 was the most in 4,000 positions of random games. Under
 * rules with very many moves it sees a little less instead of thinking for minutes.
 */
const MOST_NODES = 100_000;

const aPerson = (
  player: Player,
  depth: number,
  noise: number,
  overlooks: number,
  book: BookUse | null = null,
): Level => ({
  ...player,
  ...{ depth, nodes: MOST_NODES, megabytes: 1, noise, overlooks, book },
});

/** The memory has room for about as many positions as are kept of so many nodes. */
const aMachine = (player: Player, nodes: number | null, megabytes: number | null, book: BookUse): Level => ({
  ...player,
  ...{ depth: null, nodes, megabytes, noise: 0, overlooks: 0, book },
});

/** All of them, the weakest first: level 1 is the first. */
export const LEVELS: readonly Level[] = [
  aPerson(named(1), 1, 60, 0.8),
  aPerson(named(2), 1, 30, 0.5),
  aPerson(named(3), 2, 22, 0.3),
  aPerson(named(4), 3, 15, 0.15),
  aPerson(named(5), 4, 9, 0.05, { plies: 6, margin: 44 }),
  aPerson(named(6), 6, 4, 0, { plies: 8, margin: 36 }),
  aMachine(named(7), 20_000, 1, { plies: 10, margin: 32 }),
  aMachine(named(8), 100_000, 4, { plies: 14, margin: 28 }),
  aMachine(named(9), 600_000, 16, { plies: 20, margin: 20 }),
  aMachine(named(10), null, null, { plies: 40, margin: 16 }),
];
