/** Which games a match has: every opening from both sides, in an order of which any first part is a fair sample. */

import type { Contestant } from './contestant.ts';
import type { Opening } from './opening.ts';

/** One game to be played: from where, and who has Black. */
export interface Scheduled {
  /** Counted from 1; says all there is to know about the game, whatever the length of the match. */
  readonly number: number;
  readonly opening: Opening;
  readonly black: Contestant;
}

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

/** Steps of this size visit each of so many once, far from each other: near the golden section, without common factor. */
function strideOf(count: number): number {
  let stride = Math.max(1, Math.round(count * 0.618));
  while (gcd(count, stride) > 1) stride += 1;
  return stride;
}

/** So many games over these openings, each from both sides before the next; over all of them first before any comes again. */
export function scheduleOf(openings: readonly Opening[], games: number): readonly Scheduled[] {
  const stride = strideOf(openings.length);
  return Array.from({ length: games }, (_, i) => {
    const pair = i >> 1;
    const opening = openings[(pair * stride) % openings.length]!;
    return { number: i + 1, opening, black: i % 2 === 0 ? 'a' : 'b' };
  });
}
