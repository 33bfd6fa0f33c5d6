/** The engine in a worker thread: answers, stops, fails and does without its tables. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { boardOutcome, legalMoves, OFFICIAL, START } from '@crownhead/rules';
import { at, FULL } from '@crownhead/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SearchResult } from '../engine.ts';
import { requestFor } from '../search-request.ts';
import { type EngineSettings, startEngine, type ThreadEngine } from './engine.ts';
import { OWN_TABLES, TABLES_VARIABLE } from './tables-folder.ts';

const engines: ThreadEngine[] = [];
function start(settings: Partial<EngineSettings> = {}): ThreadEngine {
  const engine = startEngine({ megabytes: 2, tables: false, ...settings });
  engines.push(engine);
  return engine;
}

/** Starting one takes longer than what most tests ask of it. */
let engine: ThreadEngine;
beforeAll(async () => {
  engine = start({ tables: true });
  await engine.ready;
});
afterAll(async () => {
  await Promise.all(engines.map((one) => one.close()));
});

describe('the engine in a worker thread', () => {
  it('[L3] thinks, tells what it finds, and plays at a level', async () => {
    const thoughts: SearchResult[] = [];
    const request = requestFor(START, { depth: 5 });
    const result = await engine.search(request, { onResult: (found) => thoughts.push(found) });
    expect(thoughts.map(({ depth }) => depth)).toEqual([1, 2, 3, 4, 5]);
    expect(result.depth).toBe(5);
    expect(legalMoves(START)).toContainEqual(result.lines[0]!.moves[0]);
    expect(legalMoves(START)).toContainEqual(await engine.play(request, 2, 7));
    expect(await engine.play(request, 2, 7)).toEqual(await engine.play(request, 2, 7));
  });

  it('answers several requests in the order they came, and says so when there is no move', async () => {
    const over = at('B:W1,6,10,15:B');
    expect(boardOutcome(over, OFFICIAL)).not.toBeNull();
    engine.clear();
    const [first, second, third] = await Promise.all([
      engine.search(requestFor(START, { depth: 3 })),
      engine.search(requestFor(over, { depth: 3 })),
      engine.play(requestFor(over, {}), 1, 1),
    ]);
    expect(first!.lines).toHaveLength(1);
    expect(second!.lines).toEqual([]);
    expect(third).toBeNull();
  });

  it('stops when told, with the best move so far', async () => {
    let soonest = Number.POSITIVE_INFINITY;
    for (let tries = 0; tries < (FULL ? 10 : 1); tries++) {
      const stop = new AbortController();
      const { promise: thinks, resolve: found } = Promise.withResolvers<SearchResult>();
      const thinking = engine.search(requestFor(START, {}), { signal: stop.signal, onResult: found });
      // Nothing but this ends it.
      await thinks;
      const told = performance.now();
      stop.abort();
      const result = await thinking;
      soonest = Math.min(soonest, performance.now() - told);
      expect(result.lines[0]!.moves.length).toBeGreaterThan(0);
    }
    // Twenty milliseconds are wanted; a busy machine, which holds up everybody now and then, gets ten times as long.
    if (FULL) expect(soonest).toBeLessThanOrEqual(200);
    // Told before it was asked: still a move.
    const again = await engine.search(requestFor(START, {}), { signal: AbortSignal.abort() });
    expect(legalMoves(START)).toContainEqual(again.lines[0]!.moves[0]);
    expect(Math.abs(again.lines[0]!.score)).toBeLessThan(1000);
  });

  it('keeps to its time', async () => {
    // A busy machine takes some of it away, and holds it up at its end.
    const { ms, depth } = await engine.search(requestFor(START, { ms: 100 }));
    expect(ms).toBeGreaterThan(50);
    expect(depth).toBeGreaterThan(0);
    if (FULL) expect(ms).toBeLessThan(300);
  });

  it('keeps to its processor time, however long that takes, with either core', async () => {
    for (const core of ['wasm', 'typescript'] as const) {
      const counting = start({ cpu: true, core });
      // What is compiled at first would take its share.
      await counting.search(requestFor(START, { depth: 8 }));
      const { ms, nodes } = await counting.search(requestFor(START, { ms: 60 }));
      expect(ms).toBeGreaterThan(30);
      expect(ms).toBeLessThan(100);
      expect(nodes).toBeGreaterThan(100);
    }
  });

  it('fails what was asked when it ends, and what is asked later', async () => {
    const mortal = start();
    await mortal.ready;
    const thinking = mortal.search(requestFor(START, {}));
    await Promise.all([expect(thinking).rejects.toThrow('The engine has ended.'), mortal.close()]);
    await expect(mortal.search(requestFor(START, { depth: 1 }))).rejects.toThrow('The engine has ended.');
    await expect(mortal.ready).resolves.toBeUndefined();
    await mortal.ended;
  });

  it('fails with the reason when it cannot start or an answer goes wrong', async () => {
    const broken = start({ megabytes: 1e9 });
    await expect(broken.search(requestFor(START, { depth: 1 }))).rejects.toThrow();
    await expect(broken.ready).rejects.toThrow();
    await broken.ended;
    const senseless = { ...requestFor(START, { depth: 1 }), rules: null as never };
    await expect(engine.search(senseless)).rejects.toThrow('TypeError');
    await expect(engine.search(requestFor(START, { depth: 1 }))).resolves.toMatchObject({ depth: 1 });
  });

  it('[R10] plays without tables that are missing, empty or damaged, and says so once', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'crownhead-tables-'));
    const damaged = (name: string, damage: (bytes: Uint8Array) => Uint8Array): string => {
      const copy = join(folder, name);
      cpSync(OWN_TABLES, copy, { recursive: true });
      const file = join(copy, 'results-4.bin');
      writeFileSync(file, damage(readFileSync(file)));
      return copy;
    };
    const before = process.env[TABLES_VARIABLE];
    try {
      for (const [tables, why] of [
        [join(folder, 'nowhere'), 'nowhere'],
        [mkdtempSync(join(folder, 'empty-')), 'there are no endgame tables in'],
        [damaged('cut', (bytes) => bytes.subarray(0, 10)), 'damaged'],
        // Only the checksum of a slice tells.
        [damaged('flipped', (bytes) => bytes.with(bytes.length - 100, bytes.at(-100)! ^ 1)), 'damaged'],
      ] as const) {
        process.env[TABLES_VARIABLE] = tables;
        const warnings: string[] = [];
        const plain = startEngine({ megabytes: 1, tables: true }, (warning) => warnings.push(warning));
        engines.push(plain);
        const { lines } = await plain.search(requestFor(at('B:WK32,K31:BK18,K19,K14'), { depth: 4 }));
        expect(lines[0]!.verdict.kind, tables).toBe('estimate');
        expect(warnings).toEqual([expect.stringContaining(why)]);
        await plain.close();
      }
    } finally {
      if (before === undefined) delete process.env[TABLES_VARIABLE];
      else process.env[TABLES_VARIABLE] = before;
      rmSync(folder, { recursive: true, force: true });
    }
  });

  it('knows the endings of its tables', async () => {
    // Two kings against one in its double corner: won, in more plies than the depth asked for.
    const result = await engine.search(requestFor(at('B:WK32:BK18,K19'), { depth: 2 }));
    expect(result.lines[0]!.verdict).toMatchObject({ kind: 'win', plies: expect.any(Number) });
  });
});
