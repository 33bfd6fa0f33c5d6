/** One place in a database for case after case: to delete what is in its tables is much cheaper than to make them again. */
import { openPostgres } from '../../src/store/postgres/open.ts';
import { schemaOf, type TestPostgres } from './test-postgres.ts';

interface Place {
  readonly url: string;
  /** Statements after which it is as it was made. */
  readonly clear: string;
}

async function prepare(postgres: TestPostgres): Promise<Place> {
  const url = await postgres.fresh();
  await (await openPostgres(url, { connections: 1 })).close();
  const schema = schemaOf(url);
  const tables = await postgres.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = '${schema}'::regnamespace
     and relkind in ('r', 'p') and not relispartition and relname <> 'crownhead_schema'`,
  );
  const clear: string[] = [];
  for (const { name } of tables) {
    clear.push(`delete from ${schema}.${name}`);
    if ((await postgres.query(`select from ${schema}.${name}`)).length === 0) continue;
    await postgres.query(`create table ${schema}.first_${name} as table ${schema}.${name}`);
    clear.push(`insert into ${schema}.${name} table ${schema}.first_${name}`);
  }
  return { url, clear: clear.join(';') };
}

/** Each call returns the same place, emptied: the one before must be done with it. */
export function emptied(postgres: () => TestPostgres): () => Promise<string> {
  let place: Promise<Place> | null = null;
  return async () => {
    // One that could not be prepared, on a machine that is too busy, is no reason for the next case to fail.
    place ??= prepare(postgres()).catch((error) => {
      place = null;
      throw error;
    });
    const { url, clear } = await place;
    await postgres().query(clear);
    return url;
  };
}
