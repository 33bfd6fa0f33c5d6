/** What the results of a match say about strength: points, Elo with error bars, and the likelihood of superiority. */

/** Games by their result for one of the two. */
export interface Tally {
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
}

/** A number known only so well. */
export interface Estimate {
  readonly value: number;
  /** The truth lies between these with a probability of 95 %. */
  readonly low: number;
  readonly high: number;
}

/** What a tally says about the strength of the one whose games it counts. */
export interface MatchStanding extends Tally {
  readonly games: number;
  readonly points: number;
  /** The part of all points, 0 to 1. */
  readonly score: number;
  /** Null where nothing can be said: without games, or when they all ended alike, so that their spread is not known. */
  readonly elo: Estimate | null;
  /** How likely it is that the one is the stronger. Null where every game was drawn. */
  readonly los: number | null;
}

/** Of a normal distribution 95 % lie within this many deviations. */
const DEVIATIONS = 1.96;

/** The difference in Elo at which this part of the points is expected; infinite at 0 and 1. */
export const eloOf = (score: number): number => -400 * Math.log10(1 / score - 1);

/** The distribution function of the normal distribution, to seven digits (Abramowitz and Stegun 26.2.17). */
export function normalBelow(x: number): number {
  if (x < 0) return 1 - normalBelow(-x);
  const t = 1 / (1 + 0.2316419 * x);
  const tail =
    t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return 1 - (Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI)) * tail;
}

function eloEstimate({ won, drawn, lost }: Tally): Estimate | null {
  const games = won + drawn + lost;
  if (games === 0 || Math.max(won, drawn, lost) === games) return null;
  const score = (won + drawn / 2) / games;
  const variance = (won * (1 - score) ** 2 + drawn * (0.5 - score) ** 2 + lost * score ** 2) / games;
  const error = DEVIATIONS * Math.sqrt(variance / games);
  // A part of the points outside 0 to 1 has no Elo: there the interval is open.
  const at = (part: number): number => eloOf(Math.min(1, Math.max(0, part)));
  return { value: eloOf(score), low: at(score - error), high: at(score + error) };
}

/** Score and Elo difference, with how sure they are. */
export function matchStanding(tally: Tally): MatchStanding {
  const { won, drawn, lost } = tally;
  const games = won + drawn + lost;
  const points = won + drawn / 2;
  const decided = won + lost;
  return {
    won,
    drawn,
    lost,
    games,
    points,
    score: games === 0 ? 0 : points / games,
    elo: eloEstimate(tally),
    los: decided === 0 ? null : normalBelow((won - lost) / Math.sqrt(decided)),
  };
}
