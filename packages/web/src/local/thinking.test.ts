/** What the engines of a page are started with. */
import { beforeEach, expect, it, vi } from 'vitest';
import { enginesHere, startEngines } from './thinking.ts';

// The setting needs a page; here it says that the computer may use four cores.
vi.mock('./cores.ts', () => ({ coresUsed: () => 4 }));
vi.mock('./may-ponder.ts', () => ({ mayPonder: async () => false, onHidden: () => undefined }));

/** Notes how many threads it is told to search with. */
class NotedWorker extends EventTarget {
  static readonly threads: number[] = [];
  postMessage({ threads }: { readonly threads: number }): void {
    NotedWorker.threads.push(threads);
  }
  terminate(): void {}
}

beforeEach(() => {
  vi.stubGlobal('navigator', { hardwareConcurrency: 8 });
  vi.stubGlobal('Worker', NotedWorker);
  vi.stubGlobal('__TABLES__', '/tables/');
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no network')));
});

it('[A11] engines for reports have one thread each, however many cores the computer may use', async () => {
  const pool = await startEngines(enginesHere());
  pool.close();
  expect(NotedWorker.threads).toEqual([1, 1, 1, 1]);
});
