/**
 * What a quiet position is worth, by hand-written terms. Every term looks at one side playing down the board; the other
 * side's share is the same function on the board turned round, so the evaluation is the same for both by construction.
 *
 * A weight is a pair: its worth while the board is full and when it is nearly empty; in between it is mixed by the number
 * of pieces. Both halves travel in one number, so that adding weights adds both.
 */
import { asSet, countBits, mirrorSet } from '@crownhead/rules';
import type { Score } from './score.ts';

/** Full board, empty board. */
const weight = (full: number, empty: number): number => full * 0x10000 + empty;
const fullOf = (sum: number): number => (sum + 0x8000) >> 16;
const emptyOf = (sum: number): number => (sum << 16) >> 16;

const MAN = weight(100, 100);
const KING = weight(132, 138);

/** Men on the centre squares 14, 15, 18, 19 have the most to say; those just around them less. */
const CENTRE = 0x00066000;
const NEAR_CENTRE = 0x00600600;
const CENTRE_MAN = weight(4, 2);
const NEAR_CENTRE_MAN = weight(2, 1);

/** Men at the edge command one square instead of two. */
const EDGE = 0x18181818;
const EDGE_MAN = weight(-3, -1);

/** Rows gone, each a little: space early, crowns late. */
const ROWS = [0x0000000f, 0x000000f0, 0x00000f00, 0x0000f000, 0x000f0000, 0x00f00000, 0x0f000000] as const;
const ROW_MAN = [
  weight(0, 0),
  weight(0, 2),
  weight(1, 5),
  weight(2, 9),
  weight(3, 14),
  weight(5, 20),
  weight(8, 28),
] as const;

/** The back row keeps the other side from crowning: 1 and 3 (the bridge) do it with two men. By bits 1–4. */
const BACK_ROW = [
  weight(0, 0), // nobody
  weight(3, 1), // 1
  weight(4, 1), // 2
  weight(9, 4), // 1, 2
  weight(4, 1), // 3
  weight(17, 8), // 1, 3: the bridge
  weight(10, 4), // 2, 3
  weight(19, 9), // 1, 2, 3
  weight(1, 0), // 4
  weight(5, 2), // 1, 4
  weight(8, 3), // 2, 4
  weight(14, 6), // 1, 2, 4
  weight(6, 2), // 3, 4
  weight(17, 8), // 1, 3, 4
  weight(12, 5), // 2, 3, 4
  weight(18, 9), // all four
] as const;

/** A man with an own piece, or the edge, right behind it cannot be jumped from there. */
const BACKED_MAN = weight(2, 1);

/** A man nothing can stop any more, by the rows it has left. */
const RUNAWAY = [0, 90, 75, 62, 50, 40, 32] as const;

/** Kings like the middle, and the long corner when they have to hold out. */
const KING_CENTRE = 0x00666600;
const CENTRE_KING = weight(4, 6);
const KING_EDGE = 0xf818181f | 0;
const EDGE_KING = weight(-4, -4);
/** Squares 1, 5 and 28, 32: the double corners. */
const DOUBLE_CORNERS = 0x88000011 | 0;
const BEHIND_IN_DOUBLE_CORNER = weight(8, 16);

/** The number of squares to step to: room to wait. */
const ROOM = weight(1, 2);

/** Dog holes: a man on 28 behind which a man on 32 is stuck, for the side going down. */
const DOG_HOLE_MAN = 1 << 27;
const DOG_HOLE_GUARD = 1 << 31;
const DOG_HOLE = weight(-12, -16);

/** Having the last free move when both sides are equal. */
const THE_MOVE = weight(1, 9);
/** Squares of the columns that count for the side playing down the board. */
const MOVE_SYSTEM = 0x0f0f0f0f;

/** To be ahead is worth more with fewer pieces left. */
const AHEAD = 250;

const EVEN_NOT_RIGHT = 0x07070707;
const ODD_NOT_LEFT = 0xe0e0e0e0 | 0;

const turned = (word: number): number => mirrorSet(asSet(word));

