/**
 * Proves that the side to move wins, or gets a draw at the least, under the official rules and without draws by move count. What is proved
 * holds; what is not proved may still be true.
 */
import { opposite, type Position } from '@crownhead/rules';
import type { EndgameTables } from '../endgame/tables.ts';
import { heldPlaces, holdingSteps, Successors, winningSteps } from './proof-steps.ts';
import { SETTLED } from './proof-table.ts';
import { Prover } from './prover.ts';

/** What is claimed for the side to move: a win, or at least a draw. */
export const PROOF_GOALS = ['win', 'draw'] as const;
export type ProofGoal = (typeof PROOF_GOALS)[number];

/** With what to prove, and for how long. */
export interface ProveOptions {
  readonly tables: EndgameTables;
  /** The most positions to look at; a million unless given. */
  readonly nodes?: number;
  /** Called now and then with how many have been looked at; ends the search when it returns true. */
  readonly onProgress?: (nodes: number) => boolean;
}

/** Positions that are proved, a win by those before it, a draw by one another: what a certificate has. */
export type ProofSteps = readonly Position[];

/** What came of trying to prove something. */
export interface ProofResult {
  readonly proved: boolean;
  /** How many different positions were looked at. */
  readonly nodes: number;
  /** The last one is the position that was asked about; empty where it is not proved. */
  readonly steps: ProofSteps;
}

/** How often a search goes on after something it had settled turned out to be open. */
const MOST_ROUNDS = 50;

/**
 * Tries to prove the goal for the side to move of the last position, in that one and in all the others. One proof can lean on another, so that
 * together they are shorter. The same question gets the same answer.
 */
export function proveAll(
  positions: readonly Position[],
  goal: ProofGoal,
  options: ProveOptions,
): ProofResult {
  const claimer = positions.at(-1)!.turn;
  const holder = goal === 'draw' ? claimer : opposite(claimer);
  const prover = new Prover(claimer, goal, options);
  const { table } = prover;
  const successors = new Successors(table, options.tables);
  const places = positions.map((position) => {
    const { turn } = position;
    return prover.visit(position[turn], position[opposite(turn)], position.kings, turn);
  });
  /** What the search has settled by repetition is looked at again: it may hold on one line and not on another. */
  const verify = () => {
    const seen = heldPlaces(places, table, holder, goal === 'draw' ? table.pn : table.dn, successors);
    for (const place of seen.doubtful) table.forget(place);
    return seen;
  };
  const isOpen = (place: number): boolean => table.pn[place] !== 0 && table.dn[place] !== 0;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    for (const place of places) {
      if (isOpen(place)) prover.search(place, SETTLED, SETTLED, 0);
      if (table.pn[place] !== 0) break;
    }
    const isProved = places.every((place) => table.pn[place] === 0);
    if (isProved && goal === 'win') return resultWith(winningSteps(places, table, claimer, successors));
    const { held, doubtful } = verify();
    if (isProved && doubtful.length === 0)
      return resultWith(holdingSteps(places, table, holder, held, successors));
    if (doubtful.length === 0 || prover.isOver) break;
  }
  return { proved: false, nodes: table.size, steps: [] };

  function resultWith(steps: readonly number[]): ProofResult {
    const last = places.at(-1)!;
    // What is claimed comes last; it may be part of the proof of another position as well.
    const inOrder = steps.at(-1) === last ? steps : [...steps, last];
    return { proved: true, nodes: table.size, steps: inOrder.map((place) => table.positionAt(place)) };
  }
}

/** Tries to prove the goal for the side to move. */
export const prove = (position: Position, goal: ProofGoal, options: ProveOptions): ProofResult =>
  proveAll([position], goal, options);
