/** The training log in IndexedDB, an event a record. All pages of the browser share it: a transaction reads what is new before it adds. */
import type { LogStorage, TrainingEvent } from '@crownhead/training';

const DATABASE = 'crownhead-training';
const EVENTS = 'events';
const VERSION = 1;
/** Tells other pages that there is something new. */
const CHANNEL = 'crownhead-training';

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, VERSION);
    // Keys count up from one, without gaps: nothing is ever taken out.
    request.onupgradeneeded = () => request.result.createObjectStore(EVENTS, { autoIncrement: true });
    request.onerror = () => reject(request.error);
    // A later version waits for this page, which can be loaded again any time.
    request.onsuccess = () => {
      const database = request.result;
      database.onversionchange = () => database.close();
      resolve(database);
    };
  });
}

/** One transaction: readwrite ones of all pages run one after the other. */
function addWithin(
  database: IDBDatabase,
  from: number,
  add: Parameters<LogStorage['append']>[1],
): Promise<number> {
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(EVENTS, 'readwrite', { durability: 'strict' });
    const store = transaction.objectStore(EVENTS);
    const newer = store.getAll(IDBKeyRange.lowerBound(from, true));
    let added = 0;
    newer.onsuccess = () => {
      const events = add(newer.result as TrainingEvent[]);
      added = events.length;
      for (const event of events) store.add(event);
    };
    transaction.oncomplete = () => resolve(added);
    transaction.onabort = () => reject(transaction.error);
  });
}

export function browserLogStorage(): LogStorage {
  const channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel(CHANNEL) : null;
  let database: Promise<IDBDatabase> | null = null;
  return {
    async append(from, add) {
      // What could not be opened, in a private window for example, is tried again.
      database ??= openDatabase();
      try {
        const added = await addWithin(await database, from, add);
        if (added > 0) channel?.postMessage(null);
      } catch (error) {
        database = null;
        throw error;
      }
    },
    watch(changed) {
      if (!channel) return () => undefined;
      channel.addEventListener('message', changed);
      return () => channel.removeEventListener('message', changed);
    },
  };
}
