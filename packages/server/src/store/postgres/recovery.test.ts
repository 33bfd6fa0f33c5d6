import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { schemaOf, startPostgres, type TestPostgres } from '../../../test/postgres/test-postgres.ts';
import { lineTo } from '../../../test/postgres/test-proxy.ts';
import { ANN, logged, row, T1, T2 } from '../../../test/store-contract/fixtures.ts';
import { StoreFault } from '../fault.ts';
import type { Store } from '../store.ts';
import { openPostgres, type PostgresOptions } from './open.ts';

let postgres: TestPostgres;
const ends: (() => Promise<void>)[] = [];
beforeAll(async () => {
  postgres = await startPostgres();
});
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});
afterAll(() => postgres.stop());

async function open(url: string, options: PostgresOptions = {}): Promise<Store> {
  const store = await openPostgres(url, options);
  ends.push(() => store.close());
  return store;
}

async function viaLine(options: PostgresOptions = {}) {
  const line = await lineTo(await postgres.fresh());
  ends.push(() => line.end());
  return { line, store: await open(line.url, options) };
}

const unreachable = expect.objectContaining({ name: 'StoreFault', code: 'unreachable' });

test('[N9] connections ended in the middle of an append: a fault, then the same command goes through', async () => {
  const url = await postgres.fresh();
  const store = await open(url);
  await store.append(row(T1, 1));
  // A lock on the row of the table makes the append wait.
  await postgres.query('begin');
  await postgres.query(`select from ${schemaOf(url)}.tables where table_id = $1 for update`, [T1]);
  const asked = store.append(row(T1, 2)).catch((error: unknown) => error);
  const ended = async () => {
    // Within a transaction the view shows what it showed first.
    await postgres.query('select pg_stat_clear_snapshot()');
    return postgres.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where wait_event_type = 'Lock' and application_name = $1`,
      [schemaOf(url)],
    );
  };
  while ((await ended()).length === 0);
  expect(await asked).toEqual(unreachable);
  await postgres.query('rollback');

  expect(await store.append(row(T1, 2))).toEqual({ kind: 'appended' });
  expect(await store.append(row(T1, 2))).toEqual({ kind: 'duplicate', row: logged(row(T1, 2)) });
});

test('idle connections ended by PostgreSQL cost a fault each at most, and nothing else', async () => {
  const url = await postgres.fresh();
  const connections = 3;
  const store = await open(url, { connections });
  const useAll = () => Promise.allSettled(Array.from({ length: connections }, () => store.heads([T1])));
  await useAll();
  const ended = await postgres.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1',
    [schemaOf(url)],
  );
  expect(ended.length).toBe(connections);
  // The news may still be on its way.
  for (const call of await useAll()) if (call.status === 'rejected') expect(call.reason).toEqual(unreachable);
  expect(await store.append(row(T1, 1))).toEqual({ kind: 'appended' });
});

test('a database that is gone is a fault immediately, and it works again when it is back', async () => {
  const { line, store } = await viaLine();
  await store.append(row(T1, 1));
  await line.cut();
  await expect(store.append(row(T1, 2))).rejects.toEqual(unreachable);
  await expect(store.confirm(T1, ANN, 'c1')).rejects.toEqual(unreachable);
  await line.mend();
  expect(await store.append(row(T1, 2))).toEqual({ kind: 'appended' });
});

test('a database that does not answer is a fault after a while', async () => {
  const { line, store } = await viaLine({ limits: { connectMs: 3000, statementMs: 2000 } });
  await store.append(row(T1, 1));
  line.silence();
  // One call waits on an old connection, the other on a new one.
  const calls = [store.append(row(T1, 2)), store.append(row(T2, 1))];
  for (const call of await Promise.allSettled(calls)) {
    expect(call).toEqual({ status: 'rejected', reason: unreachable });
  }
  await line.mend();
  const { head } = await store.confirm(T1, ANN, 'c2');
  expect(head).toBe(1);
  expect(await store.append(row(T1, 2))).toEqual({ kind: 'appended' });
});

test('a lock that others hold for long is a fault, not an endless wait', async () => {
  const url = await postgres.fresh();
  const store = await open(url, { limits: { lockMs: 50 } });
  await store.append(row(T1, 1));
  await postgres.query('begin');
  await postgres.query(`select from ${schemaOf(url)}.tables where table_id = $1 for update`, [T1]);
  await expect(store.append(row(T1, 2))).rejects.toEqual(unreachable);
  await postgres.query('rollback');
  expect(await store.append(row(T1, 2))).toEqual({ kind: 'appended' });
});

test('a closed store says so', async () => {
  const store = await open(await postgres.fresh());
  await store.close();
  await expect(store.openTables()).rejects.toEqual(new StoreFault('unreachable', 'The store is closed.'));
});
