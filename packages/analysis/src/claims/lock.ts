/** Reasons of pieces that can no longer move. */
import { applyMove, has, type Square, squaresOf } from '@crownhead/rules';
import type { Claim } from './claim.ts';
import type { MarkedPly } from './find.ts';
import type { Reach } from './force.ts';
import { lockedSquares, staysLocked } from './locked.ts';

/** Four moves of each side. */
const REACH: Reach = { plies: 8, nodes: 2_000 };
/** With more pieces on the board a piece behind its own men is nothing unusual. */
const MOST_PIECES = 12;

export function lockClaims({ rules, position, played, best }: MarkedPly): Claim[] {
  const side = position.turn;
  const [instead] = best.line;
  const after = applyMove(position, played);
  const pieces = [...squaresOf(after.black), ...squaresOf(after.white)];
  if (instead === undefined || pieces.length > MOST_PIECES) return [];
  const better = applyMove(position, instead);
  const locked = (square: Square): boolean =>
    staysLocked(after, rules, side, square, REACH) &&
    !(has(better[side], square) && staysLocked(better, rules, side, square, REACH));
  const square = lockedSquares(after, rules, side, squaresOf(after[side])).find(locked);
  if (square === undefined) return [];
  const kind = has(after.kings, square) ? 'king-trapped' : 'man-locked';
  return [{ kind, square, side, starts: 'answer', line: [], proof: 'rules' }];
}
