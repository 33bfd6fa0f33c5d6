/** Who is there: players of a dead node are lost in time, and nobody is lost by mistake. */
import { connectionId, playerId, playing, type TableState } from '@crownhead/match';
import type { TableId } from '@crownhead/protocol';
import { FULL } from '@crownhead/testkit';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LOOK_MS, RETURN_MS } from '../../src/cluster/node.ts';
import { StoreFault } from '../../src/store/fault.ts';
import { NODE_LEASE_MS } from '../../src/store/store.ts';
import type { TestClient } from '../test-client.ts';
import { playMove } from '../test-server.ts';
import { FakeCluster, type FakeNode } from './fake-cluster.ts';

let cluster: FakeCluster;
beforeEach(async () => {
  cluster = await FakeCluster.open();
});
afterEach(() => cluster.end());

const WINS_AT_ONCE = { onLost: 'wins-at-once' } as const;

/** Black sits in the first seat. */
const lostAt = ({ seats }: TableState): number | null =>
  seats[0]?.kind === 'person' ? seats[0].lostAt : null;

/** Comes back through another node, knowing what it knew. */
async function comeBack(client: TestClient, node: FakeNode, table: TableId): Promise<void> {
  client.drop();
  await client.connect(node.url);
  await client.open(table, { seen: client.mirrors.get(table)!.seq });
}

const eventsOf = async (table: TableId) =>
  (await cluster.store.read(table, 0)).flatMap(({ events }) => [...events]);

/** Two nodes that have been alive for long, and a game between their clients. */
async function oldNodes(options: Parameters<FakeCluster['startGame']>[1] = {}) {
  const [a, b] = [await cluster.start(), await cluster.start()];
  await cluster.clock.advance(RETURN_MS);
  return { a, b, ...(await cluster.startGame([a, b], options)) };
}

describe('a node dies', () => {
  it('[N9] and its players are reported lost by another, a lease later', async () => {
    const { a, table, black, white } = await oldNodes();
    const diedAt = cluster.clock.now();
    a.kill();
    black.drop();
    await cluster.pass(NODE_LEASE_MS - LOOK_MS);
    expect(lostAt(white.state(table))).toBeNull();
    await cluster.pass(3 * LOOK_MS);
    const noticed = lostAt(white.state(table))! - diedAt;
    expect(noticed).toBeGreaterThan(NODE_LEASE_MS - LOOK_MS);
    expect(noticed).toBeLessThanOrEqual(NODE_LEASE_MS + LOOK_MS);
  });

  it('[N7] and its spectators are no longer shown as watching', async () => {
    const { a, table, black, white } = await oldNodes();
    const eve = await cluster.join(a, 'Eve');
    await eve.open(table);
    const watching = () => white.messages.findLast((message) => message.type === 'presence')?.count;
    await cluster.pass(LOOK_MS);
    expect(watching()).toBe(1);
    a.kill();
    black.drop();
    eve.drop();
    await cluster.pass(NODE_LEASE_MS + 3 * LOOK_MS);
    expect(watching()).toBe(0);
  });

  it('[N9] and a crowd is noticed to be gone as soon as one person is', async () => {
    const { table } = await oldNodes();
    const [arrived, node, player] = [cluster.clock.now(), 'n-gone', playerId('crowd')];
    await cluster.store.heartbeat(node, arrived, 0);
    const crowd = Array.from({ length: 450 }, (_, i) => connectionId(`crowd.${i}`));
    await cluster.store.connect(
      crowd.map((connection) => ({
        connection,
        player,
        name: 'Crowd',
        table,
        node,
        arrived,
        address: '192.0.2.1',
      })),
    );
    await cluster.pass(NODE_LEASE_MS + 2 * LOOK_MS);
    // The two players alone are left.
    expect(await cluster.store.present(table)).toHaveLength(2);
  });

  it('[N9] a player back at another node in time was never away', async () => {
    const { a, b, table, black, white } = await oldNodes(WINS_AT_ONCE);
    a.kill();
    await comeBack(black, b, table);
    await cluster.pass(2 * NODE_LEASE_MS);
    // The late word about the old connection is in the log and has changed nothing.
    expect((await eventsOf(table)).filter(({ type }) => type === 'connection.closed')).toHaveLength(1);
    expect(playing(white.state(table))).not.toBeNull();
    expect(lostAt(white.state(table))).toBeNull();
    expect(await playMove(black, table)).toMatchObject({ type: 'reply' });
  });

  it('[R16] a player who is not loses immediately where the table says so', async () => {
    const { a, table, black, white } = await oldNodes(WINS_AT_ONCE);
    a.kill();
    black.drop();
    await cluster.pass(NODE_LEASE_MS + 2 * LOOK_MS);
    expect(white.state(table).round!.game.outcome).toEqual({ winner: 'white', reason: 'disconnected' });
  });
});

