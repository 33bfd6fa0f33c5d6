/** Operating a server from the command line, as the real program: on its machine, from elsewhere, and its backups. */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ADMIN_COMMAND_NAMES, ADMIN_COMMANDS } from '@crownhead/protocol/admin';
import { HAS_SIGNALS } from '@crownhead/testkit';
import { afterAll, afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { FORMS } from '../commands/admin.ts';
import {
  endPrograms,
  jsonLines,
  type ProgramResult,
  runInTurn,
  runProgram,
  startProgram,
} from '../run-program.ts';

const FOLDER = mkdtempSync(join(tmpdir(), 'crownhead-admin-'));
afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

const started: ChildProcess[] = [];
let db: string;
let url: string;
let link: string;
let server: ReturnType<typeof startProgram>;
let said = '';
let files = 0;

/** `node` are flags for Node itself. */
async function serve(node: readonly string[] = []): Promise<void> {
  server = startProgram(['serve', '--port', '0', '--engines', '1', '--log-level', 'warn', '--db', db], {
    node,
  });
  started.push(server);
  said = '';
  server.stderr.setEncoding('utf8').on('data', (text) => {
    said += text;
  });
  let out = '';
  for await (const text of server.stdout.setEncoding('utf8')) {
    out += text;
    if (/owner:\n.*\n$/.test(out)) break;
  }
  url = /Crownhead is at (\S+)/.exec(out)![1]!;
  link = /owner:\n {2}(\S+)\n/.exec(out)![1]!;
}

/** With a database of its own. */
async function serveAlone(node?: readonly string[]): Promise<void> {
  db = join(FOLDER, `${++files}.db`);
  await serve(node);
}
afterEach(() => endPrograms(started));

const admin = (...args: string[]): Promise<ProgramResult> => runProgram(['admin', ...args, '--db', db]);

async function guest(name: string): Promise<{ player: string; token: string }> {
  const response = await fetch(`${url}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name }),
  });
  return (await response.json()) as { player: string; token: string };
}

it('[O3] every command can be typed with all that it takes', () => {
  for (const name of ADMIN_COMMAND_NAMES) {
    const { args, options } = FORMS[name];
    const fields = Object.keys(ADMIN_COMMANDS[name].input.entries);
    expect([...args, ...options].sort(), name).toEqual(fields.sort());
  }
});

it('[O3] a number that is none is refused in words, before a server is asked', async () => {
  const typed = [
    [['announce', 'Hello', '--hours', 'x'], 'Hours are a number above 0, such as 24 or 0.5.'],
    [['announce', 'Hello', '--hours', '0'], 'Hours are a number above 0, such as 24 or 0.5.'],
    [['tables', '--page', '1.5'], 'The page must be a whole number from 0 to 999.'],
  ] as const;
  const ran = await runInTurn(typed.map(([args]) => ['admin', ...args]));
  for (const [i, [, why]] of typed.entries())
    expect(ran[i]).toMatchObject({ code: 2, err: expect.stringContaining(why) });
});

describe('what strangers wrote', () => {
  it('[O3] does not reach the terminal of an operator as anything but text', async () => {
    const words = 'x\u001b[2J\u009b31m\nzzz  Crownhead about Ann: cheating \u202e';
    const by = { player: 'p-1', name: 'Eve' };
    const report = {
      id: 'r1',
      at: 0,
      by,
      about: by,
      table: 't1',
      reason: 'other',
      text: words,
      resolved: null,
    };
    const fake = createServer((_, answer) => answer.end(JSON.stringify({ reports: [report], next: null })));
    await once(fake.listen(0, '127.0.0.1'), 'listening');
    const place = [
      '--url',
      `http://127.0.0.1:${(fake.address() as AddressInfo).port}`,
      '--token',
      'x',
    ] as const;
    const { out } = await runProgram(['admin', 'reports', ...place]);
    expect(out).not.toMatch(/[^\P{Cc}\n]|\p{Cf}/u);
    expect(out.trimEnd().split('\n')).toHaveLength(2);
    const json = await runProgram(['admin', 'reports', '--json', ...place]);
    expect(json.out).not.toMatch(/[^\P{Cc}\n]/u);
    expect(JSON.parse(json.out).reports[0].text).toBe(words);
    fake.close();
  });
});

test('[O3] an answer that is not of our server, as from a proxy before it, is told by its status', async () => {
  const proxy = createServer((_, answer) => {
    answer.statusCode = 502;
    answer.end('{"detail":"bad gateway"}');
  });
  await once(proxy.listen(0, '127.0.0.1'), 'listening');
  const url = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  const { code, err } = await runProgram(['admin', 'status', '--url', url, '--token', 'x']);
  expect([code, err]).toEqual([1, 'crownhead: The server answered with 502.\n']);
  proxy.close();
});

