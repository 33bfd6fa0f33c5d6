/** The search core in WebAssembly does what the one in TypeScript does: the same nodes, scores and lines. */
import {
  applyMove,
  legalMoves,
  OFFICIAL,
  opposite,
  type Position,
  RULE_PRESETS,
  START,
} from '@crownhead/rules';
import { aPlacement, aPlayout, at, FULL, runs } from '@crownhead/testkit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BENCH_KINDS } from './bench-positions.ts';
import { Engine, type SearchResult } from './engine.ts';
import { evaluate } from './evaluation.ts';
import { LEVELS } from './level-list.ts';
import { moveAtLevel } from './levels.ts';
import { openCore } from './node/open-core.ts';
import { openTables } from './node/open-tables.ts';
import type { Prober } from './search.ts';
import type { Limits, SearchRequest } from './search-request.ts';
import { requestFor } from './search-request.ts';
import { benchPositions } from './signature.ts';
import { WasmCore } from './wasm-core.ts';

/** Of its types only what is needed here. */
declare const WebAssembly: {
  readonly Module: {
    imports(module: object): readonly { readonly module: string; readonly name: string }[];
  };
};

const core = openCore();
const tables = openTables();

/** Two engines alike but for their cores. */
const pair = (prober: Prober | null, megabytes = 1): readonly [Engine, Engine] => {
  const options = { megabytes, prober, clock: () => 0 };
  return [new Engine(options), new Engine({ ...options, core })];
};

/** Every report of a search, the final answer last. */
function found(engine: Engine, request: SearchRequest, megabytes: number | null = null): SearchResult[] {
  const reports: SearchResult[] = [];
  const last = engine.search(request, (report) => reports.push(report), undefined, megabytes);
  return [...reports, last];
}

/** Both say the same about it. */
function expectSame(engines: readonly [Engine, Engine], request: SearchRequest): void {
  expect(found(engines[1], request)).toEqual(found(engines[0], request));
}

const withLines = (position: Position, limits: Limits, lines: number): SearchRequest => ({
  ...requestFor(position, limits),
  lines,
});

