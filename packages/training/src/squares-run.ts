/** The coordinates trainer: a square is named, somebody finds it on an empty board, as many as they can before the time is over. */
import { SQUARES, type Square } from '@crownhead/rules';

/** How long a run takes. */
export const RUN_MS = 30_000;

/** A run under way. */
export interface SquaresRun {
  /** The square to be found. */
  readonly asked: Square;
  readonly right: number;
  readonly wrong: number;
  readonly endsAt: number;
  /** The last square pressed, and whether it was the right one. */
  readonly last: { readonly square: Square; readonly isRight: boolean } | null;
}

/** @param random from 0 up to 1 */
function anotherSquare(random: number, not: Square | null): Square {
  const squares = SQUARES.filter((square) => square !== not);
  return squares[Math.min(squares.length - 1, Math.floor(random * squares.length))]!;
}

/** The first square is asked; `now` is in milliseconds. */
export const startRun = (now: number, random: number): SquaresRun => ({
  asked: anotherSquare(random, null),
  right: 0,
  wrong: 0,
  endsAt: now + RUN_MS,
  last: null,
});

/** Is the time over? */
export const isRunOver = ({ endsAt }: SquaresRun, now: number): boolean => now >= endsAt;

/** Somebody presses a square: the right one brings the next question, a wrong one is counted. After the end nothing counts. */
export function pressSquare(run: SquaresRun, square: Square, now: number, random: number): SquaresRun {
  if (isRunOver(run, now)) return run;
  const isRight = square === run.asked;
  const last = { square, isRight };
  return isRight
    ? { ...run, asked: anotherSquare(random, run.asked), right: run.right + 1, last }
    : { ...run, wrong: run.wrong + 1, last };
}
