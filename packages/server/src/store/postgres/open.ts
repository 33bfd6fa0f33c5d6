/** A store in PostgreSQL, for one machine or many: nodes share nothing else. */
import type { Store } from '../store.ts';
import { Database, DEFAULT_LIMITS, type Limits } from './database.ts';
import { doorsPart } from './doors.ts';
import { forgetPart } from './forget.ts';
import { listsPart } from './lists.ts';
import { logPart } from './log.ts';
import { migrate, PATIENT_LIMITS } from './migrate.ts';
import { presencePart, type StoreClock } from './presence.ts';
import { sessionsPart } from './sessions.ts';
import { tablesPart } from './tables.ts';

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
    ...logPart(database),
    ...listsPart(database),
    ...tablesPart(database),
    ...doorsPart(database),
    ...sessionsPart(database),
    ...presencePart(database, clock),
    ...forgetPart(database),
    close: () => database.close(),
  };
}
