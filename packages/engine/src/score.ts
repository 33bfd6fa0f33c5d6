/** Scores: their bounds, and how they are shown to people. */
import { DRAW, LOSS, NO_DISTANCE, pliesOf, resultOf, WIN } from './endgame/result.ts';

/**
 * Numbers of one kind: any plain number is one, but one of another kind is not, so that a depth is never taken for a ply.
 */
type Kind<Name extends string> = number & { readonly kind?: Name };

/** For the side to move. A man more counts about `MAN_SCORE`; what is proved is far beyond any number of men. */
export type Score = Kind<'score'>;
/** Plies yet to be searched. */
export type Depth = Kind<'depth'>;
/** Plies from the root. */
export type Ply = Kind<'ply'>;

/** Larger than any score; the edges of an open window. */
export const INFINITE = 32_000;
/** Having won at this very moment; a win n plies away is n less. */
export const WON = 30_000;
/** At or beyond this, the number of plies to the end is known. */
export const WON_IN_PLIES = 29_000;
/** A win proved by the endgame tables, its length unknown; n less when the proof is n plies away. */
export const TABLE_WON = 20_000;
/** At or beyond this a result is proved. */
export const PROVED = 19_000;
export const DRAWN = 0;

export const wonIn = (plies: number): Score => WON - plies;
export const lostIn = (plies: number): Score => plies - WON;

/** Plies to the end count from the position in the transposition table, and from the root in the search. */
export const toTable = (score: Score, ply: Ply): Score =>
  score >= PROVED ? score + ply : score <= -PROVED ? score - ply : score;
export const fromTable = (score: Score, ply: Ply): Score =>
  score >= PROVED ? score - ply : score <= -PROVED ? score + ply : score;

/** What a score means. */
export type Verdict =
  | { readonly kind: 'win'; readonly plies: number | null }
  | { readonly kind: 'loss'; readonly plies: number | null }
  | { readonly kind: 'draw' }
  | { readonly kind: 'estimate'; readonly score: Score };

/** What the search alone can say of a score. */
function searchVerdict(score: Score): Verdict {
  const size = Math.abs(score);
  if (size < PROVED) return { kind: 'estimate', score };
  const plies = size >= WON_IN_PLIES ? WON - size : null;
  return { kind: score > 0 ? 'win' : 'loss', plies };
}

/** A score and what it means. */
export interface ScoredVerdict {
  readonly score: Score;
  readonly verdict: Verdict;
}

/** A win the tables know of, put where proved wins are; which of two looks better is kept. */
function tableWin(score: Score, plies: number): Score {
  return plies === NO_DISTANCE ? Math.min(TABLE_WON + score, WON_IN_PLIES - 1) : wonIn(plies);
}

/**
 * A line as it is reported: its score, and what that means. `known` is what the endgame tables say of it (see `inPlies`). They
 * count no moves and no repetitions, so in a game a win is only reported where the search does not see it slip away by one of these.
 * Where nothing went before (`isFresh`) it cannot, whatever a search that has been going round in circles says.
 */
export function verdictOf(score: Score, known: number, isFresh: boolean): ScoredVerdict {
  const result = resultOf(known);
  const plies = pliesOf(known);
  if (result === DRAW) return { score: DRAWN, verdict: { kind: 'draw' } };
  if (result === WIN && score < PROVED && (score > DRAWN || isFresh)) {
    const told = tableWin(Math.max(score, DRAWN), plies);
    return { score: told, verdict: searchVerdict(told) };
  }
  if (result === LOSS && score > -PROVED && (score < DRAWN || isFresh)) {
    const told = -tableWin(Math.max(-score, DRAWN), plies);
    return { score: told, verdict: searchVerdict(told) };
  }
  return { score, verdict: searchVerdict(score) };
}
