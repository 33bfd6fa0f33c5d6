/** Coming in through the console gateway, and being sent away. */
import { createServer } from 'node:net';
import { FakeClock } from '@crownhead/testkit';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ConsoleClient, onFreePorts, TestConsole } from '../../test/console/test-console.ts';
import { READY_MS } from './gateway.ts';

let clock: FakeClock;
let server: TestConsole;

const start = async (maxClients = 5) => {
  server = await TestConsole.start({ maxClients }, { clock });
};

beforeEach(() => {
  clock = new FakeClock();
});
afterEach(() => server.stop());

describe('at the base port', () => {
  it('[C1] every client is told its number and its port, and the line is closed', async () => {
    await start();
    expect(await ConsoleClient.hear(server.basePort)).toEqual([`ID 1 PORT ${server.basePort + 1}`]);
    expect([await server.ask(), await server.ask()]).toEqual([2, 3]);
  });

  it('[C1][N12] a full server says so, and the smallest free number is used again', async () => {
    await start(3);
    const clients = [await server.join('Ann'), await server.join('Bob'), await server.join('Eve')];
    expect(await ConsoleClient.hear(server.basePort)).toEqual(['Server is full']);
    for (const client of [clients[2]!, clients[0]!]) {
      client.say('QUIT');
      await client.closed;
    }
    expect([await server.ask(), await server.ask(), await server.ask()]).toEqual([1, 3, null]);
  });

  it('[C1] whoever does not come to their port gives it up after ten seconds', async () => {
    await start(2);
    expect([await server.ask(), await server.ask(), await server.ask()]).toEqual([1, 2, null]);
    await clock.advance(READY_MS - 1);
    expect(await server.ask()).toBe(null);
    await clock.advance(1);
    expect([await server.ask(), await server.ask()]).toEqual([1, 2]);
  });
});

