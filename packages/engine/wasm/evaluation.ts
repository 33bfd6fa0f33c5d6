/**
 * What a quiet position is worth to a net, as in `src/net/net-evaluation.ts`, which says how; eight numbers at a time. The
 * sums of the position judged last are kept, and changed by what is different now.
 */
import { lowest } from './board-bits';
import {
  ACTIVE,
  B1,
  B2,
  B3,
  BOARD,
  HIDDEN,
  KINGS,
  OTHER,
  OWN,
  SUM_BYTES,
  SUMS,
  VIEW_BYTES,
  W1,
  W2,
  W3,
} from './layout';
import { thread } from './thread';

const LARGEST_SUM: i16 = 255;
const SQUARE_SHIFT: i32 = 8;
const HIDDEN_SHIFT: i32 = 6;
const LARGEST_HIDDEN: i32 = 4064;
const OUT_SHIFT: i32 = 14;
const LIMIT: i32 = 4000;

/** The input of a piece on square 0 in each view: on the others, so many squares further in one, and back in the other. */
const OWN_MAN: i32 = 0;
const OWN_KING: i32 = 28;
const OTHER_MAN: i32 = 60 - 4;
const OTHER_KING: i32 = 88;
const LAST: i32 = 31;

/** Bytes in a vector. */
const VECTOR: usize = 16;

/** An empty board, before anything is judged. */
export function clearSums(): void {
  memory.fill(thread + BOARD, 0, 12);
  memory.copy(thread + SUMS, B1, VIEW_BYTES);
  memory.copy(thread + SUMS + VIEW_BYTES, B1, VIEW_BYTES);
}

function add(sums: usize, weights: usize): void {
  for (let i: usize = 0; i < VIEW_BYTES; i += VECTOR)
    v128.store(sums + i, i16x8.add(v128.load(sums + i), v128.load(weights + i)));
}

function subtract(sums: usize, weights: usize): void {
  for (let i: usize = 0; i < VIEW_BYTES; i += VECTOR)
    v128.store(sums + i, i16x8.sub(v128.load(sums + i), v128.load(weights + i)));
}

/** Pieces of one kind: where they were, and where they are. */
function change(before: i32, after: i32, down: i32, up: i32): void {
  const sums = thread + SUMS;
  for (let rest = after & ~before; rest !== 0; rest &= rest - 1) {
    const square = lowest(rest);
    add(sums, W1 + <usize>(down + square) * VIEW_BYTES);
    add(sums + VIEW_BYTES, W1 + <usize>(up - square) * VIEW_BYTES);
  }
  for (let rest = before & ~after; rest !== 0; rest &= rest - 1) {
    const square = lowest(rest);
    subtract(sums, W1 + <usize>(down + square) * VIEW_BYTES);
    subtract(sums + VIEW_BYTES, W1 + <usize>(up - square) * VIEW_BYTES);
  }
}

/** Brings the sums to this board; `a` plays down. */
function turnTo(a: i32, b: i32, kings: i32): void {
  const board = thread + BOARD;
  const aBefore = load<i32>(board, OWN);
  const bBefore = load<i32>(board, OTHER);
  const kingsBefore = load<i32>(board, KINGS);
  change(aBefore & ~kingsBefore, a & ~kings, OWN_MAN, OTHER_MAN + LAST);
  change(bBefore & ~kingsBefore, b & ~kings, OTHER_MAN, OWN_MAN + LAST);
  if ((kings | kingsBefore) !== 0) {
    change(aBefore & kingsBefore, a & kings, OWN_KING, OTHER_KING + LAST);
    change(bBefore & kingsBefore, b & kings, OTHER_KING, OWN_KING + LAST);
  }
  store<i32>(board, a, OWN);
  store<i32>(board, b, OTHER);
  store<i32>(board, kings, KINGS);
}

function squareAll(sums: usize, to: usize): void {
  const none = i16x8.splat(0);
  const most = i16x8.splat(LARGEST_SUM);
  for (let i: usize = 0; i < VIEW_BYTES; i += VECTOR) {
    const sum = i16x8.min_s(i16x8.max_s(v128.load(sums + i), none), most);
    v128.store(to + i, i16x8.shr_u(i16x8.mul(sum, sum), SQUARE_SHIFT));
  }
}

function bucketOf(kings: i32, pieces: i32): usize {
  return kings !== 0 ? min(max(pieces - 6, 0) >> 1, 3) : 4 + min(max(pieces - 8, 0) >> 2, 3);
}

/** For the owner of `own`, who is to move; `down` says which way that side plays. */
export function evaluate(own: i32, other: i32, kings: i32, down: bool): i32 {
  turnTo(down ? own : other, down ? other : own, kings);
  const sums = thread + SUMS;
  const active = thread + ACTIVE;
  squareAll(down ? sums : sums + VIEW_BYTES, active);
  squareAll(down ? sums + VIEW_BYTES : sums, active + VIEW_BYTES);
  const score = output(active, bucketOf(kings, popcnt(own | other)));
  return max(-LIMIT, min(LIMIT, score));
}

/** The sum of four numbers, of four vectors at once. */
function totals(a: v128, b: v128, c: v128, d: v128): v128 {
  const ab = i32x4.add(v128.shuffle<i32>(a, b, 0, 4, 1, 5), v128.shuffle<i32>(a, b, 2, 6, 3, 7));
  const cd = i32x4.add(v128.shuffle<i32>(c, d, 0, 4, 1, 5), v128.shuffle<i32>(c, d, 2, 6, 3, 7));
  return i32x4.add(v128.shuffle<i32>(ab, cd, 0, 1, 4, 5), v128.shuffle<i32>(ab, cd, 2, 3, 6, 7));
}

/** Through the hidden numbers of the bucket, four at a time. */
function output(active: usize, bucket: usize): i32 {
  const none = i32x4.splat(0);
  const most = i32x4.splat(LARGEST_HIDDEN);
  const first = bucket * HIDDEN;
  let sum = none;
  for (let j = first; j < first + HIDDEN; j += 4) {
    const weights = W2 + j * SUM_BYTES;
    let a = none;
    let b = none;
    let c = none;
    let d = none;
    for (let i: usize = 0; i < SUM_BYTES; i += VECTOR) {
      const x = v128.load(active + i);
      a = i32x4.add(a, i32x4.dot_i16x8_s(x, v128.load(weights + i)));
      b = i32x4.add(b, i32x4.dot_i16x8_s(x, v128.load(weights + i, SUM_BYTES)));
      c = i32x4.add(c, i32x4.dot_i16x8_s(x, v128.load(weights + i, 2 * SUM_BYTES)));
      d = i32x4.add(d, i32x4.dot_i16x8_s(x, v128.load(weights + i, 3 * SUM_BYTES)));
    }
    const raw = i32x4.shr_s(i32x4.add(totals(a, b, c, d), v128.load(B2 + (j << 2))), HIDDEN_SHIFT);
    const hidden = i32x4.min_s(i32x4.max_s(raw, none), most);
    sum = i32x4.add(sum, i32x4.mul(hidden, v128.load_ext<i16>(W3 + (j << 1))));
  }
  const total = i32x4.extract_lane(totals(sum, sum, sum, sum), 0);
  return (total + load<i32>(B3 + (bucket << 2)) + (1 << (OUT_SHIFT - 1))) >> OUT_SHIFT;
}
