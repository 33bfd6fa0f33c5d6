/** Opens the database file of the SQLite store: its own, sound, not too new, and for this process alone. */
import { accessSync, closeSync, constants, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { MIGRATIONS, stepsAfter } from '../migrations/index.ts';
import { damaged, faultOf } from './faults.ts';

/** Written into the file, so that another program's database is not taken for ours. Spells "Crwn". */
export const APPLICATION_ID = 0x4372776e;
export const IN_MEMORY = ':memory:';

/** Files up to this size are read through when they are opened; that takes less than a second. */
const CHECKED_BYTES = 64 * 1024 * 1024;

const number = (db: DatabaseSync, pragma: string): number =>
  Number(Object.values(db.prepare(`pragma ${pragma}`).get() ?? {})[0]);

/** One by one: Node's own way never returns where a file system takes no folders. */
function makeFolder(folder: string): void {
  // A drive that is not there has no folder above it.
  if (existsSync(folder) || dirname(folder) === folder) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}

/** Only its owner may read it: it holds hashes of tokens and passwords. */
function create(file: string): void {
  makeFolder(dirname(file));
  try {
    // An existing file must not be touched here: closing it would drop the locks this process may have on it.
    closeSync(openSync(file, 'ax', 0o600));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    // SQLite itself would only speak of an error of the disk.
    accessSync(file, constants.W_OK);
    if (statSync(file).isDirectory()) throw Object.assign(new Error('a folder'), { code: 'EISDIR' });
  }
}

function configure(db: DatabaseSync): void {
  // The lock is held until the database is closed or the process ends, however it ends.
  db.exec('pragma locking_mode = exclusive');
  db.exec('pragma journal_mode = wal');
  // An acknowledged row is on the disk, not only on its way there.
  db.exec('pragma synchronous = full');
  // What is erased is overwritten, so that neither the file nor a copy of it has it any longer.
  db.exec('pragma secure_delete = on');
  db.exec(
    'pragma wal_autocheckpoint = 4000; pragma journal_size_limit = 67108864; pragma cache_size = -32768',
  );
}

function migrate(db: DatabaseSync, file: string): void {
  // Also takes the lock, and fails on a file that cannot be written.
  db.exec('begin immediate');
  const version = number(db, 'user_version');
  const isEmpty = number(db, 'schema_version') === 0;
  if (!isEmpty && number(db, 'application_id') !== APPLICATION_ID) {
    throw damaged(file, 'it belongs to another program');
  }
  for (const step of stepsAfter(version, 'sqlite', file)) db.exec(step);
  db.exec(`pragma user_version = ${MIGRATIONS.length}; pragma application_id = ${APPLICATION_ID}`);
  db.exec('commit');
}

function check(db: DatabaseSync, file: string): void {
  if (file === IN_MEMORY || statSync(file).size > CHECKED_BYTES) return;
  const [found] = db.prepare('pragma quick_check(1)').all();
  if (found?.quick_check !== 'ok') throw damaged(file, String(found?.quick_check));
}

/** Throws a `StoreFault` where the file cannot be used. */
export function openDatabase(file: string): DatabaseSync {
  let db: DatabaseSync | null = null;
  try {
    if (file !== IN_MEMORY) create(file);
    db = new DatabaseSync(file);
    configure(db);
    migrate(db, file);
    check(db, file);
    return db;
  } catch (error) {
    db?.close();
    throw faultOf(error, file) ?? error;
  }
}
