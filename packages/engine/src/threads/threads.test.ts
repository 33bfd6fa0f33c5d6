/** Several threads that search one position over one table. */
import { formatMove, START } from '@crownhead/rules';
import { at } from '@crownhead/testkit';
import { afterEach, describe, expect, it } from 'vitest';
import { type EngineSettings, startEngine, type ThreadEngine } from '../node/engine.ts';
import { openCore } from '../node/open-core.ts';
import { requestFor } from '../search-request.ts';
import { WasmCore } from '../wasm-core.ts';
import type { HelperStart } from './helper.ts';
import { COUNTED_AT_ONCE, JobBoard } from './job.ts';

const open: ThreadEngine[] = [];
const start = async (settings: Partial<EngineSettings> = {}): Promise<ThreadEngine> => {
  const engine = startEngine({ megabytes: 4, tables: false, threads: 3, ...settings });
  open.push(engine);
  await engine.ready;
  return engine;
};
afterEach(async () => {
  await Promise.all(open.splice(0).map((engine) => engine.close()));
});

const place = {
  ...{ tablePieces: 5, exactPieces: 4, probeWins: true },
  ...{ table: 4096, pairs: 64, generation: 3, threads: 3 },
};

describe('threads', () => {
  it('[S3] find what one thread finds, and count the nodes of all', async () => {
    // White takes two and is won.
    const position = at('W:W18,24,27,28,K10,K17:B12,16,20,K22,K25,K29');
    const [many, one] = [await start(), await start({ threads: 1 })];
    const [together, alone] = await Promise.all([
      many.search(requestFor(position, { depth: 13 })),
      one.search(requestFor(position, { depth: 13 })),
    ]);
    expect(formatMove(together.lines[0]!.moves[0]!)).toBe(formatMove(alone.lines[0]!.moves[0]!));
    expect(together.depth).toBe(13);
  });

  it('[S3] search one position after the other, stop when told, and end with their engine', async () => {
    const engine = await start();
    for (const nodes of [1000, 50_000, 2000]) {
      const result = await engine.search(requestFor(START, { nodes }));
      expect(result.lines).toHaveLength(1);
    }
    const stop = new AbortController();
    const endless = engine.search(requestFor(START, {}), { signal: stop.signal });
    stop.abort();
    expect((await endless).lines).toHaveLength(1);
  });

  it('[S3] below full strength change nothing: the same seed gives the same move', async () => {
    const [many, one] = [await start({ book: false }), await start({ book: false, threads: 1 })];
    for (const level of [4, 7]) {
      const [together, alone] = await Promise.all(
        [many, one].map((engine) => engine.play(requestFor(START, {}), level, 5)),
      );
      expect(together).toEqual(alone);
    }
  });
});

describe('the work that helpers are given', () => {
  it('comes out as it went in, and stops when it is over', () => {
    const board = new JobBoard();
    const seen = new JobBoard(board.words);
    const history = Int32Array.from([1, 2, 3, 4, 5, 6]);
    board.begin({ own: -5, other: 7, kings: 2, down: true, history }, place);
    board.give({ own: -6, other: 7, kings: 2 }, -25, 25, 9);
    const number = seen.wait(0);
    expect(seen.isRunning(number)).toBe(true);
    const job = { own: -5, other: 7, kings: 2, down: 1, ...place, probeWins: 1 };
    const first = { first: -6, alpha: -25, beta: 25, depth: 9 };
    expect(seen.read()).toEqual({ search: 1, ...job, ...first, historyWords: 6, history });
    for (const helper of [0, 2, 2]) seen.countNodes(helper);
    expect(board.nodes).toBe(3 * COUNTED_AT_ONCE);
    board.end();
    expect(seen.isRunning(number)).toBe(false);
    // The same position in another window, then another position.
    board.give({ own: 3, other: 7, kings: 2 }, 0, 50, 10);
    expect([seen.wait(number), board.nodes]).toEqual([number + 1, 3 * COUNTED_AT_ONCE]);
    expect(seen.isRunning(number)).toBe(false);
    expect(seen.read()).toMatchObject({ search: 1, own: -5, first: 3, alpha: 0, beta: 50, depth: 10 });
    board.begin({ own: 1, other: 2, kings: 0, down: false, history: new Int32Array(0) }, place);
    expect([seen.isRunning(number + 1), board.nodes]).toEqual([false, 0]);
    expect(seen.read()).toMatchObject({ search: 2, own: 1, historyWords: 0 });
    // One that is late counts its last nodes here, and none of those before.
    seen.countNodes(2);
    expect(board.nodes).toBe(COUNTED_AT_ONCE);
  });

  it('begins with an open window, deep enough, and is over with the search it belongs to', () => {
    const started: HelperStart[] = [];
    const helpers = { count: 2, start: (helper: HelperStart) => started.push(helper) };
    const core = new WasmCore(openCore({ shared: true }), 1, null, helpers);
    expect(started.map(({ index }) => index)).toEqual([0, 1]);
    const board = new JobBoard(started[0]!.words);
    const root = {
      own: 0x0000_0fff,
      other: 0xfff0_0000 | 0,
      kings: 0,
      down: true,
      history: new Int32Array(0),
    };
    const after = { own: 0x0000_16ff, other: root.other, kings: 0 };
    const search = core.begin(root, () => false, { nodes: 1000, megabytes: null });
    search.searchMove(after, -50, 50, 4);
    expect(board.isRunning(1)).toBe(false);
    search.searchMove(after, -50, 50, 8);
    expect(board.isRunning(1)).toBe(true);
    // A move that is only compared with the best one is no other job.
    search.searchMove(after, 0, 1, 8);
    expect(board.isRunning(1)).toBe(true);
    search.end();
    expect(board.isRunning(1)).toBe(false);
    const alone = core.begin(root, () => false, { nodes: 1000, megabytes: 1 });
    alone.searchMove(after, -50, 50, 8);
    expect(board.isRunning(2)).toBe(false);
  });
});
