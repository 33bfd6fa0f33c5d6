/** A database backed up while no server uses it, and put back from a copy. */
import { chmodSync, copyFileSync, existsSync, renameSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { StoreFault } from '../fault.ts';
import { type BackedUp, backUpTo, type DatabaseContents, inspectDatabase } from './backup.ts';
import { faultOf } from './faults.ts';

export { type DatabaseContents, inspectDatabase } from './backup.ts';

/** Fails where a server uses the file. Closing it puts the last moves of a killed server into the file itself. */
async function alone<T>(file: string, work: (db: DatabaseSync) => Promise<T> | T): Promise<T> {
  let db: DatabaseSync | null = null;
  try {
    db = new DatabaseSync(file);
    db.exec('pragma locking_mode = exclusive; begin exclusive; commit');
    return await work(db);
  } catch (error) {
    throw faultOf(error, file) ?? error;
  } finally {
    db?.close();
  }
}

/** For a server that is stopped. */
export async function backUpStopped(database: string, file: string): Promise<BackedUp> {
  if (!existsSync(database)) throw new StoreFault('unwritable', `There is no ${database}.`);
  return alone(database, (db) => backUpTo(db, file));
}

/** What was there before, under this name beside it. */
export const replacedName = (database: string): string => `${database}.replaced`;

/** Puts a copy in place, after it was read through; what is there is kept under another name, if that was asked for. */
export async function restoreFrom(
  file: string,
  database: string,
  replace: boolean,
): Promise<DatabaseContents> {
  const contents = inspectDatabase(file);
  const next = `${database}.restoring`;
  try {
    const taken = existsSync(database) || existsSync(`${database}-wal`);
    if (taken && !replace) throw new StoreFault('in-use', `${database} exists already.`);
    if (taken) await alone(database, () => undefined);
    rmSync(next, { force: true });
    copyFileSync(file, next);
    chmodSync(next, 0o600);
    inspectDatabase(next);
    if (taken) renameSync(database, replacedName(database));
    for (const end of ['-wal', '-shm']) rmSync(`${database}${end}`, { force: true });
    renameSync(next, database);
  } catch (error) {
    throw faultOf(error, database) ?? error;
  } finally {
    for (const end of ['', '-wal', '-shm']) rmSync(`${next}${end}`, { force: true });
  }
  return contents;
}
