import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { schemaOf, startPostgres, type TestPostgres } from '../../../test/postgres/test-postgres.ts';
import { row, T1 } from '../../../test/store-contract/fixtures.ts';
import type { StoreFault } from '../fault.ts';
import { MIGRATIONS } from '../migrations/index.ts';
import { LATE_HEARTBEAT_MS, NODE_LEASE_MS, SHORTEST_BREAK_MS } from '../store.ts';
import { Database, DEFAULT_LIMITS } from './database.ts';
import { migrate } from './migrate.ts';
import { openPostgres } from './open.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

async function faultOf(url: string): Promise<StoreFault> {
  const fault = await openPostgres(url).then(
    () => null,
    (error: unknown) => error,
  );
  expect(fault).toMatchObject({ name: 'StoreFault' });
  return fault as StoreFault;
}

describe('bringing the tables to the present version', () => {
  test('many nodes that start at once make them once', async () => {
    const url = await postgres.fresh();
    const stores = await Promise.all(Array.from({ length: 8 }, () => openPostgres(url, { connections: 2 })));
    expect(await postgres.query(`select version from ${schemaOf(url)}.crownhead_schema`)).toEqual([
      { version: MIGRATIONS.length },
    ]);
    await stores[0]!.append(row(T1, 1));
    expect(await stores[7]!.heads([T1])).toEqual(new Map([[T1, 1]]));
    await Promise.all(stores.map((store) => store.close()));
  });

  test('only the steps that are missing are taken, and a step that fails is not taken at all', async () => {
    const url = await postgres.fresh();
    const database = new Database(url, 2, DEFAULT_LIMITS);
    try {
      const step = (postgres: string) => ({ sqlite: '', postgres });
      const steps = [step('create table one ()'), step('create table two ()')];
      await migrate(database, steps.slice(0, 1));
      await migrate(database, steps);
      await expect(migrate(database, [...steps, step('create table three (); select 1/0')])).rejects.toThrow(
        'zero',
      );
      const tables = await postgres.query<{ tablename: string }>(
        'select tablename from pg_tables where schemaname = $1 order by 1',
        [schemaOf(url)],
      );
      expect(tables.map(({ tablename }) => tablename)).toEqual(['crownhead_schema', 'one', 'two']);
    } finally {
      await database.close();
    }
  });

  test('[W14] an older one learns whose its games are', async () => {
    const url = await postgres.fresh();
    const database = new Database(url, 2, DEFAULT_LIMITS);
    try {
      await migrate(database, MIGRATIONS.slice(0, 1));
      const schema = schemaOf(url);
      await postgres.query(
        `insert into ${schema}.games (id, ended_at, private, listing, pdn, players)
         values ('a-1', 5, false, '{}', '', '["ann","ben"]'), ('a-2', 6, true, '{}', '', '["ann","ann"]')`,
      );
      await migrate(database);
      const rows = await postgres.query(`select player, id from ${schema}.game_players order by 1, 2`);
      expect(rows).toEqual([
        { player: 'ann', id: 'a-1' },
        { player: 'ann', id: 'a-2' },
        { player: 'ben', id: 'a-1' },
      ]);
    } finally {
      await database.close();
    }
  });

  test('[O23] whoever might use the log before it was partitioned may still', async () => {
    const url = await postgres.fresh();
    const database = new Database(url, 2, DEFAULT_LIMITS);
    const schema = schemaOf(url);
    try {
      await migrate(database, MIGRATIONS.slice(0, 5));
      await postgres.query(`create role ${schema}_guest`);
      await postgres.query(`grant select, insert on ${schema}.log to ${schema}_guest`);
      await migrate(database);
      const may = await postgres.query(
        `select has_table_privilege($1, $2, 'insert') as insert, has_table_privilege($1, $2, 'delete') as delete`,
        [`${schema}_guest`, `${schema}.log`],
      );
      expect(may).toEqual([{ insert: true, delete: false }]);
    } finally {
      await database.close();
      await postgres.query(`drop owned by ${schema}_guest`);
      await postgres.query(`drop role ${schema}_guest`);
    }
  });

  test('a newer version is refused and left alone', async () => {
    const url = await postgres.fresh();
    const schema = schemaOf(url);
    await (await openPostgres(url)).close();
    await postgres.query(`update ${schema}.crownhead_schema set version = 99`);
    const { code, message } = await faultOf(url);
    expect(code).toBe('newer');
    expect(message).toMatch(/newer Crownhead \(version 99 of its layout, known are \d+\)/);
    expect(await postgres.query(`select version from ${schema}.crownhead_schema`)).toEqual([{ version: 99 }]);
  });

  test('a user who may only use the tables can run a node, but not make them', async () => {
    const url = await postgres.fresh();
    const schema = schemaOf(url);
    const role = `${schema}_guest`;
    await postgres.query(`create role ${role} login password 'topsecret'`);
    await postgres.query(`grant usage on schema ${schema} to ${role}`);
    const guest = new URL(url);
    guest.username = role;
    guest.password = 'topsecret';
    const fault = await faultOf(guest.href);
    expect([fault.code, fault.message]).toEqual(['unwritable', expect.stringContaining('does not permit')]);

    await (await openPostgres(url)).close();
    await postgres.query(`grant select, insert, update, delete on all tables in schema ${schema} to ${role}`);
    const store = await openPostgres(guest.href);
    expect(await store.append(row(T1, 1))).toEqual({ kind: 'appended' });
    expect((await store.heartbeat('node-a', 0, 0)).outages).toEqual([]);
    await store.close();
    await postgres.query(`drop owned by ${role}`);
    await postgres.query(`drop role ${role}`);
  });
});

