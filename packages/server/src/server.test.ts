/** The server through its real sockets: coming in, sitting down, playing, watching, being refused. */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join as inFolder } from 'node:path';
import { playing } from '@crownhead/match';
import { type ServerMessageOf, tableId } from '@crownhead/protocol';
import { FakeClock } from '@crownhead/testkit';
import { afterEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { TestClient } from '../test/test-client.ts';
import { createTable, offered, playMove, sit, startGame, startTestServer } from '../test/test-server.ts';
import { BEAT_MS } from './room/beats.ts';
import type { RunningServer } from './server.ts';

let server: RunningServer | null = null;
const clients: TestClient[] = [];
const join = async (name: string) => {
  const client = await TestClient.join(server!.url, name);
  clients.push(client);
  return client;
};

afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.close()));
  await server?.stop();
  server = null;
});

describe('a table on a server', () => {
  it('[N5][N10][N13] two players get ready, play, and see the same board', async () => {
    server = await startTestServer();
    const { table, black, white } = await startGame(server.url, ['Ann', 'Bob']);
    clients.push(black, white);
    for (let ply = 0; ply < 6; ply++) {
      const mover = ply % 2 === 0 ? black : white;
      const other = ply % 2 === 0 ? white : black;
      const told = other.wait((m) => m.type === 'update' && m.asked === 'move');
      expect(await playMove(mover, table, ply)).toMatchObject({ type: 'reply', ok: true });
      const update = await told;
      expect(update).toMatchObject({ table, board: expect.stringMatching(/^[BW]:/), asked: 'move' });
    }
    await white.until(table, (state) => state.round!.game.plies.length === 6);
    expect(white.state(table)).toEqual(black.state(table));
  });

  it('[N10][M2] an illegal move changes nothing, and is answered with the last valid board', async () => {
    server = await startTestServer();
    const { table, black, white } = await startGame(server.url, ['Ann', 'Bob']);
    clients.push(black, white);
    const before = black.mirrors.get(table)!.seq;
    const refused = await black.command(table, { type: 'move', game: 1, ply: 1, path: [9, 18] as never });
    expect(refused).toMatchObject({ type: 'refusal', error: 'nothing-to-jump', asked: 'move' });
    expect(refused).toHaveProperty('board', expect.stringMatching(/^B:/));
    const wrong = await white.command(table, { type: 'move', game: 1, ply: 1, path: [22, 18] as never });
    expect(wrong).toMatchObject({ type: 'refusal', error: 'not-your-turn' });
    expect(await playMove(black, table)).toMatchObject({ type: 'reply', seq: before + 1 });
  });

  it('[T2][R15] in a game its limits are fixed, and nobody passes who can move', async () => {
    server = await startTestServer();
    const { table, black, white } = await startGame(server.url, ['Ann', 'Bob']);
    clients.push(black, white);
    const [limits, before] = [black.state(table).round!.table, black.mirrors.get(table)!.seq];
    const timer = { kind: 'move', limit: 10_000, warning: 10_000 } as const;
    const options = { table: { ...limits, timer } };
    const refusals = [black, white].map((player) => player.command(table, { type: 'options.set', options }));
    const errors = (await Promise.all(refusals)).map((answer) => answer.type === 'refusal' && answer.error);
    expect(errors.sort()).toEqual(['game-in-progress', 'not-the-host']);
    const pass = { type: 'move', game: 1, ply: 1, path: [9] as never } as const;
    expect(await black.command(table, pass)).toMatchObject({ type: 'refusal', error: 'unreadable' });
    expect(await playMove(black, table)).toMatchObject({ type: 'reply', seq: before + 1 });
    expect(black.state(table).round!.table).toEqual(limits);
  });

  it('[N6] spectators see everything and change nothing', async () => {
    server = await startTestServer();
    const { table, black, white } = await startGame(server.url, ['Ann', 'Bob']);
    clients.push(black, white);
    const eve = await join('Eve');
    expect(await eve.open(table)).toMatchObject({ type: 'reply' });
    expect(eve.state(table)).toEqual(black.state(table));
    expect(await playMove(eve, table)).toMatchObject({ type: 'refusal', error: 'not-seated' });
    const seen = eve.next('update');
    await playMove(black, table);
    expect(await seen).toMatchObject({ asked: 'wait' });
    expect(eve.state(table)).toEqual(black.state(table));
  });

  it('[N8] spectators have an order even when they come in the same millisecond', async () => {
    const clock = new FakeClock();
    server = await startTestServer({}, { clock });
    const ann = await join('Ann');
    const table = await createTable(ann);
    const names = ['Fay', 'Cy', 'Eve', 'Dan', 'Bob', 'Gus'];
    for (const name of names) await (await join(name)).open(table);
    const told = ann.wait((m) => m.type === 'presence' && m.count === names.length);
    await clock.advance(200);
    expect(await told).toMatchObject({ watching: names.map((name) => ({ name })) });
  });

  it('[N6] who watches is sent again when somebody sits down or gets up', async () => {
    const clock = new FakeClock();
    server = await startTestServer({}, { clock });
    const ann = await join('Ann');
    const table = await createTable(ann);
    const bob = await join('Bob');
    await bob.open(table);
    const watching = async (...names: readonly string[]) => {
      const told = ann.wait((m) => m.type === 'presence' && m.count === names.length);
      await clock.advance(200);
      expect(await told).toMatchObject({ watching: names.map((name) => ({ name })) });
    };
    await watching('Bob');
    await bob.command(table, { type: 'seat.take' });
    await watching();
    await bob.command(table, { type: 'leave' });
    await watching('Bob');
  });

  it('a repeated command is answered again and done once', async () => {
    server = await startTestServer();
    const { table, black, white } = await startGame(server.url, ['Ann', 'Bob']);
    clients.push(black, white);
    const command = { type: 'move', game: 1, ply: 1, path: [11, 15] as never } as const;
    const first = await black.command(table, command, 'once');
    const again = await black.command(table, command, 'once');
    expect(again).toEqual(first);
    expect(black.state(table).round!.game.plies).toHaveLength(1);
  });

  it('[N4] a private table asks for its password, a few times', async () => {
    server = await startTestServer();
    const ann = await join('Ann');
    const bob = await join('Bob');
    const table = await createTable(ann, offered({ private: true }), 'swordfish');
    expect(await bob.open(table)).toMatchObject({ type: 'refusal', error: 'password-needed' });
    for (let guess = 0; guess < 5; guess++) {
      expect(await bob.open(table, { password: `no ${guess}` })).toMatchObject({ error: 'wrong-password' });
    }
    expect(await bob.open(table, { password: 'swordfish' })).toMatchObject({ error: 'too-many-attempts' });
    expect(bob.mirrors.size).toBe(0);
  });

  it('[N4] a player who gave the password once comes back without it', async () => {
    server = await startTestServer();
    const ann = await join('Ann');
    const bob = await join('Bob');
    const table = await createTable(ann, offered({ private: true }), 'swordfish');
    expect(await bob.open(table, { password: 'swordfish' })).toMatchObject({ type: 'reply' });
    bob.drop();
    await bob.connect();
    expect(await bob.open(table)).toMatchObject({ type: 'reply' });
  });

  it('[N4] passwords are not set without end', async () => {
    server = await startTestServer({}, { clock: new FakeClock() });
    const ann = await join('Ann');
    const table = await createTable(ann);
    const set = { type: 'table.password', table, password: '' } as const;
    for (let i = 0; i < 20; i++) expect(await ann.request(set)).toMatchObject({ error: 'bad-password' });
    expect(await ann.request(set)).toMatchObject({ error: 'too-fast' });
  });

  it('[N4] games of a private table are for all who were there, seated or not, and for nobody else', async () => {
    server = await startTestServer();
    const [ann, bob, cy] = [await join('Ann'), await join('Bob'), await join('Cy')];
    const start = { kind: 'position', fen: 'B:W18:B15', force: false } as const;
    const made = await ann.request({ type: 'table.create', options: offered({ start }) });
    const table = tableId((made as ServerMessageOf<'reply'>).table!);
    // Bob is there already when the table is locked; the host lets two computers play.
    for (const client of [ann, bob]) await client.open(table);
    await ann.request({ type: 'table.password', table, password: 'secret' });
    await ann.command(table, { type: 'options.set', options: { private: true } });
    for (const level of [1, 1]) await ann.command(table, { type: 'computer.seat', level });
    await ann.command(table, { type: 'ready', ready: true });
    await ann.until(table, ({ round }) => round !== null && round.game.outcome !== null);
    const asks = async ({ token }: TestClient) => {
      const headers = { authorization: `Bearer ${token}` };
      return (await fetch(`${server!.url}/api/games/${table}-1.pdn`, { headers })).status;
    };
    expect(await Promise.all([ann, bob, cy].map(asks))).toEqual([200, 200, 404]);
  });

  it('a table without spectators keeps none', async () => {
    server = await startTestServer();
    const ann = await join('Ann');
    const bob = await join('Bob');
    const eve = await join('Eve');
    const table = await createTable(ann, offered({ spectators: false }));
    expect(await eve.open(table)).toMatchObject({ type: 'reply' });
    const shut = eve.next('table.shut');
    await sit(bob, table);
    expect(await shut).toMatchObject({ table, error: 'no-spectators' });
    expect(await eve.open(table)).toMatchObject({ type: 'refusal', error: 'no-spectators' });
  });

  it('[N9] a lost player is noticed, comes back, and goes on', async () => {
    const clock = new FakeClock();
    server = await startTestServer({}, { clock });
    const { table, black, white } = await startGame(server.url, ['Ann', 'Bob']);
    clients.push(black, white);
    const told = white.wait((m) => m.type === 'update' && m.message.text.includes('has disconnected'));
    black.drop();
    await told;
    await clock.advance(5000);
    await black.connect();
    await black.open(table, { seen: black.mirrors.get(table)!.seq });
    await white.until(table, (state) => state.seats[0]?.kind === 'person' && state.seats[0].lostAt === null);
    expect(await playMove(black, table)).toMatchObject({ type: 'reply' });
    const { grace } = white.state(table).round!;
    expect(grace.white - grace.black).toBe(5000);
  });

  it('[N9] after the grace time the other side wins', async () => {
    const clock = new FakeClock();
    server = await startTestServer({}, { clock });
    const { table, black, white } = await startGame(server.url, ['Ann', 'Bob']);
    clients.push(black, white);
    const lost = white.wait((m) => m.type === 'update' && m.message.text.includes('has disconnected'));
    black.drop();
    await lost;
    const ended = white.until(table, (state) => playing(state) === null);
    for (let minute = 0; minute < 3; minute++) {
      for (let i = 0; i < 20; i++) {
        await clock.advance(3000);
        white.sendRaw({ type: 'beat' });
        await white.request({ type: 'lobby.leave' });
      }
    }
    expect((await ended).round!.game.outcome).toEqual({ winner: 'white', reason: 'disconnected' });
  });

  it('[N14] a request for a move is repeated until it is acknowledged', async () => {
    const clock = new FakeClock();
    server = await startTestServer({}, { clock });
    const { table, black, white } = await startGame(server.url, ['Ann', 'Bob']);
    clients.push(black, white);
    white.polite = false;
    await playMove(black, table);
    await white.until(table, (state) => state.round!.game.plies.length === 1);
    const repeats = () => white.messages.filter((m) => m.type === 'update' && m.events.length === 0).length;
    const stay = async (ms: number) => {
      for (let passed = 0; passed < ms; passed += 1000) {
        await clock.advance(1000);
        await Promise.all([white, black].map((client) => client.request({ type: 'lobby.leave' })));
      }
    };
    await stay(4000);
    expect(repeats()).toBe(0);
    await stay(2000);
    expect(repeats()).toBe(1);
    await stay(28_000);
    expect(repeats()).toBe(1);
    await stay(4000);
    expect(repeats()).toBe(2);
    white.sendRaw({ type: 'ack', table, seq: white.mirrors.get(table)!.seq });
    await stay(40_000);
    expect(repeats()).toBe(2);
  });
});

