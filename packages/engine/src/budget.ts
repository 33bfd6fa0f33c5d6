/** How much time a move may take, from a move limit or a clock. */
import type { Limits } from './search-request.ts';

export interface Budget {
  /** No new iteration is begun after this many milliseconds. */
  readonly soft: number;
  /** The search is stopped after this many. */
  readonly hard: number;
}

/** What goes by between the decision and its arrival. */
const OVERHEAD_MS = 15;
/** Moves a game is expected to last yet. */
const MOVES_TO_GO = 26;
/** An iteration takes about as long as all before it together, so one begun late is wasted. */
const WORTH_BEGINNING = 0.6;

/** About as many as the quicker core visits. */
const NODES_PER_MS = 8000;

/** How many nodes a search within these limits may come to. */
export const expectedNodes = (limits: Limits): number =>
  Math.min(limits.nodes ?? Number.POSITIVE_INFINITY, budgetOf(limits).hard * NODES_PER_MS);

export function budgetOf(limits: Limits): Budget {
  const none = Number.POSITIVE_INFINITY;
  const move =
    limits.ms === undefined ? none : Math.max(1, limits.ms - Math.min(OVERHEAD_MS, limits.ms / 10));
  if (limits.clock === undefined) return { soft: move, hard: move };
  const { left, increment } = limits.clock;
  const usable = Math.max(1, left - OVERHEAD_MS);
  const share = Math.min(usable, usable / MOVES_TO_GO + increment * 0.8);
  const most = Math.min(usable * 0.5, share * 3);
  return { soft: Math.min(move, share * WORTH_BEGINNING), hard: Math.min(move, Math.max(1, most)) };
}
