/** Backups as docs/server.md says: which copies are whole, and which are not. */
import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { row, T1 } from '../../../test/store-contract/fixtures.ts';
import type { Store } from '../store.ts';
import { openSqlite } from './open.ts';

const ROWS = 20;

let folder: string;
let file: string;
let store: Store;
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
