/** The worker thread of the engine: a thinker with its table and, where there are some, the endgame tables. */
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import type { EndgameTables } from '../endgame/tables.ts';
import { serveEngine } from '../remote.ts';
import { Thinker } from '../thinker.ts';
import type { EngineSettings } from './engine.ts';
import { openTables } from './open-tables.ts';

/** An engine without its tables still plays; one with damaged tables would play wrong, so that is an error. */
function tablesIfThere(): EndgameTables | null {
  try {
    return openTables();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

const port = parentPort as MessagePort;
const { megabytes, tables } = workerData as EngineSettings;
const prober = tables ? tablesIfThere() : null;
const thinker = new Thinker({ megabytes, prober, clock: () => performance.now() });
serveEngine(
  { post: (message) => port.postMessage(message), onMessage: (handler) => port.on('message', handler) },
  thinker,
);
port.postMessage({ type: 'ready' });
