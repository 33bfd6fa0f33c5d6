/** Databases of every released version are brought to the present one, with everything in them. */
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { NO_TABLE, type PlayerId, replay, type TableEvent } from '@crownhead/match';
import { tableId } from '@crownhead/protocol';
import { standardStart } from '@crownhead/rules';
import { FULL } from '@crownhead/testkit';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gameIndexOf } from '../../src/archive/game-index.ts';
import { filterTerms, positionTerm } from '../../src/store/archive/terms.ts';
import { MIGRATIONS } from '../../src/store/migrations/index.ts';
import { openPostgres } from '../../src/store/postgres/open.ts';
import type { Store } from '../../src/store/store.ts';
import { startPostgres, type TestPostgres } from '../postgres/test-postgres.ts';
import { openHere } from '../store-here.ts';
import type { LeftTable } from './play.ts';
import { readRecorded } from './recording.ts';

const VERSIONS = MIGRATIONS.map((_, i) => `v${i + 1}`);
/** Of the steps between, those from the first version on have each; all of them in the full run. */
const IN_POSTGRES = FULL ? VERSIONS : [VERSIONS[0], ...VERSIONS.slice(-2)];
const left = (version: string, store: 'sqlite' | 'postgres'): readonly LeftTable[] =>
  JSON.parse(readRecorded(version, `${store}.json`));

let folder: string;
let postgres: TestPostgres;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'crownhead-migrations-'));
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true });
});

async function connected<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Every table stands as it was left, every game with a move is found with its players, and play can go on. */
async function expectWhole(store: Store, tables: readonly LeftTable[]): Promise<void> {
  let games = 0;
  for (const { table, status, plies, outcome } of tables) {
    const rows = await store.read(tableId(table), 0);
    expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, i) => i + 1));
    const events: TableEvent[] = rows.flatMap((row) => row.events);
    const state = replay(NO_TABLE, events);
    const { round } = state;
    expect([state.status, round?.game.plies.length ?? 0, round?.game.outcome ?? null]).toEqual([
      status,
      plies,
      outcome,
    ]);
    if (outcome === null) continue;
    games++;
    const game = await store.game(`${table}-1`);
    expect(game?.listing).toMatchObject({ table, plies, outcome });
    for (const player of game!.players) {
      const own = await store.gamesOf(player as PlayerId, { limit: 9 });
      expect(own.map(({ listing }) => listing.id)).toContain(`${table}-1`);
    }
  }
  expect(await store.games({ limit: 99 })).toHaveLength(games);
  expect(games).toBeGreaterThan(1);
  const open = tables.filter(({ status }) => status === 'open');
  expect(await store.openTables()).toBe(open.length);
  await expectFound(store, games);
  expect(await store.password(tableId(tables.at(-1)!.table))).toMatch(/^scrypt/);
}

/** Every game is put into the index, by its names and by where it began. */
async function expectFound(store: Store, games: number): Promise<void> {
  const now = Date.now();
  const claimed = await store.claimUnindexed(now, now + 1, 99);
  for (const { game, claim } of claimed) await store.indexGame(game.listing.id, claim, gameIndexOf(game));
  const position = positionTerm(standardStart('black'));
  const { games: found } = await store.searchGames({ terms: [position], position, limit: 99, scan: 99 });
  expect(found).toHaveLength(games);
  expect(found.every(({ ply, preset }) => ply === 0 && preset === 'official')).toBe(true);
  const named = await store.searchGames({
    terms: filterTerms({ player: 'gerda' }, null),
    limit: 9,
    scan: 99,
  });
  expect(named.games.map(({ white }) => white)).toEqual(['Gerda']);
}

it('[O1] there is a database of every version', () => {
  const found = readdirSync(import.meta.dirname).filter((name) => /^v\d+$/.test(name));
  expect(found.sort()).toEqual([...VERSIONS].sort());
});

