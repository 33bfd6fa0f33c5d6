/** The grade of an attempt follows from what happened; nobody is asked how it felt. */
import type { AttemptCounts } from './attempt.ts';
import type { Grade } from './memory.ts';

/** What happened while somebody worked at a card. */
export interface AttemptFacts extends AttemptCounts {
  /** From the question to the answer. */
  readonly ms: number;
}

/** Slower than this many times the player's median counts as hard; quicker than its reciprocal as fast. */
const SLOW = 2;
/** This many fast attempts in a row count as easy. */
const FAST_IN_A_ROW = 3;
/** With fewer times than this, a median says little. */
const FEWEST_TIMES = 5;

/** Right at the first try and without help. */
export const isClean = ({ wrongMoves, hints, wasShown }: AttemptFacts): boolean =>
  wrongMoves === 0 && hints === 0 && !wasShown;

function median(times: readonly number[]): number | null {
  if (times.length < FEWEST_TIMES) return null;
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)]!;
}

/**
 * @param before attempts at the same card, the last one last
 * @param times how long clean attempts at cards of this kind took
 */
export function gradeOf(
  attempt: AttemptFacts,
  before: readonly AttemptFacts[],
  times: readonly number[],
): Grade {
  if (attempt.wasShown || attempt.wrongMoves > 0) return 'again';
  const usual = median(times);
  if (attempt.hints > 0 || (usual !== null && attempt.ms > usual * SLOW)) return 'hard';
  const last = [...before, attempt].slice(-FAST_IN_A_ROW);
  const isFast = (one: AttemptFacts): boolean => usual !== null && isClean(one) && one.ms * SLOW <= usual;
  return last.length === FAST_IN_A_ROW && last.every(isFast) ? 'easy' : 'good';
}
