/** The thread the SQLite store runs on. */
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import type { StoreFault } from '../fault.ts';
import { openDatabase } from './database.ts';
import { faultOf } from './faults.ts';
import { serve } from './serve.ts';

/** The first message to the main thread. After it, every message is a JSON text with results, in order. */
export type OpenResult =
  | { readonly open: true }
  | { readonly open: false; readonly code: StoreFault['code']; readonly message: string };

const port = parentPort as MessagePort;
const file = workerData as string;

try {
  serve(port, openDatabase(file), file);
  port.postMessage({ open: true } satisfies OpenResult);
} catch (error) {
  const fault = faultOf(error, file);
  if (fault === null) throw error;
  port.postMessage({ open: false, code: fault.code, message: fault.message } satisfies OpenResult);
  port.close();
}
