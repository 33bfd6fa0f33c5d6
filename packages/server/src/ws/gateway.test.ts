/** Whom the WebSocket gateway accepts, and how others are refused. */
import { on, once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { connect as connectTo } from 'node:net';
import { text } from 'node:stream/consumers';
import { FakeClock } from '@crownhead/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { startTestServer } from '../../test/test-server.ts';
import { BURST_SECONDS } from '../limits/budget.ts';
import type { RunningServer } from '../server.ts';

const RATE = 20;

let server: RunningServer;
beforeAll(async () => {
  server = await startTestServer({ messagesPerSecond: RATE });
});
afterAll(() => server.stop());

function connect(path: string, headers: Record<string, string>): WebSocket {
  const socket = new WebSocket(new URL(path, server.url.replace(/^http/, 'ws')), { headers });
  socket.on('error', () => undefined);
  return socket;
}

it.each([
  ['a page of another site', '/api/socket', { origin: 'https://evil.example' }, 403, 'foreign-origin'],
  ['a cookie without its page', '/api/socket', { cookie: 'crownhead=abc' }, 403, 'foreign-origin'],
  ['another address', '/api/other', {}, 404, 'not-found'],
  ['a handshake that is none', '/api/socket', { 'sec-websocket-protocol': ';;' }, 400, 'bad-request'],
])('refuses %s, with the headers of every answer', async (_, path, headers, status, error) => {
  const [, answer] = (await once(connect(path, headers), 'unexpected-response')) as [
    unknown,
    IncomingMessage,
  ];
  expect(answer.statusCode).toBe(status);
  expect(answer.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' });
  expect(answer.headers['content-security-policy']).toContain("default-src 'self'");
  expect(JSON.parse(await text(answer))).toMatchObject({ error });
});

it.each([
  ['its own page', () => ({ origin: server.url })],
  ['a program', () => ({})],
])('lets %s in', async (_, headers) => {
  const socket = connect('/api/socket', headers());
  await once(socket, 'open');
  socket.close();
  await once(socket, 'close');
});

it('takes no notice of an offer to go on in another protocol, as HTTP says', async () => {
  const headers = { connection: 'Upgrade, HTTP2-Settings', upgrade: 'h2c', 'http2-settings': 'AAMAAABk' };
  const [answer] = (await once(get(`${server.url}/healthz`, { headers }), 'response')) as [IncomingMessage];
  expect(answer.statusCode).toBe(200);
  expect(JSON.parse(await text(answer))).toMatchObject({ status: 'ok' });
});

/** Far more than the budget of one person; beats are the cheapest. */
const times = (what: string): number => (what === 'beats' ? 20 : 4) * BURST_SECONDS * RATE;

describe('[O17] pings', () => {
  it('are answered', async () => {
    const socket = connect('/api/socket', {});
    await once(socket, 'open');
    socket.ping('hello');
    expect(String((await once(socket, 'pong'))[0])).toBe('hello');
    socket.terminate();
  });

  it.each([
    ['pings', (socket: WebSocket) => socket.ping()],
    ['pongs that nobody asked for', (socket: WebSocket) => socket.pong()],
    ['beats', (socket: WebSocket) => socket.send('{"type":"beat"}')],
    ['what cannot be read', (socket: WebSocket) => socket.send('x'.repeat(2000))],
  ])('%s without end count as messages: one warning, then the connection ends', async (what, send) => {
    const socket = connect('/api/socket', {});
    const heard: object[] = [];
    socket.on('message', (data) => heard.push(JSON.parse(String(data))));
    await once(socket, 'open');
    const closed = once(socket, 'close');
    for (let i = 0; i < times(what); i++) send(socket);
    expect((await closed)[0]).toBe(1008);
    // A busy machine earns a little back meanwhile, and more is answered between warning and end.
    expect(heard).toContainEqual(expect.objectContaining({ error: 'too-fast' }));
    expect(heard.at(-1)).toMatchObject({ type: 'bye', reason: 'too-fast' });
  });
});

/** So few that a busy machine does not earn a socket's price while it opens one. */
const PER_SECOND = 0.4;

it('[O13] sockets opened without end are paid for by their address, and refused when that is spent', async () => {
  const small = await startTestServer({ messagesPerSecondPerAddress: PER_SECOND });
  const open = async (): Promise<string> => {
    const socket = new WebSocket(new URL('/api/socket', small.url.replace(/^http/, 'ws')));
    socket.on('error', () => undefined);
    const refused = once(socket, 'unexpected-response').then(([, answer]) =>
      String((answer as IncomingMessage).statusCode),
    );
    const opened = once(socket, 'open').then(() => 'open');
    const what = await Promise.race([opened, refused]);
    socket.terminate();
    return what;
  };
  const answers: string[] = [];
  for (let i = 0; i < 4 * BURST_SECONDS * PER_SECOND; i++) answers.push(await open());
  expect(answers.filter((answer) => answer === 'open').length).toBeGreaterThanOrEqual(
    BURST_SECONDS * PER_SECOND,
  );
  expect(answers.at(-1)).toBe('429');
  await small.stop();
});

it('[O43] a socket that is refused and does not close is cut off', async () => {
  const clock = new FakeClock();
  const full = await startTestServer({ mostConnections: 0 }, { clock });
  // Not a WebSocket: it answers no closing handshake.
  const { hostname, port } = new URL(full.url);
  const stream = connectTo(Number(port), hostname);
  // The library would wait half a minute.
  const closed = once(stream, 'close', { signal: AbortSignal.timeout(20_000) });
  stream.write(
    [
      'GET /api/socket HTTP/1.1',
      `host: ${hostname}:${port}`,
      'upgrade: websocket',
      'connection: upgrade',
      'sec-websocket-version: 13',
      'sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==',
      '\r\n',
    ].join('\r\n'),
  );
  let heard = '';
  for await (const [bytes] of on(stream, 'data')) {
    heard += String(bytes);
    if (heard.includes('server-full')) break;
  }
  await clock.advance(1000);
  await closed;
  await full.stop();
});
