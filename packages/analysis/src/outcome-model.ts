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

const fitFor = (pieces: number): OutcomeFit =>
  OUTCOME_FITS.find((fit) => pieces <= fit.pieces) ?? OUTCOME_FITS[OUTCOME_FITS.length - 1]!;

const logistic = (score: number, { a, b }: OutcomeFit): number => 1 / (1 + Math.exp((a - score) / b));

/** The shares for the side to move, from an estimated score in hundredths of a man and the pieces on the board. */
export function sharesOf(score: number, pieces: number): Shares {
  const fit = fitFor(pieces);
  const win = logistic(score, fit);
  const loss = logistic(-score, fit);
  return { win, draw: 1 - win - loss, loss };
}

/** The points expected: a win is 1, a draw a half. */
export const expectedScore = ({ win, draw }: Shares): number => win + draw / 2;