describe('all nodes die', () => {
  // Longer and shorter than a lease: clients have the same time after each.
  for (const down of [60_000, NODE_LEASE_MS - 100, ...(FULL ? [NODE_LEASE_MS + 100, 1000] : []), 100]) {
    it(`[R16] for ${down} ms: clients have time to come back`, async () => {
      const [a, b] = [await cluster.start(), await cluster.start()];
      const { table, black, white } = await cluster.startGame([a, b], WINS_AT_ONCE);
      // To the very moment of a heartbeat.
      await cluster.pass(2 * LOOK_MS - (cluster.clock.now() % LOOK_MS));
      a.kill();
      b.kill();
      for (const client of [black, white]) client.drop();
      cluster.clock.skip(down);
      const c = await cluster.start();
      await cluster.pass(RETURN_MS - 1000);
      await comeBack(black, c, table);
      await comeBack(white, c, table);
      await cluster.pass(RETURN_MS);
      expect(playing(white.state(table))).not.toBeNull();
      expect(await playMove(black, table)).toMatchObject({ type: 'reply' });
    });
  }

  it('[R16] one dies while the other sleeps: clients of the dead one have time to come back', async () => {
    const { a, b, table, black, white } = await oldNodes(WINS_AT_ONCE);
    a.kill();
    black.drop();
    cluster.clock.skip(NODE_LEASE_MS + LOOK_MS);
    await cluster.pass(RETURN_MS - 1000);
    await comeBack(black, b, table);
    await cluster.pass(RETURN_MS);
    expect(playing(white.state(table))).not.toBeNull();
    expect(await playMove(black, table)).toMatchObject({ type: 'reply' });
  });

  it('[R16] and those who do not come back are lost after all', async () => {
    const a = await cluster.start();
    const { table, black, white } = await cluster.startGame([a, a], WINS_AT_ONCE);
    a.kill();
    for (const client of [black, white]) client.drop();
    cluster.clock.skip(60_000);
    const c = await cluster.start();
    await comeBack(white, c, table);
    await cluster.pass(RETURN_MS + NODE_LEASE_MS);
    expect(white.state(table).round!.game.outcome).toEqual({ winner: 'white', reason: 'disconnected' });
  });
});

describe('a node taken for dead', () => {
  /** Silent for longer than a lease, and then there again, its clients still connected. */
  async function pauseAndResume(pause: 'pause' | 'suspend' = 'pause') {
    const game = await oldNodes();
    game.a[pause]();
    await cluster.pass(NODE_LEASE_MS + 2 * LOOK_MS);
    expect(lostAt(game.white.state(game.table))).not.toBeNull();
    game.a.resume();
    await cluster.pass(2 * LOOK_MS);
    return game;
  }

  it('[N9] brings its players back automatically', async () => {
    const { table, black, white } = await pauseAndResume();
    expect(lostAt(white.state(table))).toBeNull();
    expect(await playMove(black, table)).toMatchObject({ type: 'reply' });
  });

  it('[N9] tells the store of all its clients at once: however many they are, it is not late again', async () => {
    let waking = false;
    let calls = 0;
    const a = await cluster.start({
      store: (real) => ({
        connect: async (leases) => {
          // Each word to the store takes its time.
          if (waking) cluster.clock.skip(LOOK_MS);
          if (waking) calls++;
          return real.connect(leases);
        },
      }),
    });
    const b = await cluster.start();
    const { table, white } = await cluster.startGame([a, b]);
    for (const name of ['Cy', 'Dan', 'Eve', 'Fay']) await (await cluster.join(a, name)).open(table);
    await cluster.pass(RETURN_MS);
    a.pause();
    await cluster.pass(NODE_LEASE_MS + 2 * LOOK_MS);
    expect(lostAt(white.state(table))).not.toBeNull();
    waking = true;
    a.resume();
    await cluster.pass(3 * NODE_LEASE_MS);
    expect(calls).toBe(1);
    expect(lostAt(white.state(table))).toBeNull();
  });

  it('[N9] notices when they are really gone', async () => {
    const { table, black, white } = await pauseAndResume();
    black.drop();
    await white.until(table, (state) => lostAt(state) !== null);
  });

  it.each([
    ['silent', 'pause'],
    ['suspended', 'suspend'],
  ] as const)('[N9] while it was %s: when it then really dies, its players are lost', async (_, pause) => {
    const { table, black, white, a } = await pauseAndResume(pause);
    await cluster.pass(2 * NODE_LEASE_MS);
    expect(lostAt(white.state(table))).toBeNull();
    a.kill();
    black.drop();
    await cluster.pass(NODE_LEASE_MS + 2 * LOOK_MS);
    expect(lostAt(white.state(table))).not.toBeNull();
  });
});

