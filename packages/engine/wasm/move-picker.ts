/** The order in which the moves of a node are searched, as in `src/move-picker.ts`; the rank stands beside its move. */
import { isBusy, keyOf } from './busy';
import { KINGS, MOVE_BYTES, OTHER, OWN, RANK } from './layout';
import { historyRank } from './ordering';

const TABLE_MOVE: i32 = 1 << 30;
const CROWNING: i32 = 1 << 26;
/** Ranks below this belong to moves that wait, behind all others; they hold the move's turn. */
const WAITING: i32 = i32.MIN_VALUE + (1 << 16);

/** Jumps by what they take. */
export function rankJumps(start: usize, end: usize, other: i32, kings: i32, tableMove: i32): void {
  const before = popcnt(other) + popcnt(other & kings);
  for (let m = start; m < end; m += MOVE_BYTES) {
    const left = load<i32>(m, OTHER);
    const rank =
      load<i32>(m, OWN) === tableMove
        ? TABLE_MOVE
        : before - popcnt(left) - popcnt(left & load<i32>(m, KINGS));
    store<i32>(m, rank, RANK);
  }
}

/** Other moves: crownings, killers, and what has worked before. */
export function rankQuiet(
  frame: usize,
  start: usize,
  end: usize,
  own: i32,
  kings: i32,
  down: bool,
  tableMove: i32,
): void {
  const crowned = popcnt(kings);
  for (let m = start; m < end; m += MOVE_BYTES) {
    const after = load<i32>(m, OWN);
    const rank =
      after === tableMove
        ? TABLE_MOVE
        : historyRank(frame, own, after, down) + (popcnt(load<i32>(m, KINGS)) > crowned ? CROWNING : 0);
    store<i32>(m, rank, RANK);
  }
}

/** Brings the best of the moves not yet searched to `to`. Returns its turn, counted from 0. */
export function pickNext(start: usize, to: usize, end: usize): i32 {
  let best = to;
  let rank = load<i32>(to, RANK);
  for (let m = to + MOVE_BYTES; m < end; m += MOVE_BYTES) {
    const another = load<i32>(m, RANK);
    if (another > rank) {
      rank = another;
      best = m;
    }
  }
  if (best !== to) {
    const move = v128.load(to);
    v128.store(to, v128.load(best));
    v128.store(best, move);
  }
  return <i32>((to - start) / MOVE_BYTES);
}

function countWaiting(from: usize, end: usize): i32 {
  let count = 0;
  for (let m = from; m < end; m += MOVE_BYTES) if (load<i32>(m, RANK) < WAITING) count += 1;
  return count;
}

/**
 * The same where several threads search: a move that another one is at waits until the rest have been searched, unless it is
 * the first. Its turn is counted as if nothing had waited: what a move is reduced by must not depend on other threads.
 */
export function pickFree(start: usize, to: usize, end: usize, down: bool): i32 {
  let turn = pickNext(start, to, end);
  while (load<i32>(to, RANK) >= WAITING) {
    turn += countWaiting(to, end);
    const key = keyOf(load<i32>(to, OTHER), load<i32>(to, OWN), load<i32>(to, KINGS), !down);
    if (turn === 0 || !isBusy(key)) return turn;
    store<i32>(to, WAITING - 1 - turn, RANK);
    turn = pickNext(start, to, end);
  }
  return WAITING - 1 - load<i32>(to, RANK);
}
