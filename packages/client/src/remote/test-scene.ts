/** Clients of a fake server, for tests: Ann alone, or Ann and Bob at a table. */
import { DEFAULT_OPTIONS, playerId } from '@crownhead/match';
import { parseMoveText, type Square } from '@crownhead/rules';
import { FakeWorld } from '../fakes.ts';
import type { Link, Sent, Table } from '../table.ts';
import { Connection, type ConnectionOptions } from './connection.ts';
import { FakeServer } from './fake-server.ts';

export const ANN = playerId('ann');

interface Scene {
  readonly world: FakeWorld;
  readonly server: FakeServer;
  connect(token?: string, settings?: ConnectionOptions['settings']): Connection;
}

export function scene(): Scene {
  const world = new FakeWorld();
  const server = new FakeServer(world);
  const connect: Scene['connect'] = (token = 'ann', settings = {}) =>
    new Connection({ url: 'ws://test', token, ports: world, openSocket: server.openSocket, settings });
  return { world, server, connect };
}

/** Ann and Bob at a table, playing. */
export async function playing() {
  const { world, server, connect } = scene();
  const id = server.create(ANN, DEFAULT_OPTIONS);
  const connections = [connect('ann'), connect('bob')] as const;
  const opening = connections.map((connection) => connection.openTable(id));
  await world.pass(1000);
  const tables = await Promise.all(opening.map(async (opened) => value(await opened)));
  for (const table of tables) void table.send({ type: 'seat.take' });
  await world.pass(100);
  for (const table of tables) void table.send({ type: 'ready', ready: true });
  await world.pass(100);
  const mover = tables.find((table) => table.view.asked === 'move')!;
  const other = tables.find((table) => table !== mover)!;
  const socketOf = (table: Table) => [...server.sockets].find(({ player }) => player === table.view.you)!;
  return { world, server, connect, id, connections, mover, other, socketOf };
}

export function value<T>(result: { ok: true; value: T } | { ok: false; error: unknown }): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

export const sendMove = (table: Table, text: string): Promise<Sent> => {
  const path = parseMoveText(text);
  const { number: game, game: played } = table.view.state.round!;
  if (!path.ok) throw new Error(text);
  return table.send({ type: 'move', game, ply: played.plies.length + 1, path: path.value as Square[] });
};

export const statusOf = ({ status }: Link): string => status;
/** The answer of a promise, with time passing meanwhile. */
export async function resolved<T>(world: FakeWorld, promise: Promise<T>): Promise<T> {
  await world.pass(1000);
  return promise;
}
