/** Frames are what a WebSocket client reads as text, at every length. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { textFrame } from './frame.ts';

it('a real client reads every frame as the text it was made from', async () => {
  const texts = [
    '',
    'x',
    'é'.repeat(62),
    'é'.repeat(63),
    'y'.repeat(65_535),
    '王'.repeat(30_000),
    '{"ok":true}',
  ];
  const http = createServer();
  const server = new WebSocketServer({ noServer: true });
  http.on('upgrade', (request, stream, head) => {
    server.handleUpgrade(request, stream, head, (socket) => {
      // Mixed with the library's own, in order.
      for (const text of texts) {
        stream.write(textFrame(text));
        socket.send('between');
      }
    });
  });
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const client = new WebSocket(`ws://127.0.0.1:${(http.address() as AddressInfo).port}`);
  const heard: string[] = [];
  await new Promise<void>((done) => {
    client.on('message', (data, isBinary) => {
      expect(isBinary).toBe(false);
      heard.push(data.toString());
      if (heard.length === 2 * texts.length) done();
    });
  });
  expect(heard).toEqual(texts.flatMap((text) => [text, 'between']));
  client.terminate();
  http.close();
});
