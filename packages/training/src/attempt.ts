/** What happens while somebody works at a question; every kind of exercise counts the same things. */

/** Counted for the grade. */
export interface AttemptCounts {
  readonly wrongMoves: number;
  readonly hints: number;
  /** The answer was shown. */
  readonly wasShown: boolean;
}

/** Before the first move. */
export const NOTHING_TRIED: AttemptCounts = { wrongMoves: 0, hints: 0, wasShown: false };
