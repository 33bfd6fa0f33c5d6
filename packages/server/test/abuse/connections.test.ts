/** Connections that are refused and stay, and messages that never come to an end. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { FakeClock } from '@crownhead/testkit';
import { describe, expect, it } from 'vitest';
import { startTestServer } from '../test-server.ts';

const handshake = (path: string): string =>
  `GET ${path} HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\nsec-websocket-version: 13\r\n\r\n`;

/** Connected, with the answer to the handshake. */
async function shakeHands(
  port: number,
  path: string,
  allowHalfOpen = false,
): Promise<{ socket: Socket; answer: string }> {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen });
  socket.on('error', () => undefined);
  socket.write(handshake(path));
  const [answer] = (await once(socket, 'data')) as [Buffer];
  return { socket, answer: String(answer).split('\r\n')[0]! };
}

const closed = (socket: Socket): Promise<void> =>
  new Promise((resolve) => (socket.closed ? resolve() : socket.once('close', () => resolve())));

describe('[O17] a handshake that is refused', () => {
  it('leaves no connection behind, whatever is sent after it, and the server can stop', async () => {
    const server = await startTestServer();
    const visits = await Promise.all([1, 2, 3].map(() => shakeHands(server.port, '/nowhere', true)));
    expect(visits.map(({ answer }) => answer)).toEqual(Array(3).fill('HTTP/1.1 404 Not Found'));
    const [sends, ends, stays] = visits.map(({ socket }) => socket.resume());
    ends!.end('nobody wants to read this');
    const sending = setInterval(() => sends!.write('x'), 100);
    await Promise.all([closed(sends!), closed(ends!)]);
    clearInterval(sending);
    await server.stop();
    stays!.destroy();
  });
});

it('[O33] a flood over one connection ends all others of that address that wait for their turn, but no WebSocket', async () => {
  const server = await startTestServer();
  const player = await shakeHands(server.port, '/api/socket');
  const idle = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const socket = connect(server.port, '127.0.0.1');
      socket.on('error', () => undefined);
      await once(socket, 'connect');
      return socket;
    }),
  );
  // Until all of them are known to the server.
  idle[0]!.write('GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n');
  await once(idle[0]!, 'data');
  idle[0]!.write('GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(1000));
  await Promise.all(idle.map((socket) => closed(socket.resume())));
  expect(player.socket.closed).toBe(false);
  player.socket.destroy();
  await server.stop();
});

describe('[O17] a message in pieces', () => {
  /** Masked with zeros; the first byte says what it is and whether more follows. */
  const piece = (first: number, text: string): Buffer =>
    Buffer.concat([Buffer.from([first, 0x80 | text.length, 0, 0, 0, 0]), Buffer.from(text)]);
  const [TEXT_BEGINS, GOES_ON, ENDS] = [0x01, 0x00, 0x80] as const;

  it('is read where there are a few of them, and ends the connection where there are thousands', async () => {
    const server = await startTestServer();
    const { socket } = await shakeHands(server.port, '/api/socket');
    const hello = [...'{"type":"hello","protocol":1}'];
    socket.write(piece(TEXT_BEGINS, hello[0]!));
    for (const letter of hello.slice(1)) socket.write(piece(GOES_ON, letter));
    socket.write(piece(ENDS, ''));
    expect(String((await once(socket, 'data'))[0])).toContain('"welcome"');
    let heard = Buffer.alloc(0);
    socket.on('data', (data: Buffer) => {
      heard = Buffer.concat([heard, data]);
    });
    socket.write(piece(TEXT_BEGINS, ''));
    socket.write(Buffer.concat(Array.from({ length: 100 }, () => piece(GOES_ON, 'a'))));
    await closed(socket);
    // A close with the code 1008, and not only the end of a connection that has been silent for too long.
    expect(heard.subarray(-4).toString('hex')).toBe('880203f0');
    await server.stop();
  });
});

/** The longest turn of the event loop until it is asked for, in processor time: what else a busy machine does is not in it. */
function measureTurns(): () => number {
  let [longest, last] = [0, process.threadCpuUsage()];
  const turn = () => {
    const { user, system } = process.threadCpuUsage(last);
    longest = Math.max(longest, (user + system) / 1000);
    last = process.threadCpuUsage();
    next = setImmediate(turn);
  };
  let next = setImmediate(turn);
  return () => {
    clearImmediate(next);
    return longest;
  };
}

describe('[O17] a flood of empty messages', () => {
  const FLOOD = Buffer.concat(Array<Buffer>(10_000).fill(Buffer.from([0x81, 0x80, 0, 0, 0, 0])));

  it('ends soon after the last word to it, though it never says goodbye', async () => {
    const clock = new FakeClock();
    const server = await startTestServer({ messagesPerSecond: 20 }, { clock });
    const { socket } = await shakeHands(server.port, '/api/socket');
    let heard = '';
    socket.on('data', (data) => {
      heard += String(data);
    });
    socket.write(FLOOD);
    await expect.poll(() => heard, { timeout: 60_000 }).toContain('"bye"');
    await clock.advance(1000);
    await closed(socket);
    await server.stop();
  });

  it('from many sockets lets everybody else have their turn', async () => {
    const server = await startTestServer({ messagesPerSecond: 1 });
    const visits = await Promise.all(
      Array.from({ length: 60 }, () => shakeHands(server.port, '/api/socket')),
    );
    const longestTurn = measureTurns();
    for (const { socket } of visits) socket.resume().write(FLOOD);
    await Promise.all(visits.map(({ socket }) => closed(socket)));
    // One read of each after the other took several seconds.
    expect(longestTurn()).toBeLessThan(1500);
    await server.stop();
  });
});
