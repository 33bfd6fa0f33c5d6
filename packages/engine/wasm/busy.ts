/**
 * Boards that some thread is searching, for all threads to see: who comes to one of them later looks at other moves first,
 * and finds in the table what the other thread has found meanwhile. So threads share the work of a node among them, without
 * waiting for each other. No result depends on it: a board that is missing here, or is here too long, is searched once more or later.
 */
import { BUSY, BUSY_COUNT } from './layout';
import { hashOf } from './transposition';

/** Less deep than this, a search is over before another thread would meet it. */
export const SHARED_DEPTH: i32 = 4;

/** How many threads search together. */
export let threads: usize = 1;

export function shareWork(count: usize): void {
  threads = count;
}

/** May a move of a node this deep be left to another thread? */
export function isSharedAt(depth: i32): bool {
  return threads > 1 && depth >= SHARED_DEPTH;
}

/** What stands for a board, never 0. */
export function keyOf(own: i32, other: i32, kings: i32, down: bool): u32 {
  return hashOf(own, other, kings, down) | 1;
}

function placeOf(key: u32): usize {
  return BUSY + (((key >> 1) & (BUSY_COUNT - 1)) << 2);
}

export function isBusy(key: u32): bool {
  return load<u32>(placeOf(key)) === key;
}

export function takeUp(key: u32): void {
  store<u32>(placeOf(key), key);
}

export function putDown(key: u32): void {
  const place = placeOf(key);
  if (load<u32>(place) === key) store<u32>(place, 0);
}
