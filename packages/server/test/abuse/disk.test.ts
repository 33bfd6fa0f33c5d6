/** Filling the disk: what one socket can have written, and how long the log of a table gets. */
import { playerId } from '@crownhead/match';
import type { TableId } from '@crownhead/protocol';
import { FakeClock } from '@crownhead/testkit';
import { afterEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { DEFAULT_CONFIG } from '../../src/config.ts';
import { LONGEST_RESUMED } from '../../src/room/requests.ts';
import type { RunningServer, ServerDeps } from '../../src/server.ts';
import type { Store } from '../../src/store/store.ts';
import { RECENT_BYTES, TableHost } from '../../src/table/host.ts';
import { LOG_CEILING } from '../../src/table/log-ceiling.ts';
import { row, said } from '../store-contract/fixtures.ts';
import { openHere } from '../store-here.ts';
import { TestClient } from '../test-client.ts';
import { createTable, offered, playMove, startGame, startTestServer } from '../test-server.ts';
import { resume } from './long-game.ts';

let server: RunningServer;
let store: Store;
const clients: TestClient[] = [];
const join = async (name: string): Promise<TestClient> => {
  const client = await TestClient.join(server.url, name);
  clients.push(client);
  return client;
};

afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.close()));
  await server.stop();
});

async function start(config: Parameters<typeof startTestServer>[0] = {}, deps: ServerDeps = {}) {
  store = await openHere();
  const opened = { store, hints: { publish() {}, subscribe() {}, close: async () => {} }, shared: false };
  server = await startTestServer(config, { opened, ...deps });
}

describe('one socket', () => {
  it.each([
    ['sets a long saved game', true],
    ['changes one word of a table with a long saved game', false],
  ])('[O13] that %s again and again has a few kilobytes a second written, and keeps its connection', async (_, whole) => {
    const clock = new FakeClock();
    const limits = {
      messagesPerSecond: DEFAULT_CONFIG.messagesPerSecond,
      messagesPerSecondPerAddress: DEFAULT_CONFIG.messagesPerSecondPerAddress,
    };
    await start(limits, { clock });
    const eve = await join('Eve');
    const saved = { table: offered().table, start: resume(LONGEST_RESUMED) };
    const table = await createTable(eve);
    const set = (options: object) =>
      eve.sendRaw({
        type: 'command',
        id: eve.newId(),
        table,
        seen: 0,
        command: { type: 'options.set', options },
      });
    const passSecond = async () => {
      await clock.advance(1000);
      // Time for messages and beats to come and go.
      await fetch(new URL('/healthz', server.url));
    };
    if (!whole) {
      set(saved);
      for (let second = 0; second < 10; second++) await passSecond();
    }
    const before = await store.logBytes(table);
    const seconds = 20;
    for (let second = 0; second < seconds; second++) {
      set({ ...(whole && saved), chat: second % 2 === 0 });
      await passSecond();
    }
    expect(eve.connected).toBe(true);
    const written = (await store.logBytes(table)) - before;
    expect(written).toBeGreaterThan(10_000);
    expect(written / seconds).toBeLessThan(10_000);
  });

  it('[O13] may continue a saved game of a reasonable length, and is told where it is too long', async () => {
    await start();
    const ann = await join('Ann');
    const table = await createTable(ann);
    const set = (plies: number) =>
      ann.command(table, { type: 'options.set', options: { start: resume(plies) } });
    expect(await set(LONGEST_RESUMED + 1)).toMatchObject({ error: 'saved-game-too-long' });
    const create = {
      type: 'table.create',
      options: offered({ start: resume(LONGEST_RESUMED + 1) }),
    } as const;
    expect(await ann.request(create)).toMatchObject({ error: 'saved-game-too-long' });
    expect(await set(LONGEST_RESUMED)).not.toMatchObject({ error: 'saved-game-too-long' });
  });

  it('[O13] cannot continue a saved game with more time on its clocks than any clock can have', async () => {
    await start();
    const ann = await join('Ann');
    const hours = 3_600_000;
    const timer = { kind: 'clock', base: hours, increment: 0, delay: 0 } as const;
    const create = (left: number) => {
      const saved = { ...resume(4), clocks: { black: left, white: left } };
      const options = offered({ start: saved, table: { ...offered().table, timer } });
      return ann.request({ type: 'table.create', options });
    };
    expect(await create(1000 * hours)).toMatchObject({ error: 'bad-history' });
    expect(await create(24 * hours)).toMatchObject({ type: 'reply' });
  });

  it('[O13] cannot send for several sockets what one may not: the budget is the person’s', async () => {
    await start({ messagesPerSecond: 5 });
    const ann = await join('Ann');
    const url = new URL('/api/socket', server.url.replace(/^http/, 'ws'));
    const others = await Promise.all(
      Array.from({ length: 4 }, async () => {
        const socket = new WebSocket(url);
        const heard: string[] = [];
        socket.on('message', (data) => heard.push(String(data)));
        await new Promise((resolve) => socket.once('open', resolve));
        socket.send(JSON.stringify({ type: 'hello', protocol: 1, token: ann.token }));
        await expect.poll(() => heard.length).toBeGreaterThan(0);
        return { socket, heard };
      }),
    );
    for (const { socket } of others)
      for (let i = 0; i < 8; i++) socket.send(JSON.stringify({ type: 'lobby.watch', id: `w${i}` }));
    await expect.poll(() => others.filter(({ heard }) => heard.join().includes('too-fast')).length).toBe(4);
    for (const { socket } of others) socket.terminate();
  });
});

