/** The value of a position for the side to move: who wins, and in how many plies. */

/** A number of no position, one not looked at yet, or one that the tables do not hold. */
export const UNKNOWN = 0;
export const WIN = 1;
export const LOSS = 2;
export const DRAW = 3;
export type Result = typeof UNKNOWN | typeof WIN | typeof LOSS | typeof DRAW;

/** The distance of a draw, and one that is not known. */
export const NO_DISTANCE = -1;

/** Result and distance in one number, so that asking and comparing allocates nothing. */
export const inPlies = (result: Result, plies: number): number => result + 4 * (plies + 1);
export const resultOf = (value: number): Result => (value & 3) as Result;
export const pliesOf = (value: number): number => (value >> 2) - 1;

/** To have no move is to have lost; every move is at least as good. */
export const NO_MOVE = inPlies(LOSS, 0);

/** What a move is worth that leads to a value for the other side. */
export function moveTo(value: number): number {
  const result = resultOf(value);
  if (result === UNKNOWN || result === DRAW) return value;
  const plies = pliesOf(value);
  return inPlies(result === WIN ? LOSS : WIN, plies === NO_DISTANCE ? NO_DISTANCE : plies + 1);
}

/** The value of having the choice: win soonest, lose latest. What is not known may be anything. */
export function better(a: number, b: number): number {
  const one = resultOf(a);
  const two = resultOf(b);
  if (one === WIN && two === WIN) return Math.min(a, b);
  // The one that is not known could be the quicker win.
  if (one === WIN) return two === UNKNOWN ? inPlies(WIN, NO_DISTANCE) : a;
  if (two === WIN) return one === UNKNOWN ? inPlies(WIN, NO_DISTANCE) : b;
  if (one === UNKNOWN || two === UNKNOWN) return UNKNOWN;
  if (one === DRAW || two === DRAW) return DRAW;
  const inexact = inPlies(LOSS, NO_DISTANCE);
  return a === inexact || b === inexact ? inexact : Math.max(a, b);
}
