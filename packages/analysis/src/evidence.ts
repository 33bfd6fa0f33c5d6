/** What searches have found out about each position of a game, shallow and deep. */

import type { RuleSet } from '@crownhead/rules';
import type { Budgets } from './budgets.ts';
import { type Moment, requestAt } from './moments.ts';
import type { Ask, SearchPool } from './search-pool.ts';
import { type Look, lookOf, lookOfLine } from './value.ts';

/** The searches that a mark has to hold at, in this order. */
export const SIZES = ['middle', 'deep'] as const;
export type Size = (typeof SIZES)[number];
/** What they found, as far as they were made. */
export type Confirmed = Partial<Readonly<Record<Size, Look>>>;

const UNKNOWN = { kind: 'estimate', score: 0 } as const;

/** Nothing was searched: the rules decide, or the only move does. */
function unsearched({ over, position, played }: Moment): Look {
  return lookOf(over ?? UNKNOWN, position, played === null ? [] : [played], 0);
}

const needsSearch = ({ over, forced, moves }: Moment): boolean => over === null && !forced && moves > 0;

async function look(ask: Ask, moment: Moment, rules: RuleSet, nodes: number): Promise<Look> {
  const result = await ask(requestAt(moment, rules, nodes));
  return lookOfLine(result, moment.position, nodes) ?? unsearched(moment);
}

/**
 * The first pass: from the last position to the first with one memory, so that what is found later in the game is known before. The
 * engine turns the board for White, so the two sides share nothing: each has a job of its own, and the order of sides does not matter.
 */
export async function firstPass(
  moments: readonly Moment[],
  rules: RuleSet,
  { first }: Budgets,
  pool: SearchPool,
  onLook: () => void,
): Promise<Look[]> {
  const looks = moments.map(unsearched);
  const chains = (['black', 'white'] as const).map((side) => async (ask: Ask): Promise<void> => {
    for (let i = moments.length - 1; i >= 0; i--) {
      const moment = moments[i]!;
      if (moment.side !== side || !needsSearch(moment)) continue;
      looks[i] = await look(ask, moment, rules, first);
      onLook();
    }
  });
  await pool.run(chains);
  return looks;
}

/** Searches positions again with more nodes, each from nothing. */
export async function searchAgain(
  which: readonly number[],
  size: Size,
  moments: readonly Moment[],
  rules: RuleSet,
  { confirm: [middle, deep] }: Budgets,
  pool: SearchPool,
  onDone: () => void,
): Promise<Map<number, Look>> {
  const nodes = { middle, deep }[size];
  const jobs = which.map((i) => async (ask: Ask): Promise<[number, Look]> => {
    const moment = moments[i]!;
    return [i, needsSearch(moment) ? await look(ask, moment, rules, nodes) : unsearched(moment)];
  });
  return new Map(await pool.run(jobs, onDone));
}
