/** What the engine is asked: a position with its history, the rules, and how long it may think. */
import { type Game, OFFICIAL, type Position, type RuleSet } from '@crownhead/rules';

/** Whatever is set ends the search, whichever comes first; with nothing set only `stop` does. */
export interface Limits {
  readonly depth?: number;
  readonly nodes?: number;
  /** Milliseconds for this move. */
  readonly ms?: number;
  /** Milliseconds left on a clock, and what is added after each move. */
  readonly clock?: { readonly left: number; readonly increment: number };
}

/** Plain data, so that it can travel to a worker. */
export interface SearchRequest {
  readonly rules: RuleSet;
  readonly position: Position;
  /** The positions before it since a man moved or something was taken, oldest first: they count for repetition. */
  readonly before: readonly Position[];
  readonly limits: Limits;
  /** How many best lines are wanted. */
  readonly lines: number;
  /** Is each line to tell how far the opening book has it? The book is read for this, which takes a while the first time. */
  readonly tellBook: boolean;
}

/** A request about a position of which nothing else is known. */
export const requestFor = (position: Position, limits: Limits, rules: RuleSet = OFFICIAL): SearchRequest => ({
  rules,
  position,
  before: [],
  limits,
  lines: 1,
  tellBook: false,
});

/** The request for the side to move in a game. */
export function requestOf(game: Game, limits: Limits): SearchRequest {
  const { plies, position, rules } = game;
  const quiet = plies.at(-1)?.quiet ?? 0;
  const before = plies.slice(plies.length - quiet).map((ply) => ply.before);
  return { ...requestFor(position, limits, rules), before };
}
