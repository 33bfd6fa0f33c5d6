/** The engine in a Web Worker, in a made-up world of one. */
import { readFileSync } from 'node:fs';
import { START } from '@crownhead/rules';
import { at } from '@crownhead/testkit';
import { afterEach, expect, it, vi } from 'vitest';
import { DRAW } from '../endgame/result.ts';
import { THREE_KINGS_EACH, uniformTable } from '../endgame/test-slice.ts';
import { requestFor } from '../search-request.ts';
import { WebEngine, type WebSettings, type WorkerLike } from './engine.ts';

interface World {
  postMessage(message: unknown): void;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
}

/** A page's worker made of the worker's module in a world of its own, messages copied on their way as they would be. */
async function startWorker(): Promise<WorkerLike & { fail(message: string): void }> {
  const heard: ((event: { readonly data: unknown }) => void)[] = [];
  const failed: ((event: { readonly message: string }) => void)[] = [];
  const world: World = {
    postMessage: (message) => {
      const data = structuredClone(message);
      queueMicrotask(() => {
        for (const listener of heard) listener({ data });
      });
    },
    onmessage: null,
  };
  vi.stubGlobal('self', world);
  vi.resetModules();
  await import('./worker.ts');
  return {
    postMessage: (message) => {
      const data = structuredClone(message);
      queueMicrotask(() => world.onmessage?.({ data }));
    },
    terminate: () => {
      world.onmessage = null;
    },
    addEventListener: (type: 'message' | 'error', listener: never) => {
      (type === 'message' ? heard : failed).push(listener);
    },
    fail: (message) => {
      for (const listener of failed) listener({ message });
    },
  };
}

const TABLES = new URL('../../tables/', import.meta.url);
const CORE = new URL('../../wasm/core.wasm', import.meta.url);
const BOOK = new URL('../../book/openings.bin', import.meta.url);
function serve(url: string): Response {
  if (url === '/core.wasm') return new Response(readFileSync(CORE));
  if (url === '/openings.bin') return new Response(readFileSync(BOOK));
  return url.startsWith('/tables/')
    ? new Response(readFileSync(new URL(url.slice('/tables/'.length), TABLES)))
    : new Response('', { status: 404 });
}

afterEach(() => vi.unstubAllGlobals());

const begin = async (settings: WebSettings) => {
  vi.stubGlobal('fetch', async (url: string) => serve(url));
  const worker = await startWorker();
  return { worker, engine: new WebEngine(() => worker, settings) };
};

it('[L3] thinks in a Web Worker, also about what was asked before it was ready', async () => {
  const { engine } = await begin({ megabytes: 1, tables: (file) => `/tables/${file}` });
  const asked = engine.search(requestFor(START, { depth: 3 }));
  const won = await engine.search(requestFor(at('B:WK32:BK18,K19'), { depth: 1 }));
  expect((await asked).depth).toBe(3);
  expect(won.lines[0]!.verdict.kind).toBe('win');
});

it('[S1] opens from its book where it is given one, and says where it is not to be had', async () => {
  const warn = vi.fn();
  const request = requestFor(START, { nodes: 10 });
  const settings = { megabytes: 1, tables: null, warn };
  const { engine } = await begin({ ...settings, book: '/openings.bin' });
  const moves = await Promise.all([1, 2, 3, 4, 5, 6].map((seed) => engine.play(request, 5, seed)));
  expect(new Set(moves.map((move) => move!.from)).size).toBeGreaterThan(1);
  expect(warn).not.toHaveBeenCalled();
  const { engine: without } = await begin({ ...settings, book: '/nowhere.bin' });
  expect(await without.play(request, 5, 1)).not.toBeNull();
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('without its opening book'));
});