describe('crownhead admin', () => {
  beforeEach(() => serveAlone());

  it('[O3] looks, acts and reads the audit log on the machine of the server, without a password', async () => {
    const ann = await guest('Ann');
    expect(await admin('status')).toMatchObject({ code: 0, out: expect.stringContaining('(this one)') });
    expect((await admin('people', 'an')).out).toContain(`${ann.player}  Ann`);
    const banned = await admin('ban', 'person', ann.player, 'Insults in chat', '--hours', '24');
    expect(banned).toMatchObject({ code: 0, out: expect.stringMatching(/^Banned Ann, until \d{4}-/) });
    expect((await admin('bans')).out).toContain('Insults in chat');
    const [audit] = jsonLines((await admin('audit', '--json')).out) as [{ entries: object[] }];
    expect(audit.entries).toMatchObject([{ by: 'local', action: 'ban', subject: ann.player }]);
    const refused = [
      ['end-game', 'nosuchtable'],
      ['ban', 'planet', 'x', 'y'],
      ['ban', 'network', '0.0.0.0/0', 'All'],
    ];
    expect(await runInTurn(refused.map((args) => ['admin', ...args, '--db', db]))).toMatchObject([
      { code: 1, err: 'crownhead: This table does not exist.\n' },
      { code: 2 },
      { code: 1 },
    ]);
  });

  it('[O7] the link that serve prints makes an owner, who operates it from elsewhere with a token', async () => {
    const ann = await guest('Ann');
    expect(link.startsWith(`${url}/admin?owner=`)).toBe(true);
    const made = await fetch(`${url}/api/owner`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${ann.token}` },
      body: JSON.stringify({ code: new URL(link).searchParams.get('owner') }),
    });
    expect(made.status).toBe(200);
    const whoami = ['admin', 'whoami', '--url', url];
    const tokens = [['--token', ann.token], [], ['--token', 'wrong']];
    expect(await runInTurn(tokens.map((token) => [...whoami, ...token]))).toMatchObject([
      { code: 0, out: 'Ann: owner\n' },
      { code: 2 },
      { code: 1, err: 'crownhead: The server does not know this token.\n' },
    ]);
  });

  it('[O3] drains a node, whose process then ends well; without a server it says so', async () => {
    const exited = once(server, 'exit');
    expect(await admin('drain')).toMatchObject({ code: 0 });
    expect(await exited).toEqual([0, null]);
    expect(existsSync(`${db}.admin`)).toBe(false);
    expect(await admin('status')).toMatchObject({
      code: 2,
      err: expect.stringMatching(/There is no readable .*: is the server running/),
    });
  });
});

describe('crownhead backup and restore', () => {
  beforeEach(() => serveAlone());

  it('[O8] copies a running server and a stopped one, and puts the copy back only where that was asked for', async () => {
    await guest('Ann');
    const [first, second] = [join(FOLDER, `${files}-first.db`), join(FOLDER, `${files}-second.db`)];
    const copy = (file: string) => runProgram(['backup', file, '--db', db]);
    expect(await copy(first)).toMatchObject({ code: 0, out: expect.stringContaining('is whole: ') });
    expect(statSync(first).mode & 0o777).toBe(0o600);
    expect(await copy(first)).toMatchObject({ code: 1, err: expect.stringContaining('exists already') });
    const restore = (...flags: string[]) => runProgram(['restore', first, '--db', db, ...flags]);
    expect(await restore('--replace')).toMatchObject({ code: 1, err: expect.stringContaining('in use') });
    // Killed: the token file stays behind and leads nowhere.
    await endPrograms(started);
    expect(existsSync(`${db}.admin`)).toBe(true);
    expect(await copy(second)).toMatchObject({ code: 0 });
    expect(await restore()).toMatchObject({ code: 1, err: expect.stringContaining('--replace') });
    expect(await restore('--replace')).toMatchObject({
      code: 0,
      out: expect.stringContaining(`What was there is ${db}.replaced.`),
    });
    await serve();
    expect((await admin('people')).out).toContain('Ann');
    writeFileSync(first, readFileSync(first).fill(0xff, 4096, 8192));
    const elsewhere = await runProgram(['restore', first, '--db', `${db}.other`]);
    expect(elsewhere).toMatchObject({ code: 1, err: expect.stringContaining(`${first} is damaged`) });
  });
});

describe('crownhead backup of a database that is damaged', () => {
  it('[O8] says so, and leaves the backups alone that are there', async () => {
    const [broken, monday] = [join(FOLDER, 'broken.db'), join(FOLDER, 'monday.db')];
    writeFileSync(broken, 'no database');
    writeFileSync(monday, 'the last good copy');
    const [onto, beside] = await runInTurn(
      [monday, join(FOLDER, 'tuesday.db')].map((file) => ['backup', file, '--db', broken]),
    );
    for (const result of [onto, beside]) {
      expect(result).toMatchObject({ code: 1, err: expect.stringContaining('broken.db is damaged') });
    }
    expect(readFileSync(monday, 'utf8')).toBe('the last good copy');
    expect(existsSync(join(FOLDER, 'tuesday.db'))).toBe(false);
  });
});

describe('a server whose store has died', () => {
  it.runIf(HAS_SIGNALS)('[O11] ends with a sentence and an exit code that a supervisor sees', async () => {
    const trap = `data:text/javascript,${encodeURIComponent(`
      process.on('worker', (worker) => process.on('SIGUSR2', () => worker.terminate()));`)}`;
    await serveAlone(['--import', trap]);
    const exited = once(server, 'exit');
    server.kill('SIGUSR2');
    expect(await exited).toEqual([1, null]);
    expect(said).toContain(
      'crownhead: The store’s thread has ended. Nothing can be saved any more, so the server ends.',
    );
  });
});
