/** Many sockets at one table: of one person, and of many who come back together. */
import { tableId } from '@crownhead/protocol';
import { FakeClock } from '@crownhead/testkit';
import { afterEach, expect, it } from 'vitest';
import type { WebSocket } from 'ws';
import { MOST_KNOWN } from '../../src/room/room.ts';
import type { RunningServer } from '../../src/server.ts';
import { TestClient } from '../test-client.ts';
import { createTable, offered, startTestServer } from '../test-server.ts';

let server: RunningServer;
const clients: TestClient[] = [];
const others: WebSocket[] = [];
const join = async (name: string): Promise<TestClient> => {
  const client = await TestClient.join(server.url, name);
  clients.push(client);
  return client;
};

afterEach(async () => {
  for (const socket of others.splice(0)) socket.terminate();
  await Promise.all(clients.splice(0).map((client) => client.close()));
  await server.stop();
});

const metric = async (name: string): Promise<number> => {
  const text = await (await fetch(new URL('/metrics', server.url))).text();
  return Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${name} `))
      ?.split(' ')[1] ?? 0,
  );
};

it('[O24] one person with a table open on many sockets sits down, and the table goes on: a few rows, not one for each', async () => {
  const clock = new FakeClock();
  server = await startTestServer({}, { clock });
  const eve = await join('Eve');
  const made = await eve.request({ type: 'table.create', options: offered() });
  const table = tableId(made.type === 'reply' ? made.table! : '');
  for (let i = 0; i < 40; i++) {
    await eve.open(table);
    others.push(eve.detach());
    await eve.connect();
  }
  await eve.open(table);
  const before = eve.mirrors.get(table)!.seq;
  expect(await eve.command(table, { type: 'seat.take' })).toMatchObject({ type: 'reply' });
  const known = () =>
    eve.state(table).seats.flatMap((seat) => (seat?.kind === 'person' ? seat.connections : []));
  // Sockets of the test that answer no beats are cut off after five of them.
  for (let second = 0; second < 4; second++) {
    await clock.advance(1000);
    expect(
      await eve.command(table, { type: 'options.set', options: { chat: second % 2 === 0 } }),
    ).toMatchObject({
      type: 'reply',
    });
  }
  expect(known().length).toBeGreaterThan(1);
  expect(known().length).toBeLessThanOrEqual(MOST_KNOWN);
  expect(eve.mirrors.get(table)!.seq - before).toBeLessThan(1 + 4 + MOST_KNOWN);
});

it('[O24] rows that many have missed are made into bytes once for all of them', async () => {
  server = await startTestServer();
  const ann = await join('Ann');
  const table = await createTable(ann);
  for (let i = 0; i < 20; i++)
    await ann.command(table, { type: 'options.set', options: { chat: i % 2 === 0 } });
  const head = ann.mirrors.get(table)!.seq;
  const encoded = () => metric('crownhead_messages_encoded_total{type="update"}');
  const before = await encoded();
  const watchers = await Promise.all(Array.from({ length: 12 }, (_, i) => join(`Watcher ${i}`)));
  for (const watcher of watchers) {
    const last = watcher.wait((message) => message.type === 'update' && message.seq === head);
    expect(await watcher.open(table, { seen: head - 20 })).toMatchObject({ type: 'reply' });
    await last;
  }
  expect((await encoded()) - before).toBeLessThanOrEqual(20);
});
