import { afterAll, beforeAll, expect, test } from 'vitest';
import { schemaOf, startPostgres, type TestPostgres } from '../../../test/postgres/test-postgres.ts';
import { Database, DEFAULT_LIMITS, statement } from './database.ts';

let postgres: TestPostgres;
let database: Database;
beforeAll(async () => {
  postgres = await startPostgres();
  database = new Database(postgres.url, 2, DEFAULT_LIMITS);
  const schema = schemaOf(postgres.url);
  // A sequence goes on also when the statement that asked it is rolled back.
  await postgres.query(`create sequence ${schema}.tries`);
  await postgres.query(`
    create function ${schema}.collide(times integer) returns bigint language plpgsql as $$
    declare try bigint := nextval('tries');
    begin
      if try <= times then raise exception 'two at once' using errcode = '40001'; end if;
      return try;
    end $$`);
});
afterAll(async () => {
  await database.close();
  await postgres.stop();
});

const COLLIDE = statement('collide', 'select collide($1) as try');

test('a statement that stood in another one’s way is tried again, but not endlessly', async () => {
  expect(await database.rows(COLLIDE, [2])).toEqual([{ try: 3 }]);
  await expect(database.rows(COLLIDE, [1000])).rejects.toMatchObject({
    name: 'StoreFault',
    code: 'unreachable',
  });
  expect(await database.rows(COLLIDE, [0])).toEqual([{ try: 8 }]);
});

test('a bug stays an exception', async () => {
  await expect(database.rows(statement('bug', 'select 1 / 0'))).rejects.toMatchObject({ code: '22012' });
});

test('a transaction that fails leaves nothing behind', async () => {
  const work = database.transaction(async (client) => {
    await client.query('create table half ()');
    throw new Error('on second thoughts');
  });
  await expect(work).rejects.toThrow('on second thoughts');
  expect(await database.rows(statement('look', `select to_regclass('half') as half`))).toEqual([
    { half: null },
  ]);
});
