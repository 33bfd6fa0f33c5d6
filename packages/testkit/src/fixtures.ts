/** Positions from text and text from moves, so that a test reads as one FEN and one list. */
import { readFileSync } from 'node:fs';
import {
  formatMove,
  listMoves,
  mirrorSquare,
  OFFICIAL,
  type Place,
  type Position,
  positionOf,
  RULE_OPTIONS,
  type RuleSet,
  type SettledRules,
  type Square,
} from '@crownhead/rules';

/** The position of a FEN, short because tests are full of them. */
export const at = (fen: string): Position => positionOf(fen);

/** The official rules but for the options named. */
export function rulesWith(options?: Partial<SettledRules>): SettledRules;
export function rulesWith(options: Partial<RuleSet> | undefined): RuleSet;
export function rulesWith(options: Partial<RuleSet> = {}): RuleSet {
  return { ...OFFICIAL, ...options };
}

/** Every combination of the options that decide which moves there are; `blocked` and `first` stay official. */
export const MOVE_RULES: readonly RuleSet[] = RULE_OPTIONS.capture.flatMap((capture) =>
  RULE_OPTIONS.chain.flatMap((chain) =>
    RULE_OPTIONS.crowning.flatMap((crowning) =>
      RULE_OPTIONS.removal.map((removal) => rulesWith({ capture, chain, crowning, removal })),
    ),
  ),
);

/** The whole legal list as sorted text; throws where it is too long to list. */
export function listed(position: Position, rules: RuleSet = OFFICIAL): string[] {
  const moves = listMoves(position, rules);
  if (!moves.ok) throw new Error(moves.error);
  return moves.value.map((move) => formatMove(move)).sort();
}

/** Numbers in a text as they read from the other side of the board: `11-15` becomes `22-18`. */
export const mirrorText = (text: string): string =>
  text.replace(/\d+/g, (number) => `${33 - Number(number)}`);

/** Any place, a light one too: A1 becomes H8. */
export const mirrorPlace = (place: Place): Place =>
  typeof place === 'number'
    ? mirrorSquare(place)
    : (`${String.fromCharCode(137 - place.charCodeAt(0))}${9 - Number(place[1])}` as Place);

export const squares = (...numbers: number[]): readonly Square[] => numbers as Square[];

export interface PerftRow {
  readonly fen: string;
  readonly kind: string;
  /** Depth 1 first. */
  readonly nodes: readonly number[];
}

/** The committed perft file. */
export const perftRows = (): readonly PerftRow[] =>
  JSON.parse(readFileSync(new URL('../perft/positions.json', import.meta.url), 'utf8'));

/** Perft from the start under the official rules, depth 1 first. */
export const START_PERFT = [
  7, 49, 302, 1469, 7361, 36768, 179740, 845931, 3963680, 18391564, 85242128, 388623673, 1766623630,
] as const;

/** The larger sizes are for the full run. */
export const FULL = process.env.CROWNHEAD_FULL === '1';

/** Windows ends a program whatever the signal: how it is told to stop, and stops, can be tried only elsewhere. */
export const HAS_SIGNALS = process.platform !== 'win32';

/** How often a property is tried: ten times as often in the full run. */
export const runs = (times: number): { readonly numRuns: number } => ({ numRuns: FULL ? times * 10 : times });
