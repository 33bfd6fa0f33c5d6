/** Closed tables, which no limit on open ones counts: how many one address keeps in the memory of a server. */
import type { TableId } from '@crownhead/protocol';
import { afterEach, expect, it } from 'vitest';
import { MOST_CLOSED_OPEN } from '../../src/room/closed-tables.ts';
import type { RunningServer } from '../../src/server.ts';
import { openHere } from '../store-here.ts';
import { TestClient } from '../test-client.ts';
import { createTable, startTestServer } from '../test-server.ts';

let server: RunningServer;
const clients: TestClient[] = [];

afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.close()));
  await server.stop();
});

it('[O15] only the last closed tables that somebody has open are held for them, and a visitor still sees a closed table', async () => {
  const store = await openHere();
  const opened = { store, hints: { publish() {}, subscribe() {}, close: async () => {} }, shared: false };
  server = await startTestServer({ proxies: 1 }, { opened });
  const join = async (name: string, address: string) => {
    const client = await TestClient.join(server.url, name, address);
    clients.push(client);
    return client;
  };
  const eve = await join('Eve', '192.0.2.1');
  const ann = await join('Ann', '192.0.2.2');
  const tables: TableId[] = [];
  for (let i = 0; i < MOST_CLOSED_OPEN + 8; i++) {
    const table = await createTable(eve);
    await eve.command(table, { type: 'table.close' });
    tables.push(table);
  }
  const held = async () => {
    const present = await Promise.all(tables.map((table) => store.present(table)));
    return present.filter((leases) => leases.length > 0).length;
  };
  await expect.poll(held).toBe(MOST_CLOSED_OPEN);
  expect(await ann.open(tables[0]!)).toMatchObject({ type: 'reply' });
  expect(ann.state(tables[0]!).status).toBe('closed');
  // Opening them again holds no more of them either.
  for (const table of tables) await eve.open(table);

  await expect.poll(held).toBe(MOST_CLOSED_OPEN + 1);
});