describe('the log of a table', () => {
  const logCeiling = { ...LOG_CEILING, bytes: 20_000, toFinish: 5000 };

  /** As after a very long time at this table: its log has so many bytes more. */
  async function fill(client: TestClient, table: TableId, bytes: number): Promise<void> {
    const { seq } = client.mirrors.get(table)!;
    const events = [said('x'.repeat(bytes), client.state(table).lastAt)];
    await store.append(row(table, seq + 1, { events, commandId: `filled ${seq}` }));
  }

  /** As another node loads it. */
  async function hostOf(table: TableId): Promise<TableHost> {
    const host = new TableHost(table, {
      ...{ store, logCeiling, now: () => 0, random: () => 0, outages: async () => [] },
      verdict: () => 'unknown',
      onAppended: () => undefined,
      onSummary: () => undefined,
      onFault: () => undefined,
    });
    await host.load();
    return host;
  }

  it('[O15] has a ceiling: the game in progress is finished, nothing new begins, and another table can be opened', async () => {
    await start({}, { logCeiling });
    const { table, black, white } = await startGame(
      server.url,
      ['Ann', 'Bob'],
      offered({ sides: 'host-black', chat: true }),
    );
    clients.push(black, white);
    await fill(black, table, logCeiling.bytes);
    expect(await black.command(table, { type: 'chat', text: 'Hello' })).toMatchObject({
      error: 'table-worn-out',
      message: expect.stringContaining('open a new table'),
    });
    expect(await playMove(black, table)).toMatchObject({ type: 'reply' });
    expect(await black.command(table, { type: 'takeback.ask' })).toMatchObject({ error: 'table-worn-out' });
    await white.until(table, ({ round }) => round!.game.plies.length === 1);

    await fill(white, table, logCeiling.toFinish);
    expect(await playMove(white, table)).toMatchObject({ error: 'table-worn-out' });
    expect(await white.command(table, { type: 'resign', confirmed: true })).toMatchObject({ type: 'reply' });
    await black.until(table, ({ round }) => round!.game.outcome !== null);
    expect(await black.command(table, { type: 'ready', ready: true })).toMatchObject({
      error: 'table-worn-out',
    });
    expect(await black.command(table, { type: 'table.close' })).toMatchObject({ type: 'reply' });
    await createTable(black);
  });

  it('[O15] cannot be filled to win a game: talking ends early, and a game that cannot go on has no loser', async () => {
    await start({}, { logCeiling: { ...LOG_CEILING, bytes: 8000, toFinish: 1000 } });
    const options = offered({ sides: 'host-black', chat: true });
    const { table, black, white } = await startGame(server.url, ['Ann', 'Bob'], options);
    clients.push(black, white);
    const flood = { type: 'chat', text: 'x'.repeat(300) } as const;
    let lines = 0;
    while ((await white.command(table, flood)).type === 'reply') lines += 1;
    expect(lines).toBeLessThan(4000 / 300);
    expect(await playMove(black, table)).toMatchObject({ type: 'reply' });
    await white.until(table, ({ round }) => round!.game.plies.length === 1);
    expect(await playMove(white, table)).toMatchObject({ type: 'reply' });
    // Coming and going is written down as well, and cannot be refused.
    for (let i = 0; i < 200 && black.state(table).round!.game.outcome === null; i++) {
      await white.request({ type: 'table.shut', table });
      await white.open(table);
    }
    await black.until(table, ({ round }) => round!.game.outcome !== null);
    expect(black.state(table).round!.game.outcome).toEqual({ winner: null, reason: 'abandoned' });
  });

  it('[O15] is loaded from a snapshot however long its rows are, and long rows are not kept for those who come back', async () => {
    await start();
    const ann = await join('Ann');
    const table = await createTable(ann, offered({ start: resume(LONGEST_RESUMED) }));
    for (let i = 0; i < 12; i++)
      await ann.command(table, { type: 'options.set', options: { chat: i % 2 === 0 } });
    const head = ann.mirrors.get(table)!.seq;
    expect(await store.logBytes(table)).toBeGreaterThan(4 * RECENT_BYTES);
    await expect.poll(async () => head - ((await store.snapshot(table))?.seq ?? 0)).toBeLessThan(4);
    const host = await hostOf(table);
    expect(host.seq).toBe(head);
    expect(host.since(head - 1)).not.toBeNull();
    expect(host.since(1)).toBeNull();
  });

  it('[O15] is as long on a node that loads the table later', async () => {
    await start({}, { logCeiling });
    const ann = await join('Ann');
    const table = await createTable(ann, offered({ chat: true }));
    await fill(ann, table, logCeiling.bytes);
    const host = await hostOf(table);
    const command = { type: 'chat', by: playerId(ann.player), text: 'Hello' } as const;
    const envelope = { actor: ann.player, commandId: 'late', at: Date.now(), seen: 0, command };
    expect(await host.submit(envelope)).toEqual({ ok: false, error: 'table-worn-out' });
  });
});
