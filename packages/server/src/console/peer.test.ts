/** A console client that does not read. */
import { connect, createServer, type Socket } from 'node:net';
import { FakeClock } from '@crownhead/testkit';
import { expect, it } from 'vitest';
import type { Requests } from '../room/requests.ts';
import { ConsolePeer } from './peer.ts';

it('[C1] a client that does not read is cut off before much piles up', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  const arrived = new Promise<Socket>((resolve) => server.once('connection', resolve));
  const client = connect(port, '127.0.0.1').pause();
  client.on('error', () => undefined);
  const socket = await arrived;
  let ended = 0;
  const requests = {} as Requests;
  const closeWith = () => undefined;
  const onEnd = () => ended++;
  const peer = new ConsolePeer({ id: 1, socket, clock: new FakeClock(), requests, closeWith, onEnd });
  // More than any system buffers.
  for (let line = 0; line < 200_000 && !peer.ended; line++) peer.write('x'.repeat(1000));
  expect(peer.ended).toBe(true);
  expect(ended).toBe(1);
  expect(await peer.ask({ type: 'lobby.watch' }, 0)).toMatchObject({ error: 'not-open-here' });
  client.destroy();
  await new Promise((resolve) => server.close(resolve));
});