describe('the store is out of reach for a moment', () => {
  const fail = () => Promise.reject(new StoreFault('unreachable', 'The store is out of reach.'));

  it('[N9] just when a player goes: the loss is reported as soon as it can be', async () => {
    let failing = false;
    let tried: () => void = () => undefined;
    const noticed = new Promise<void>((done) => {
      tried = done;
    });
    const a = await cluster.start({
      store: (real) => ({
        append: async (row) => (failing ? fail() : real.append(row)),
        disconnect: async (connections) => {
          tried();
          return failing ? fail() : real.disconnect(connections);
        },
      }),
    });
    const b = await cluster.start();
    const { table, black, white } = await cluster.startGame([a, b]);
    failing = true;
    black.drop();
    await noticed;
    await cluster.pass(LOOK_MS);
    expect(lostAt(white.state(table))).toBeNull();
    failing = false;
    await cluster.pass(2 * LOOK_MS);
    expect(lostAt(white.state(table))).not.toBeNull();
  });

  it('[N9] just when a player comes: the seat knows them as soon as it can', async () => {
    let failing = false;
    const a = await cluster.start({
      store: (real) => ({ append: async (row) => (failing ? fail() : real.append(row)) }),
    });
    const b = await cluster.start();
    const { table, black, white } = await cluster.startGame([a, b]);
    black.drop();
    await white.until(table, (state) => lostAt(state) !== null);
    await black.connect();
    // The table can be shown, but nothing about it be written.
    failing = true;
    const open = await black.open(table, { seen: black.mirrors.get(table)!.seq });
    expect(open).toMatchObject({ type: 'reply' });
    await cluster.settle();
    failing = false;
    await cluster.pass(2 * LOOK_MS);
    expect(lostAt(white.state(table))).toBeNull();
  });
});

describe('a node that goes on purpose', () => {
  it('[R16] loses nobody who comes back elsewhere', async () => {
    const { a, b, table, black, white } = await oldNodes(WINS_AT_ONCE);
    const bye = black.next('bye');
    await a.stop();
    expect(await bye).toMatchObject({ reason: 'draining' });
    await cluster.pass(2 * NODE_LEASE_MS);
    expect(playing(white.state(table))).not.toBeNull();
    expect(lostAt(white.state(table))).toBeNull();
    await comeBack(black, b, table);
    await cluster.pass(12_000);
    expect(lostAt(white.state(table))).toBeNull();
    expect(white.state(table).round!.grace).toEqual({ black: 120_000, white: 120_000 });
    expect(await playMove(black, table)).toMatchObject({ type: 'reply' });
  });

  it('[R16] and in the end those who do not', async () => {
    const { a, table, white } = await oldNodes(WINS_AT_ONCE);
    await a.stop();
    await cluster.pass(15_000);
    expect(white.state(table).round!.game.outcome).toEqual({ winner: 'white', reason: 'disconnected' });
  });
});

describe('a spectator who was asked for a seat', () => {
  /** White has had enough, and Eve is asked before Fay. */
  async function eveIsAsked() {
    const { a, b, table, black, white } = await oldNodes();
    const [eve, fay] = [await cluster.join(a, 'Eve'), await cluster.join(b, 'Fay')];
    await eve.open(table);
    await cluster.pass(1);
    await fay.open(table);
    await white.command(table, { type: 'resign', confirmed: true });
    await white.command(table, { type: 'rematch.decline' });
    await fay.until(table, ({ seatOffer }) => seatOffer?.name === 'Eve');
    return { a, table, black, eve, fay };
  }

  it('[N7][N8] and goes keeps nobody waiting: the next is asked immediately', async () => {
    const { table, eve, fay } = await eveIsAsked();
    eve.drop();
    await fay.until(table, ({ seatOffer }) => seatOffer?.name === 'Fay');
  });

  it('[N8] and still has the table open elsewhere stays asked', async () => {
    const { table, eve, fay } = await eveIsAsked();
    const first = eve.detach();
    await eve.connect();
    await eve.open(table);
    first.terminate();
    await cluster.pass(2 * LOOK_MS);
    expect(fay.state(table).seatOffer?.name).toBe('Eve');
  });

  it('[N7][N8] whose node dies is passed over as soon as that is known', async () => {
    const { a, table, black, eve, fay } = await eveIsAsked();
    a.kill();
    for (const client of [black, eve]) client.drop();
    await cluster.pass(NODE_LEASE_MS + 2 * LOOK_MS);
    expect(fay.state(table).seatOffer?.name).toBe('Fay');
  });
});
