/** A long table loads from its snapshot, and from its log alone where the snapshot is of no use. */
import { STATE_VERSION, type TableState } from '@crownhead/match';
import type { TableId } from '@crownhead/protocol';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTable } from '../test-server.ts';
import { FakeCluster } from './fake-cluster.ts';

const ROWS = 70;

let cluster: FakeCluster;
beforeEach(async () => {
  cluster = await FakeCluster.open();
});
afterEach(() => cluster.end());

async function longTable(): Promise<{ table: TableId; state: TableState }> {
  const ann = await cluster.join(await cluster.start(), 'Ann');
  const table = await createTable(ann);
  for (let i = 0; i < ROWS; i++) await ann.command(table, { type: 'ready', ready: i % 2 === 0 });
  return { table, state: ann.state(table) };
}

/** Somebody comes to the table through a node that has never seen it; where that node began to read. */
async function comeAnew(table: TableId): Promise<{ from: number; state: TableState }> {
  const began: number[] = [];
  const node = await cluster.start({
    store: (real) => ({
      read: async (id, after) => {
        began.push(after);
        return real.read(id, after);
      },
    }),
  });
  const eve = await cluster.join(node, 'Eve');
  await eve.open(table);
  return { from: began[0]!, state: eve.state(table) };
}

it('[N15] loads from the last snapshot', async () => {
  const { table, state } = await longTable();
  const snapshot = await cluster.store.snapshot(table);
  expect(snapshot?.seq).toBeGreaterThan(ROWS / 2);
  expect(await comeAnew(table)).toEqual({ from: snapshot!.seq, state });
});

it('takes no notice of a snapshot of another version', async () => {
  const { table, state } = await longTable();
  const foreign = { ...state, v: STATE_VERSION + 1, hostName: 'Mallory' } as unknown as TableState;
  await cluster.store.saveSnapshot(table, { seq: ROWS, state: foreign });
  expect(await comeAnew(table)).toEqual({ from: 0, state });
});
