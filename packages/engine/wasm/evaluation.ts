/**
 * What a quiet position is worth to a net, as in `src/net/net-evaluation.ts`, which says how; eight numbers at a time. The
 * sums of the position judged last are kept, and changed by what is different now. Where the net cannot matter the pieces
 * decide, as in `src/evaluation.ts`.
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

const MAN: i32 = 220;
const CROWN: i32 = 90;
const MOST_MATERIAL: i32 = 600;
const SPREAD: i32 = 200;

/** The input of a piece on square 0 in each view: on the others, so many squares further in one, and back in the other. */
const OWN_MAN: i32 = 0;
const OWN_KING: i32 = 28;
const OTHER_MAN: i32 = 60 - 4;
const OTHER_KING: i32 = 88;
const LAST: i32 = 31;

/** Bytes in a vector. */
const VECTOR: usize = 16;
/** Bytes of 64 pairs of squares, as many as a word has bits. */
const BLOCK: usize = 256;

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

/** One piece less and one more, in one go. */
function replace(sums: usize, gone: usize, come: usize): void {
  for (let i: usize = 0; i < VIEW_BYTES; i += VECTOR) {
    const without = i16x8.sub(v128.load(sums + i), v128.load(gone + i));
    v128.store(sums + i, i16x8.add(without, v128.load(come + i)));
  }
}

/** Pieces of one kind: where they were, and where they are. */
function change(before: i32, after: i32, down: i32, up: i32): void {
  const sums = thread + SUMS;
  let come = after & ~before;
  let gone = before & ~after;
  for (; come !== 0 && gone !== 0; come &= come - 1, gone &= gone - 1) {
    const from = lowest(gone);
    const to = lowest(come);
    replace(sums, W1 + <usize>(down + from) * VIEW_BYTES, W1 + <usize>(down + to) * VIEW_BYTES);
    replace(sums + VIEW_BYTES, W1 + <usize>(up - from) * VIEW_BYTES, W1 + <usize>(up - to) * VIEW_BYTES);
  }
  for (; come !== 0; come &= come - 1) {
    const square = lowest(come);
    add(sums, W1 + <usize>(down + square) * VIEW_BYTES);
    add(sums + VIEW_BYTES, W1 + <usize>(up - square) * VIEW_BYTES);
  }
  for (; gone !== 0; gone &= gone - 1) {
    const square = lowest(gone);
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

/** What the pieces are worth, wherever they stand. */
function material(own: i32, other: i32, kings: i32): i32 {
  const men = popcnt(own) - popcnt(other);
  const crowns = popcnt(own & kings) - popcnt(other & kings);
  return max(-MOST_MATERIAL, min(MOST_MATERIAL, men * MAN + crowns * CROWN));
}

/** The same within the window; far outside it, a bound. */
export function evaluateWithin(own: i32, other: i32, kings: i32, down: bool, alpha: i32, beta: i32): i32 {
  const pieces = material(own, other, kings);
  if (pieces - SPREAD >= beta) return pieces - SPREAD;
  if (pieces + SPREAD <= alpha) return pieces + SPREAD;
  return evaluate(own, other, kings, down);
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

/** Which of sixteen pairs of squares are not both zero, a bit for each. */
function activePairs(active: usize): u64 {
  const low = i16x8.narrow_i32x4_s(v128.load(active), v128.load(active, VECTOR));
  const high = i16x8.narrow_i32x4_s(v128.load(active, 2 * VECTOR), v128.load(active, 3 * VECTOR));
  return <u64>i8x16.bitmask(i8x16.ne(i8x16.narrow_i16x8_s(low, high), i8x16.splat(0)));
}

/** What four hidden numbers add to the score. */
function contribution(sums: v128, w3: usize): v128 {
  const raw = i32x4.shr_s(sums, HIDDEN_SHIFT);
  const hidden = i32x4.min_s(i32x4.max_s(raw, i32x4.splat(0)), i32x4.splat(LARGEST_HIDDEN));
  return i32x4.mul(hidden, v128.load_ext<i16>(w3));
}

/** Through the hidden numbers of the bucket, all 32 at once: pairs of squares that are zero, a good part of them, cost nothing. */
function output(active: usize, bucket: usize): i32 {
  const b2 = B2 + bucket * HIDDEN * 4;
  let a = v128.load(b2);
  let b = v128.load(b2, VECTOR);
  let c = v128.load(b2, 2 * VECTOR);
  let d = v128.load(b2, 3 * VECTOR);
  let e = v128.load(b2, 4 * VECTOR);
  let f = v128.load(b2, 5 * VECTOR);
  let g = v128.load(b2, 6 * VECTOR);
  let h = v128.load(b2, 7 * VECTOR);
  for (let block: usize = 0; block < SUM_BYTES; block += BLOCK) {
    const from = active + block;
    let pairs =
      activePairs(from) |
      (activePairs(from + 64) << 16) |
      (activePairs(from + 128) << 32) |
      (activePairs(from + 192) << 48);
    const weights = W2 + bucket * HIDDEN * SUM_BYTES + block * HIDDEN;
    for (; pairs !== 0; pairs &= pairs - 1) {
      const pair = <usize>ctz(pairs);
      const x = v128.load_splat<i32>(from + pair * 4);
      const w2 = weights + pair * HIDDEN * 4;
      a = i32x4.add(a, i32x4.dot_i16x8_s(x, v128.load(w2)));
      b = i32x4.add(b, i32x4.dot_i16x8_s(x, v128.load(w2, VECTOR)));
      c = i32x4.add(c, i32x4.dot_i16x8_s(x, v128.load(w2, 2 * VECTOR)));
      d = i32x4.add(d, i32x4.dot_i16x8_s(x, v128.load(w2, 3 * VECTOR)));
      e = i32x4.add(e, i32x4.dot_i16x8_s(x, v128.load(w2, 4 * VECTOR)));
      f = i32x4.add(f, i32x4.dot_i16x8_s(x, v128.load(w2, 5 * VECTOR)));
      g = i32x4.add(g, i32x4.dot_i16x8_s(x, v128.load(w2, 6 * VECTOR)));
      h = i32x4.add(h, i32x4.dot_i16x8_s(x, v128.load(w2, 7 * VECTOR)));
    }
  }
  const w3 = W3 + bucket * HIDDEN * 2;
  const ab = i32x4.add(contribution(a, w3), contribution(b, w3 + 8));
  const cd = i32x4.add(contribution(c, w3 + 16), contribution(d, w3 + 24));
  const ef = i32x4.add(contribution(e, w3 + 32), contribution(f, w3 + 40));
  const gh = i32x4.add(contribution(g, w3 + 48), contribution(h, w3 + 56));
  const four = i32x4.add(i32x4.add(ab, cd), i32x4.add(ef, gh));
  const two = i32x4.add(four, v128.shuffle<i32>(four, four, 2, 3, 0, 1));
  const total = i32x4.extract_lane(two, 0) + i32x4.extract_lane(two, 1);
  return (total + load<i32>(B3 + (bucket << 2)) + (1 << (OUT_SHIFT - 1))) >> OUT_SHIFT;
}