/** One step down the board, to either side. */
const below = (set: number): number =>
  (set << 4) | ((set & EVEN_NOT_RIGHT) << 5) | ((set & ODD_NOT_LEFT) << 3);
const above = (set: number): number =>
  (set >>> 4) | ((set & ODD_NOT_LEFT) >>> 5) | ((set & EVEN_NOT_RIGHT) >>> 3);

/** For each square, everything a man on it could ever reach, and the squares from which somebody could get in its way. */
const IN_THE_WAY = new Int32Array(32);
for (let at = 0; at < 32; at++) {
  let reach = 0;
  for (let front = below(1 << at); front !== 0; front = below(front)) reach |= front;
  IN_THE_WAY[at] = reach | above(reach) | below(reach);
}

const PAST_THE_MIDDLE = 0x0ffff000;

/** The most advanced man that no enemy can stop any more. A king comes back from anywhere, so there must be none. */
function runaway(men: number, other: number, otherKings: number): Score {
  if (otherKings !== 0) return 0;
  for (let rest = men & PAST_THE_MIDDLE; rest !== 0; ) {
    const at = 31 - Math.clz32(rest);
    if ((other & IN_THE_WAY[at]!) === 0) return RUNAWAY[7 - (at >> 2)]!;
    rest ^= 1 << at;
  }
  return 0;
}

/** The sum of one side's terms, that side playing down the board. */
function sideTerms(own: number, other: number, kings: number): number {
  const men = own & ~kings;
  const ownKings = own & kings;
  const empty = ~(own | other);
  let sum = countBits(men) * MAN + BACK_ROW[men & 15]!;
  sum += countBits(men & CENTRE) * CENTRE_MAN + countBits(men & NEAR_CENTRE) * NEAR_CENTRE_MAN;
  sum += countBits(men & EDGE) * EDGE_MAN;
  for (let row = 1; row < 7; row++) sum += countBits(men & ROWS[row]!) * ROW_MAN[row]!;
  sum += countBits(men & below(own)) * BACKED_MAN;
  sum += countBits(below(men) & empty) * ROOM;
  if ((men & DOG_HOLE_MAN) !== 0 && (other & ~kings & DOG_HOLE_GUARD) !== 0) sum += DOG_HOLE;
  if (ownKings !== 0) {
    sum += countBits(ownKings) * KING;
    sum += countBits(ownKings & KING_CENTRE) * CENTRE_KING + countBits(ownKings & KING_EDGE) * EDGE_KING;
    sum += countBits((above(ownKings) | below(ownKings)) & empty) * ROOM;
  }
  return sum;
}

/** For the owner of `own`, who is to move; `down` says which way that side plays. */
export function evaluate(own: number, other: number, kings: number, down: boolean): Score {
  const a = down ? own : turned(own);
  const b = down ? other : turned(other);
  const k = down ? kings : turned(kings);
  const c = turned(b);
  const d = turned(a);
  const l = turned(k);
  let sum = sideTerms(a, b, k) - sideTerms(c, d, l);

  const ownCount = countBits(a);
  const otherCount = countBits(b);
  const pieces = ownCount + otherCount;
  const ownKings = a & k;
  const otherKings = b & k;
  if (ownCount < otherCount && (ownKings & DOUBLE_CORNERS) !== 0) sum += BEHIND_IN_DOUBLE_CORNER;
  if (otherCount < ownCount && (otherKings & DOUBLE_CORNERS) !== 0) sum -= BEHIND_IN_DOUBLE_CORNER;
  if (ownCount === otherCount) {
    // With the move the side to play gets the opposition: an odd number of pieces in its own columns.
    sum += (countBits((a | b) & MOVE_SYSTEM) & 1) === 1 ? THE_MOVE : -THE_MOVE;
  }
  const full = fullOf(sum);
  const late = emptyOf(sum);
  let score = ((Math.imul(full, pieces) + Math.imul(late, 24 - pieces)) / 24) | 0;
  score += runaway(a & ~k, b, otherKings) - runaway(c & ~l, d, d & l);
  score += ((AHEAD * (ownCount - otherCount)) / pieces) | 0;
  return score;
}
