/** Backups as docs/server.md says: which copies are whole, and which are not. */
import {
  chownSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { row, T1, T2 } from '../../../test/store-contract/fixtures.ts';
import { inspectDatabase } from './backup.ts';
import { openSqlite, type SqliteStore } from './open.ts';
import { backUpStopped, restoreFrom } from './restore.ts';

const ROWS = 20;

let folder: string;
let file: string;
let store: SqliteStore;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'crownhead-backup-'));
  file = join(folder, 'games.db');
  store = await openSqlite(file);
  for (let seq = 1; seq <= ROWS; seq++) await store.append(row(T1, seq));
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

async function rowsIn(copy: string): Promise<number> {
  const restored = await openSqlite(copy);
  const rows = await restored.read(T1, 0);
  await restored.close();
  return rows.length;
}

it('[V8] a stopped server leaves one file, and a copy of it is whole', async () => {
  await store.close();
  expect(existsSync(`${file}-wal`)).toBe(false);
  const copy = join(folder, 'copy.db');
  copyFileSync(file, copy);
  expect(await rowsIn(copy)).toBe(ROWS);
});

it('[V8] of a running one, or after a power cut, file and -wal are whole together', async () => {
  const copy = join(folder, 'copy.db');
  for (const end of ['', '-wal']) copyFileSync(`${file}${end}`, `${copy}${end}`);
  expect(await rowsIn(copy)).toBe(ROWS);
});

it('[V8] nobody else opens the file of a running one; of a stopped one it can be made smaller', async () => {
  const small = join(folder, 'small.db');
  const vacuum = () => {
    const db = new DatabaseSync(file);
    try {
      db.exec(`vacuum into '${small}'`);
    } finally {
      db.close();
    }
  };
  expect(vacuum).toThrow('locked');
  await store.close();
  vacuum();
  expect(await rowsIn(small)).toBe(ROWS);
});

it('[O8] a running one is copied without being stopped, every acknowledged row included', async () => {
  const copy = join(folder, 'copy.db');
  const rows = Array.from({ length: 2000 }, (_, i) => row(T2, i + 1));
  for (const each of rows) void store.append(each);
  await store.append(row(T1, ROWS + 1));
  let during = 0;
  let ended = false;
  const backup = store.backUp(copy).finally(() => {
    ended = true;
  });
  for (let seq = ROWS + 2; !ended; seq++) {
    await store.append(row(T1, seq));
    during++;
  }
  expect((await backup).bytes).toBe(statSync(copy).size);
  expect(during).toBeGreaterThan(0);
  expect(statSync(copy).mode & 0o777).toBe(0o600);
  const found = inspectDatabase(copy);
  expect(found).toMatchObject({ tables: 2, games: 0 });
  expect(found.rows).toBeGreaterThanOrEqual(2000 + ROWS + 1);
  expect(found.rows).toBeLessThanOrEqual(2000 + ROWS + 1 + during);
  await expect(store.backUp(copy)).rejects.toMatchObject({ code: 'unwritable' });
  await expect(store.backUp(join(folder, 'no', 'folder', 'x.db'))).rejects.toMatchObject({
    name: 'StoreFault',
  });
});

it('[O8] a stopped one is copied too, also after it was killed; one in use by others is refused', async () => {
  const copy = join(folder, 'copy.db');
  await expect(backUpStopped(file, copy)).rejects.toMatchObject({ code: 'in-use' });
  for (const end of ['', '-wal']) copyFileSync(`${file}${end}`, `${copy}${end}`);
  const second = join(folder, 'second.db');
  await backUpStopped(copy, second);
  expect(inspectDatabase(second).rows).toBe(ROWS);
});

it('[O8] a copy is read through before it takes the place of anything', async () => {
  const copy = join(folder, 'copy.db');
  await store.backUp(copy);
  const target = join(folder, 'target.db');
  expect(await restoreFrom(copy, target, false)).toMatchObject({ tables: 1, rows: ROWS });
  expect(await rowsIn(target)).toBe(ROWS);
  await expect(restoreFrom(copy, target, false)).rejects.toMatchObject({ code: 'in-use' });
  await expect(restoreFrom(copy, file, true)).rejects.toMatchObject({ code: 'in-use' });
  expect(await restoreFrom(copy, target, true)).toMatchObject({ replaced: `${target}.replaced` });
  expect(await rowsIn(`${target}.replaced`)).toBe(ROWS);

  const gap = new DatabaseSync(copy);
  gap.exec('delete from log where seq = 5');
  gap.close();
  await expect(restoreFrom(copy, join(folder, 'other.db'), false)).rejects.toThrow(/gap at 5/);
  const bytes = readFileSync(target);
  bytes.fill(0xff, 5000, 9000);
  writeFileSync(target, bytes);
  await expect(restoreFrom(target, join(folder, 'other.db'), false)).rejects.toMatchObject({
    code: 'damaged',
  });
  await expect(restoreFrom(join(folder, 'none.db'), target, true)).rejects.toThrow('There is no');
  expect(existsSync(join(folder, 'other.db'))).toBe(false);
});

it('[O8] a snapshot of the file system is put back with what is in its -wal', async () => {
  const snapshot = join(folder, 'snapshot.db');
  for (const end of ['', '-wal']) copyFileSync(`${file}${end}`, `${snapshot}${end}`);
  const target = join(folder, 'target.db');
  expect(await restoreFrom(snapshot, target, false)).toMatchObject({ rows: ROWS, replaced: null });
  expect(await rowsIn(target)).toBe(ROWS);
  expect(readdirSync(folder).filter((name) => name.includes('restoring'))).toEqual([]);
  // A running server may write while its files are copied.
  await expect(restoreFrom(file, join(folder, 'other.db'), false)).rejects.toMatchObject({ code: 'in-use' });
});

it('[O8] a database that cannot be read any more is replaced, and nothing that was kept is lost to the next', async () => {
  const copy = join(folder, 'copy.db');
  await store.backUp(copy);
  const target = join(folder, 'target.db');
  writeFileSync(target, 'no database');
  writeFileSync(`${target}-wal`, 'no log');
  expect(await restoreFrom(copy, target, true)).toMatchObject({ replaced: `${target}.replaced` });
  expect(await restoreFrom(copy, target, true)).toMatchObject({ replaced: `${target}.replaced-2` });
  expect(await rowsIn(target)).toBe(ROWS);
  expect(readFileSync(`${target}.replaced`, 'utf8')).toBe('no database');
  expect(readFileSync(`${target}.replaced-wal`, 'utf8')).toBe('no log');
  expect(await rowsIn(`${target}.replaced-2`)).toBe(ROWS);
});

it('[O8] a copy is one file, and reading it leaves nothing beside it', async () => {
  const copies = join(folder, 'copies');
  mkdirSync(copies);
  const copy = join(copies, 'copy.db');
  await store.backUp(copy);
  inspectDatabase(copy);
  await restoreFrom(copy, join(folder, 'target.db'), false);
  expect(readdirSync(copies)).toEqual(['copy.db']);
});

it.runIf(process.getuid?.() === 0)(
  '[O8] what an administrator restores belongs to the user of the server',
  async () => {
    const copy = join(folder, 'copy.db');
    await store.backUp(copy);
    const served = join(folder, 'served');
    mkdirSync(served);
    chownSync(served, 4711, 4712);
    const target = join(served, 'games.db');
    for (const replace of [false, true]) {
      await restoreFrom(copy, target, replace);
      expect(statSync(target)).toMatchObject({ uid: 4711, gid: 4712 });
      expect(statSync(target).mode & 0o777).toBe(0o600);
    }
  },
);
