/** Clients that keep HTTP waiting: idle connections, headers and bodies that never come to an end. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HTTP_PER_ADDRESS, HTTP_TIMES } from '../../src/http/config.ts';
import type { RunningServer } from '../../src/server.ts';
import { startTestServer } from '../test-server.ts';

const SOCKETS = 10;
/** Slow connections are looked for every two seconds; and the machine may be busy. */
const LATE_MS = 15_000;

let server: RunningServer;
beforeAll(async () => {
  server = await startTestServer({ mostConnectionsPerAddress: SOCKETS });
});
afterAll(() => server.stop());

async function open(text = ''): Promise<Socket> {
  const socket = connect(server.port, '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  if (text !== '') socket.write(text);
  return socket;
}

const read = (socket: Socket): { text: string } => {
  const heard = { text: '' };
  socket.on('data', (data) => {
    heard.text += data;
  });
  return heard;
};

async function closedAfter(socket: Socket): Promise<number> {
  const began = performance.now();
  // An error may come first.
  if (!socket.closed) await new Promise((resolve) => socket.once('close', resolve));
  return performance.now() - began;
}

describe('[O17] a connection', () => {
  it('that sends its headers too slowly, its body, or nothing more after a request, ends in time', async () => {
    const headers = await open('GET /healthz HTTP/1.1\r\nhost: x\r\nx-slow: ');
    const dripping = setInterval(() => headers.write('a'), 500);
    const body = await open(
      'POST /api/session HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{',
    );
    const idle = await open('GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n');
    const answer = read(idle);
    for (const socket of [headers, body]) socket.resume();
    const [headersMs, bodyMs, idleMs] = await Promise.all([headers, body, idle].map(closedAfter));
    clearInterval(dripping);
    expect(answer.text).toContain('200 OK');
    expect(headersMs).toBeLessThan(HTTP_TIMES.headersMs + LATE_MS);
    expect(bodyMs).toBeLessThan(HTTP_TIMES.requestMs + LATE_MS);
    expect(idleMs).toBeLessThan(HTTP_TIMES.idleMs + LATE_MS);
  });

  it('that asks for much and reads nothing of it ends', async () => {
    const question = 'GET /api/openapi.json HTTP/1.1\r\nhost: x\r\n\r\n';
    const greedy = await open(question.repeat(200));
    // Whoever only waits does not notice that the other end is gone.
    const knocking = setInterval(() => greedy.write(question), 500);
    await closedAfter(greedy);
    clearInterval(knocking);
  });

  it('is one of so many from its address, and those beyond are closed', async () => {
    const most = SOCKETS + HTTP_PER_ADDRESS;
    const held = await Promise.all(Array.from({ length: most }, () => open()));
    const beyond = await open('GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n');
    const answer = read(beyond);
    await closedAfter(beyond);
    expect(answer.text).toBe('');
    for (const socket of held) socket.destroy();
    await Promise.all(held.map(closedAfter));
    await expect
      .poll(
        async () => {
          const again = await open('GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n');
          const reply = read(again);
          await closedAfter(again);
          return reply.text;
        },
        { timeout: 60_000 },
      )
      .toContain('200 OK');
  });
});
