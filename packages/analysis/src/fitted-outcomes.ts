/**
 * The two numbers of the outcome model by pieces on the board. Made by `node packages/analysis/tune/fit-outcomes.ts`,
 * to be made again whenever the engine's evaluation changes.
 */

/** Up to `pieces` on the board: `a` is the score at which half of the games are won, `b` how quickly that changes around it. */
export interface OutcomeFit {
  readonly pieces: number;
  readonly a: number;
  readonly b: number;
}

export const OUTCOME_FITS: readonly OutcomeFit[] = [
  { pieces: 8, a: 90, b: 40 },
  { pieces: 11, a: 95, b: 35 },
  { pieces: 15, a: 85, b: 40 },
  { pieces: 19, a: 105, b: 60 },
  { pieces: 24, a: 100, b: 75 },
];
