/** Whose turn at the engines a computer's move is. */
import { playerId } from '@crownhead/match';
import { expect, it } from 'vitest';
import { TestClient } from '../../test/test-client.ts';
import { createTable, startTestServer } from '../../test/test-server.ts';
import type { Lease } from '../store/store.ts';
import { askerOf } from './asker.ts';

it('[O29] [O14] that of a player, else of the host, else of somebody who watches, else of who opened the table', async () => {
  const server = await startTestServer();
  const ann = await TestClient.join(server.url, 'Ann');
  const table = await createTable(ann);
  const state = ann.state(table);
  const lease = (player: string, address: string) => ({ player: playerId(player), address }) as Lease;
  const of = (present: readonly Lease[], seats = state.seats) =>
    askerOf(
      { present: async () => present, originOf: async () => '203.0.113.5' },
      { id: table, state: { ...state, seats } },
    );
  const [watcher, own] = [lease('p-eve', '198.51.100.7'), lease(state.host!, '192.0.2.1')];
  expect(await of([watcher, own])).toBe('192.0.2.1');
  expect(await of([watcher, own], [null, null])).toBe('192.0.2.1');
  expect(await of([watcher])).toBe('198.51.100.7');
  expect(await of([])).toBe('203.0.113.5');
  await ann.close();
  await server.stop();
});
