/** Stopping the engine of a page that has no shared memory, in real threads. */
import { Worker } from 'node:worker_threads';
import { START } from '@crownhead/rules';
import { afterEach, expect, it, vi } from 'vitest';
import { requestFor } from '../search-request.ts';
import { WebEngine, type WorkerLike } from './engine.ts';

/** The Web Worker's module in a thread of Node, which is given what a worker of a page has. */
const IN_A_THREAD = `
const { parentPort } = require('node:worker_threads');
globalThis.self = { postMessage: (message) => parentPort.postMessage(message), onmessage: null };
parentPort.on('message', (data) => self.onmessage({ data }));
import(${JSON.stringify(new URL('./worker.ts', import.meta.url).href)});
`;

const threads: Worker[] = [];
function newWorker(): WorkerLike {
  const thread = new Worker(`(async () => {${IN_A_THREAD.replace('import(', 'await import(')}})()`, {
    eval: true,
  });
  threads.push(thread);
  // What comes before the module is loaded waits for it.
  const loaded = new Promise<void>((done) => thread.once('online', done));
  return {
    postMessage: (message) => void loaded.then(() => thread.postMessage(message)),
    terminate: () => void thread.terminate(),
    addEventListener: (type: 'message' | 'error', listener: (event: never) => void) =>
      type === 'message'
        ? thread.on('message', (data) => listener({ data } as never))
        : thread.on('error', (error) => listener({ message: error.message } as never)),
  };
}

afterEach(async () => {
  vi.unstubAllGlobals();
  await Promise.all(threads.splice(0).map((thread) => thread.terminate()));
});

it('[L3] a search without limits is stopped by its signal, and the engine goes on', async () => {
  vi.stubGlobal('SharedArrayBuffer', undefined);
  const engine = new WebEngine(newWorker, { megabytes: 1, tables: null });
  const stop = new AbortController();
  let turnsSince = 0;
  const result = await engine.search(requestFor(START, {}), {
    signal: stop.signal,
    onResult: ({ depth }) => {
      if (depth !== 8) return;
      setImmediate(() => (turnsSince += 1));
      stop.abort();
    },
  });
  // Nothing is waited for, neither the old worker nor the new one.
  expect(turnsSince).toBe(0);
  expect(result.depth).toBe(8);
  expect(result.lines[0]!.moves.length).toBeGreaterThan(0);
  expect(threads).toHaveLength(2);
  expect((await engine.search(requestFor(START, { depth: 3 }))).depth).toBe(3);
});

it('[L3] one that is stopped before it has found anything still gives a move; what was asked after it is answered', async () => {
  vi.stubGlobal('SharedArrayBuffer', undefined);
  const engine = new WebEngine(newWorker, { megabytes: 1, tables: null });
  const stop = new AbortController();
  const first = engine.play(requestFor(START, {}), 10, 1, { signal: stop.signal });
  const second = engine.search(requestFor(START, { depth: 2 }));
  stop.abort();
  expect(await first).not.toBeNull();
  expect((await second).depth).toBe(2);
  const late = new AbortController();
  late.abort();
  expect((await engine.search(requestFor(START, {}), { signal: late.signal })).lines).toHaveLength(1);
});
