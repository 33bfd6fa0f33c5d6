/**
 * A thread that helps another to search: it searches the same position to the same depth over the same table, but leaves to
 * the other what that one is at (`wasm/busy.ts`), and goes on a ply deeper when it is done first. It has no answer of its own.
 */
import type { Prober } from '../search.ts';
import { instantiateCore, tellHistory } from '../wasm-instance.ts';
import { type Job, JobBoard } from './job.ts';

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
  const core = instantiateCore(module, memory, prober, () => {
    const isRunning = board.isRunning(number);
    if (isRunning) board.countNodes(index);
    return !isRunning;
  });
  // The first region belongs to the thread that is helped.
  const region = core.THREADS.value + (index + 1) * core.THREAD_BYTES.value;
  const begin = (job: Job): void => {
    core.open(region, job.table, job.pairs, job.generation, job.threads);
    tellHistory(core, job.history);
    const { own, other, kings, tablePieces, exactPieces } = job;
    core.begin(own, other, kings, job.down !== 0, tablePieces, exactPieces, job.probeWins !== 0);
  };
  let search = 0;
  for (;;) {
    number = board.wait(number);
    const job = board.read();
    if (!board.isRunning(number)) continue;
    if (job.search !== search) begin(job);
    search = job.search;
    for (let { depth } = job; depth <= DEEPEST && board.isRunning(number); depth++)
      core.searchAlong(number, job.first, job.alpha, job.beta, depth);
  }
}
