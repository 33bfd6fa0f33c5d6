/** The worker thread of the engine: an engine with its table and, where there are some, the endgame tables. */
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import type { EndgameTables } from '../endgame/tables.ts';
import { Engine } from '../engine.ts';
import { serveEngine } from '../remote.ts';
import type { EngineSettings } from './engine.ts';
import { openTables } from './open-tables.ts';

const port = parentPort as MessagePort;
const { megabytes, tables } = workerData as EngineSettings;

/** Without its tables the engine still plays, and damaged ones it must not ask: either is said, once, and it does without. */
function tablesIfSound(): EndgameTables | null {
  try {
    const opened = openTables();
    opened.check();
    return opened;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    port.postMessage({ type: 'warning', message: `The engine plays without its endgame tables: ${why}.` });
    return null;
  }
}

const prober = tables ? tablesIfSound() : null;
const engine = new Engine({ megabytes, prober, clock: () => performance.now() });
serveEngine(
  { post: (message) => port.postMessage(message), onMessage: (handler) => port.on('message', handler) },
  engine,
);
port.postMessage({ type: 'ready' });
