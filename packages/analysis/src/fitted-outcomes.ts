/**
 * The two numbers of the outcome model by pieces on the board. Made by `packages/analysis/tune/fit-outcomes.ts`, to be made again
 * whenever the engine's evaluation changes.
 */

/** With `pieces` on the board: `a` is the score at which half of the games are won, `b` how gently that changes around it. */
export interface OutcomeFit {
  readonly pieces: number;
  readonly a: number;
  readonly b: number;
}

/** Between two of them both numbers lie on a straight line. */
export const OUTCOME_FITS: readonly OutcomeFit[] = [
  { pieces: 8, a: 67, b: 27 },
  { pieces: 12, a: 83, b: 36 },
  { pieces: 16, a: 82, b: 48 },
  { pieces: 20, a: 79, b: 60 },
  { pieces: 23, a: 79, b: 61 },
];
