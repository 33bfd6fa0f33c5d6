/** What a copy of a table writes with its rows. */
import { type Command, connectionId, DEFAULT_OPTIONS, playerId } from '@crownhead/match';
import { tableId } from '@crownhead/protocol';
import { expect, it } from 'vitest';
import { openSqlite } from '../store/sqlite/open.ts';
import type { Store } from '../store/store.ts';
import { TableHost } from './host.ts';

const T = tableId('table1');
const [ANN, BEN] = [playerId('ann'), playerId('ben')];

it('[N9] the summary is written when it changes, and by whoever cannot know that it did not', async () => {
  const store = await openSqlite(':memory:');
  const written: boolean[] = [];
  const noting: Store = {
    ...store,
    append: (row) => {
      written.push(row.summary !== null);
      return store.append(row);
    },
  };
  let shown = 0;
  const open = async () => {
    const host = new TableHost(T, {
      ...{ store: noting, now: () => 1000, random: () => 0, outages: async () => [] },
      ...{ logCeiling: { bytes: 1e6, toFinish: 1e6, plies: 1000 }, verdict: () => 'unknown' as const },
      ...{ onAppended: () => undefined, onFault: () => undefined, onSummary: () => (shown += 1) },
    });
    await host.load();
    return host;
  };
  let commands = 0;
  const submit = async (host: TableHost, command: Command) => {
    const envelope = { actor: 'ann', commandId: `c${++commands}`, at: 1000, seen: 0, command };
    expect(await host.submit(envelope)).toMatchObject({ ok: true });
  };
  const chat = { type: 'chat', by: ANN, text: 'Hello' } as const;
  const options = { ...DEFAULT_OPTIONS, chat: true };
  const first = await open();
  await submit(first, { type: 'table.create', by: ANN, name: 'Ann', options });
  await submit(first, { type: 'seat.take', by: ANN, name: 'Ann', connection: connectionId('a') });
  await submit(first, chat);
  expect(written).toEqual([true, true, false]);

  const second = await open();
  await submit(second, { type: 'seat.take', by: BEN, name: 'Ben', connection: connectionId('b') });
  await submit(first, chat);
  await submit(first, chat);
  // The chat is tried once at the head before, where it would have left the summary as it was.
  expect(written).toEqual([true, true, false, true, false, true, false]);
  expect(shown).toBe(4);
  expect(await store.listings({}, 9)).toMatchObject([{ seats: [{ name: 'Ann' }, { name: 'Ben' }] }]);
  await store.close();
});