describe('at their own port', () => {
  it('[C1] a client that is ready within ten seconds is welcome', async () => {
    await start();
    const client = await server.come();
    expect(await client.next(/^#/)).toContain('within 10 seconds');
    await clock.advance(READY_MS - 1);
    client.say('READY Ann');
    expect(await client.next(/^WELCOME/)).toMatch(/^WELCOME 1 PLAYER 600 You are Ann\. .*10 minutes/);
    await clock.advance(2 * READY_MS);
    client.say('BOARD');
    expect(await client.next(/No game/)).toBe('# No game has begun yet.');
  });

  it('[C1] one that says nothing for ten seconds is told so and closed, and its number is free', async () => {
    await start();
    const client = await server.come();
    await client.next(/^#/);
    await clock.advance(READY_MS);
    await client.closed;
    expect(client.lines.at(-1)).toBe('You must be ready');
    expect(await server.ask()).toBe(1);
  });

  it.each([
    'HELLO',
    'MOVE 11-15',
    'HELP',
    'QUIT',
    'NOT READY',
    'READYnot',
    '',
  ])('[C1] anything but READY as the first line, “%s”: “You must be ready”, closed at once, and the number is free', async (line) => {
    await start();
    const client = await server.come();
    client.say(line, 'READY Ann');
    await client.closed;
    expect(client.lines.slice(1)).toEqual(['You must be ready']);
    expect(await server.ask()).toBe(1);
  });

  it('[C1] one that hangs up without a word, or in the middle of one, was not ready', async () => {
    await start();
    for (const said of ['', 'REA']) {
      const client = await server.come();
      client.socket.end(said);
      await client.closed;
      expect(client.lines.slice(1)).toEqual(['You must be ready']);
    }
  });

  it('[C1] ten seconds to come and ten more to be ready', async () => {
    await start();
    const id = (await server.ask())!;
    await clock.advance(READY_MS - 1);
    const client = await server.dial(server.basePort + id);
    await client.next(/^#/);
    await clock.advance(READY_MS - 1);
    client.say('READY');
    await client.next(/^WELCOME 1 PLAYER/);
  });

  it('[C1] nobody else gets in: not unasked, not twice, not when the time is over', async () => {
    await start();
    const sentAway = [`BYE Ask at port ${server.basePort} for a port of your own.`];
    expect(await ConsoleClient.hear(server.basePort + 1)).toEqual(sentAway);
    const ann = await server.join('Ann');
    expect(await ConsoleClient.hear(server.basePort + 1)).toEqual(sentAway);
    await server.ask();
    await clock.advance(READY_MS);
    expect(await ConsoleClient.hear(server.basePort + 2)).toEqual(sentAway);
    ann.say('BOARD');
    await ann.next(/No game/);
  });

  it('[C1] whatever came before the end of a pipe is answered', async () => {
    await start();
    const client = await server.come();
    client.socket.end('READY Ann\nBOARD\nwhat\n');
    await client.closed;
    expect(client.lines.slice(1).map((line) => line.split(' ', 1)[0])).toEqual([
      ...['WELCOME', 'STATE', '#', 'STATE', 'BYE'],
    ]);
  });

  it('[C1] a client that goes before it is ready is soon forgotten', async () => {
    await start(2);
    const client = await server.come();
    await client.next(/^#/);
    client.socket.end();
    await client.closed;
    expect(await server.ask()).toBe(1);
  });
});

describe('a name', () => {
  it('[N2] is given with READY, or made up', async () => {
    await start();
    const [first, second] = [await server.come(), await server.come()];
    first.say('ready');
    expect(await first.next(/^WELCOME/)).toContain('You are Console 1.');
    second.say('Ready  Zoë   the Great');
    expect(await second.next(/^WELCOME/)).toContain('You are Zoë the Great.');
    expect(await second.next(/^GAME/)).toBe('GAME 1 B You play Red, Console 1 plays White.');
  });

  it('[N2] that is taken or impossible is refused, and another can be tried', async () => {
    await start();
    await server.join('Ann');
    const client = await server.come();
    client.say('READY ann', `READY ${'x'.repeat(25)}`, 'READY Referee', 'READY Bob', 'READY Bob');
    expect(await client.next(/^STATE/)).toMatch(
      / MESSAGE - \d+ That name, or one that looks like it, is already in use/,
    );
    expect(await client.next(/^STATE/)).toMatch(/1 to 24 characters/);
    expect(await client.next(/^STATE/)).toMatch(/reserved/);
    expect(await client.next(/^WELCOME/)).toMatch(/^WELCOME 2 PLAYER/);
    await client.next(/You are ready already/);
  });

  it('[N2][C1] that was refused makes nobody ready: only READY can follow', async () => {
    await start();
    await server.join('Ann');
    const client = await server.come();
    client.say('READY Ann', 'BOARD', 'READY Bob');
    await client.closed;
    expect(client.lines.at(-2)).toContain('already in use');
    expect(client.lines.at(-1)).toBe('You must be ready');
  });

  it.each([
    ['an escape sequence', 'Mal\x1b[31mlory'],
    ['a bell at its end', 'Mallory\x07'],
    ['a null', 'Mal\0lory'],
    ['a carriage return inside', 'Mal\rlory'],
    ['text turned round', 'Mal\u202elory'],
    ['an escape of eight bits', 'Mal\u009b31mlory'],
  ])('[N2][C1] with %s is refused, not trimmed', async (_, name) => {
    await start();
    const client = await server.come();
    client.say(`READY ${name}`, 'READY Mallory');
    expect(await client.next(/^STATE/)).toMatch(/ MESSAGE - \d+ A name has no control characters in it$/);
    expect(await client.next(/^WELCOME/)).toContain('You are Mallory.');
  });

  it('[N2] is free again when its owner has gone', async () => {
    await start();
    const leaving = [(client: ConsoleClient) => client.say('QUIT'), (client: ConsoleClient) => client.drop()];
    for (const leave of [...leaving, ...leaving]) {
      const ann = await server.come();
      // Disconnections go through the store: a client that connects too early is refused and tries again.
      for (let answer = ''; !answer.startsWith('WELCOME'); ) {
        ann.say('READY Ann');
        answer = await ann.next(/^WELCOME|already in use/);
      }
      leave(ann);
      await ann.closed;
    }
  });
});

describe('the server', () => {
  it('[C1] says goodbye when it stops, and its ports can be used again at once', async () => {
    await start();
    const { basePort } = server;
    const clients = [await server.join('Ann'), await server.come()];
    const [late] = [await server.ask()];
    expect(late).toBe(3);
    await server.stopFirst();
    await Promise.all(clients.map((client) => client.closed));
    for (const { lines } of clients) expect(lines.at(-1)).toBe('BYE This server is about to stop.');
    server = await TestConsole.start({}, { clock }, basePort);
    expect(await server.ask()).toBe(1);
  });

  it('[C1] needs all its ports: where one is taken it does not start, and leaves the others free', async () => {
    const taken = createServer();
    const basePort = await onFreePorts(async (port) => {
      await new Promise<void>((resolve, reject) => {
        taken.once('error', reject);
        taken.listen(port + 3, '127.0.0.1', resolve);
      });
      return port;
    });
    await expect(TestConsole.start({}, { clock }, basePort)).rejects.toMatchObject({ code: 'EADDRINUSE' });
    await new Promise((resolve) => taken.close(resolve));
    server = await TestConsole.start({}, { clock }, basePort);
    expect(await server.ask()).toBe(1);
  });
});
