/** What the program around it calls: `src/wasm-core.ts`, and `src/threads/helper.ts`. */
import { lineAt } from './best-lines';
import { shareWork } from './busy';
import { clearSums } from './evaluation';
import { LINE_LENGTH } from './layout';
import { prepareJumps } from './official';
import { firstFrame, newGame, nodes, stopped } from './search';
import { setThread } from './thread';
import { openTable } from './transposition';

export { evaluate } from './evaluation';
export { B1, B2, B3, HIDDEN, JOBS, JOBS_BYTES, THREAD_BYTES, THREADS, W1, W2, W3, WIDTH } from './layout';
export { addBefore, begin, searchAlong, searchMove } from './search';

/** Makes what all threads look up; the weights are put into memory from outside. */
export function prepare(): void {
  prepareJumps();
}

/** Before each search: the region of this thread, the transposition table, and the number of the search. */
export function open(thread: usize, table: usize, pairs: u32, generation: i32, threads: i32): void {
  setThread(thread);
  shareWork(threads);
  openTable(table, pairs, generation);
  newGame();
  clearSums();
}

export function nodeCount(): f64 {
  return <f64>nodes;
}

export function isStopped(): bool {
  return stopped;
}

/** The boards of the best line after the move searched last: where they are, and how many. */
export function lineAddress(): usize {
  return lineAt(1);
}

export function lineLength(): i32 {
  return load<i32>(firstFrame(), LINE_LENGTH);
}
