/** Time without a live node is charged to nobody, once for every table. */
import { viewClock } from '@crownhead/match';
import type { TableId } from '@crownhead/protocol';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LOOK_MS } from '../../src/cluster/node.ts';
import { BEAT_MS } from '../../src/room/beats.ts';
import { openPostgres } from '../../src/store/postgres/open.ts';
import { NODE_LEASE_MS } from '../../src/store/store.ts';
import { emptied } from '../postgres/emptied.ts';
import { startPostgres, type TestPostgres } from '../postgres/test-postgres.ts';
import type { TestClient } from '../test-client.ts';
import { playMove } from '../test-server.ts';
import { FakeCluster, type FakeNode } from './fake-cluster.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

const empty = emptied(() => postgres);

let cluster: FakeCluster;
afterEach(() => cluster.end());

/** The same on either store; PostgreSQL goes by the tests' clock. */
const CLUSTERS = {
  SQLite: () => FakeCluster.open(),
  PostgreSQL: async () => new FakeCluster(await openPostgres(await empty(), { clock: 'caller' })),
} as const;

const BASE_MS = 60_000;
const ONE_MINUTE = { timer: { kind: 'clock', base: BASE_MS, increment: 0, delay: 0 } } as const;
/** Longer than anybody has on the clock. */
const DOWN_MS = 10 * BASE_MS;

const outagesOf = async (table: TableId) =>
  (await cluster.store.read(table, 0)).flatMap(({ events }) =>
    events.flatMap((event) => (event.type === 'outage' ? [event.ms] : [])),
  );

/** What the side to move has left, as this client shows it. */
function left(client: TestClient, table: TableId): number {
  const round = client.state(table).round!;
  return viewClock(round, cluster.clock.now()).left[round.game.position.turn]!;
}

async function comeBack(client: TestClient, node: FakeNode, table: TableId): Promise<void> {
  client.drop();
  await client.connect(node.url);
  await client.open(table, { seen: client.mirrors.get(table)!.seq });
}

describe.each(Object.entries(CLUSTERS))('after a time without a live node, on %s', (_, open) => {
  beforeEach(async () => {
    cluster = await open();
  });

  it('[T4] two nodes start at once: one outage, and the clocks go on where they were', async () => {
    const a = await cluster.start();
    const games = [await cluster.startGame([a, a], ONE_MINUTE), await cluster.startGame([a, a], ONE_MINUTE)];
    await cluster.pass(5000);
    const before = games.map(({ black, table }) => left(black, table));
    a.kill();
    cluster.clock.skip(DOWN_MS);
    const [b, c] = await Promise.all([cluster.start(), cluster.start()]);
    // Both nodes are asked about both tables at the same moment.
    await Promise.all(
      games.flatMap(({ black, white, table }) => [comeBack(black, b, table), comeBack(white, c, table)]),
    );
    await cluster.pass(1000);
    for (const [i, { table, black, white }] of games.entries()) {
      const outages = await outagesOf(table);
      expect(outages).toHaveLength(1);
      expect(outages[0]! - DOWN_MS).toBeGreaterThanOrEqual(0);
      expect(outages[0]! - DOWN_MS).toBeLessThanOrEqual(LOOK_MS);
      // A second has passed since; at most a heartbeat is given as a present.
      const used = before[i]! - left(black, table);
      expect(used).toBeLessThanOrEqual(1000);
      expect(used).toBeGreaterThanOrEqual(1000 - LOOK_MS);
      expect(await playMove(black, table)).toMatchObject({ type: 'reply' });
      await white.until(table, ({ round }) => round!.game.plies.length === 1);
      expect(white.state(table)).toEqual(black.state(table));
    }
  });

  for (const down of [NODE_LEASE_MS - 100, 1500, 1000]) {
    it(`[T4][O22] however short it was: after ${down} ms nobody is charged`, async () => {
      const a = await cluster.start();
      const { table, black, white } = await cluster.startGame([a, a], ONE_MINUTE);
      await cluster.pass(5000);
      const before = left(black, table);
      a.kill();
      cluster.clock.skip(down);
      const b = await cluster.start();
      await comeBack(black, b, table);
      await comeBack(white, b, table);
      expect(await outagesOf(table)).toHaveLength(1);
      expect(left(black, table)).toBeGreaterThanOrEqual(before);
      expect(left(black, table)).toBeLessThanOrEqual(before + LOOK_MS);
    });
  }

  it('[T4][O22] two nodes are without their store for two seconds: nobody is charged', async () => {
    const nodes = [await cluster.start(), await cluster.start()] as const;
    const { table, black, white } = await cluster.startGame(nodes, ONE_MINUTE);
    await cluster.pass(5000);
    const before = left(black, table);
    for (const node of nodes) node.cutOff();
    expect(await playMove(black, table)).toMatchObject({ type: 'refusal', error: 'unavailable' });
    cluster.clock.skip(2000);
    for (const node of nodes) node.resume();
    expect(await playMove(black, table)).toMatchObject({ type: 'reply' });
    expect(await outagesOf(table)).toHaveLength(1);
    const { black: kept } = black.state(table).round!.clock.left;
    expect(kept).toBeGreaterThanOrEqual(before);
    expect(kept).toBeLessThanOrEqual(before + LOOK_MS);
    await cluster.pass(1000);
    expect(white.state(table).round!.game.plies).toHaveLength(1);
    expect(await outagesOf(table)).toHaveLength(1);
  });

  it('[T4][O22] one of two nodes is without the store: the other was there, and the clock has run', async () => {
    const nodes = [await cluster.start(), await cluster.start()] as const;
    const { table, black, white } = await cluster.startGame(nodes, ONE_MINUTE);
    await cluster.pass(1000);
    nodes[0].cutOff();
    expect(await playMove(black, table)).toMatchObject({ type: 'refusal', error: 'unavailable' });
    for (let passed = 0; passed < 2000; passed += 250) {
      await cluster.clock.advance(250);
      await white.request({ type: 'lobby.leave' });
    }
    nodes[0].resume();
    await cluster.pass(1000);
    expect(await playMove(black, table)).toMatchObject({ type: 'reply' });
    expect(await outagesOf(table)).toEqual([]);
  });

  it('[T4] a table nobody comes back to is not lost on time before its time', async () => {
    const a = await cluster.start();
    const { table, black, white } = await cluster.startGame([a, a], ONE_MINUTE);
    a.kill();
    for (const client of [black, white]) client.drop();
    cluster.clock.skip(DOWN_MS);
    const startedAt = cluster.clock.now();
    await cluster.start();
    await cluster.pass(BASE_MS + 2000);
    const rows = await cluster.store.read(table, 0);
    const end = rows.flatMap(({ events }) => [...events]).find(({ type }) => type === 'game.ended')!;
    expect(end).toMatchObject({ outcome: { winner: 'white', reason: 'time' } });
    expect(end.at - startedAt).toBeGreaterThan(BASE_MS - LOOK_MS);
  });
});

