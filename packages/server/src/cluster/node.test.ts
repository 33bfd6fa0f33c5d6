/** What is due at one table does not wait for another. */
import { type TableId, tableId } from '@crownhead/protocol';
import { FakeClock } from '@crownhead/testkit';
import { expect, it } from 'vitest';
import { type NodeDeps, ServerNode } from './node.ts';

const [STUCK, FAILING, NEXT, LAST] = ['stuck', 'failing', 'next', 'last'].map(tableId) as [
  TableId,
  TableId,
  TableId,
  TableId,
];

it('[N9] a table that is stuck, and one that fails, keep no deadline and no computer elsewhere waiting', async () => {
  const loaded: TableId[] = [];
  const failures: unknown[] = [];
  const thinking: TableId[] = [];
  const stuck = Promise.withResolvers<null>();
  const store = {
    dueTables: async () => [STUCK, FAILING, NEXT],
    dueComputers: async () => [STUCK, LAST],
    claimComputer: async () => true,
    snapshot: async (id: TableId) => {
      if (id === FAILING) throw new Error('broken');
      loaded.push(id);
      return id === STUCK ? stuck.promise : null;
    },
    read: async () => [],
    logBytes: async () => 0,
    confirm: async () => ({ head: 0, row: null }),
  };
  const node = new ServerNode({
    name: 'a',
    store,
    clock: new FakeClock(1000),
    random: () => 0,
    logCeiling: { bytes: 1e6, toFinish: 1e6, plies: 1000 },
    computers: { consider: ({ id }: { id: TableId }) => thinking.push(id) },
    onFailure: (error: unknown) => failures.push(error),
    onLoaded: () => undefined,
  } as unknown as NodeDeps);
  const swept = node.sweep();
  await expect.poll(() => loaded).toEqual([STUCK, NEXT]);
  await expect.poll(() => failures).toHaveLength(1);
  stuck.resolve(null);
  await swept;
  expect(thinking.toSorted()).toEqual([LAST, STUCK].toSorted());
});
