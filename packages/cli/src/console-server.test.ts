/** `crownhead console-server` as a real process: what it prints, what it answers, how it ends. */
import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { HAS_SIGNALS } from '@crownhead/testkit';
import { afterEach, describe, expect, it } from 'vitest';
import { endPrograms, runInTurn, runProgram, startProgram } from './run-program.ts';

const started: ChildProcessWithoutNullStreams[] = [];
const TRIES = 20;

/** It is to be small: it does not start where it would load what only others need. */
const LEAN = `
  import { registerHooks } from 'node:module';
  const load = (url, context, next) => {
    if (/fastify|engine.src.search/.test(url)) throw new Error('loads ' + url);
    return next(url, context);
  };
  registerHooks({ load });
`;
const NODE_FLAGS = ['--import', `data:text/javascript,${encodeURIComponent(LEAN)}`];

/** Ports must be consecutive, so a free range is found by trying. */
async function start(
  ...flags: string[]
): Promise<{ child: ChildProcessWithoutNullStreams; basePort: number }> {
  for (let tries = 0; tries < TRIES; tries++) {
    const basePort = 15_000 + Math.floor(Math.random() * 5000);
    const child = startProgram(['console-server', '--base-port', `${basePort}`, ...flags], {
      node: NODE_FLAGS,
    });
    started.push(child);
    const [line] = await Promise.race([once(child.stdout, 'data'), once(child.stderr, 'data')]);
    if (`${line}`.includes('is taken')) continue;
    const clients = flags.includes('--max-clients') ? 2 : 5;
    expect(`${line}`).toBe(`Crownhead console is at 127.0.0.1 port ${basePort}, for ${clients} clients\n`);
    return { child, basePort };
  }
  throw new Error('no free ports');
}

/** Everything said at a port, from `say` until it is closed. */
async function visit(port: number, say = ''): Promise<string> {
  const socket: Socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(say);
  let heard = '';
  socket.setEncoding('utf8').on('data', (text) => {
    heard += text;
  });
  await new Promise((resolve) => socket.once('close', resolve));
  return heard;
}

afterEach(() => endPrograms(started));

describe('crownhead console-server', () => {
  it.runIf(HAS_SIGNALS)('[C1] prints where it is, lets clients in, and ends cleanly', async () => {
    const { child, basePort } = await start('--max-clients', '2');
    expect(await visit(basePort)).toBe(`ID 1 PORT ${basePort + 1}\n`);
    const heard = visit(basePort + 1, 'READY Ann\nQUIT\n');
    expect(await heard).toMatch(/WELCOME 1 PLAYER 600 You are Ann\..*\nBYE See you\.\n$/s);
    expect(await visit(basePort)).toBe(`ID 1 PORT ${basePort + 1}\n`);
    const last = visit(basePort + 1);
    await visit(basePort + 2);
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
    expect(await last).toMatch(/BYE This server is about to stop\.\n$/);
  });

  it('[C5][T5] takes the rules, and the length of a turn in the place of theirs', async () => {
    const { basePort } = await start('--turn-limit', '3600', '--rules', 'timed');
    await visit(basePort);
    const ann = visit(basePort + 1, 'READY Ann\nRESIGN YES\nQUIT\n');
    expect(await ann).toMatch(/WELCOME 1 PLAYER 3600 .*No game is in progress/s);
  });

  it('[C1] bad values are refused in a sentence with exit code 2', async () => {
    const bad = [
      ['--base-port', '80'],
      ['--base-port', '65533', '--max-clients', '5'],
      ['--turn-limit', '29'],
      ['--rules', 'chess'],
      ['--host', ''],
      ['--port', '9000'],
    ];
    const ran = await runInTurn(bad.map((flags) => ['console-server', ...flags]));
    for (const [i, { code, out, err }] of ran.entries()) {
      expect({ code, out }, bad[i]!.join(' ')).toEqual({ code: 2, out: '' });
      expect(err).toMatch(/^crownhead: [^\n]+\n$/);
    }
  });

  it('[C1] a port that is taken, or an address that is not ours, is told with exit code 1', async () => {
    const { basePort } = await start();
    const ports = ['--base-port', `${basePort - 3}`];
    const taken = await runProgram(['console-server', ...ports]);
    expect(taken).toEqual({
      code: 1,
      out: '',
      err: `crownhead: Port ${basePort} is taken by another program: choose another with --base-port.\n`,
    });
    const away = await runProgram(['console-server', '--host', '203.0.113.9']);
    expect(away).toMatchObject({ code: 1, err: expect.stringContaining('203.0.113.9 is not an address') });
  });
});

describe('crownhead serve --console-base-port', () => {
  it('[C1] bad values are refused as everywhere', async () => {
    const bad = [
      ['--console-base-port', '1024'],
      ['--console-base-port', '9000', '--console-max-clients', '1'],
      ['--console-base-port', '65533', '--console-max-clients', '5'],
      ['--console-base-port', '9000', '--console-turn-limit', '29'],
    ];
    const ran = await runInTurn(bad.map((flags) => ['serve', '--db', ':memory:', ...flags]));
    for (const [i, { code, out, err }] of ran.entries()) {
      expect({ code, out }, bad[i]!.join(' ')).toEqual({ code: 2, out: '' });
      expect(err).toMatch(/^crownhead: [^\n]+\n$/);
    }
  });
});