describe('[S6] the core in WebAssembly', () => {
  it('judges every position alike', () => {
    const wasm = new WasmCore(core, 1, null);
    const positions = fc.oneof(aPlayout(OFFICIAL), aPlacement({ least: 1, most: 12 }));
    fc.assert(
      fc.property(positions, ({ black, white, kings }) => {
        for (const down of [true, false]) {
          expect(wasm.evaluate(black, white, kings, down)).toBe(evaluate(black, white, kings, down));
          expect(wasm.evaluate(white, black, kings, down)).toBe(evaluate(white, black, kings, down));
        }
      }),
      runs(1000),
    );
  });

  it.each(BENCH_KINDS)('visits the same nodes and finds the same lines in every %s', (kind) => {
    const engines = pair(tables, 4);
    for (const position of benchPositions(kind)) {
      // What was learned stays from one to the next.
      expectSame(engines, requestFor(position, { depth: FULL ? 10 : 7 }));
      expectSame(engines, withLines(position, { depth: FULL ? 7 : 4 }, 4));
    }
  });

  it('visits the same nodes in random positions, with and without endgame tables', () => {
    for (const prober of [null, tables]) {
      const engines = pair(prober);
      fc.assert(
        fc.property(
          fc.oneof(aPlayout(OFFICIAL), aPlacement({ least: 1, most: 6 })),
          fc.integer({ min: 1, max: FULL ? 8 : 7 }),
          fc.integer({ min: 1, max: 3 }),
          (position, depth, lines) => expectSame(engines, withLines(position, { depth }, lines)),
        ),
        runs(20),
      );
    }
  });

  it('stops at the same node', () => {
    const engines = pair(null);
    for (const nodes of [1, 3_000, 11_111]) {
      expectSame(engines, requestFor(START, { nodes }));
      expectSame(
        engines,
        withLines(at('B:W18,19,23,24,25,26,30,31,32:B2,4,5,8,10,11,12,13,14'), { nodes }, 3),
      );
    }
  });

  it('stops when the time is over', () => {
    let now = 0;
    const options = { megabytes: 1, prober: null, clock: () => now++ };
    const [typescript, wasm] = [new Engine(options), new Engine({ ...options, core })];
    const request = requestFor(START, { ms: 40 });
    const one = typescript.search(request);
    now = 0;
    expect(wasm.search(request)).toEqual(one);
    expect(one.nodes).toBeGreaterThan(10_000);
  });

  it('counts repetitions and moves without progress since before the search', () => {
    const position = at('B:WK25:BK14,K15,K18');
    const back = at('W:WK25:BK10,K15,K18');
    for (const plies of [2, 4, 40, 78, 79, 80, 100]) {
      const before = Array.from({ length: plies }, (_, i) => (i % 2 === 0 ? position : back));
      expectSame(pair(null), { ...requestFor(position, { depth: 9 }), before });
    }
  });

  it('plays the same moves at every level, each in memory of its own', () => {
    const engines = pair(tables);
    for (const level of LEVELS.slice(0, 7)) {
      let position = START;
      for (let ply = 0; ply < (FULL ? 4 : 2); ply++) {
        const request = requestFor(position, {});
        const [one, two] = engines.map((engine) => moveAtLevel(engine, request, level, ply));
        expect(two).toEqual(one);
        position = applyMove(position, one!);
      }
    }
    // Whatever was searched in between.
    const alone = found(pair(tables)[1], requestFor(START, { depth: 9 }), 1);
    expect(found(engines[1], requestFor(START, { depth: 9 }), 1)).toEqual(alone);
  });

  it('forgets when a new game begins', () => {
    const [, wasm] = pair(null);
    const first = found(wasm, requestFor(START, { depth: 9 }));
    expect(found(wasm, requestFor(START, { depth: 9 })).at(-1)!.nodes).toBeLessThan(first.at(-1)!.nodes);
    wasm.clear();
    expect(found(wasm, requestFor(START, { depth: 9 }))).toEqual(first);
  });

  it('weighs each move at the root alike', () => {
    const position = benchPositions('middlegame')[0]!;
    const scores = pair(tables).map((engine) => {
      const search = engine.root(requestFor(position, {}), () => false);
      return legalMoves(position).map((_, move) => [
        search.score(move, -100, 100, 6),
        search.staticEval(move),
        search.continuation()(),
        search.nodes,
      ]);
    });
    expect(scores[1]).toEqual(scores[0]);
  });

  it('searches one position at a time, and says so', () => {
    const wasm = new WasmCore(core, 1, null);
    const { turn, kings } = START;
    const history = new Int32Array(0);
    const root = { own: START[turn], other: START[opposite(turn)], kings, down: true, history };
    const first = wasm.begin(root, () => false, { nodes: 1000, megabytes: null });
    const board = { own: root.own ^ (1 << 10) ^ (1 << 14), other: root.other, kings };
    first.searchMove(board, -100, 100, 3);
    wasm.begin(root, () => false, { nodes: 1000, megabytes: null });
    expect(() => first.searchMove(board, -100, 100, 3)).toThrow('another search');
  });

  it('has no runtime that could allocate: it asks for memory, endgame tables and when to stop', () => {
    const asked = WebAssembly.Module.imports(core.module);
    expect(asked.map(({ module, name }) => `${module}.${name}`).sort()).toEqual([
      'env.memory',
      'host.distance',
      'host.result',
      'host.shouldStop',
    ]);
  });

  it('refuses more memory than there can be', () => {
    expect(() => new WasmCore(core, 8000, null)).toThrow(RangeError);
    expect(() => new WasmCore(core, 1e9, null)).toThrow(RangeError);
  });

  it('finds the same after searches that used more or less of the table', () => {
    const engines = pair(null, 4);
    for (const nodes of [10_000, 1_000, 30_000, 1_000, 10_000])
      expectSame(engines, requestFor(START, { nodes }));
  });

  it('leaves other rules to the general search', () => {
    const request = requestFor(START, { depth: 3 }, RULE_PRESETS.sandbox.rules);
    expectSame(pair(null), request);
  });
});
