/** Seats taken by people who do not play: they are few, and free again when somebody waits. */
import { SEAT_READY_MS } from '@crownhead/match';
import type { TableId } from '@crownhead/protocol';
import { FakeClock } from '@crownhead/testkit';
import { afterEach, describe, expect, it } from 'vitest';
import type { RunningServer } from '../../src/server.ts';
import { TestClient } from '../test-client.ts';
import { createTable, playMove, startTestServer } from '../test-server.ts';

const HONEST = '192.0.2.1';
const ABUSER = '198.51.100.7';

let server: RunningServer;
const clients: TestClient[] = [];
const join = async (name: string, address: string): Promise<TestClient> => {
  const client = await TestClient.join(server.url, name, address);
  clients.push(client);
  return client;
};
afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.close()));
  await server.stop();
});

async function openTables(count: number): Promise<TableId[]> {
  const tables: TableId[] = [];
  for (let i = 0; i < count; i++) tables.push(await createTable(await join(`Host ${i}`, HONEST)));
  return tables;
}

/** Sits down everywhere without waiting in between; what each attempt was answered. */
async function grab(client: TestClient, tables: readonly TableId[]): Promise<string[]> {
  for (const table of tables) await client.open(table);
  const answers = await Promise.all(tables.map((table) => client.command(table, { type: 'seat.take' })));
  return answers.map((answer) => (answer.type === 'refusal' ? answer.error : 'seated'));
}

const times = (count: number, answer: string): string[] => Array<string>(count).fill(answer);

it('[O35] one guest does not get all free tables by being ready there', async () => {
  server = await startTestServer({ proxies: 1, seatsPerPerson: 3 });
  const tables = await openTables(5);
  for (const [i, table] of tables.entries()) await clients[i]!.command(table, { type: 'ready', ready: true });
  const eve = await join('Eve', ABUSER);
  const answers: string[] = [];
  for (const table of tables) {
    await eve.open(table);
    const answer = await eve.command(table, { type: 'seat.take', ready: true });
    answers.push(answer.type === 'refusal' ? answer.error : 'seated');
  }
  expect(answers).toEqual([...times(3, 'seated'), ...times(2, 'too-many-seats')]);
  expect(eve.state(tables[0]!).round).not.toBeNull();
});

describe('[O28] seats at tables of others', () => {
  it('are few for one person, however quickly they are asked for, until they play or leave', async () => {
    server = await startTestServer({ proxies: 1, seatsPerPerson: 3 });
    const tables = await openTables(5);
    const eve = await join('Eve', ABUSER);
    expect((await grab(eve, tables)).toSorted()).toEqual([
      ...times(3, 'seated'),
      ...times(2, 'too-many-seats'),
    ]);
    const refused = await eve.command(tables[4]!, { type: 'seat.take' });
    expect(refused).toMatchObject({
      error: 'too-many-seats',
      message: expect.stringMatching(/leave one first/),
    });
    // Her own table is no table of others, and a seat that is left is free to take elsewhere.
    await createTable(eve);
    await eve.command(tables[0]!, { type: 'leave' });
    expect(await eve.command(tables[4]!, { type: 'seat.take' })).toMatchObject({ type: 'reply' });
    // A game counts until both have moved.
    const [table, host] = [tables[1]!, clients[1]!];
    await eve.command(table, { type: 'ready', ready: true });
    await host.command(table, { type: 'ready', ready: true });
    await eve.until(table, ({ round }) => round !== null);
    expect(await eve.command(tables[3]!, { type: 'seat.take' })).toMatchObject({ error: 'too-many-seats' });
    for (const plies of [0, 1]) {
      for (const each of [eve, host])
        await each.until(table, ({ round }) => round!.game.plies.length === plies);
      const { round, seats } = eve.state(table);
      const mover = seats[round!.sides[round!.game.position.turn]]!.player;
      await playMove(mover === eve.player ? eve : host, table);
    }
    expect(await eve.command(tables[3]!, { type: 'seat.take' })).toMatchObject({ type: 'reply' });
  });

  it('are few for one address too, also when those who took them have gone', async () => {
    server = await startTestServer({ proxies: 1, seatsPerPerson: 2, seatsPerAddress: 3 });
    const tables = await openTables(5);
    const eve = await join('Eve', ABUSER);
    expect(await grab(eve, tables.slice(0, 2))).toEqual(times(2, 'seated'));
    await eve.close();
    const mallory = await join('Mallory', ABUSER);
    const answers = await grab(mallory, tables.slice(2));
    expect(answers.toSorted()).toEqual(['seated', ...times(2, 'too-many-seats')]);
    // Somebody elsewhere finds the others free.
    const free = tables[2 + answers.indexOf('too-many-seats')]!;
    const ben = await join('Ben', '203.0.113.9');
    expect(await grab(ben, [free])).toEqual(['seated']);
  });

  it('a command that is sent again is answered as the first time', async () => {
    server = await startTestServer({ proxies: 1, seatsPerPerson: 1 });
    const [table] = await openTables(1);
    const eve = await join('Eve', ABUSER);
    await eve.open(table!);
    const id = 'the-same';
    const first = await eve.command(table!, { type: 'seat.take' }, id);
    const again = await eve.command(table!, { type: 'seat.take' }, id);
    expect([first.type, again.type]).toEqual(['reply', 'reply']);
  });
});

it('[O27] a guest who is not ready a minute after the host loses the seat, and both are told', async () => {
  const clock = new FakeClock();
  server = await startTestServer({ proxies: 1 }, { clock });
  const [table] = await openTables(1);
  const host = clients[0]!;
  const eve = await join('Eve', ABUSER);
  await grab(eve, [table!]);
  await host.command(table!, { type: 'ready', ready: true });
  // In steps, between which clients answer beats.
  for (let passed = 0; passed <= SEAT_READY_MS; passed += 1000) {
    await clock.advance(1000);
    for (const each of [host, eve]) await each.request({ type: 'lobby.leave' });
  }
  for (const each of [host, eve]) await each.until(table!, ({ seats }) => seats[1] === null);
  expect(host.state(table!).seats[0]).toMatchObject({ ready: true });
});
