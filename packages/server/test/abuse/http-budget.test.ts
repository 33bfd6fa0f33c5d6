/** What HTTP requests are charged: what has come and what was done, never what was only claimed. */
import { once } from 'node:events';
import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { FakeClock } from '@crownhead/testkit';
import { describe, expect, it } from 'vitest';
import { DEFAULT_LIMITS } from '../../src/http/config.ts';
import { BURST_SECONDS } from '../../src/limits/budget.ts';
import { LINES_OF_ADDRESS } from '../../src/limits/log-lines.ts';
import { StoreFault } from '../../src/store/fault.ts';
import { NO_HINTS } from '../../src/store/hints.ts';
import { openHere } from '../store-here.ts';
import { TestClient } from '../test-client.ts';
import { startTestServer } from '../test-server.ts';

/** A few credits a second, so that little is enough to use them up. Where it matters time stands still: nothing is earned back. */
const RATE = 20;

async function send(port: number, text: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(text);
  return socket;
}

const statusOf = async (socket: Socket): Promise<string> =>
  String((await once(socket, 'data'))[0]).slice(9, 12);

const question = (body: string, length: number = body.length): string =>
  `POST /api/referee/moves HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n${body}`;

const health = async (url: string): Promise<number> => (await fetch(`${url}/api/games`)).status;

/** One king has forty thousand ways to jump here: ten thousand are looked at before the answer is that they are too many. */
const COSTLY = JSON.stringify({
  fen: 'W:WK19:B6,7,8,14,15,16,22,23,24',
  rules: 'official removal=end-of-turn chain=may-stop',
});

describe('[O13] an address', () => {
  it('is not charged for a length that is only claimed: its neighbours can go on', async () => {
    const server = await startTestServer({ messagesPerSecondPerAddress: RATE });
    const liar = await send(server.port, question('', Number.MAX_SAFE_INTEGER));
    expect(await statusOf(liar)).toBe('413');
    expect(await health(server.url)).toBe(200);
    await server.stop();
  });

  it('[O32] pays for measurements what they take, twice as much as for other questions', async () => {
    const rate = 10;
    const server = await startTestServer({ messagesPerSecondPerAddress: rate }, { clock: new FakeClock() });
    let answered = 0;
    while ((await fetch(`${server.url}/metrics`)).status === 200) answered += 1;
    expect(answered).toBeLessThanOrEqual((rate * BURST_SECONDS) / 2);
    expect(answered).toBeGreaterThan(1);
    await server.stop();
  });

  it('does not pay for what a limit of its own refuses, nor does the person who asked', async () => {
    const httpLimits = { ...DEFAULT_LIMITS, admin: { perSecond: 1, burst: 1 } };
    const rates = { messagesPerSecond: RATE, messagesPerSecondPerAddress: RATE };
    const server = await startTestServer(rates, { httpLimits, clock: new FakeClock() });
    const ann = await TestClient.join(server.url, 'Ann');
    const ask = async () => {
      const headers = { authorization: `Bearer ${ann.token}` };
      return (await fetch(`${server.url}/api/admin/status`, { method: 'POST', headers })).status;
    };
    expect(await ask()).not.toBe(429);
    for (let i = 0; i < RATE * BURST_SECONDS; i++) expect(await ask()).toBe(429);
    expect(await health(server.url)).toBe(200);
    expect(await ann.request({ type: 'lobby.leave' })).toMatchObject({ type: 'reply' });
    await ann.close();
    await server.stop();
  });

  it('pays for every byte of a body, whether its length was told before or not', async () => {
    const server = await startTestServer({ messagesPerSecondPerAddress: RATE }, { clock: new FakeClock() });
    const chunked = () =>
      new Promise<number>((resolve, reject) => {
        const asked = request(
          `${server.url}/api/referee/moves`,
          { method: 'POST', headers: { 'content-type': 'application/json', 'transfer-encoding': 'chunked' } },
          (answer) => {
            answer.resume();
            resolve(answer.statusCode!);
          },
        );
        asked.on('error', reject);
        asked.end(JSON.stringify({ fen: 'x', more: 'x'.repeat(60_000) }));
      });
    const statuses = [await chunked(), await chunked(), await chunked(), await chunked()];
    expect(statuses[0]).toBe(400);
    expect(statuses.at(-1)).toBe(429);
    await server.stop();
  });

  it('cannot fill the log by asking on and on: after so many lines there are only a few a second', async () => {
    const lines: string[] = [];
    const log = { write: (line: string) => lines.push(line) };
    // Time stands still: a busy machine has no more lines a second.
    const clock = new FakeClock();
    const config = { messagesPerSecondPerAddress: RATE, logLevel: 'info' } as const;
    const server = await startTestServer(config, { log, clock });
    const [asked, atOnce] = [1.2 * LINES_OF_ADDRESS.burst, 50];
    for (let sent = 0; sent < asked; sent += atOnce)
      await Promise.all(Array.from({ length: atOnce }, () => health(server.url)));
    const written = lines.filter((line) => line.includes('answered')).length;
    expect(written).toBe(LINES_OF_ADDRESS.burst);
    await server.stop();
  });

  it('cannot fill the log while the store fails: many refusals for one reason are a line or two', async () => {
    const lines: string[] = [];
    const log = { write: (line: string) => lines.push(line) };
    const store = await openHere();
    const games = () => Promise.reject(new StoreFault('unreachable', 'The database does not answer.'));
    const opened = { store: { ...store, games }, hints: NO_HINTS, shared: false };
    const server = await startTestServer({}, { log, opened });
    const statuses = await Promise.all(Array.from({ length: 50 }, () => health(server.url)));
    expect(new Set(statuses)).toEqual(new Set([503]));
    expect(lines.length).toBeGreaterThan(0);
    // On a busy machine this may take longer than the time after which it is told again.
    expect(lines.length).toBeLessThan(statuses.length / 2);
    expect(JSON.parse(lines[0]!)).toMatchObject({
      times: 1,
      msg: expect.stringContaining('does not answer'),
    });
    await server.stop();
  });

  it('cannot have many costly questions answered by asking them all at the same moment', async () => {
    const server = await startTestServer({ messagesPerSecondPerAddress: RATE }, { clock: new FakeClock() });
    const asking = await Promise.all(
      Array.from({ length: 30 }, () => send(server.port, question('', COSTLY.length))),
    );
    // All headers have been read when this has been answered, and there is something left.
    expect(await health(server.url)).toBe(200);
    for (const socket of asking) socket.write(COSTLY);
    const statuses = await Promise.all(asking.map(statusOf));
    expect(statuses).toContain('422');
    expect(statuses.filter((status) => status === '429').length).toBeGreaterThanOrEqual(27);
    for (const socket of asking) socket.destroy();
    await server.stop();
  });
});
