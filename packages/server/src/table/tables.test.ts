/** Tables that are not in memory are loaded in turns, and whoever asks pays for what is read. */
import { tableId } from '@crownhead/protocol';
import { expect, it } from 'vitest';
import type { Store } from '../store/store.ts';
import { LOG_CEILING } from './log-ceiling.ts';
import { type Asker, Tables } from './tables.ts';

/** A store that answers when the test says so, and says what it was asked for. */
function slowTables() {
  const asked: string[] = [];
  const waiting: (() => void)[] = [];
  const store: Pick<Store, 'snapshot' | 'read' | 'logBytes'> = {
    snapshot: (table) => {
      asked.push(table);
      return new Promise((resolve) => waiting.push(() => resolve(null)));
    },
    read: async (table) => [{ table, seq: 1, actor: 'a', commandId: 'b', events: [] }],
    logBytes: async () => 2,
  };
  const charged: [Asker, number][] = [];
  const tables = new Tables({
    ...{ store: store as Store, logCeiling: LOG_CEILING, now: () => 0, random: () => 0 },
    outages: async () => [],
    verdict: () => 'unknown',
    onAppended: () => undefined,
    onSummary: () => undefined,
    onFault: () => undefined,
    onLoaded: (asker, bytes) => charged.push([asker, bytes]),
  });
  /** Everything that waits for the store is answered, and what follows from it has happened. */
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  const answer = async () => {
    await settled();
    for (const each of waiting.splice(0)) each();
    await settled();
  };
  return { tables, asked, charged, answer };
}

it('[O14] one who opens hundreds of tables does not keep another waiting for one, even for the same one', async () => {
  const { tables, asked, answer } = slowTables();
  const eve = { address: '192.0.2.1' };
  for (let i = 0; i < 300; i++) void tables.get(tableId(`eves${i}`), eve);
  let opened = 0;
  const ann = { address: '192.0.2.2' };
  for (const id of ['anns', 'eves299']) void tables.get(tableId(id), ann).then(() => opened++);
  for (let turn = 0; turn < 3; turn++) await answer();
  expect(opened).toBe(2);
  expect(asked.length).toBeLessThan(20);
});

it('[O14] a table is loaded once and paid for by the first who asked; the node itself neither waits nor pays', async () => {
  const { tables, asked, charged, answer } = slowTables();
  const table = tableId('table');
  const both = ['192.0.2.1', '192.0.2.2'].map((address) => tables.get(table, { address }));
  for (let i = 0; i < 50; i++) void tables.get(tableId(`t${i}`), { address: '192.0.2.3' });
  const ticked = tables.get(tableId('ticked'));
  await answer();
  expect(await both[0]).toBe(await both[1]);
  expect((await ticked).seq).toBe(1);
  expect(asked.filter((id) => id === 'table')).toHaveLength(1);
  expect(charged[0]).toEqual([{ address: '192.0.2.1' }, 2]);
});
