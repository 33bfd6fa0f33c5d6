/** The log lets an operator trace abuse: one id from socket to commit, who, and from where without the address. */
import { expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { newAdminFile, Operator } from '../test/admin/test-operator.ts';
import { playMove, startGame, startTestServer } from '../test/test-server.ts';
import { traceOf } from './trace.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const PARENT = `00-${TRACE}-00f067aa0ba902b7-01`;

interface Line {
  readonly msg: string;
  readonly trace: string;
  readonly address?: string;
  readonly person?: string;
  readonly command?: string;
  readonly seq?: number;
}

it('[O9] takes the trace of the caller, and makes one where there is none or nonsense', () => {
  expect(traceOf({ traceparent: PARENT })).toBe(TRACE);
  for (const traceparent of [undefined, 'nonsense', `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`]) {
    expect(traceOf(traceparent === undefined ? {} : { traceparent })).toMatch(/^(?!0{32})[\da-f]{32}$/);
  }
});

it('[O9] a line for every request, connection and commit, with one trace, a person and a hashed address', async () => {
  const text: string[] = [];
  const adminFile = newAdminFile();
  const log = { write: (line: string) => text.push(line) };
  const server = await startTestServer({ logLevel: 'debug', adminFile }, { log });
  try {
    const { table, black } = await startGame(server.url, ['Ann', 'Ben']);
    await playMove(black, table);
    const headers = { traceparent: PARENT, authorization: `Bearer ${black.token}` };
    await fetch(new URL('/api/session', server.url), { headers });
    const socket = new WebSocket(new URL('/api/socket', server.url.replace('http', 'ws')), {
      headers: { traceparent: PARENT },
    });
    await new Promise((opened) => socket.on('open', opened));
    socket.terminate();

    const read = () => text.map((line) => JSON.parse(line) as Line);
    const answered = () => read().some(({ trace, msg }) => trace === TRACE && msg === 'answered');
    await vi.waitFor(() => expect(answered()).toBe(true), { timeout: 60_000 });
    const lines = read();
    const move = lines.find(({ command }) => command === 'move')!;
    expect(move).toMatchObject({ msg: 'committed', person: black.player, table, seq: expect.any(Number) });
    const own = lines.filter(({ trace }) => trace === move.trace);
    expect(own.map(({ msg }) => msg)).toEqual(expect.arrayContaining(['connected', 'committed']));
    const named = lines.filter(({ trace }) => trace === TRACE);
    expect(named.map(({ msg }) => msg)).toEqual(expect.arrayContaining(['answered', 'connected']));
    expect(named.find(({ msg }) => msg === 'answered')).toMatchObject({ person: black.player });

    // The list of connections says whose hash that is.
    const { connections } = await Operator.of(server, adminFile).ask('connections', { search: 'Ann' });
    expect(move.address).toBe(connections[0]!.addressHash);
    const secrets = ['127.0.0.1', black.token, '"Ann"'];
    // The first line says where the server itself listens.
    for (const secret of secrets) expect(text.slice(1).filter((line) => line.includes(secret))).toEqual([]);
    await Operator.of(server, adminFile).ask('rotate-secrets', {});
    const after = await Operator.of(server, adminFile).ask('connections', { search: 'Ann' });
    expect(after.connections[0]!.addressHash).not.toBe(move.address);
  } finally {
    await server.stop();
  }
});
