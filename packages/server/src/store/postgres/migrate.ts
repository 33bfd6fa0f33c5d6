/** Brings a database to the present version, also when several nodes start together; refuses one that is newer. */
import { StoreFault } from '../fault.ts';
import { MIGRATIONS, stepsAfter } from '../migrations/index.ts';
import type { Migration } from '../migrations/migration.ts';
import { type Database, DEFAULT_LIMITS, type Limits, statement } from './database.ts';

/** Any number that is always the same: it keeps other programs' advisory locks apart from ours. */
const LOCK_CLASS = 1_668_443_000;
/** A step may take long in a large database, and the other nodes wait for it. */
export const PATIENT_LIMITS: Limits = { ...DEFAULT_LIMITS, statementMs: 3_600_000, lockMs: 60_000 };

/** To look needs no right to write, so that a user who may only use the tables can run a node. */
const LOOK = statement('schema.look', `select to_regclass('crownhead_schema') is not null as present`);
const VERSION = 'select version from crownhead_schema';

export async function migrate(
  database: Database,
  migrations: readonly Migration[] = MIGRATIONS,
): Promise<void> {
  if ((await currentVersion(database)) === migrations.length) return;
  await database.transaction(async (client) => {
    const { rows: schemas } = await client.query<{ oid: number }>(
      'select oid::bigint from pg_namespace where nspname = current_schema()',
    );
    const schema = schemas[0];
    if (!schema) throw new StoreFault('unwritable', `${database.place} has no schema for our tables.`);
    // Read as a signed number, as the lock wants it.
    await client.query('select pg_advisory_xact_lock($1::int, $2::int)', [LOCK_CLASS, schema.oid | 0]);
    await client.query('create table if not exists crownhead_schema (version integer not null)');
    const { rows } = await client.query<{ version: number }>(VERSION);
    const version = rows[0]?.version ?? 0;
    for (const step of stepsAfter(version, 'postgres', database.place, migrations)) await client.query(step);
    await client.query('delete from crownhead_schema');
    await client.query('insert into crownhead_schema (version) values ($1)', [migrations.length]);
  });
}

async function currentVersion(database: Database): Promise<number> {
  const look = await database.first<{ present: boolean }>(LOOK);
  if (!look?.present) return 0;
  const row = await database.first<{ version: number }>(statement('schema.version', VERSION));
  return row?.version ?? 0;
}
