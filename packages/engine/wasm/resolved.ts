/**
 * What a thread finds out about a board concerns others that are still searching it: they need not go on. So whoever has
 * searched a board looks whether it is in the line of another thread, and tells that one the ply; the other looks into the
 * table whether that settles its own question, and goes back there if it does.
 */
import { isSharedAt, threads } from './busy';
import {
  ALPHA,
  BETA,
  DEPTH,
  KINGS,
  NEARLY_DRAWN,
  OTHER,
  OWN,
  QUIET,
  THREAD_BYTES,
  THREADS,
  TOLD,
} from './layout';
import { fromTable } from './score';
import { thread } from './thread';
import { EXACT, foundBound, foundDepth, foundScore, LOWER, probe } from './transposition';

/** In the frame of a node: what it is asked. */
export function ask(frame: usize, alpha: i32, beta: i32, depth: i32): void {
  store<i32>(frame, alpha, ALPHA);
  store<i32>(frame, beta, BETA);
  store<i32>(frame, depth, DEPTH);
}

/** Does the table have the answer to what a node was asked last, where it may be used? It is in `foundScore` then, as the table has it. */
export function isResolved(frame: usize, down: bool, ply: i32): bool {
  const alpha = load<i32>(frame, ALPHA);
  const beta = load<i32>(frame, BETA);
  const depth = load<i32>(frame, DEPTH);
  if (depth <= 0 || beta - alpha !== 1 || load<i32>(frame, QUIET) >= NEARLY_DRAWN) return false;
  if (!probe(load<i32>(frame, OWN), load<i32>(frame, OTHER), load<i32>(frame, KINGS), down)) return false;
  if (foundDepth < depth) return false;
  const score = fromTable(foundScore, ply);
  return foundBound === EXACT || (foundBound === LOWER ? score >= beta : score <= alpha);
}

/** This thread has searched the board of this frame. */
export function tellOthers(frame: usize, depth: i32, ply: i32): void {
  if (!isSharedAt(depth)) return;
  const offset = frame - thread;
  for (let other = THREADS; other < THREADS + threads * THREAD_BYTES; other += THREAD_BYTES) {
    if (other === thread) continue;
    const same = other + offset;
    if (
      load<i32>(same, OWN) === load<i32>(frame, OWN) &&
      load<i32>(same, OTHER) === load<i32>(frame, OTHER) &&
      load<i32>(same, KINGS) === load<i32>(frame, KINGS)
    ) {
      // Told of two, it goes back to the earlier one, which saves more.
      const told = load<i32>(other, TOLD);
      if (told === 0 || ply < told) store<i32>(other, ply, TOLD);
    }
  }
}