describe.each(VERSIONS)('a database of %s', (version) => {
  it('[O1] [B63] in SQLite is brought up to date, and nothing in it is lost', async () => {
    const file = join(folder, `${version}.db`);
    const db = new DatabaseSync(file);
    db.exec(readRecorded(version, 'sqlite.sql'));
    db.close();
    const store = await openHere(file);
    try {
      await expectWhole(store, left(version, 'sqlite'));
    } finally {
      await store.close();
    }
  });

  it.runIf(IN_POSTGRES.includes(version))(
    '[O1] [B63] in PostgreSQL is brought up to date, and nothing in it is lost',
    async () => {
      const url = await postgres.fresh();
      await connected(url, (client) => client.query(readRecorded(version, 'postgres.sql')));
      const store = await openPostgres(url, { connections: 2 });
      try {
        await expectWhole(store, left(version, 'postgres'));
      } finally {
        await store.close();
      }
    },
  );
});

const LAYOUT = `
  select table_name, column_name, data_type, is_nullable, column_default from information_schema.columns
  where table_schema = current_schema() order by 1, 2`;

describe('the present version', () => {
  it('[O23] has the log in partitions by table, those of a filled database of before too', async () => {
    const before = 'v5';
    const url = await postgres.fresh();
    await connected(url, (client) => client.query(readRecorded(before, 'postgres.sql')));
    const rows = (client: pg.Client, text: string) => client.query(text).then((result) => result.rows);
    const whole = await connected(url, (client) => rows(client, 'select * from log order by 1, 2'));
    expect(whole.length).toBeGreaterThan(50);
    await (await openPostgres(url, { connections: 1 })).close();
    await connected(url, async (client) => {
      expect(await rows(client, 'select * from log order by 1, 2')).toEqual(whole);
      const parts = await rows(
        client,
        'select table_id, count(distinct tableoid)::int as parts from log group by 1',
      );
      expect(parts.every((each) => each.parts === 1)).toBe(true);
      const [used] = await rows(client, 'select count(distinct tableoid)::int as parts from log');
      expect(used.parts).toBeGreaterThan(1);
    });
  });

  it('[O1] is the same whether a database began with it or grew into it', async () => {
    const layouts: unknown[] = [];
    for (const first of ['', readRecorded('v1', 'postgres.sql')]) {
      const url = await postgres.fresh();
      await connected(url, (client) => client.query(first));
      await (await openPostgres(url, { connections: 1 })).close();
      const { rows } = await connected(url, (client) => client.query(LAYOUT));
      layouts.push(rows);
    }
    expect(layouts[0]).toEqual(layouts[1]);

    const sqlite = ['', readRecorded('v1', 'sqlite.sql')].map(async (first, i) => {
      const file = join(folder, `layout${i}.db`);
      const old = new DatabaseSync(file);
      old.exec(first);
      old.close();
      await (await openHere(file)).close();
      const db = new DatabaseSync(file);
      const rows = db.prepare('select type, name, sql from sqlite_master order by 1, 2').all();
      db.close();
      return rows;
    });
    const [fresh, grown] = await Promise.all(sqlite);
    expect(grown).toEqual(fresh);
  });

  it('[O2] still takes every statement of a node of the version before, connected all the time', async () => {
    const before = VERSIONS.at(-2)!;
    const url = await postgres.fresh();
    await connected(url, (client) => client.query(readRecorded(before, 'postgres.sql')));
    const lines = readRecorded(before, 'statements.jsonl').trim().split('\n');
    /** From an empty store on, as when they were written down; the newer node keeps its own tables. */
    const runAll = async (client: pg.Client) => {
      const { rows } = await client.query(
        'select tablename from pg_tables where schemaname = current_schema()',
      );
      const old = rows.map(({ tablename }) => tablename).filter((name) => !/schema|cluster/.test(name));
      await client.query(`truncate ${old.join(', ')}`);
      for (const line of lines) {
        const { text, values } = JSON.parse(line) as { text: string; values: unknown[] };
        // Prepared once, as nodes do: the plan was made for the tables before the step.
        const name = createHash('md5').update(text).digest('hex');
        await expect(client.query({ name, text, values }), text).resolves.toBeDefined();
      }
      const { rows: kept } = await client.query('select count(*)::int as n from log');
      expect(kept[0].n).toBeGreaterThan(2);
    };
    const store = await connected(url, async (client) => {
      await runAll(client);
      const newer = await openPostgres(url, { connections: 1 });
      await runAll(client);
      return newer;
    });
    // And the newer node reads what the older one wrote.
    const first = left(before, 'postgres')[0]!.table;
    expect((await store.read(tableId(first), 0)).length).toBeGreaterThan(0);
    await store.close();
  });
});
