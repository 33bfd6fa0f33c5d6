/** The engine in a worker thread: answers, stops, fails and does without its tables. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { boardOutcome, legalMoves, OFFICIAL, START } from '@crownhead/rules';
import { at } from '@crownhead/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { questionFor } from '../question.ts';
import type { Thought } from '../thinker.ts';
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

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));

describe('the engine in a worker thread', () => {
  it('[L3] thinks, tells what it finds, and plays at a level', async () => {
    const thoughts: Thought[] = [];
    const question = questionFor(START, { depth: 5 });
    const thought = await engine.think(question, { onThought: (found) => thoughts.push(found) });
    expect(thoughts.map(({ depth }) => depth)).toEqual([1, 2, 3, 4, 5]);
    expect(thought.depth).toBe(5);
    expect(legalMoves(START)).toContainEqual(thought.lines[0]!.moves[0]);
    expect(legalMoves(START)).toContainEqual(await engine.play(question, 2, 7));
    expect(await engine.play(question, 2, 7)).toEqual(await engine.play(question, 2, 7));
  });

  it('answers several questions in the order they came, and says so when there is no move', async () => {
    const over = at('B:W1,6,10,15:B');
    expect(boardOutcome(over, OFFICIAL)).not.toBeNull();
    engine.forget();
    const [first, second, third] = await Promise.all([
      engine.think(questionFor(START, { depth: 3 })),
      engine.think(questionFor(over, { depth: 3 })),
      engine.play(questionFor(over, {}), 1, 1),
    ]);
    expect(first!.lines).toHaveLength(1);
    expect(second!.lines).toEqual([]);
    expect(third).toBeNull();
  });

  it('stops when told, with the best move so far', async () => {
    const abort = new AbortController();
    const thinking = engine.think(questionFor(START, {}), { signal: abort.signal });
    await wait(100);
    const told = performance.now();
    abort.abort();
    const thought = await thinking;
    // Twenty milliseconds are wanted; a busy machine gets ten times as long.
    expect(performance.now() - told).toBeLessThan(200);
    expect(thought.lines[0]!.moves.length).toBeGreaterThan(0);
    // Told before it was asked: still a move.
    const again = await engine.think(questionFor(START, {}), { signal: abort.signal });
    expect(legalMoves(START)).toContainEqual(again.lines[0]!.moves[0]);
    expect(Math.abs(again.lines[0]!.score)).toBeLessThan(1000);
  });

  it('keeps to its time', async () => {
    const { ms } = await engine.think(questionFor(START, { ms: 100 }));
    expect(ms).toBeGreaterThan(50);
    expect(ms).toBeLessThan(300);
  });

  it('fails what was asked when it ends, and what is asked later', async () => {
    const mortal = start();
    await mortal.ready;
    const thinking = mortal.think(questionFor(START, {}));
    await Promise.all([expect(thinking).rejects.toThrow('The engine has ended.'), mortal.close()]);
    await expect(mortal.think(questionFor(START, { depth: 1 }))).rejects.toThrow('The engine has ended.');
    await expect(mortal.ready).resolves.toBeUndefined();
  });

  it('fails with the reason when it cannot start or an answer goes wrong', async () => {
    const broken = start({ megabytes: 1e9 });
    await expect(broken.think(questionFor(START, { depth: 1 }))).rejects.toThrow();
    await expect(broken.ready).rejects.toThrow();
    const senseless = { ...questionFor(START, { depth: 1 }), rules: null as never };
    await expect(engine.think(senseless)).rejects.toThrow('TypeError');
    await expect(engine.think(questionFor(START, { depth: 1 }))).resolves.toMatchObject({ depth: 1 });
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
        const { lines } = await plain.think(questionFor(at('B:WK32,K31:BK18,K19,K14'), { depth: 4 }));
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
    const thought = await engine.think(questionFor(at('B:WK32:BK18,K19'), { depth: 2 }));
    expect(thought.lines[0]!.verdict).toMatchObject({ kind: 'win', plies: expect.any(Number) });
  });
});
