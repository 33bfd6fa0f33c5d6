/** Starts the threads of the engine in Node. */
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';

/**
 * Node 24 can crash where threads run WebAssembly: the code that calls a function of JavaScript is one for the whole process, and
 * once its last user has ended, the collector may free it twice while another thread takes it up (docs/engine.md). That goes for
 * the search core and for Node's own reader of types. Without the collector nothing is freed before its module is.
 */
const KEEP_COMPILED = '--no-wasm-code-gc';

/** The one way to start a thread here. */
export function startThread(script: URL, workerData: unknown): Worker {
  setFlagsFromString(KEEP_COMPILED);
  return new Worker(script, { workerData });
}
