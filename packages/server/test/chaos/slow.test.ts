/** Clients that are slow, on purpose or not: a server that stops does not wait for them endlessly. */
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WatchedClock } from '@crownhead/testkit';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { LAST_REQUESTS_MS, type RunningServer } from '../../src/server.ts';
import { startTestServer } from '../test-server.ts';

/** More than all buffers on the way take. */
const LARGE = 32 * 1024 * 1024;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'crownhead-slow-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html>');
  writeFileSync(join(folder, 'large.png'), Buffer.alloc(LARGE));
});
afterAll(() => rmSync(folder, { recursive: true }));

let client: Socket | null = null;
afterEach(() => client?.destroy());

/** Sends this and then does nothing more. */
async function begin({ port }: RunningServer, text: string): Promise<void> {
  client = connect(port, '127.0.0.1');
  client.on('error', () => undefined);
  await once(client, 'connect');
  client.write(text);
}

it.each([
  ['sends half a request', 'POST /api/session HTTP/1.1\r\nhost: x\r\ncontent-length: 99\r\n\r\n{"na'],
  ['does not read what it asked for', 'GET /large.png HTTP/1.1\r\nhost: x\r\n\r\n'],
])('[N17] a client that %s does not keep a server from stopping', async (_, text) => {
  const clock = new WatchedClock();
  const server = await startTestServer({}, { clock, webRoot: folder });
  await begin(server, text);
  // Later on the same server: what came before has been read.
  await fetch(`${server.url}/healthz`);
  let stopped = false;
  const stopping = server.stop().then(() => {
    stopped = true;
  });
  // It is given its time, and no more.
  await expect.poll(() => clock.waits).toContain(LAST_REQUESTS_MS);
  await clock.advance(LAST_REQUESTS_MS - 1);
  for (let turn = 0; turn < 100; turn++) await new Promise((next) => setImmediate(next));
  expect(stopped).toBe(false);
  await clock.advance(1);
  await stopping;
});
