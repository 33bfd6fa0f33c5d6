/** `crownhead host` and `crownhead join` as real processes without a terminal: in pipes, by lines. */
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { HAS_SIGNALS } from '@crownhead/testkit';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { runInTurn, runProgram } from '../run-program.ts';
import { endPrograms, forgetPrograms, OWN_CONFIG, Program } from './test-program.ts';

const PATIENCE = 120_000;
const TRIES = 20;

afterEach(endPrograms);
afterAll(forgetPrograms);

/** Ports must be consecutive, so a free range is found by trying. */
async function consoleServer(...flags: readonly string[]): Promise<{ server: Program; at: string }> {
  for (let tries = 0; tries < TRIES; tries++) {
    const port = 20_500 + Math.floor(Math.random() * 5000);
    const server = new Program(['console-server', '--base-port', `${port}`, ...flags]);
    const [line] = await server.says(/Crownhead console is at|is taken/);
    if (line !== 'is taken') return { server, at: `127.0.0.1:${port}` };
    await server.ended();
  }
  throw new Error('no free ports');
}

describe('crownhead join --console', () => {
  it('[C1] two play in pipes; a full server, and one that vanishes, are told', {
    timeout: PATIENCE,
  }, async () => {
    const { server, at } = await consoleServer('--max-clients', '2');
    const join = ['join', '--console', at, '--attempts', '2'];
    const ann = new Program([...join, '--name', 'Ann']);
    await ann.says(/You are Ann\./);
    // Said before it can be played: it waits for its turn.
    ann.tell('22-18');
    const bob = new Program([...join, '--name', 'Bob']);
    await bob.says(/Game 1\. You play Red, Ann plays White\./);
    await bob.says(/White moves 22-18\nYour move/);
    const full = await runProgram(['join', '--console', at]);
    expect(full).toMatchObject({ code: 1, err: 'crownhead: Server is full.\n' });
    bob.tell('11-14', '11-16');
    await bob.says(/Pieces move diagonally\./);
    await ann.says(/Red moves 11-16\nYour move/);
    server.child.kill('SIGKILL');
    expect(await Promise.all([ann.ended(), bob.ended()])).toEqual([1, 1]);
    expect(ann.said).toMatch(
      /is lost\. Your game there is over\. Connecting again …\nNo answer\. Attempt 2 of 2 in .*\n.* in 2 attempts\.\n$/,
    );
  });

  it('[N17] [N11] a server that is lost is found again, and moves that waited for the lost game are not played', {
    timeout: PATIENCE,
  }, async () => {
    let visits = 0;
    const heard: string[] = [];
    const own = createServer((socket) => {
      visits += 1;
      const isFirst = visits === 1;
      socket.setEncoding('utf8').on('data', (text: string) => heard.push(text));
      socket.write(`WELCOME 1 PLAYER 0 You are Ann, visit ${visits}.\n`);
      if (isFirst) socket.once('data', () => setTimeout(() => socket.destroy(), 1000));
      else socket.end('STATE 1 MOVE B:W21-32:B1-12 0\nBYE See you.\n');
    });
    await once(own.listen(0, '127.0.0.1'), 'listening');
    const base = createServer((socket) => socket.end(`ID 1 PORT ${(own.address() as AddressInfo).port}\n`));
    await once(base.listen(0, '127.0.0.1'), 'listening');
    const ann = new Program([
      'join',
      '--console',
      `127.0.0.1:${(base.address() as AddressInfo).port}`,
      '--name',
      'Ann',
    ]);
    ann.tell('11-15');
    expect(await ann.ended()).toBe(0);
    expect(ann.said).toMatch(
      /visit 1\.\nThe connection to the server is lost\. .* again …\nYou are Ann, visit 2\./,
    );
    expect(heard.join('')).toMatch(/^READY Ann\nREADY Ann\n(ACK 1\n)?$/);
    own.close();
    base.close();
  });

  it('[C1] a connection that is reset before the visit has begun is a server that cannot be reached', {
    timeout: PATIENCE,
  }, async () => {
    // Resets as soon as it has been spoken to.
    const own = createServer((socket) => socket.once('data', () => socket.resetAndDestroy()));
    await once(own.listen(0, '127.0.0.1'), 'listening');
    const base = createServer((socket) => socket.end(`ID 1 PORT ${(own.address() as AddressInfo).port}\n`));
    await once(base.listen(0, '127.0.0.1'), 'listening');
    const at = `127.0.0.1:${(base.address() as AddressInfo).port}`;
    // Its input stays open: nothing but the loss may end it.
    const ann = new Program(['join', '--console', at, '--attempts', '2']);
    expect(await ann.ended()).toBe(1);
    expect(ann.said).toMatch(/crownhead: The server at .* could not be reached in 2 attempts\.\n$/);
    own.close();
    base.close();
  });

  it('[C1] at the end of its input it leaves, and the other has won', { timeout: PATIENCE }, async () => {
    const { at } = await consoleServer();
    const ann = new Program(['join', '--console', at, '--name', 'Ann']);
    await ann.says(/You are Ann\./);
    ann.tell('22-18');
    const bob = runProgram(['join', '--console', at, '--name', 'Bob'], '11-15\n');
    await ann.says(/Your move[\s\S]*Your move/);
    ann.tell('18x11');
    await ann.says(/Player White is the winner! Red left the game\./);
    ann.tell('NO');
    expect(await ann.ended()).toBe(0);
    expect(await bob).toMatchObject({
      code: 0,
      out: expect.stringMatching(/Red moves 11-15[\s\S]*See you\.\n$/),
    });
  });

  it('what makes no sense is refused with exit code 2', async () => {
    const bad = [
      ['--console', 'two\x1b[2Jwords'],
      ['--console', 'x:0'],
      ['x', '--console', 'y'],
      [],
      ['ftp://x'],
    ];
    const ran = await runInTurn(bad.map((args) => ['join', ...args]));
    for (const [i, { code, out, err }] of ran.entries()) {
      expect({ code, out }, bad[i]!.join(' ')).toEqual({ code: 2, out: '' });
      expect(err).toMatch(/^crownhead: [^\n]+\n$/);
    }
  });
});

