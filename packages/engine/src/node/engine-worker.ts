/** The worker thread of the engine: an engine with its table and, where there are some, the endgame tables. */
import { availableParallelism } from 'node:os';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import type { OpeningBook } from '../book/book.ts';
import type { EndgameTables } from '../endgame/tables.ts';
import { Engine } from '../engine.ts';
import { serveEngine } from '../remote.ts';
import type { Helpers } from '../wasm-core.ts';
import type { CompiledCore } from '../wasm-instance.ts';
import type { EngineSettings } from './engine.ts';
import { openBook } from './open-book.ts';
import { openCore } from './open-core.ts';
import { openTables } from './open-tables.ts';
import { startThread } from './thread.ts';

const port = parentPort as MessagePort;
const settings = workerData as EngineSettings;
const { megabytes, tables, book: hasBook = true } = settings;
// More than can run at a time would only take turns, the one that answers among them.
const threads = Math.min(settings.threads ?? 1, availableParallelism());
const { core: coreName = 'wasm', cpu = false } = settings;

const warn = (message: string): void => port.postMessage({ type: 'warning', message });
const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Without its tables the engine still plays, and damaged ones it must not ask: either is said, once, and it does without. */
function tablesIfSound(): EndgameTables | null {
  try {
    const opened = openTables();
    opened.check();
    return opened;
  } catch (error) {
    warn(`The engine plays without its endgame tables: ${reasonOf(error)}.`);
    return null;
  }
}

/** Without its openings it finds every move itself. */
function bookIfThere(): OpeningBook | null {
  try {
    return openBook();
  } catch (error) {
    warn(`The engine plays without its opening book: ${reasonOf(error)}.`);
    return null;
  }
}

/** The slower core does as well. */
function coreIfUsable(): CompiledCore | null {
  try {
    return openCore({ shared: threads > 1 });
  } catch (error) {
    warn(`The engine searches with its slower core: ${reasonOf(error)}.`);
    return null;
  }
}

/** In milliseconds; the system counts it in steps of some four. */
function threadCpuTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

const prober = tables ? tablesIfSound() : null;
const core = coreName === 'wasm' ? coreIfUsable() : null;
const book = hasBook ? bookIfThere() : null;
const clock = cpu ? threadCpuTime : () => performance.now();
/** They end with this thread. */
const helpers: Helpers = {
  count: threads - 1,
  start: (helper) => {
    const started = { ...helper, tables: prober !== null };
    startThread(new URL('./helper-worker.ts', import.meta.url), started).unref();
  },
};
const engine = new Engine({ megabytes, prober, core, helpers: threads > 1 ? helpers : null, book, clock });
serveEngine(
  { post: (message) => port.postMessage(message), onMessage: (handler) => port.on('message', handler) },
  engine,
);
port.postMessage({ type: 'ready' });
