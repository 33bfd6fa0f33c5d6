import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { limitPipelining, MOST_UNANSWERED, RecentFloods } from './pipelining.ts';
import { REQUESTS_A_TURN, RequestTurns } from './request-turns.ts';

describe('[O14] requests over many connections', () => {
  it('of one address delay only that address', async () => {
    const loop: (() => void)[] = [];
    const turns = new RequestTurns((next) => loop.push(next));
    const served: string[] = [];
    const take = (address: string): void => void turns.take(address).then(() => served.push(address));
    for (let i = 0; i < 100; i++) take('192.0.2.1');
    take('192.0.2.2');
    await Promise.resolve();
    expect(served).toHaveLength(REQUESTS_A_TURN);
    loop.shift()!();
    await Promise.resolve();
    expect(served).toHaveLength(2 * REQUESTS_A_TURN);
    expect(served).toContain('192.0.2.2');
    while (loop.length > 0) loop.shift()!();
    await Promise.resolve();
    expect(served).toHaveLength(101);
    take('192.0.2.3');
    await Promise.resolve();
    expect(served.at(-1)).toBe('192.0.2.3');
  });
});

describe('[O17] requests sent without waiting for responses', () => {
  it('[O33] are few, or the connection is closed and nothing more of it is handled', async () => {
    let handled = 0;
    let floods = 0;
    const server = createServer({ requireHostHeader: false }, (_, response) => {
      handled += 1;
      setImmediate(() => response.end('fine'));
    });
    limitPipelining(server, () => {
      floods += 1;
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const send = (requests: number, headers = 'host: x\r\n'): Promise<string> =>
      new Promise((resolve) => {
        let received = '';
        const socket = connect(port, '127.0.0.1', () => {
          const last = `GET / HTTP/1.1\r\n${headers}connection: close\r\n\r\n`;
          socket.write(`GET / HTTP/1.1\r\n${headers}\r\n`.repeat(requests - 1) + last);
        });
        socket.on('data', (data) => {
          received += data;
        });
        socket.on('error', () => undefined);
        socket.on('close', () => resolve(received));
      });
    try {
      const few = await send(MOST_UNANSWERED);
      expect(few.match(/200 OK/g)).toHaveLength(MOST_UNANSWERED);
      expect([handled, floods]).toEqual([MOST_UNANSWERED, 0]);
      await send(1000);
      expect([handled, floods]).toEqual([2 * MOST_UNANSWERED, 1]);
      // [O33] Those that Node would have answered by itself are counted like the others.
      await send(1000, 'host: x\r\nexpect: miracles\r\n');
      expect([handled, floods]).toEqual([3 * MOST_UNANSWERED, 2]);
      await send(1000, 'host: x\r\nexpect: 100-continue\r\n');
      expect([handled, floods]).toEqual([4 * MOST_UNANSWERED, 3]);
      await send(1000, '');
      expect([handled, floods]).toEqual([4 * MOST_UNANSWERED, 4]);
      expect(await send(1, '')).toMatch(/^HTTP\/1.1 400 /);
      const body = 'host: x\r\nexpect: 100-continue\r\ncontent-length: 0\r\n';
      expect(await send(1, body)).toMatch(/^HTTP\/1.1 100 Continue\r\n\r\nHTTP\/1.1 200 /);
    } finally {
      await new Promise((resolve) => server.close(resolve));
    }
  });

  it('shut an address out for a few seconds, and nobody else', () => {
    let now = 0;
    const floods = new RecentFloods(() => now);
    floods.note('192.0.2.1');
    expect([floods.has('192.0.2.1'), floods.has('192.0.2.2')]).toEqual([true, false]);
    now = 5000;
    expect(floods.has('192.0.2.1')).toBe(false);
  });
});
