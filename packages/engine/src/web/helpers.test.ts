/** Helpers of the engine in a page that is cross-origin isolated, in real threads. */
import { Worker } from 'node:worker_threads';
import { at } from '@crownhead/testkit';
import { afterEach, expect, it } from 'vitest';
import { requestFor } from '../search-request.ts';
import { JobBoard } from '../threads/job.ts';
import { WebEngine, type WorkerLike } from './engine.ts';

/** The Web Worker's module in a thread of Node, whose workers are threads, too; it tells where its helpers count. */
const IN_A_THREAD = `(async () => {
const { parentPort, Worker: Thread, workerData } = require('node:worker_threads');
const { readFile } = require('node:fs/promises');
const early = [];
globalThis.self = {
  postMessage: (message) => parentPort.postMessage(message),
  onmessage: null,
  location: { href: 'worker' },
  crossOriginIsolated: workerData.isolated,
};
globalThis.fetch = async (url) => {
  const bytes = await readFile(new URL(url));
  return { ok: true, status: 200, arrayBuffer: async () => new Uint8Array(bytes).buffer };
};
globalThis.Worker = class {
  constructor() {
    this.thread = new Thread(workerData.source, { eval: true, workerData });
    this.thread.unref();
  }
  postMessage(message) {
    parentPort.postMessage({ type: 'helped', words: message.helper.words });
    this.thread.postMessage(message);
  }
};
parentPort.on('message', (data) => (self.onmessage ? self.onmessage({ data }) : early.push(data)));
await import(workerData.module);
for (const data of early) self.onmessage({ data });
})()`;

const CORE = new URL('../../wasm/core.wasm', import.meta.url).href;
const module = new URL('./worker.ts', import.meta.url).href;
const threads: Worker[] = [];
afterEach(async () => {
  await Promise.all(threads.splice(0).map((thread) => thread.terminate()));
});

function open(isolated: boolean) {
  const boards: JobBoard[] = [];
  const workerData = { isolated, module, source: IN_A_THREAD };
  const newWorker = (): WorkerLike => {
    const thread = new Worker(IN_A_THREAD, { eval: true, workerData });
    threads.push(thread);
    thread.on('message', (message) => {
      if (message.type === 'helped') boards.push(new JobBoard(message.words));
    });
    return {
      postMessage: (message) => thread.postMessage(message),
      terminate: () => void thread.terminate(),
      addEventListener: (type: 'message' | 'error', listener: (event: never) => void) =>
        type === 'message'
          ? thread.on('message', (data) => listener({ data } as never))
          : thread.on('error', (error) => listener({ message: error.message } as never)),
    };
  };
  const engine = new WebEngine(newWorker, { megabytes: 4, tables: null, core: CORE, threads: 3 });
  return { engine, boards };
}

const POSITION = at('W:W18,24,27,28,K10,K17:B12,16,20,K22,K25,K29');

it('[S3] two helpers search along where threads share memory', async () => {
  const { engine, boards } = open(true);
  const stop = new AbortController();
  const found = engine.search(requestFor(POSITION, {}), { signal: stop.signal });
  await expect.poll(() => boards.length, { timeout: 60_000 }).toBe(2);
  await expect.poll(() => boards[0]!.nodes, { timeout: 60_000 }).toBeGreaterThan(0);
  stop.abort();
  expect((await found).lines).toHaveLength(1);
});

it('[S3] nobody is asked to help where they share none', async () => {
  const { engine, boards } = open(false);
  expect((await engine.search(requestFor(POSITION, { depth: 9 }))).depth).toBe(9);
  expect(boards).toEqual([]);
});
