/** Copies a database that is in use, a few pages at a time, and looks whether a copy is whole. */
import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
import { backup, DatabaseSync } from 'node:sqlite';
import { NO_TABLE, replay, type TableEvent } from '@crownhead/match';
import { StoreFault } from '../fault.ts';
import { stepsAfter } from '../migrations/index.ts';
import { APPLICATION_ID } from './database.ts';
import { damaged, faultOf } from './faults.ts';

/** Pages of one step: calls of tables wait for no more than one step. */
const PAGES_A_STEP = 64;

export interface BackedUp {
  readonly bytes: number;
  readonly ms: number;
}

export function syncFile(file: string): void {
  const handle = openSync(file, 'r+');
  fsyncSync(handle);
  closeSync(handle);
}

/** Without a `-wal` of its own, so that it can be read from a medium that is read-only, and reading leaves nothing beside it. */
function makeSingle(file: string): void {
  const copy = new DatabaseSync(file);
  copy.exec('pragma journal_mode = delete');
  copy.close();
}

/** The copy has its name only when it is whole and on the disk; an existing file is never touched. */
export async function backUpTo(db: DatabaseSync, file: string): Promise<BackedUp> {
  const partial = `${file}.partial`;
  const began = performance.now();
  try {
    if (existsSync(file)) throw new StoreFault('unwritable', `${file} exists already.`);
    rmSync(partial, { force: true });
    // Only its owner may read it: it holds hashes of tokens and passwords.
    closeSync(openSync(partial, 'ax', 0o600));
    await backup(db, partial, { rate: PAGES_A_STEP });
    makeSingle(partial);
    syncFile(partial);
    renameSync(partial, file);
  } catch (error) {
    rmSync(partial, { force: true });
    throw faultOf(error, file) ?? error;
  }
  return { bytes: statSync(file).size, ms: Math.round(performance.now() - began) };
}

/** What is in a database file. */
export interface DatabaseContents {
  readonly version: number;
  readonly tables: number;
  readonly rows: number;
  readonly games: number;
}

const number = (db: DatabaseSync, sql: string): number =>
  Number(Object.values(db.prepare(sql).get() ?? {})[0]);

/**
 * Reads a database through: its pages, its layout, and every log, which is replayed. Throws a `StoreFault` that speaks of
 * it by its name.
 */
export function inspectDatabase(file: string, name: string = file): DatabaseContents {
  if (!existsSync(file)) throw new StoreFault('unwritable', `There is no ${name}.`);
  let db: DatabaseSync | null = null;
  try {
    db = new DatabaseSync(file, { readOnly: true });
    if (number(db, 'pragma application_id') !== APPLICATION_ID) {
      throw damaged(name, 'it belongs to another program');
    }
    const version = number(db, 'pragma user_version');
    stepsAfter(version, 'sqlite', name);
    const [found] = db.prepare('pragma integrity_check(1)').all();
    if (found?.integrity_check !== 'ok') throw damaged(name, String(found?.integrity_check));
    return { version, ...replayAll(db, name), games: number(db, 'select count(*) from games') };
  } catch (error) {
    throw faultOf(error, name) ?? error;
  } finally {
    db?.close();
  }
}

function replayAll(db: DatabaseSync, file: string): Pick<DatabaseContents, 'tables' | 'rows'> {
  const rows = db.prepare('select table_id as id, seq, events from log order by table_id, seq');
  let [tables, count, last, state] = [0, 0, '', NO_TABLE];
  let seq = 0;
  for (const row of rows.iterate() as Iterable<{ id: string; seq: number; events: string }>) {
    if (row.id !== last) {
      [last, state, seq] = [row.id, NO_TABLE, 0];
      tables++;
    }
    if (row.seq !== ++seq) throw damaged(file, `the log of table ${row.id} has a gap at ${seq}`);
    try {
      state = replay(state, JSON.parse(row.events) as TableEvent[]);
    } catch {
      throw damaged(file, `the log of table ${row.id} cannot be replayed at ${seq}`);
    }
    count++;
  }
  return { tables, rows: count };
}
