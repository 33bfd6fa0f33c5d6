/** What cannot harm the console server: rubbish, floods, silence. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { FakeClock } from '@crownhead/testkit';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ConsoleClient, TestConsole } from '../../test/console/test-console.ts';
import { DEFAULT_CONFIG } from '../config.ts';
import { BURST_SECONDS } from '../limits/budget.ts';
import { CONNECTION_RATE, READY_MS, SOCKETS_PER_ADDRESS } from './gateway.ts';

/** What a quiet client may send at once. */
const BURST = BURST_SECONDS * DEFAULT_CONFIG.messagesPerSecond;

let clock: FakeClock;
let server: TestConsole;

beforeEach(async () => {
  clock = new FakeClock();
  server = await TestConsole.start({}, { clock });
});
const endings: (() => void)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0)) end();
  await server.stop();
});

/** Two people come and play a move: all is well. */
async function isWell(): Promise<void> {
  const [ann, bob] = [await server.join('Ann'), await server.join('Bob')];
  await ann.next(/ MOVE /);
  ann.say('22-18');
  expect(await bob.next(/ MOVE /)).toContain('White moves 22-18');
}

describe('hostile input', () => {
  it('[C1] a line that is too long ends the visit, finished or not', async () => {
    const floods = ['x'.repeat(202), `MOVE ${'1'.repeat(300)}\n`, 'z'.repeat(1_000_000)];
    for (const [i, flood] of floods.entries()) {
      const client = await server.join(`Mallory ${i}`);
      client.socket.write(`BOARD\n${flood}`);
      await client.closed;
      // What came before it is still answered.
      expect(client.lines.slice(-2)).toEqual([
        '# No game has begun yet.',
        'BYE A line has at most 200 bytes.',
      ]);
    }
    await isWell();
  });

  it('[C1] a megabyte without a line end instead of READY is not kept, and not ready', async () => {
    const client = await server.come();
    client.socket.write('z'.repeat(1_000_000));
    await client.closed;
    expect(client.lines.at(-1)).toBe('You must be ready');
    await isWell();
  });

  it('[C1] bytes of all kinds are answered in words, and never repeated', async () => {
    const client = await server.join('Mallory');
    const bytes = Buffer.from(Array.from({ length: 256 }, (_, i) => i).filter((byte) => byte !== 10));
    for (let at = 0; at < bytes.length; at += 64) {
      client.socket.write(Buffer.concat([bytes.subarray(at, at + 64), Buffer.from('\n')]));
    }
    client.socket.write(Buffer.from('\x1b[2J\x07\nBOARD\n'));
    await client.next(/No game/);
    const other = await server.join('Bob');
    await other.next(/^GAME/);
    for (const line of [...client.lines, ...other.lines]) expect(line).not.toMatch(/[\p{Cc}\p{Cf}]/u);
  });

  it('[C1] other protocols get an answer and nothing else', async () => {
    for (const hello of ['GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n', 'SSH-2.0-OpenSSH_9.9\r\n']) {
      const client = await server.come();
      client.socket.write(hello);
      await client.closed;
      expect(client.lines.slice(1)).toEqual(['You must be ready']);
    }
    await isWell();
  });

  it('[C1] who sends too fast is warned once and then sent away; a player loses by it', async () => {
    const ann = await server.join('Ann');
    const bob = await server.join('Bob');
    await bob.next(/^GAME/);
    bob.say(...Array<string>(200).fill('ACK'));
    await bob.closed;
    expect(bob.lines.slice(-2)).toEqual([
      expect.stringMatching(/MESSAGE .* You send too fast$/),
      'BYE You send too fast.',
    ]);
    expect(await ann.next(/winner/)).toContain('Player White is the winner!');
    expect(await server.ask()).toBe(2);
  });

  it('[C1] a burst’s worth of lines at once are all answered before the warning', async () => {
    const ann = await server.join('Ann');
    // What coming in has cost is there again.
    await clock.advance(1000);
    const { length } = ann.lines;
    ann.say(...Array<string>(BURST + 2).fill('BOARD'));
    await ann.closed;
    const answers = ann.lines.slice(length).filter((line) => !line.includes('Waiting'));
    expect(answers).toEqual([
      ...Array<string>(BURST).fill('# No game has begun yet.'),
      expect.stringMatching(/MESSAGE .* You send too fast$/),
      'BYE You send too fast.',
    ]);
  });

  it('[C1] that many and no more: nobody is warned, READY in the same breath or not', async () => {
    const ann = await server.come();
    ann.say('READY Ann', ...Array<string>(BURST - 1).fill('ACK'), 'BOARD');
    await ann.next(/No game/);
    await clock.advance(BURST_SECONDS * 1000);
    ann.say(...Array<string>(BURST - 1).fill('ACK'), 'BOARD');
    await ann.next(/No game/);
    expect(ann.lines.join()).not.toContain('too fast');
  });

  it('[C1] at a steady pace nobody is sent away', async () => {
    const ann = await server.join('Ann');
    for (let second = 0; second < 30; second++) {
      ann.say(...Array<string>(10).fill('ACK'), 'BOARD');
      await ann.next(/No game/);
      await clock.advance(1000);
    }
  });

  it('[C1] a flood of connections only fills the server for a while', async () => {
    const flood = Array.from({ length: 300 }, () => connect(server.basePort, '127.0.0.1'));
    for (const socket of flood) socket.on('error', () => undefined).resume();
    await Promise.all(flood.map((socket) => new Promise((resolve) => socket.once('close', resolve))));
    expect(await ConsoleClient.hear(server.basePort)).toEqual(['Server is full']);
    await clock.advance(READY_MS);
    await isWell();
  });

  it('[C1] one who comes and goes all the time is slowed down', async () => {
    const visits = async () => {
      for (let n = 0; ; n++) {
        const id = await server.ask();
        if (id === null) return n;
        const visitor = await server.dial(server.basePort + id);
        await visitor.next(/^#/);
        visitor.socket.end();
        await visitor.closed;
      }
    };
    expect(await visits()).toBe(CONNECTION_RATE.burst);
    await clock.advance(10_000);
    expect(await visits()).toBe(10 * CONNECTION_RATE.perSecond);
  });

  it('[C1] a flood at one port does not disturb its client', async () => {
    const ann = await server.join('Ann');
    const flood = Array.from({ length: 100 }, () => connect(server.basePort + 1, '127.0.0.1'));
    for (const socket of flood) socket.on('error', () => undefined).resume();
    await Promise.all(flood.map((socket) => new Promise((resolve) => socket.once('close', resolve))));
    ann.say('BOARD');
    await ann.next(/No game/);
  });

  it('[C1] who is sent away and stays is cut off', async () => {
    const socket = connect({ port: server.basePort, host: '127.0.0.1', allowHalfOpen: true });
    socket.on('error', () => undefined);
    socket.resume();
    await once(socket, 'end');
    // The server has said all it has to say; this end keeps its half open and goes on talking.
    const cut = new Promise((resolve) => socket.once('close', resolve));
    await clock.advance(1000);
    const sending = setInterval(() => socket.write('more\n'), 10);
    await cut;
    clearInterval(sending);
  });

  it('[C1] one address that keeps its connections half open has few of them, and others still get in', async () => {
    const flood = Array.from({ length: 80 }, () =>
      connect({ port: server.basePort, host: '127.0.0.1', allowHalfOpen: true }),
    );
    for (const socket of flood) {
      socket.on('error', () => undefined).resume();
      endings.push(() => socket.destroy());
    }
    await Promise.all(flood.map((socket) => Promise.race([once(socket, 'end'), once(socket, 'close')])));
    const [answer] = await ConsoleClient.hear(server.basePort, '127.0.0.2');
    expect(answer).toMatch(/^ID \d PORT/);
  });

  it('[C1] somebody sent away who keeps the connection half open holds nothing', async () => {
    const given = [await server.ask(), await server.ask(), await server.ask(), await server.ask()];
    expect([...given, await server.ask(), await server.ask()]).toEqual([1, 2, 3, 4, 5, null]);
    for (let n = 0; n <= SOCKETS_PER_ADDRESS; n++) {
      const socket = connect({ port: server.basePort, host: '127.0.0.1', allowHalfOpen: true });
      endings.push(() => socket.destroy());
      const [line] = await once(socket, 'data');
      expect(String(line)).toBe('Server is full\n');
    }
  });

  it('[C1] a client may take its time with half a line', async () => {
    const client = await server.come();
    client.socket.write('REA');
    await clock.advance(READY_MS - 1);
    client.socket.write('DY Ann\r');
    client.socket.write('\n');
    await client.next(/^WELCOME/);
  });

  it('[N12] people who fill the server and say nothing are sent away in time', async () => {
    const silent = [];
    for (let id = 1; id <= 5; id++) silent.push(await server.come());
    expect(await server.ask()).toBe(null);
    await Promise.all(silent.map((client) => client.next(/^#/)));
    await clock.advance(READY_MS);
    await Promise.all(silent.map((client) => client.closed));
    await isWell();
  });
});
