/** Engines in threads: a queue before them, and another engine where one has failed. */
import { requestOf } from '@crownhead/engine';
import { startEngine, type ThreadEngine } from '@crownhead/engine/node';
import { err, type Game, newGame, playMove, readMove } from '@crownhead/rules';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { type EngineAsker, startPoolEngine, ThreadEnginePool } from './pool.ts';

const SHORT = requestOf(newGame(), { ms: 20 });
/** Far longer than any test. */
const LONG = requestOf(newGame(), { ms: 600_000 });

const asking = (address: string): EngineAsker => ({ address, isWanted: () => true });
const [ANN, EVE] = [asking('192.0.2.1'), asking('198.51.100.7')] as const;

let engines: ThreadEngine[];
let pool: ThreadEnginePool;
beforeEach(() => {
  engines = [];
  pool = new ThreadEnginePool(1, () => {
    const engine = startEngine({ megabytes: 1, tables: false });
    engines.push(engine);
    return engine;
  });
});
afterEach(() => pool.close());

it('[L3] has one engine for many questions, which wait for it', async () => {
  const moves = [1, 2, 3].map((seed) => pool.play(SHORT, 1, seed, ANN));
  expect(pool.queued).toBe(2);
  expect(await Promise.all(moves)).not.toContain(null);
  expect([engines.length, pool.queued]).toEqual([1, 0]);
});

it('[L3] replaces an engine whose thread dies while it thinks, and those who wait get their answer', async () => {
  const lost = pool.search(LONG, ANN);
  const waiting = pool.play(SHORT, 1, 1, ANN);
  await engines[0]!.ready;
  await engines[0]!.close();
  await expect(lost).rejects.toThrow('The engine has ended.');
  expect(await waiting).not.toBeNull();
  expect(engines).toHaveLength(2);
});

it('[L3] replaces one that dies while it has nothing to do', async () => {
  await pool.play(SHORT, 1, 1, ANN);
  await engines[0]!.close();
  await expect(pool.play(SHORT, 1, 2, ANN)).rejects.toThrow('The engine has ended.');
  expect(await pool.play(SHORT, 1, 3, ANN)).not.toBeNull();
  expect(engines).toHaveLength(2);
});

it('[O14] serves those who wait in turns: many computers of one address keep nobody else waiting for long', async () => {
  const order: string[] = [];
  const ask = (asker: EngineAsker, seed: number) =>
    pool.play(SHORT, 1, seed, asker).then(() => order.push(asker === EVE ? 'Eve' : 'Ann'));
  const flood = Array.from({ length: 8 }, (_, i) => ask(ANN, i));
  await Promise.all([...flood, ask(EVE, 9)]);
  expect(order.indexOf('Eve')).toBeLessThanOrEqual(2);
});

it('[O14] many computers of one address share the time of one, and others have theirs', async () => {
  const times: number[] = [];
  const engine = {
    play: async ({ limits }: typeof LONG) => {
      times.push(limits.ms!);
      return null;
    },
    close: async () => undefined,
  };
  const own = new ThreadEnginePool(1, () => engine as unknown as ThreadEngine);
  const request = requestOf(newGame(), { ms: 1500 });
  const crowd = Array.from({ length: 20 }, (_, seed) => own.play(request, 10, seed, ANN));
  await Promise.all([...crowd, own.play(request, 10, 1, EVE)]);
  // The first began before the others came.
  expect(times.filter((ms) => ms === 1500)).toHaveLength(3);
  expect(times.filter((ms) => ms === 100)).toHaveLength(5);
  expect(Math.min(...times)).toBe(100);
});

/** There are several good answers to it. */
function afterFirstMove(): Game {
  const game = newGame();
  const move = readMove(game.position, game.rules, '11-15');
  if (!move.ok) throw new Error(move.error);
  return playMove(game, move.value);
}

it('[S1] computers open from the book, or find their openings themselves where the operator says so', async () => {
  const openings = async (book: boolean): Promise<number> => {
    const own = new ThreadEnginePool(1, () => startPoolEngine({ book }));
    try {
      const seeds = [1, 2, 3, 4, 5, 6, 7, 8];
      const request = requestOf(afterFirstMove(), {});
      const moves = await Promise.all(seeds.map((seed) => own.play(request, 7, seed, ANN)));
      return new Set(moves.map((move) => JSON.stringify(move))).size;
    } finally {
      await own.close();
    }
  };
  expect(await openings(true)).toBeGreaterThan(1);
  expect(await openings(false)).toBe(1);
  expect(readConfig({ book: 'no' }, {})).toMatchObject({ ok: true, value: { book: false } });
  expect(readConfig({}, { CROWNHEAD_BOOK: 'maybe' })).toEqual(
    err('CROWNHEAD_BOOK is yes or no, not “maybe”.'),
  );
});

it('[O14] what nobody waits for any more when its turn comes is not thought about', async () => {
  const first = pool.play(SHORT, 1, 1, ANN);
  const dropped = [
    pool.play(LONG, 10, 2, { ...EVE, isWanted: () => false }),
    pool.search(LONG, { ...EVE, isWanted: () => false }),
  ];
  const last = pool.play(SHORT, 1, 3, EVE);
  expect(await Promise.all([first, last])).not.toContain(null);
  expect(await Promise.all(dropped)).toEqual([null, null]);
});
