/** How likely a win, a draw and a loss are, from a score: two logistic curves, because most good games are drawn. */
import { OUTCOME_FITS, type OutcomeFit } from './fitted-outcomes.ts';

/** The shares of games that are won, drawn and lost from a position; together 1. */
export interface Shares {
  readonly win: number;
  readonly draw: number;
  readonly loss: number;
}

export const WON_SHARES: Shares = { win: 1, draw: 0, loss: 0 };
export const DRAWN_SHARES: Shares = { win: 0, draw: 1, loss: 0 };
export const LOST_SHARES: Shares = { win: 0, draw: 0, loss: 1 };

/** The numbers for so many pieces: no jump where one is taken, so that an exchange alone changes little. */
function fitFor(pieces: number, fits: readonly OutcomeFit[]): { readonly a: number; readonly b: number } {
  const above = fits.findIndex((fit) => fit.pieces >= pieces);
  const high = fits[above < 0 ? fits.length - 1 : above]!;
  const low = fits[above <= 0 ? 0 : above - 1]!;
  if (above <= 0) return high;
  const part = (pieces - low.pieces) / (high.pieces - low.pieces);
  return { a: low.a + part * (high.a - low.a), b: low.b + part * (high.b - low.b) };
}

const logistic = (score: number, a: number, b: number): number => 1 / (1 + Math.exp((a - score) / b));

/** The shares for the side to move, from the engine’s score of an estimate and the pieces on the board. */
export function sharesOf(score: number, pieces: number, fits: readonly OutcomeFit[] = OUTCOME_FITS): Shares {
  const { a, b } = fitFor(pieces, fits);
  const win = logistic(score, a, b);
  const loss = logistic(-score, a, b);
  return { win, draw: 1 - win - loss, loss };
}

/** The points expected: a win is 1, a draw a half. */
export const expectedScore = ({ win, draw }: Shares): number => win + draw / 2;