describe('in a pipe', () => {
  it('[N11] a server that is not there is tried a set number of times', { timeout: PATIENCE }, async () => {
    const [app, lines, once] = await Promise.all([
      runProgram(['join', '127.0.0.1:1', '--name', 'Ann'], '', OWN_CONFIG),
      runProgram(['join', '--console', '127.0.0.1:1']),
      runProgram(['join', '--console', '127.0.0.1:1', '--lines', '--attempts', '1']),
    ]);
    expect(once.err).toBe('crownhead: The server at 127.0.0.1 port 1 could not be reached in 1 attempt.\n');
    for (const { code, out, err } of [app, lines]) {
      expect(code).toBe(1);
      expect(out.match(/(?<=attempt )\d of 5/gi)).toEqual([2, 3, 4, 5].map((n) => `${n} of 5`));
      expect(err).toMatch(/^crownhead: The server at .* could not be reached in 5 attempts\.\n$/);
    }
  });

  it.runIf(HAS_SIGNALS)(
    '[N1][W10][W11] host says where it is and what to type, keeps a table open, and ends cleanly',
    {
      timeout: PATIENCE,
    },
    async () => {
      const host = new Program([
        'host',
        '--port',
        '0',
        '--host',
        '127.0.0.1',
        '--name',
        'Ann',
        '--rules',
        'lobby',
      ]);
      const [, address, port] = await host.says(
        /crownhead join (127\.0\.0\.1:(\d+)\/t\/[a-z0-9]+)\n[\s\S]*Ctrl-C/,
      );
      expect(host.said).toMatch(`Crownhead is open on port ${port} of this computer:\n  127.0.0.1:${port}\n`);
      const joined = await runProgram(['join', address!, '--name', 'Bob'], '', OWN_CONFIG);
      expect(joined).toMatchObject({ code: 0, err: '', out: expect.stringContaining('Ann’s table.') });
      const taken = await runProgram(['host', '--host', '127.0.0.1', '--port', port!]);
      expect(taken).toMatchObject({ code: 1, out: '', err: expect.stringContaining('is taken') });
      expect(host.said).toContain('Only this computer can reach it: leave out --host to let others in.');
      // Those who are there learn that it is over, and do not try to come back.
      const guest = new Program(['join', address!, '--name', 'Cy']);
      await guest.says(/Ann’s table\./);
      host.child.kill('SIGINT');
      expect(await host.ended()).toBe(0);
      expect(await guest.ended()).toBe(0);
      expect(guest.said).toMatch(/The host has ended the game\.\n$/);
    },
  );

  it('[N1] a table that cannot be is refused before anything starts', async () => {
    const bad = [
      ['--rules', 'chess'],
      ['--clock', 'soon'],
      ['--port', '99999'],
      ['--spectators', 'some'],
    ];
    const ran = await runInTurn(bad.map((flags) => ['host', ...flags]));
    for (const [i, { code, out, err }] of ran.entries()) {
      expect({ code, out }, bad[i]!.join(' ')).toEqual({ code: 2, out: '' });
      expect(err).toMatch(/^crownhead: [^\n]+\n$/);
    }
  });
});
