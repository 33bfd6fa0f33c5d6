/** What one socket lets pile up, and when it is paid for. */
import type { Duplex } from 'node:stream';
import { tableListing } from '@crownhead/testkit';
import { expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { creditsOf } from '../limits/budget.ts';
import { EncodedMessage } from '../room/frame.ts';
import { BUFFER_LIMIT, ClientSocket } from './socket.ts';

/** A socket whose client reads everything as soon as it is written. */
function openSocket() {
  const seen = { cut: 0, slow: 0, written: 0, credits: 0 };
  const socket = new ClientSocket(
    { readyState: WebSocket.OPEN, terminate: () => seen.cut++ } as unknown as WebSocket,
    {
      writableLength: 0,
      write: (bytes: Buffer) => {
        seen.written += bytes.length;
      },
    } as unknown as Duplex,
    {
      ...{ address: '192.0.2.1', trace: '' },
      identify: async () => null,
      onSent: (cost) => {
        seen.credits += creditsOf(cost);
      },
    },
    { sent: () => undefined, encoded: () => undefined, tooSlow: () => seen.slow++ },
  );
  return { socket, seen };
}

const long = new EncodedMessage({ type: 'refusal', id: null, error: 'x', message: 'x'.repeat(100_000) });

it('[O13] what waits to be written counts as unread: no more piles up in one turn than between turns', async () => {
  const { socket, seen } = openSocket();
  for (let i = 0; i < 100; i++) socket.deliver(long);
  expect([seen.slow, seen.cut, socket.ended]).toEqual([1, 1, true]);
  await new Promise((resolve) => setImmediate(resolve));
  expect(seen.written).toBe(0);
});

it('[O13] a client that reads may be sent any amount over time, and pays for it without waiting for a beat', async () => {
  const { socket, seen } = openSocket();
  for (let i = 0; i < 20; i++) {
    socket.deliver(long);
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(seen.written).toBeGreaterThan(BUFFER_LIMIT);
  expect(seen.cut).toBe(0);
  expect(seen.credits).toBeGreaterThan(25);
});

it('[O42] whoever looks at the lobby does not pay for the tables that others change', () => {
  const { socket, seen } = openSocket();
  const tables = Array.from({ length: 200 }, (_, i) => tableListing(`table${i}`));
  for (let i = 0; i < 5; i++) {
    socket.deliver(
      new EncodedMessage({
        type: 'lobby.changed',
        tables,
        gone: [],
        counts: { all: 0, free: 0, playing: 0 },
      }),
    );
  }
  socket.chargeSent();
  expect(seen.credits).toBe(0);
});
