/**
 * The options that decide which moves are legal (R1, R2, R4, R5, R6, R8), as plain data.
 *
 * Three facets have one answer everywhere and so are no options: the choice among captures is free (R3), a side
 * with no pieces has lost (R7), and nobody may pass while a move is available (R15).
 */
import type { Side } from './side.ts';

/** Every rule option with its values: the one list of them. */
export const RULE_OPTIONS = {
  /** R1: must a jump be taken when there is one? */
  capture: ['mandatory', 'optional'],
  /** R2: a chain of jumps, once begun. */
  chain: ['finish', 'may-stop', 'single'],
  /** R4: a man that jumps onto the king row. */
  crowning: ['ends-turn', 'goes-on'],
  /** R5: when jumped pieces leave the board. */
  removal: ['at-once', 'end-of-turn'],
  /** R6: a side to move with no legal move. */
  blocked: ['loses', 'passes'],
  /** R8: the side that moves first. */
  first: ['black', 'white', 'random'],
} as const;

export type RuleOption = keyof typeof RULE_OPTIONS;
/** One value for every rule option: what all functions that need rules take. */
export type RuleSet = { readonly [K in RuleOption]: (typeof RULE_OPTIONS)[K][number] };

/** The names of the options, in order. */
export const RULE_OPTION_NAMES = Object.keys(RULE_OPTIONS) as readonly RuleOption[];

/** Something for each option, made from its values: what holds for one holds for every option there will be. */
export const forEachRule = <R extends { readonly [K in RuleOption]: unknown }>(
  make: (values: (typeof RULE_OPTIONS)[RuleOption], option: RuleOption) => unknown,
): R =>
  Object.fromEntries(RULE_OPTION_NAMES.map((option) => [option, make(RULE_OPTIONS[option], option)])) as R;

/** Rules that name the side which moves first, rather than leaving it to a draw. */
export type SettledRules = RuleSet & { readonly first: Side };

/** The side that moves first: as the rules have it, or the one drawn by the caller that starts the game. */
export const firstSide = (rules: RuleSet, drawn: Side): Side =>
  rules.first === 'random' ? drawn : rules.first;

/** American/English tournament rules. */
export const OFFICIAL: SettledRules = {
  capture: 'mandatory',
  chain: 'finish',
  crowning: 'ends-turn',
  removal: 'at-once',
  blocked: 'loses',
  first: 'black',
};

/** Is every option the same? */
export const sameRules = (a: RuleSet, b: RuleSet): boolean =>
  RULE_OPTION_NAMES.every((option) => a[option] === b[option]);

/** True when the legal moves and the endings are the official ones, whichever side moves first: endgame tables apply. */
export const movesAreOfficial = (rules: RuleSet): boolean =>
  sameRules({ ...rules, first: OFFICIAL.first }, OFFICIAL);
