/** How many nodes each part of a report gets. */
import { movesAreOfficial, type RuleSet } from '@crownhead/rules';

/** A quick report marks what holds in smaller searches. */
export const QUALITIES = ['quick', 'full'] as const;
export type Quality = (typeof QUALITIES)[number];

export interface Budgets {
  /** Every position, from the last to the first. */
  readonly first: number;
  /** A mark has to hold at both. */
  readonly confirm: readonly [number, number];
  /** What every legal move is worth, for the stake. */
  readonly stake: number;
  /** A move found by so few nodes is not worth an exclamation mark. */
  readonly obvious: number;
  /** Rounds of confirming: what a deeper search changes can bring other plies under suspicion. */
  readonly rounds: number;
}

const OFFICIAL_BUDGETS: Readonly<Record<Quality, Budgets>> = {
  quick: {
    first: 20_000,
    confirm: [80_000, 300_000],
    stake: 4_000,
    obvious: 2_000,
    rounds: 2,
  },
  full: {
    first: 50_000,
    confirm: [200_000, 1_000_000],
    stake: 8_000,
    obvious: 2_000,
    rounds: 3,
  },
};

/** The search of other rules visits fewer nodes in the same time. */
const OTHER_RULES_DIVISOR = 30;

export function budgetsFor(quality: Quality, rules: RuleSet): Budgets {
  const budgets = OFFICIAL_BUDGETS[quality];
  if (movesAreOfficial(rules)) return budgets;
  const less = (nodes: number): number => Math.max(500, Math.round(nodes / OTHER_RULES_DIVISOR));
  return {
    first: less(budgets.first),
    confirm: [less(budgets.confirm[0]), less(budgets.confirm[1])],
    stake: less(budgets.stake),
    obvious: less(budgets.obvious),
    rounds: budgets.rounds,
  };
}