it('[T4][N17] the store is away and comes back: clients stay, moves wait, nobody is charged or lost', async () => {
  cluster = await CLUSTERS.SQLite();
  const nodes = [await cluster.start(), await cluster.start()] as const;
  const { table, black, white } = await cluster.startGame(nodes, { ...ONE_MINUTE, onLost: 'wins-at-once' });
  await cluster.pass(5000);
  const before = left(black, table);
  for (const node of nodes) node.cutOff();
  expect(await playMove(black, table)).toMatchObject({ type: 'refusal', error: 'unavailable' });
  await cluster.pass(2 * BASE_MS, 1000);
  for (const node of nodes) node.resume();
  expect(await playMove(black, table)).toMatchObject({ type: 'reply' });
  expect(await outagesOf(table)).toHaveLength(1);
  const { black: kept } = black.state(table).round!.clock.left;
  expect(before - kept).toBeLessThanOrEqual(0);
  expect(kept - before).toBeLessThanOrEqual(LOOK_MS);
  await cluster.pass(BASE_MS / 2);
  expect(white.state(table).round!.game).toMatchObject({ outcome: null, plies: [{ kind: 'move' }] });
});

describe('the only node sleeps, as when its machine is suspended, and wakes with its clients', () => {
  beforeEach(async () => {
    cluster = await CLUSTERS.SQLite();
  });

  async function asleep(base = BASE_MS, ms = DOWN_MS) {
    const a = await cluster.start();
    const game = await cluster.startGame([a, a], { timer: { ...ONE_MINUTE.timer, base } });
    await cluster.pass(5000);
    const before = left(game.black, game.table);
    cluster.clock.skip(ms);
    return { ...game, before };
  }

  it('[T4] the first thing to happen is a move: the sleep is charged to nobody', async () => {
    const { table, black, before } = await asleep();
    expect(await playMove(black, table)).toMatchObject({ type: 'reply' });
    expect(await outagesOf(table)).toHaveLength(1);
    const { black: kept } = black.state(table).round!.clock.left;
    expect(kept).toBeGreaterThanOrEqual(before);
    expect(kept).toBeLessThanOrEqual(before + LOOK_MS);
  });

  it('[T4] the first thing to happen is a look at what is due: nobody has lost on time', async () => {
    const { table, black, before } = await asleep();
    await cluster.clock.advance(1000);
    await cluster.settle();
    expect(await outagesOf(table)).toHaveLength(1);
    expect(black.state(table).round!.game.outcome).toBeNull();
    expect(before - left(black, table)).toBeLessThanOrEqual(1000);
  });

  it('[T4] nothing happens and nothing is due: those who look at the clocks see it all the same', async () => {
    const { table, black, before } = await asleep(DOWN_MS, NODE_LEASE_MS + LOOK_MS);
    const told = black.wait(
      (message) => message.type === 'update' && message.events.some(({ type }) => type === 'outage'),
    );
    await cluster.clock.advance(LOOK_MS);
    await told;
    expect(before - left(black, table)).toBeLessThanOrEqual(LOOK_MS);
  });

  it('[R16] nobody could be heard meanwhile, and nobody is taken for gone', async () => {
    const a = await cluster.start();
    const { table, black, white } = await cluster.startGame([a, a], { onLost: 'wins-at-once' });
    cluster.clock.skip(DOWN_MS);
    // Timers come before what lies in the sockets.
    await cluster.pass(5 * BEAT_MS, BEAT_MS);
    expect([black.connected, white.connected]).toEqual([true, true]);
    expect(await playMove(black, table)).toMatchObject({ type: 'reply' });
  });
});
