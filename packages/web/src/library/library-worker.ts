/** The worker that has the collections: reads files, searches, explores. */
import shipped from '@crownhead/library/data/acf-9377.bin.gz?url';
import { BrowserStore, StorageProblem } from './collection-store.ts';
import type { ReplyMessage, RequestMessage } from './messages.ts';
import { LibraryProblem, OpenCollections } from './open-collections.ts';
import { requestHandlers } from './requests.ts';

async function loadShipped(): Promise<Uint8Array> {
  try {
    const reply = await fetch(shipped);
    if (!reply.ok || !reply.body) throw new Error(String(reply.status));
    const unpacked = new Response(reply.body.pipeThrough(new DecompressionStream('gzip')));
    return new Uint8Array(await unpacked.arrayBuffer());
  } catch {
    throw new LibraryProblem('not-loaded');
  }
}

/** Not a timer: those are slowed down in the background. */
const pause = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

const collections = new OpenCollections({ store: new BrowserStore(globalThis.indexedDB), loadShipped });
const handlers = requestHandlers(collections, {
  pause,
  now: () => performance.now(),
  today: () => Date.now(),
  newId: () => `c${crypto.getRandomValues(new Uint32Array(2)).join('')}`,
});

const reply = (message: ReplyMessage): void => postMessage(message);

addEventListener('message', async ({ data }: MessageEvent<RequestMessage>) => {
  const { key, name, argument } = data;
  try {
    const handle = handlers[name] as (
      argument: unknown,
      onProgress: (progress: never) => void,
    ) => Promise<unknown>;
    const value = await handle(argument, (progress) => reply({ key, kind: 'progress', progress }));
    reply({ key, kind: 'answer', value });
  } catch (error) {
    if (error instanceof LibraryProblem || error instanceof StorageProblem)
      reply({ key, kind: 'fault', fault: error.fault });
    else {
      reply({ key, kind: 'fault', fault: 'damaged' });
      throw error;
    }
  }
});
