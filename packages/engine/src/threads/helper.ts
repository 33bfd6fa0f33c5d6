/**
 * A thread that helps another to search: it searches the same position over the same table, a little ahead or behind, and
 * what it finds there saves the other work. It has no answer of its own.
 */
import type { Prober } from '../search.ts';
import { instantiateCore, tellHistory } from '../wasm-instance.ts';
import { JobBoard } from './job.ts';

/** What a helper is given at its start; plain data that can travel to a worker. */
export interface HelperStart {
  /** A `WebAssembly.Module` compiled for shared memory, and that memory. */
  readonly module: object;
  readonly memory: object;
  readonly words: Int32Array;
  /** From 0. */
  readonly index: number;
}

const DEEPEST = 99;

/** Serves one job after the other and never returns. */
export function help({ module, memory, words, index }: HelperStart, prober: Prober | null): never {
  const board = new JobBoard(words);
  let number = 0;
  const core = instantiateCore(module, memory, prober, (nodes) => {
    // The nodes of a job that is over are not those of the next.
    const isRunning = board.isRunning(number);
    if (isRunning) board.countNodes(index, nodes);
    return !isRunning;
  });
  // The first region belongs to the thread that is helped.
  const region = core.THREADS.value + (index + 1) * core.THREAD_BYTES.value;
  for (;;) {
    number = board.wait(number);
    const job = board.read();
    core.open(region, job.table, job.pairs, job.generation);
    tellHistory(core, job.history);
    const { own, other, kings, tablePieces, exactPieces } = job;
    core.begin(own, other, kings, job.down !== 0, tablePieces, exactPieces, job.probeWins !== 0);
    // Every other helper is a ply ahead, so that they do not all do the same.
    for (let depth = 1 + (index % 2); depth <= DEEPEST && board.isRunning(number); depth++) {
      core.searchRoot(depth);
      if (core.isStopped() !== 0) break;
    }
  }
}
