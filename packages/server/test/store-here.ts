/**
 * The SQLite store without a thread of its own, which takes several times as long to start as everything else of a store.
 * What travels, its calls and their batches are those of the store with one.
 */
import { MessageChannel } from 'node:worker_threads';
import { NO_HINTS } from '../src/store/hints.ts';
import { IN_MEMORY, openDatabase } from '../src/store/sqlite/database.ts';
import { type SqliteStore, type StoreWorker, storeOn } from '../src/store/sqlite/open.ts';
import { serve } from '../src/store/sqlite/serve.ts';

export async function openHere(file = IN_MEMORY): Promise<SqliteStore> {
  const { port1, port2 } = new MessageChannel();
  serve(port2, openDatabase(file), file);
  const worker = {
    on: (event: string, listener: (value: unknown) => void) =>
      port1.on(event === 'exit' ? 'close' : event, listener),
    postMessage: port1.postMessage.bind(port1),
  };
  return storeOn(worker as unknown as StoreWorker, () => undefined);
}

/** As a server takes it. */
export async function openedHere() {
  const store = await openHere();
  return { store, hints: NO_HINTS, shared: false, backup: store.backUp };
}
