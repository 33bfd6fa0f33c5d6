/** The Web Worker of the engine: starts with its first message, then answers like the engine everywhere else. */
import { OpeningBook } from '../book/book.ts';
import { loadTables } from '../endgame/load-tables.ts';
import { EndgameTables } from '../endgame/tables.ts';
import { Engine, type EngineOptions } from '../engine.ts';
import { failure, serveEngine } from '../remote.ts';
import { help } from '../threads/helper.ts';
import type { Helpers } from '../wasm-core.ts';
import { type CompiledCore, compileCore } from '../wasm-instance.ts';
import type { WebHelperStart, WebNotice, WebStart, WebTables } from './engine.ts';

/** The little that is needed of a worker's world, so that no page's types are. */
declare const self: {
  postMessage(message: unknown): void;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  readonly location: { readonly href: string };
  readonly crossOriginIsolated?: boolean;
};
declare const Worker: new (
  url: string,
  options: { readonly type: 'module'; readonly name: string },
) => { postMessage(message: unknown): void };
declare const performance: { now(): number };
declare function fetch(url: string): Promise<{
  readonly ok: boolean;
  readonly status: number;
  arrayBuffer(): Promise<ArrayBuffer>;
}>;

async function fetchBytes(url: string): Promise<Uint8Array> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}

/** What was asked while tables, core and book were still on their way. */
const early: unknown[] = [];

function warn(message: string, error: unknown): null {
  const why = (error instanceof Error ? error.message : String(error)).replace(/\.+$/, '');
  self.postMessage({ type: 'warning', message: `${message}: ${why}.` } satisfies WebNotice);
  return null;
}

/** Without its tables the engine still plays: a page that is offline must not lose its opponent. */
async function tablesIfThere(addresses: WebStart['tables']): Promise<EndgameTables | null> {
  if (addresses === null) return null;
  try {
    return await loadTables((name) => fetchBytes(addresses[name]!));
  } catch (error) {
    return warn('The engine plays without its endgame tables', error);
  }
}

/** An old browser, or a policy that forbids WebAssembly, makes it slower, no more. */
async function coreIfUsable(address: WebStart['core'], shared: boolean): Promise<CompiledCore | null> {
  if (address === null) return null;
  try {
    return compileCore(await fetchBytes(address), { shared });
  } catch (error) {
    return warn('The engine searches with its slower core', error);
  }
}

async function bookIfThere(address: WebStart['book']): Promise<OpeningBook | null> {
  if (address === null) return null;
  try {
    return new OpeningBook(await fetchBytes(address));
  } catch (error) {
    return warn('The engine plays without its opening book', error);
  }
}

/** Helpers run this very module, and end with this worker. */
const helpersFor = ({ threads, tables }: WebStart): Helpers => ({
  count: threads - 1,
  start: (helper) =>
    new Worker(self.location.href, { type: 'module', name: 'engine helper' }).postMessage({
      helper,
      tables,
    } satisfies WebHelperStart),
});

/** A device without room for shared memory gets one thread. */
async function newEngine(start: WebStart, options: Omit<EngineOptions, 'core'>): Promise<Engine> {
  if (start.threads > 1 && self.crossOriginIsolated === true) {
    try {
      const core = await coreIfUsable(start.core, true);
      return new Engine({ ...options, core, helpers: core && helpersFor(start) });
    } catch (error) {
      warn('The engine searches with one thread', error);
    }
  }
  return new Engine({ ...options, core: await coreIfUsable(start.core, false) });
}

/** What was found without them is looked for again. */
function addTables({ files }: WebTables, prober: EndgameTables | null, engine: Engine): void {
  try {
    new EndgameTables(files).check();
    prober?.add(files);
    engine.clear();
  } catch (error) {
    warn('The engine plays without some of its endgame tables', error);
  }
}

const isTables = (message: unknown): message is WebTables => (message as WebTables).type === 'tables';

async function begin(start: WebStart): Promise<void> {
  const { megabytes } = start;
  const [prober, book] = await Promise.all([tablesIfThere(start.tables), bookIfThere(start.book)]);
  const engine = await newEngine(start, { megabytes, prober, book, clock: () => performance.now() });
  let handle: (message: unknown) => void = () => undefined;
  serveEngine(
    {
      post: (message) => self.postMessage(message),
      onMessage: (handler) => {
        handle = handler;
      },
    },
    engine,
  );
  const take = (message: unknown): void =>
    isTables(message) ? addTables(message, prober, engine) : handle(message);
  for (const message of early) take(message);
  self.onmessage = ({ data }) => take(data);
}

/** Without its tables a helper still helps. */
async function beginHelping({ helper, tables }: WebHelperStart): Promise<void> {
  help(helper, await tablesIfThere(tables));
}

self.onmessage = ({ data }) => {
  if ('helper' in (data as WebStart | WebHelperStart)) {
    void beginHelping(data as WebHelperStart);
    return;
  }
  self.onmessage = (event) => early.push(event.data);
  begin(data as WebStart).catch((error: unknown) => {
    // A rejected promise in a worker goes unnoticed, so every request, present and future, fails with the reason.
    const refuse = (message: unknown) => {
      if (!isTables(message)) self.postMessage(failure(message, String(error)));
    };
    for (const message of early) refuse(message);
    self.onmessage = (event) => refuse(event.data);
  });
};