describe('a server', () => {
  it('[N12] that is full says so', async () => {
    server = await startTestServer({ mostConnections: 1 });
    await join('Ann');
    await expect(TestClient.join(server.url, 'Bob')).rejects.toThrow('closed');
    const socket = new WebSocket(new URL('/api/socket', server.url.replace(/^http/, 'ws')));
    const [data] = await once(socket, 'message');
    expect(JSON.parse(String(data))).toMatchObject({ error: 'server-full', message: 'Server is full' });
    await once(socket, 'close');
  });

  it('that cannot write its database says so', async () => {
    const start = startTestServer({ db: inFolder(import.meta.filename, 'below.db') });
    await expect(start).rejects.toMatchObject({ name: 'StoreFault', code: 'unwritable' });
  });

  it('that cannot start leaves nothing running', async () => {
    const folder = mkdtempSync(inFolder(tmpdir(), 'crownhead-server-'));
    const db = inFolder(folder, 'kept.db');
    try {
      // A folder without the web app.
      await expect(startTestServer({ db }, { webRoot: folder })).rejects.toThrow('index.html');
      server = await startTestServer({ db });
    } finally {
      await server?.stop();
      server = null;
      rmSync(folder, { recursive: true });
    }
  });

  it('has so many tables and no more', async () => {
    server = await startTestServer({ mostTables: 2, tablesPerPerson: 1 });
    const [ann, bob, cy] = [await join('Ann'), await join('Bob'), await join('Cy')];
    await createTable(ann);
    const create = { type: 'table.create', options: offered() } as const;
    expect(await ann.request(create)).toMatchObject({ error: 'too-many-tables' });
    await createTable(bob);
    expect(await cy.request(create)).toMatchObject({ error: 'server-full', message: 'Server is full' });
  });

  it('[N3] shows a live list of its tables', async () => {
    server = await startTestServer();
    const ann = await join('Ann');
    const eve = await join('Eve');
    const empty = eve.next('lobby');
    await eve.request({ type: 'lobby.watch' });
    expect(await empty).toMatchObject({ tables: [] });
    const listed = eve.wait(
      (m) => m.type === 'lobby.changed' && m.tables.some(({ seats }) => seats[0] !== null),
    );
    const table = await createTable(ann, offered({ private: true }), 'secret');
    expect(await listed).toMatchObject({
      tables: [{ table, host: 'Ann', locked: true, watching: 0, playing: false }],
    });
    const gone = eve.wait((m) => m.type === 'lobby.changed' && m.gone.includes(table));
    await ann.command(table, { type: 'table.close' });
    await gone;
  });

  it('[L3] the computer takes a seat and plays', async () => {
    server = await startTestServer();
    const ann = await join('Ann');
    const table = await createTable(ann, offered({ sides: 'host-black' }));
    await ann.command(table, { type: 'computer.seat', level: 2 });
    await ann.command(table, { type: 'ready', ready: true });
    await ann.until(table, (state) => playing(state) !== null);
    await playMove(ann, table);
    const state = await ann.until(table, ({ round }) => round!.game.plies.length === 2);
    expect(state.round!.game.position.turn).toBe('black');
  });

  it('counts what it does, for those who watch over it', async () => {
    server = await startTestServer();
    const { table, black, white } = await startGame(server.url, ['Ann', 'Bob']);
    clients.push(black, white);
    await playMove(black, table);
    const text = await (await fetch(`${server.url}/metrics`)).text();
    expect(text).toMatch(/^crownhead_moves_acknowledged_total 1$/m);
    expect(Number(/^crownhead_append_seconds_count (\d+)$/m.exec(text)?.[1])).toBeGreaterThan(5);
    expect(Number(/^crownhead_messages_out_total (\d+)$/m.exec(text)?.[1])).toBeGreaterThan(10);
  });

  it('tells its clients when it goes, and keeps their seats', async () => {
    server = await startTestServer();
    const ann = await join('Ann');
    const bye = ann.next('bye');
    await server.stop();
    server = null;
    expect(await bye).toMatchObject({ reason: 'draining' });
  });

  it('[W10] says so where there is nothing to come back to', async () => {
    server = await startTestServer();
    const ann = await join('Ann');
    const bye = ann.next('bye');
    await server.stop('ended');
    server = null;
    expect(await bye).toMatchObject({ reason: 'ended', message: 'The host has ended the game.' });
  });

  it('[W10] beats for everybody more often than every two seconds, and announces the next beat', async () => {
    const clock = new FakeClock();
    server = await startTestServer({}, { clock });
    const { black, white } = await startGame(server.url, ['Ann', 'Bob']);
    clients.push(black, white);
    const eve = await join('Eve');
    for (let count = 0; count < 3; count++) {
      const beats = [black, eve].map((client) => client.next('beat'));
      await clock.advance(BEAT_MS);
      for (const { next } of await Promise.all(beats)) expect(next).toBe(BEAT_MS);
    }
    // Clients allow a beat to be 0.7 s late before they say that the line is silent.
    expect(BEAT_MS + 700).toBeLessThan(2000);
  });
});
