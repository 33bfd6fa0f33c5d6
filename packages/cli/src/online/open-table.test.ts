/** A hosted table that nobody here sits at. */
import type { Table } from '@crownhead/client';
import { Connection, Sessions, socketUrl } from '@crownhead/client/remote';
import { EMPTY_TABLE_MS } from '@crownhead/match';
import { type TableId, tableId } from '@crownhead/protocol';
import { DEFAULT_CONFIG, type RunningServer, startServer } from '@crownhead/server';
import { FakeClock } from '@crownhead/testkit';
import { afterEach, expect, it } from 'vitest';
import { hostedTable } from './host-options.ts';
import { keepTableOpen } from './open-table.ts';

const CONFIG = { ...DEFAULT_CONFIG, port: 0, db: ':memory:', logLevel: 'silent', engines: 1 } as const;
const SECOND = 1000;

let server: RunningServer;
const ends: (() => void)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) end();
  await server.stop();
});

async function listed(): Promise<readonly string[]> {
  const reply = await fetch(`${server.url}/api/tables`);
  return ((await reply.json()) as { tables: { table: string }[] }).tables.map(({ table }) => table);
}

/** Somebody comes to play. */
async function guest(name: string, id: TableId, password: string | undefined): Promise<Table> {
  const sessions = new Sessions({ origin: server.url });
  await sessions.create(name);
  const connection = new Connection({ url: socketUrl(server.url), token: sessions.token! });
  ends.push(() => connection.close());
  const opened = await connection.openTable(id, password === undefined ? {} : { password });
  if (!opened.ok) throw new Error(opened.error.message);
  const sat = await opened.value.send({ type: 'seat.take', ready: true });
  if (!sat.ok) throw new Error(sat.error.message);
  return opened.value;
}

it.each([
  {},
  { password: 'swordfish' },
])('[N1] [W9] stays and is listed until two have played there; then another is opened and told: %j', async (flags) => {
  const clock = new FakeClock();
  server = await startServer(CONFIG, { clock });
  const options = hostedTable({ rules: 'timed', ...flags });
  if (!options.ok) throw new Error(options.error);
  const told: [path: string, again: boolean][] = [];
  let wake = () => {};
  const another = new Promise<void>((resolve) => {
    wake = resolve;
  });
  const stop = await keepTableOpen(
    server.url,
    'Ann',
    { options: options.value, ...flags },
    {
      opened: async (...table) => {
        told.push(table);
        if (told.length === 2) wake();
      },
      failed: (why) => expect.fail(why),
    },
  );
  if (!stop.ok) throw new Error(stop.error);
  ends.push(stop.value);
  const [, id, invitation] = /^\/t\/([a-z0-9]+)(?:#([\w-]{22}))?$/.exec(told[0]![0])!;
  const first = tableId(id!);
  expect([told.length, told[0]![1], invitation === undefined]).toEqual([
    1,
    false,
    flags.password === undefined,
  ]);
  // In small steps, so that beats are answered on the way.
  for (let at = 0; at <= EMPTY_TABLE_MS + 10 * SECOND; at += 2 * SECOND) {
    await clock.advance(2 * SECOND);
    expect(await listed()).toEqual([first]);
  }
  const bob = await guest('Bob', first, flags.password);
  await guest('Eve', first, flags.password);
  await bob.send({ type: 'leave' });
  await another;
  expect(told).toEqual([told[0], [expect.any(String), true]]);
  expect(told[1]![0]).not.toBe(told[0]![0]);
});
