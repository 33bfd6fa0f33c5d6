/** `crownhead serve` as a newcomer meets it: what keeps it from starting is one sentence, with what to do about it. */
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { readConfig, startServer } from '@crownhead/server';
import { StoreFault } from '@crownhead/server/store-fault';
import { afterAll, describe, expect, it } from 'vitest';
import { runProgram } from './run-program.ts';
import { startFault, typed } from './start-fault.ts';

const FOLDER = mkdtempSync(join(tmpdir(), 'crownhead-serve-'));
afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

const inFolder = (name: string): string => join(FOLDER, name);
const serve = (...flags: string[]) =>
  runProgram(['serve', '--log-level', 'silent', '--engines', '1', ...flags]);
const told = (sentence: string | RegExp) => ({ code: 1, out: '', err: expect.stringMatching(sentence) });

/** A server of this process, so that another one finds its file in use. */
async function running(db: string) {
  const config = readConfig({ db, port: '0', engines: '1', logLevel: 'silent' }, {});
  if (!config.ok) throw new Error(config.error);
  return startServer(config.value);
}

describe('crownhead serve', () => {
  it('[V8] says what is wrong with its database, and what to do', async () => {
    const [used, damaged, newer, folder] = ['used.db', 'damaged.db', 'newer.db', 'folder.db'].map(inFolder);
    const server = await running(used!);
    try {
      writeFileSync(damaged!, 'dear diary, '.repeat(1000));
      const db = new DatabaseSync(newer!);
      db.exec('create table t (x); pragma application_id = 0x4372776e; pragma user_version = 99');
      db.close();
      mkdirSync(folder!);
      const [second, first, later, aFolder] = await Promise.all(
        [used, damaged, newer, folder].map((db) => serve('--port', '0', '--db', db!)),
      );
      expect(second).toEqual(
        told(
          /used\.db is in use by another server; stop that one, or choose another database with --db\.\n$/,
        ),
      );
      expect(first).toEqual(told(/damaged\.db is damaged, .*; put a backup in its place, or .* --db\.\n$/));
      expect(later).toEqual(told(/written by a newer Crownhead .*; update Crownhead, or .* --db\.\n$/));
      expect(aFolder).toEqual(told(/Cannot write to .*: it is a folder; .* another place with --db\.\n$/));
      for (const { err } of [second!, first!, later!, aFolder!]) expect(err).toMatch(/^crownhead: [^\n]+\n$/);
    } finally {
      await server.stop();
    }
  });

  it('[V8] says which port is taken, and how to take another', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    try {
      const taken = await serve('--port', `${port}`, '--db', ':memory:');
      expect(taken).toEqual(
        told(`^crownhead: Port ${port} is taken by another program: choose another with --port, .*\\n$`),
      );
    } finally {
      other.close();
    }
  });

  it.runIf(process.platform === 'linux')('[V8] says so when nothing can be written', async () => {
    const nowhere = await serve('--port', '0', '--db', '/proc/none/c.db');
    expect(nowhere).toEqual(told(/Cannot write to \/proc\/none\/c\.db: .*; fix that, or .* --db\.\n$/));
  });

  it.skipIf(process.platform === 'win32')('[V8] says so when there is no room for a database', () => {
    const bin = join(import.meta.dirname, '../bin/crownhead.mjs');
    const line = 'ulimit -f 8 && exec "$0" "$@"';
    const program = [process.execPath, bin, 'serve', '--port', '0', '--db', inFolder('full.db')];
    const { status, stderr } = spawnSync('sh', ['-c', line, ...program], { encoding: 'utf8' });
    expect(stderr).toMatch(/^crownhead: Cannot write to .*full\.db: [^\n]+; fix that, or [^\n]+\n$/);
    expect(status).toBe(1);
  });
});

describe('the sentence', () => {
  const wanted = { host: 'here', port: 80, otherPort: () => '--port' };

  it('[V8] has advice for every fault of a store and of a port, and none for a bug', () => {
    for (const code of ['newer', 'damaged', 'in-use', 'unwritable', 'unreachable'] as const) {
      const fault = new StoreFault(code, 'It cannot be used.');
      expect(startFault(fault, wanted)).toMatch(/^It cannot be used; .* with --db\.$/);
    }
    for (const code of ['EADDRINUSE', 'EACCES', 'EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN']) {
      expect(startFault(Object.assign(new Error(code), { code }), wanted)).toMatch(
        /: choose .* with --\w+\.$/,
      );
    }
    expect(startFault(new TypeError('x is not a function'), wanted)).toBeNull();
  });

  it('[V8] shows the whole command after “npm start”', () => {
    expect(typed('--port', '8081', { npm_lifecycle_event: 'crownhead' })).toBe('“npm start -- --port 8081”');
    expect(typed('--port', '8081', { npm_lifecycle_event: 'npx' })).toBe('--port');
    expect(typed('--port', '8081', {})).toBe('--port');
  });
});