it('[B66] gets more tables for a position that needs them, and proves what it had estimated', async () => {
  const drawn = { name: 'three kings each', bytes: uniformTable(THREE_KINGS_EACH, DRAW) };
  const position = at('W:WK32,K31,K30:BK1,K2,K3');
  const settings = { megabytes: 1, tables: (file: string) => `/tables/${file}` };
  const kindOf = async (engine: WebEngine) =>
    (await engine.search(requestFor(position, { depth: 4 }))).lines[0]!.verdict.kind;
  const { engine: before } = await begin(settings);
  expect(await kindOf(before)).toBe('estimate');
  const moreTables = vi.fn(async () => [drawn]);
  const { engine, worker } = await begin({ ...settings, moreTables });
  const posted = vi.spyOn(worker, 'postMessage');
  expect(await kindOf(engine)).toBe('draw');
  expect(await kindOf(engine)).toBe('draw');
  expect(moreTables).toHaveBeenCalledWith(position);
  const files = posted.mock.calls.filter(([message]) => (message as { type: string }).type === 'tables');
  expect(files).toHaveLength(1);
});

it('[B66] does without more tables that are damaged, and says so', async () => {
  const warn = vi.fn();
  const bytes = uniformTable(THREE_KINGS_EACH, DRAW);
  bytes[bytes.length - 1]! ^= 1;
  const moreTables = async () => [{ name: 'damaged', bytes }];
  const { engine } = await begin({ megabytes: 1, tables: (file) => `/tables/${file}`, moreTables, warn });
  const { lines } = await engine.search(requestFor(at('W:WK32,K31,K30:BK1,K2,K3'), { depth: 2 }));
  expect(lines[0]!.verdict.kind).toBe('estimate');
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('without some of its endgame tables'));
});

it('plays on without its tables, and says so', async () => {
  const warn = vi.fn();
  const { engine } = await begin({ megabytes: 1, tables: (file) => `/nowhere/${file}`, warn });
  expect(await engine.search(requestFor(START, { depth: 2 }))).toMatchObject({ depth: 2 });
  expect(warn).toHaveBeenCalledWith(
    expect.stringMatching(/without its endgame tables: \/nowhere\/\S+: 404\.$/),
  );
  const { engine: another } = await begin({ megabytes: 1, tables: null });
  expect(await another.play(requestFor(START, {}), 1, 1)).not.toBeNull();
});

it('[L3] searches with the quicker core, or without it, and says so', async () => {
  const warn = vi.fn();
  const request = requestFor(START, { depth: 7 });
  const nodes = [];
  for (const core of ['/core.wasm', '/nowhere.wasm', '/tables/results-2.bin', null]) {
    const { engine } = await begin({ megabytes: 1, tables: null, core, warn });
    nodes.push((await engine.search(request)).nodes);
  }
  expect(new Set(nodes).size).toBe(1);
  const said = warn.mock.calls.map(([words]) => words);
  expect(said).toEqual([
    'The engine searches with its slower core: /nowhere.wasm: 404.',
    expect.stringMatching(/^The engine searches with its slower core: WebAssembly\.Module/),
  ]);
});

it('fails what was asked when it cannot begin', async () => {
  for (const core of [null, '/core.wasm']) {
    const { engine } = await begin({ megabytes: 1e9, tables: null, core });
    engine.clear();
    await expect(engine.search(requestFor(START, { depth: 1 }))).rejects.toThrow('RangeError');
    await expect(engine.play(requestFor(START, { depth: 1 }), 1, 1)).rejects.toThrow('RangeError');
  }
});

it('fails what was asked when the worker fails or is closed', async () => {
  const { engine, worker } = await begin({ megabytes: 1, tables: null });
  const asked = engine.search(requestFor(START, { depth: 1 }));
  worker.fail('out of memory');
  await expect(asked).rejects.toThrow('out of memory');
  const { engine: another } = await begin({ megabytes: 1, tables: null });
  another.close();
  await expect(another.search(requestFor(START, { depth: 1 }))).rejects.toThrow('The engine has ended.');
});
