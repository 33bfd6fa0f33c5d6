/** What a quiet position is worth: the net in use, and where that cannot matter, the pieces. */
import { countBits, MAN_SCORE } from '@crownhead/rules';
import { NetEvaluation } from './net/net-evaluation.ts';
import { netInUse } from './net/net-in-use.ts';
import type { Score } from './score.ts';

const net = new NetEvaluation(netInUse());

/** For the owner of `own`, who is to move; `down` says which way that side plays. */
export const evaluate = (own: number, other: number, kings: number, down: boolean): Score =>
  net.evaluate(own, other, kings, down);

/** What the net makes of a man more, of a crown on it, and of any number of them. */
const MAN = MAN_SCORE;
const CROWN = 90;
const MOST_MATERIAL = 600;
/** The net is further from that than this in one quiet position of a hundred. */
const SPREAD = 200;

/** What the pieces are worth, wherever they stand. */
function material(own: number, other: number, kings: number): Score {
  const men = countBits(own) - countBits(other);
  const crowns = countBits(own & kings) - countBits(other & kings);
  return Math.max(-MOST_MATERIAL, Math.min(MOST_MATERIAL, men * MAN + crowns * CROWN));
}

/** The same within the window. So far outside it that no place of the pieces brings it back, they say enough: a bound. */
export function evaluateWithin(
  own: number,
  other: number,
  kings: number,
  down: boolean,
  alpha: Score,
  beta: Score,
): Score {
  const pieces = material(own, other, kings);
  if (pieces - SPREAD >= beta) return pieces - SPREAD;
  if (pieces + SPREAD <= alpha) return pieces + SPREAD;
  return evaluate(own, other, kings, down);
}
