/** A store in PostgreSQL, for one machine or many: nodes share nothing else. */
import type { Store } from '../store.ts';
import { accessMethods } from './access.ts';
import { archiveMethods } from './archive.ts';
import { Database, DEFAULT_LIMITS, type Limits } from './database.ts';
import { forgetMethods } from './forget.ts';
import { listMethods } from './lists.ts';
import { logMethods } from './log.ts';
import { migrate, PATIENT_LIMITS } from './migrate.ts';
import { peopleMethods } from './people.ts';
import { presenceMethods, type StoreClock } from './presence.ts';
import { recordMethods } from './records.ts';
import { sessionMethods } from './sessions.ts';
import { tableMethods } from './tables.ts';

export interface PostgresOptions {
  /** Connections of this node; PostgreSQL's own limit is for all nodes together. */
  readonly connections?: number;
  /** Whose time a heartbeat goes by. */
  readonly clock?: StoreClock;
  readonly limits?: Partial<Limits>;
}

/**
 * Opens the store and brings its tables to the present version. They live in the schema the connection begins in:
 * `?options=-c%20search_path%3Dname` in the URL chooses another one than the user's own.
 */
export async function openPostgres(url: string, options: PostgresOptions = {}): Promise<Store> {
  const { connections = 10, clock = 'store', limits } = options;
  const patient = new Database(url, 1, PATIENT_LIMITS);
  await migrate(patient).finally(() => patient.close());
  const database = new Database(url, connections, { ...DEFAULT_LIMITS, ...limits });
  return {
    ...logMethods(database),
    ...listMethods(database),
    ...archiveMethods(database),
    ...tableMethods(database),
    ...accessMethods(database),
    ...sessionMethods(database),
    ...presenceMethods(database, clock),
    ...recordMethods(database),
    ...peopleMethods(database),
    ...forgetMethods(database),
    close: () => database.close(),
  };
}
