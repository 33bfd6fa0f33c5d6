/** A crowd around one game, on one node and on two: everybody is told every move, and each message is made once a node. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROTOCOL_VERSION, type TableId } from '@crownhead/protocol';
import { legalMoves } from '@crownhead/rules';
import { FULL } from '@crownhead/testkit';
import { afterEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { startPostgres } from '../postgres/test-postgres.ts';
import { offered } from '../test-server.ts';
import { type Guest, newGuest } from './guest.ts';
import { PersistentClient } from './persistent-client.ts';
import { ServeProcess } from './process.ts';

/** Bounded by what a machine that is busy with other tests can do; all of them in the full run. */
const CROWD = FULL ? 10_000 : 100;
const MOVES = 10;
/** That many at a time come in. */
const DOOR = 50;
/** Kinds of readers of an update: the player to move, and everybody else. */
const KINDS = 2;

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

/** Counts updates without reading them; answers beats, so as to stay. */
class Spectator {
  updates = 0;
  readonly #socket: WebSocket;

  constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('error', () => undefined);
    socket.on('message', (data: Buffer) => {
      const head = data.toString('latin1', 0, 20);
      if (head.startsWith('{"type":"update"')) this.updates++;
      else if (head.startsWith('{"type":"beat"')) socket.send('{"type":"beat"}');
    });
  }

  static async enter(url: string, { token }: Guest, table: TableId, number: number): Promise<Spectator> {
    const address = `10.200.${number >> 8}.${number & 255}`;
    const socket = new WebSocket(new URL('/api/socket', url.replace(/^http/, 'ws')), {
      headers: { 'x-forwarded-for': address },
      perMessageDeflate: false,
    });
    const spectator = new Spectator(socket);
    const open = () => socket.send(JSON.stringify({ type: 'table.open', id: 'open', table }));
    const here = new Promise<void>((welcome, failed) => {
      socket.on('close', () => failed(new Error(`spectator ${number} was turned away`)));
      socket.on('message', (data: Buffer) => {
        const head = data.toString('latin1', 0, 20);
        if (head.startsWith('{"type":"welcome"')) open();
        else if (head.startsWith('{"type":"reply"')) welcome();
        else if (head.startsWith('{"type":"refusal"')) failed(new Error(data.toString()));
      });
    });
    socket.on('open', () => {
      socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL_VERSION, token }));
    });
    await here;
    socket.removeAllListeners('close');
    return spectator;
  }

  leave(): void {
    this.#socket.terminate();
  }
}

async function crowd(nodes: readonly ServeProcess[], table: TableId): Promise<readonly Spectator[]> {
  const guests = await Promise.all(Array.from({ length: 10 }, () => newGuest(nodes[0]!.url)));
  const all: Spectator[] = [];
  ends.push(() => {
    for (const spectator of all) spectator.leave();
  });
  while (all.length < CROWD) {
    const coming = Array.from({ length: Math.min(DOOR, CROWD - all.length) }, (_, i) => {
      const number = all.length + i;
      return Spectator.enter(nodes[number % nodes.length]!.url, guests[number % 10]!, table, number);
    });
    all.push(...(await Promise.all(coming)));
  }
  return all;
}

const encoded = async (nodes: readonly ServeProcess[], type: string): Promise<number> => {
  const counts = nodes.map((node) => node.metric(`crownhead_messages_encoded_total{type="${type}"}`));
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
};

async function startGame(urls: readonly string[]): Promise<readonly [PersistentClient, PersistentClient]> {
  const join = async (home: number) => new PersistentClient(await newGuest(urls[0]!), urls, home);
  const players = [await join(0), await join(1)] as const;
  ends.push(() => {
    for (const client of players) client.end();
  });
  const table = await players[0].create(offered({ sides: 'host-black' }));
  for (const client of players) {
    await client.open(table);
    await client.command({ type: 'seat.take' });
  }
  for (const client of players) await client.command({ type: 'ready', ready: true });
  return players;
}

async function play(players: readonly [PersistentClient, PersistentClient], plies: number): Promise<void> {
  for (let ply = 1; ply <= plies; ply++) {
    const mover = players[(ply + 1) % 2]!;
    await mover.when(() => mover.state.round?.game.plies.length === ply - 1);
    const { game, number } = mover.state.round!;
    const { from, path } = legalMoves(game.position)[0]!;
    await mover.command({ type: 'move', game: number, ply, path: [from, ...path] });
  }
}

async function watchedGame(nodes: readonly ServeProcess[]): Promise<void> {
  ends.push(() => Promise.all(nodes.map((node) => node.end())));
  const players = await startGame(nodes.map(({ url }) => url));
  const spectators = await crowd(nodes, players[0].table!);
  expect(await encoded(nodes, 'snapshot')).toBeLessThan(30);
  const before = await encoded(nodes, 'update');
  const seen = spectators.map(({ updates }) => updates);
  const began = performance.now();
  await play(players, MOVES);
  const all = () => spectators.every(({ updates }, i) => updates - seen[i]! >= MOVES);
  await expect.poll(all, { timeout: 60_000 }).toBe(true);
  const ms = performance.now() - began;
  const made = (await encoded(nodes, 'update')) - before;
  const told = spectators.reduce((sum, { updates }, i) => sum + updates - seen[i]!, 0);
  console.info(
    `${CROWD} spectators on ${nodes.length} node(s): ${told} updates sent, ${made} encoded, in ${ms.toFixed(0)} ms`,
  );
  expect(made).toBeLessThanOrEqual(MOVES * KINDS * nodes.length);
}

/** A guest stands for many of the crowd, so that limits of a person do not count. */
const SETTINGS = {
  'most-connections': CROWD + 100,
  'spectators-per-table': CROWD + 100,
  'messages-per-second': 1_000_000,
};

test('[O24] on one node', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'crownhead-crowd-'));
  ends.push(() => rmSync(folder, { recursive: true, force: true }));
  await watchedGame([await ServeProcess.start(join(folder, 'games.db'), 0, SETTINGS)]);
});

test('[O24] over two nodes', async () => {
  const postgres = await startPostgres();
  ends.push(() => postgres.stop());
  const start = () => ServeProcess.start(postgres.url, 0, SETTINGS);
  await watchedGame(await Promise.all([start(), start()]));
});
