/** The thread the SQLite store runs on: takes all calls that have come meanwhile, commits them together, returns the results. */
import { type MessagePort, parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import type { StoreFault } from '../fault.ts';
import { batchRunner } from './batch.ts';
import type { Call } from './calls.ts';
import { openDatabase } from './database.ts';
import { faultOf } from './faults.ts';

/** The first message to the main thread. After it, every message is a JSON text with results, in order. */
export type OpenResult =
  | { readonly open: true }
  | { readonly open: false; readonly code: StoreFault['code']; readonly message: string };

const port = parentPort as MessagePort;
const file = workerData as string;

function serve(): void {
  const db = openDatabase(file);
  const run = batchRunner(db, file);
  port.on('message', (first: string | null) => {
    const calls: Call[] = [];
    let message: string | null | undefined = first;
    while (typeof message === 'string') {
      for (const call of JSON.parse(message) as Call[]) calls.push(call);
      message = receiveMessageOnPort(port)?.message as string | null | undefined;
    }
    if (calls.length > 0) port.postMessage(JSON.stringify(run(calls)));
    if (message === null) {
      db.close();
      port.close();
    }
  });
}

try {
  serve();
  port.postMessage({ open: true } satisfies OpenResult);
} catch (error) {
  const fault = faultOf(error, file);
  if (fault === null) throw error;
  port.postMessage({ open: false, code: fault.code, message: fault.message } satisfies OpenResult);
  port.close();
}
