/** Backups as docs/server.md says: which copies are whole, and which are not. */
import {
  copyFileSync,
  existsSync,
  mkdtempSync,
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
import { backUpStopped, replacedName, restoreFrom } from './restore.ts';

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
  await restoreFrom(copy, target, true);
  expect(existsSync(replacedName(target))).toBe(true);

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
