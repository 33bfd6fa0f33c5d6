/** Nobody hears of a move before it is in the log. */
import { squares } from '@crownhead/testkit';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { StoreFault } from '../../src/store/fault.ts';
import { playMove } from '../test-server.ts';
import { FakeCluster } from './fake-cluster.ts';

let cluster: FakeCluster;
beforeEach(async () => {
  cluster = await FakeCluster.open();
});
afterEach(() => cluster.end());

/** A node that writes only when it is let. */
async function slowDisk() {
  let wait: Promise<void> | null = null;
  let asked: () => void = () => undefined;
  const node = await cluster.start({
    store: (real) => ({
      append: async (row) => {
        asked();
        await wait;
        return real.append(row);
      },
    }),
  });
  const hold = () => {
    const gate = Promise.withResolvers<void>();
    const reached = Promise.withResolvers<void>();
    wait = gate.promise;
    asked = reached.resolve;
    return { reached: reached.promise, release: gate.resolve, fail: gate.reject };
  };
  return { node, hold };
}

it('a move is told to nobody, its player included, until it is saved', async () => {
  const { node, hold } = await slowDisk();
  const { table, black, white } = await cluster.startGame([node, node]);
  const eve = await cluster.join(node, 'Eve');
  await eve.open(table);
  const { reached, release } = hold();
  let answered = false;
  const move = playMove(black, table).finally(() => {
    answered = true;
  });
  await reached;
  await cluster.pass(2000);
  expect(answered).toBe(false);
  for (const client of [black, white, eve]) expect(client.state(table).round!.game.plies).toHaveLength(0);
  release();
  expect(await move).toMatchObject({ type: 'reply' });
  for (const client of [black, white, eve]) {
    await client.until(table, ({ round }) => round!.game.plies.length === 1);
  }
});

it('a move that cannot be saved has not happened, and can be made again', async () => {
  const { node, hold } = await slowDisk();
  const { table, black, white } = await cluster.startGame([node, node]);
  const { reached, fail } = hold();
  const move = playMove(black, table);
  await reached;
  fail(new StoreFault('unwritable', 'The disk is full.'));
  expect(await move).toMatchObject({ type: 'refusal', error: 'unavailable' });
  expect(white.state(table).round!.game.plies).toHaveLength(0);
  hold().release();
  expect(await playMove(black, table)).toMatchObject({ type: 'reply' });
});

it('[N14] a move that was saved although the store said no: all hear of it, and sent again it is done once', async () => {
  let deaf = false;
  const node = await cluster.start({
    store: (real) => ({
      append: async (row) => {
        const answer = await real.append(row);
        if (deaf) throw new StoreFault('unreachable', 'The answer got lost.');
        return answer;
      },
    }),
  });
  const { table, black, white } = await cluster.startGame([node, node]);
  const command = { type: 'move', game: 1, ply: 1, path: squares(11, 15) as never } as const;
  deaf = true;
  expect(await black.command(table, command, 'once')).toMatchObject({ error: 'unavailable' });
  deaf = false;
  await cluster.pass(1000);
  expect(white.state(table).round!.game.plies).toHaveLength(1);
  expect(await black.command(table, command, 'once')).toMatchObject({ type: 'reply' });
  expect(await playMove(white, table)).toMatchObject({ type: 'reply' });
  expect(black.state(table).round!.game.plies).toHaveLength(2);
});

it('a move under way when its node is told to stop is finished first, and answered elsewhere', async () => {
  const { node, hold } = await slowDisk();
  const other = await cluster.start();
  const { table, black, white } = await cluster.startGame([node, other]);
  const { reached, release } = hold();
  const bye = black.next('bye');
  const command = { type: 'move', game: 1, ply: 1, path: squares(11, 15) as never } as const;
  void black.command(table, command, 'once').catch(() => undefined);
  await reached;
  let hasStopped = false;
  const stopped = node.stop().then(() => {
    hasStopped = true;
  });
  expect(await bye).toMatchObject({ reason: 'draining' });
  for (let i = 0; i < 50; i++) await white.request({ type: 'lobby.leave' });
  expect(hasStopped).toBe(false);
  release();
  await stopped;
  const row = (await cluster.store.read(table, 0)).find(({ commandId }) => commandId === 'once');
  expect(row).toBeDefined();
  await black.connect(other.url);
  await black.open(table, { seen: black.mirrors.get(table)!.seq });
  expect(await black.command(table, command, 'once')).toMatchObject({ type: 'reply', seq: row!.seq });
});
