/** Several threads that search one position over one table. */
import { formatMove, START } from '@crownhead/rules';
import { at } from '@crownhead/testkit';
import { afterEach, describe, expect, it } from 'vitest';
import { type EngineSettings, startEngine, type ThreadEngine } from '../node/engine.ts';
import { openCore } from '../node/open-core.ts';
import { requestFor } from '../search-request.ts';
import { WasmCore } from '../wasm-core.ts';
import type { HelperStart } from './helper.ts';
import { JobBoard } from './job.ts';

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
  ...{ table: 4096, pairs: 64, generation: 3 },
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
    board.give({ own: -5, other: 7, kings: 2, down: true, history }, place);
    const number = seen.wait(0);
    expect(seen.isRunning(number)).toBe(true);
    const job = { own: -5, other: 7, kings: 2, down: 1, ...place, probeWins: 1 };
    expect(seen.read()).toMatchObject({ ...job, history });
    seen.countNodes(0, 10);
    seen.countNodes(2, 5);
    expect(board.nodes).toBe(15);
    board.end();
    expect(seen.isRunning(number)).toBe(false);
    board.give({ own: 1, other: 2, kings: 0, down: false, history: new Int32Array(0) }, place);
    expect([seen.wait(number), board.nodes]).toEqual([number + 1, 0]);
  });

  it('is over with the search it belongs to, also where there was no move to find', () => {
    const started: HelperStart[] = [];
    const helpers = { count: 2, start: (helper: HelperStart) => started.push(helper) };
    const core = new WasmCore(openCore({ shared: true }), 1, null, helpers);
    expect(started.map(({ index }) => index)).toEqual([0, 1]);
    const board = new JobBoard(started[0]!.words);
    const root = { own: 1, other: 0, kings: 0, down: true, history: new Int32Array(0) };
    const search = core.begin(root, () => false, { nodes: 1000, megabytes: null });
    expect(board.isRunning(1)).toBe(true);
    search.end();
    expect(board.isRunning(1)).toBe(false);
    core.begin(root, () => false, { nodes: 1000, megabytes: 1 });
    expect(board.isRunning(2)).toBe(false);
  });
});
