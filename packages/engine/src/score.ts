/** Scores: one small place that owns their bounds, and how they are told to people. */

/** Hundredths of a man, for the side to move. */
export type Score = number;

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

/** What a score means. */
export type Verdict =
  | { readonly kind: 'win'; readonly plies: number | null }
  | { readonly kind: 'loss'; readonly plies: number | null }
  | { readonly kind: 'draw' }
  | { readonly kind: 'estimate'; readonly score: Score };

/** `draw` says that the zero is proved and no estimate. */
export function verdictOf(score: Score, draw = false): Verdict {
  if (draw) return { kind: 'draw' };
  const size = Math.abs(score);
  if (size < PROVED) return { kind: 'estimate', score };
  const plies = size >= WON_IN_PLIES ? WON - size : null;
  return { kind: score > 0 ? 'win' : 'loss', plies };
}