describe('a database that cannot be used is refused in a sentence without the password', () => {
  const at = (change: (url: URL) => void): string => {
    const url = new URL(postgres.url);
    change(url);
    return url.href;
  };
  const CASES: readonly [name: string, url: () => string, code: StoreFault['code'], words: RegExp][] = [
    [
      'nobody there',
      () => at((url) => Object.assign(url, { host: '127.0.0.1:1', password: 'topsecret' })),
      'unreachable',
      /127\.0\.0\.1:1\/.*ECONNREFUSED/,
    ],
    [
      'a wrong password',
      () => at((url) => Object.assign(url, { password: 'topsecret' })),
      'unreachable',
      /does not let this user in/,
    ],
    [
      'no such database',
      () => at((url) => Object.assign(url, { pathname: '/nowhere' })),
      'unreachable',
      /has no such database/,
    ],
    [
      'no schema',
      () => at((url) => url.searchParams.set('options', '-c search_path=nowhere')),
      'unwritable',
      /has no schema for our tables/,
    ],
    ['no URL', () => 'postgres://me:topsecret@[half', 'unreachable', /^This is not the URL of a PostgreSQL/],
  ];
  test.each(CASES)('%s', async (_name, url, code, words) => {
    const fault = await faultOf(url());
    expect([fault.code, fault.message]).toEqual([code, expect.stringMatching(words)]);
    expect(JSON.stringify(fault, Object.getOwnPropertyNames(fault))).not.toMatch(/topsecret|:secret/);
  });
});

test('[O22] a heartbeat that was under way for long tells of a break, as one does that failed', async () => {
  const store = await openPostgres(await postgres.fresh());
  const { now } = await store.heartbeat('node-a', 0, 0, true);
  await postgres.query('select pg_sleep($1)', [(2 * SHORTEST_BREAK_MS) / 1000]);
  expect((await store.heartbeat('node-a', 9e14, 0)).outages).toEqual([]);
  await postgres.query('select pg_sleep($1)', [(2 * SHORTEST_BREAK_MS) / 1000]);
  const { outages } = await store.heartbeat('node-a', now - LATE_HEARTBEAT_MS, 0);
  expect(outages).toHaveLength(1);
  await store.close();
});

test('heartbeats go by PostgreSQL’s clock, whatever the node’s own says', async () => {
  const store = await openPostgres(await postgres.fresh());
  const [{ now }] = (await postgres.query<{ now: Date }>('select clock_timestamp() as now')) as [
    { now: Date },
  ];
  const first = await store.heartbeat('node-a', 5, 0);
  expect(first.now).toBeGreaterThanOrEqual(now.getTime());
  expect(first.now - now.getTime()).toBeLessThan(NODE_LEASE_MS);
  const second = await store.heartbeat('node-b', 9e14, 0);
  expect(second).toEqual({ now: expect.any(Number), aliveSince: first.now, outages: [] });
  expect(second.now - first.now).toBeLessThan(NODE_LEASE_MS);
  await store.close();
});
