/** Deadlines are seen to by whichever node is alive, and a move that arrived in time wins over the clock. */
import type { TableEvent } from '@crownhead/match';
import type { TableId } from '@crownhead/protocol';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StoreFault } from '../../src/store/fault.ts';
import { playMove } from '../test-server.ts';
import { FakeCluster } from './fake-cluster.ts';

let cluster: FakeCluster;
beforeEach(async () => {
  cluster = await FakeCluster.open();
});
afterEach(() => cluster.end());

const LIMIT_MS = 10_000;
const TEN_SECONDS = {
  timer: { kind: 'move', limit: LIMIT_MS, warning: LIMIT_MS },
  onTime: 'forfeit',
} as const;
/** What is due is looked at every 200 ms, and happens 250 ms late. */
const SWEEP_MS = 200;
const TICK_DELAY_MS = 250;

const endOf = async (table: TableId): Promise<TableEvent | undefined> =>
  (await cluster.store.read(table, 0))
    .flatMap(({ events }) => [...events])
    .find(({ type }) => type === 'game.ended');

it('[R13] the node that had a table in memory dies: another, which never saw it, ends the game on time', async () => {
  const [a] = [await cluster.start(), await cluster.start()];
  const { table, black, white } = await cluster.startGame([a, a], TEN_SECONDS);
  const due = black.state(table).round!.clock.turnStartedAt + LIMIT_MS;
  a.kill();
  for (const client of [black, white]) client.drop();
  await cluster.pass(LIMIT_MS + 1000, 100);
  const end = await endOf(table);
  expect(end).toMatchObject({ outcome: { winner: 'white', reason: 'time' } });
  expect(end!.at).toBeGreaterThanOrEqual(due + TICK_DELAY_MS);
  expect(end!.at).toBeLessThanOrEqual(due + TICK_DELAY_MS + SWEEP_MS);
});

it('[R13] one table that cannot be ended keeps no other waiting', async () => {
  const a = await cluster.start();
  const first = await cluster.startGame([a, a], TEN_SECONDS);
  const second = await cluster.startGame([a, a], TEN_SECONDS);
  await cluster.start({
    store: (real) => ({
      read: async (table, after) => {
        if (table === first.table) throw new StoreFault('damaged', 'This table cannot be read.');
        return real.read(table, after);
      },
    }),
  });
  a.kill();
  for (const client of cluster.clients) client.drop();
  await cluster.pass(LIMIT_MS + 1000);
  expect(await endOf(first.table)).toBeUndefined();
  expect(await endOf(second.table)).toMatchObject({ outcome: { reason: 'time' } });
});

describe('a move that arrived on one node just in time', () => {
  /** It takes this long to get into the log; meanwhile another node looks at what is due. */
  async function slowMove(ms: number) {
    let slow = false;
    let arrived: () => void = () => undefined;
    let release: () => void = () => undefined;
    const waiting = new Promise<void>((done) => {
      arrived = done;
    });
    const a = await cluster.start({
      store: (real) => ({
        append: async (row) => {
          if (slow && row.events.some(({ type }) => type === 'move.made')) {
            slow = false;
            arrived();
            await new Promise<void>((go) => {
              release = go;
            });
          }
          return real.append(row);
        },
      }),
    });
    const b = await cluster.start();
    const { table, black, white } = await cluster.startGame([a, b], TEN_SECONDS);
    const due = black.state(table).round!.clock.turnStartedAt + LIMIT_MS;
    await cluster.pass(due - cluster.clock.now() - 10);
    slow = true;
    const move = playMove(black, table);
    await waiting;
    // Only the other node lives on meanwhile: this one is busy.
    a.pause();
    await cluster.pass(10 + ms, 10);
    a.resume();
    release();
    return { table, white, answer: await move };
  }

  it(`[R13] wins over the clock within ${TICK_DELAY_MS} ms`, async () => {
    const { table, white, answer } = await slowMove(TICK_DELAY_MS - 20);
    expect(answer).toMatchObject({ type: 'reply' });
    await cluster.pass(1000);
    expect(await endOf(table)).toBeUndefined();
    expect(white.state(table).round!.game.plies).toHaveLength(1);
  });

  it('[R13] and is too late after that: there is one history', async () => {
    const { table, white, answer } = await slowMove(TICK_DELAY_MS + 2 * SWEEP_MS);
    expect(answer).toMatchObject({ type: 'refusal', error: 'game-over' });
    expect(await endOf(table)).toMatchObject({ outcome: { winner: 'white', reason: 'time' } });
    expect(white.state(table).round!.game.plies).toHaveLength(0);
  });
});
