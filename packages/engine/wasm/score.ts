/** Scores and their bounds, as in `src/score.ts`. */

export const INFINITE: i32 = 32_000;
const WON: i32 = 30_000;
export const TABLE_WON: i32 = 20_000;
export const PROVED: i32 = 19_000;
export const DRAWN: i32 = 0;

export function wonIn(plies: i32): i32 {
  return WON - plies;
}

export function lostIn(plies: i32): i32 {
  return plies - WON;
}

/** Plies to the end count from the position in the transposition table, and from the root in the search. */
export function toTable(score: i32, ply: i32): i32 {
  return score >= PROVED ? score + ply : score <= -PROVED ? score - ply : score;
}

export function fromTable(score: i32, ply: i32): i32 {
  return score >= PROVED ? score - ply : score <= -PROVED ? score + ply : score;
}
