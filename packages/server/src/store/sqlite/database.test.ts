/** A database file that cannot be used is refused with the reason, and left as it was. */
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, describe, expect, it } from 'vitest';
import { row, T1 } from '../../../test/store-contract/fixtures.ts';
import type { StoreFault } from '../fault.ts';
import { MIGRATIONS } from '../migrations/index.ts';
import { batchRunner } from './batch.ts';
import { APPLICATION_ID, openDatabase } from './database.ts';
import { faultOf } from './faults.ts';

const FOLDER = mkdtempSync(join(tmpdir(), 'crownhead-sqlite-'));
afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

let files = 0;
const newFile = (): string => join(FOLDER, `${++files}.db`);

/** A closed database with some hundred rows in it. */
function written(): string {
  const file = newFile();
  const db = openDatabase(file);
  const run = batchRunner(db, file);
  run(Array.from({ length: 300 }, (_, i) => ['append', [row(T1, i + 1)]]));
  db.close();
  return file;
}

function refusal(file: string): StoreFault['code'] | 'opened' {
  try {
    openDatabase(file).close();
    return 'opened';
  } catch (error) {
    const fault = error as StoreFault;
    expect(fault.name).toBe('StoreFault');
    expect(fault.message).toContain(file);
    return fault.code;
  }
}

/** Permissions mean nothing to root, so root steps down for as long as it takes. */
function asOrdinaryUser<T>(act: () => T): T {
  if (process.geteuid?.() !== 0) return act();
  process.seteuid?.(65_534);
  try {
    return act();
  } finally {
    process.seteuid?.(0);
  }
}

describe('a database file', () => {
  it('is made with its folder, for its owner only, and opens again', () => {
    const file = join(FOLDER, 'deep/er', 'new.db');
    expect(refusal(file)).toBe('opened');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(refusal(file)).toBe('opened');
    expect(existsSync(`${file}-wal`)).toBe(false);
  });

  it('keeps what it is told, durably', () => {
    const db = openDatabase(newFile());
    const pragma = (name: string) => Object.values(db.prepare(`pragma ${name}`).get() ?? {})[0];
    expect([pragma('journal_mode'), pragma('synchronous'), pragma('locking_mode')]).toEqual([
      'wal',
      2,
      'exclusive',
    ]);
    db.close();
  });

  it('[W14] of an older version learns whose its games are', () => {
    const file = newFile();
    const old = new DatabaseSync(file);
    old.exec(MIGRATIONS[0]!.sqlite);
    old.exec(`pragma user_version = 1; pragma application_id = ${APPLICATION_ID}`);
    old.exec(
      `insert into games (id, ended_at, listing, pdn, private, players)
       values ('a-1', 5, '{}', '', 0, '["ann","ben"]'), ('a-2', 6, '{}', '', 1, '["ann","ann"]')`,
    );
    old.close();
    const db = openDatabase(file);
    expect(db.prepare('select player, id from game_players order by player, id').all()).toEqual([
      { player: 'ann', id: 'a-1' },
      { player: 'ann', id: 'a-2' },
      { player: 'ben', id: 'a-1' },
    ]);
    db.close();
  });

  it('of a newer version is refused', () => {
    const file = written();
    const db = new DatabaseSync(file);
    db.exec('pragma user_version = 999');
    db.close();
    expect(refusal(file)).toBe('newer');
  });

  it('that is no database is refused and not touched', () => {
    const file = newFile();
    const text = 'dear diary, '.repeat(1000);
    writeFileSync(file, text);
    expect(refusal(file)).toBe('damaged');
    expect(readFileSync(file, 'utf8')).toBe(text);
  });

  it('of another program is refused and not touched', () => {
    const file = newFile();
    const db = new DatabaseSync(file);
    db.exec('create table recipes (name text)');
    db.close();
    expect(refusal(file)).toBe('damaged');
    const again = new DatabaseSync(file);
    expect(again.prepare('select name from sqlite_schema').all()).toEqual([{ name: 'recipes' }]);
    again.close();
  });

  it.each([
    ['cut short', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
    ['overwritten in the middle', (bytes: Buffer) => bytes.fill(0xa5, bytes.length / 2, bytes.length - 4096)],
  ])('%s is refused', (_, damage) => {
    const file = written();
    expect(refusal(file)).toBe('opened');
    writeFileSync(file, damage(readFileSync(file)));
    expect(refusal(file)).toBe('damaged');
  });

  it('in a place that cannot be written is refused', () => {
    const inFile = join(written(), 'below.db');
    const folder = join(FOLDER, 'a-folder.db');
    mkdirSync(folder);
    expect([refusal(inFile), refusal(folder)]).toEqual(['unwritable', 'unwritable']);
  });

  it.runIf(process.platform === 'linux')('in a file system that takes no folders is refused', () => {
    expect(refusal('/proc/none/deep/er.db')).toBe('unwritable');
  });

  it.skipIf(process.platform === 'win32')('that is read-only, or in such a folder, is refused', () => {
    chmodSync(FOLDER, 0o755);
    const file = written();
    const shut = join(FOLDER, 'shut');
    mkdirSync(shut, { mode: 0o555 });
    chmodSync(file, 0o444);
    expect(asOrdinaryUser(() => [refusal(file), refusal(join(shut, 'new.db'))])).toEqual([
      'unwritable',
      'unwritable',
    ]);
  });

  it.each([
    ['ENOSPC', 'the disk is full'],
    ['EROFS', 'that file system is read-only'],
    ['EACCES', 'this user is not allowed to'],
    ['ENOTDIR', 'part of its path is not a folder'],
  ])('the file system’s %s is told in words', (code, words) => {
    const error = Object.assign(new Error(`${code}: what?, open 'x'`), { code });
    expect(faultOf(error, 'x.db')).toMatchObject({
      code: 'unwritable',
      message: `Cannot write to x.db: ${words}.`,
    });
  });

  it('is for one server at a time', () => {
    const file = written();
    const db = openDatabase(file);
    expect(refusal(file)).toBe('in-use');
    // The refused attempt must not have loosened the lock, which another process would notice first.
    const attempt = 'new (require("node:sqlite").DatabaseSync)(process.argv[1]).exec("begin immediate")';
    const { status, stderr } = spawnSync(process.execPath, ['-e', attempt, file], { encoding: 'utf8' });
    expect(status).toBe(1);
    expect(stderr).toContain('database is locked');
    db.close();
    expect(refusal(file)).toBe('opened');
  });
});
