/** The executable itself, where nothing is installed: an empty folder, an empty PATH, a home of its own. */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { FULL, HAS_SIGNALS } from '@crownhead/testkit';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { endPrograms } from '../../packages/cli/src/run-program.ts';
import { buildExecutable } from './build.ts';
import { ROOT } from './bundle.ts';

const folder = mkdtempSync(join(tmpdir(), 'crownhead-executable-'));
const started: ChildProcessWithoutNullStreams[] = [];
let program: string;

// Kept between runs: the same contents are not put together twice.
beforeAll(async () => {
  program = await buildExecutable(join(ROOT, '.tmp/executable'));
});
afterEach(() => endPrograms(started));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function start(...args: string[]): ChildProcessWithoutNullStreams {
  const env = { HOME: folder, LOCALAPPDATA: folder, PATH: '', TMPDIR: folder };
  const child = spawn(program, args, { cwd: folder, env, stdio: 'pipe' });
  started.push(child);
  return child;
}

async function run(args: readonly string[], input = ''): Promise<{ code: number; out: string; err: string }> {
  const child = start(...args);
  const said = { out: '', err: '' };
  child.stdout.setEncoding('utf8').on('data', (text) => {
    said.out += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text) => {
    said.err += text;
  });
  child.stdin.end(input);
  const [code] = await once(child, 'close');
  return { code, ...said };
}

const firstLine = async (child: ChildProcessWithoutNullStreams): Promise<string> =>
  String((await once(createInterface(child.stdout), 'line'))[0]);

/** Its ports must be consecutive, so a free range is found by trying. */
async function startConsole(): Promise<number> {
  for (let tries = 0; tries < 20; tries++) {
    const basePort = 20_000 + Math.floor(Math.random() * 5000);
    const child = start('console-server', '--base-port', `${basePort}`);
    const came = await Promise.race([firstLine(child), once(child, 'exit')]);
    if (typeof came === 'string') return basePort;
  }
  throw new Error('no free ports');
}

describe('the executable', () => {
  it('[V6] answers where nothing is installed', async () => {
    const [perft, version, nonsense] = await Promise.all([
      run(['perft', '6', '--json']),
      run(['--version']),
      run(['nonsense']),
    ]);
    expect(perft).toMatchObject({ code: 0, err: '' });
    expect(JSON.parse(perft.out).nodes).toBe(36_768);
    expect(version).toMatchObject({ code: 0, out: expect.stringMatching(/^\d+\.\d+\.\d+\n$/) });
    expect(nonsense).toMatchObject({ code: 2, out: '' });
    // Several at once have unpacked it, and it is there once.
    const cache = readdirSync(folder, { recursive: true }).filter((path) => /start\.mjs$/.test(`${path}`));
    expect(cache).toHaveLength(1);
  });

  it('[V6] brings its threads and its endgame tables', async () => {
    writeFileSync(join(folder, 'game.pdn'), '[Event "?"]\n\n1. 11-15 23-19 *\n');
    const [pdn, ending, engine, game] = await Promise.all([
      run(['pdn', 'check', 'game.pdn']),
      run(['endgame', '--fen', 'B:WK18,K22:BK1', '--json']),
      run(['engine'], 'hub\nquit\n'),
      run(['play', '--lines', '--computer', 'white', '--level', '1'], '11-15\n'),
    ]);
    expect(pdn).toMatchObject({ code: 0, err: '', out: 'game.pdn: 1 game, legal\n' });
    expect(ending).toMatchObject({ code: 0, out: expect.stringContaining('24') });
    expect(engine).toMatchObject({ code: 0, out: expect.stringMatching(/^id name=Crownhead/) });
    expect(game.out).toMatch(/, White\) plays \d/);
  });

  it.runIf(HAS_SIGNALS)('[V6] serves the web app, and keeps its games in a file', async () => {
    const server = start('serve', '--port', '0', '--log-level', 'warn');
    const line = await firstLine(server);
    const url = line.replace('Crownhead is at ', '');
    const page = await (await fetch(url)).text();
    const [, script] = /<script type="module"[^>]* src="([^"]+)"/.exec(page) ?? [];
    const answers = await Promise.all([script!, '/api', '/readyz'].map((path) => fetch(new URL(path, url))));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers[0]!.headers.get('content-type')).toContain('javascript');
    expect(existsSync(join(folder, 'crownhead.db'))).toBe(true);
    server.kill('SIGTERM');
    expect(await once(server, 'exit')).toEqual([0, null]);
  });

  it.runIf(FULL)('[V6] hosts, and speaks to consoles', async () => {
    const host = start('host', '--port', '0', '--host', '127.0.0.1');
    expect(await firstLine(host)).toMatch(/^Crownhead is open on port \d+ of this computer:$/);
    const basePort = await startConsole();
    const joined = await run(['join', '--console', `127.0.0.1:${basePort}`, '--name', 'Ann'], 'quit\n');
    expect(joined).toMatchObject({ code: 0, out: expect.stringContaining('Ann') });
  });
});
