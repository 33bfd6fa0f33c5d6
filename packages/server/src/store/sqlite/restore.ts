/** A database backed up while no server uses it, and put back from a copy. */
import { chmodSync, chownSync, copyFileSync, existsSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StoreFault } from '../fault.ts';
import { type BackedUp, backUpTo, type DatabaseContents, inspectDatabase, syncFile } from './backup.ts';
import { faultOf } from './faults.ts';

export { type DatabaseContents, inspectDatabase } from './backup.ts';

/** What belongs to a database: the last moves of one that was not closed are in its `-wal`. */
const WHOLE = ['', '-wal'] as const;
const ALL_FILES = [...WHOLE, '-shm'] as const;

const missing = (file: string): StoreFault => new StoreFault('unwritable', `There is no ${file}.`);

/** Fails where a server uses the file. Closing it puts the last moves of a killed server into the file itself. */
async function alone<T>(
  file: string,
  work: (db: DatabaseSync) => Promise<T> | T,
  name: string = file,
): Promise<T> {
  let db: DatabaseSync | null = null;
  try {
    db = new DatabaseSync(file);
    db.exec('pragma locking_mode = exclusive; begin exclusive; commit');
    return await work(db);
  } catch (error) {
    throw faultOf(error, name) ?? error;
  } finally {
    db?.close();
  }
}

/** For a server that is stopped. */
export async function backUpStopped(database: string, file: string): Promise<BackedUp> {
  if (!existsSync(database)) throw missing(database);
  return alone(database, (db) => backUpTo(db, file));
}

/** Why a file cannot be read, or null where it can: `in-use` while a server has it. */
function faultWith(file: string): StoreFault | null {
  let db: DatabaseSync | null = null;
  try {
    db = new DatabaseSync(file, { readOnly: true });
    db.prepare('pragma schema_version').get();
    return null;
  } catch (error) {
    const fault = faultOf(error, file);
    if (fault === null) throw error;
    return fault;
  } finally {
    db?.close();
  }
}

/** A database that is there may be damaged, since then it is to be replaced; a server must not have it. */
function refuseInUse(database: string): void {
  const fault = existsSync(database) ? faultWith(database) : null;
  if (fault !== null && fault.code !== 'damaged') throw fault;
}

/** Copies a database with what its `-wal` has besides, and reads the copy through: what is told is what will be there. */
async function copyWhole(file: string, copy: string): Promise<DatabaseContents> {
  if (!existsSync(file)) throw missing(file);
  const fault = faultWith(file);
  // What else is wrong shows in the copy, which lies where something can be written.
  if (fault?.code === 'in-use') throw fault;
  for (const end of WHOLE) {
    if (!existsSync(`${file}${end}`)) continue;
    copyFileSync(`${file}${end}`, `${copy}${end}`);
    chmodSync(`${copy}${end}`, 0o600);
  }
  await alone(copy, () => undefined, file);
  const contents = inspectDatabase(copy, file);
  syncFile(copy);
  return contents;
}

/** It belongs to whoever has the database, or its folder: an administrator restores what another user serves. */
function handOver(copy: string, database: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(existsSync(database) ? database : dirname(database));
  chownSync(copy, uid, gid);
}

/** A free name beside a database for what was there before: nothing that was kept is lost to the next. */
export function replacedName(database: string): string {
  let name = `${database}.replaced`;
  for (let n = 2; ALL_FILES.some((end) => existsSync(`${name}${end}`)); n++)
    name = `${database}.replaced-${n}`;
  return name;
}

function setAside(database: string): string {
  const name = replacedName(database);
  for (const end of WHOLE) {
    if (existsSync(`${database}${end}`)) renameSync(`${database}${end}`, `${name}${end}`);
  }
  rmSync(`${database}-shm`, { force: true });
  return name;
}

export interface Restored extends DatabaseContents {
  /** Where that is which was there before; null where nothing was. */
  readonly replaced: string | null;
}

/** Puts a copy in place, after it was read through; what is there is kept under another name, if that was asked for. */
export async function restoreFrom(file: string, database: string, replace: boolean): Promise<Restored> {
  const next = `${database}.restoring`;
  const forgetNext = (): void => {
    for (const end of ALL_FILES) rmSync(`${next}${end}`, { force: true });
  };
  try {
    const taken = WHOLE.some((end) => existsSync(`${database}${end}`));
    if (taken && !replace) throw new StoreFault('in-use', `${database} exists already.`);
    refuseInUse(database);
    forgetNext();
    const contents = await copyWhole(file, next);
    handOver(next, database);
    const replaced = taken ? setAside(database) : null;
    renameSync(next, database);
    return { ...contents, replaced };
  } catch (error) {
    throw faultOf(error, database) ?? error;
  } finally {
    forgetNext();
  }
}
