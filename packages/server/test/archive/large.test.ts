/** Searches of a large archive use an index for every step, and stay within what they may take. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { positionOf } from '@crownhead/rules';
import { FULL } from '@crownhead/testkit';
import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { MOST_COMPARED, MOST_EXPLORED, MOST_SEARCHED } from '../../src/archive/archive-reader.ts';
import { gameIndexOf } from '../../src/archive/game-index.ts';
import { type Ask, explorePlan, type Plan, searchPlan } from '../../src/store/archive/queries.ts';
import { filterTerms, positionTerm } from '../../src/store/archive/terms.ts';
import type { GameIndex } from '../../src/store/archive-store.ts';
import { openPostgres } from '../../src/store/postgres/open.ts';
import { batchRunner } from '../../src/store/sqlite/batch.ts';
import type { Call } from '../../src/store/sqlite/calls.ts';
import { openDatabase } from '../../src/store/sqlite/database.ts';
import type { FinishedGame } from '../../src/store/store.ts';
import { startPostgres } from '../postgres/test-postgres.ts';
import { row, T1 } from '../store-contract/fixtures.ts';
import { pickFrom, randomGame } from './random-games.ts';

const FOLDER = mkdtempSync(join(tmpdir(), 'crownhead-archive-'));
afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

const GAMES = FULL ? 100_000 : 300;
/** Distinct games are made of these many: what takes time here is to play them. */
const PLAYED = FULL ? 2000 : 100;
const SLICE = 100;
const MOST_MS = 40;

const START = positionOf('B:W21-32:B1-12');
const page = { limit: 20, scan: MOST_SEARCHED };
const start = positionTerm(START);

/** What a stranger may ask that finds most, or looks longest for nothing. */
const SEARCHES: Readonly<Record<string, () => Plan<unknown>>> = {
  'one player': () => searchPlan({ ...page, terms: filterTerms({ player: 'ann' }, null) }),
  'a result': () => searchPlan({ ...page, terms: filterTerms({ result: 'drawn' }, null) }),
  'the start, one player, a result': () =>
    searchPlan({
      ...page,
      position: start,
      terms: filterTerms({ player: 'bell', side: 'white', result: 'none', rules: 'official' }, START),
    }),
  'the start, explored': () => explorePlan({ position: start, terms: [], scan: MOST_EXPLORED }),
  'the start, explored for one player': () =>
    explorePlan({
      ...{ position: start, scan: MOST_COMPARED },
      terms: filterTerms({ player: 'ann', rules: 'official' }, null),
    }),
};

function filled(file: string): DatabaseSync {
  const db = openDatabase(file);
  // Nobody misses it after a crash.
  db.exec('pragma synchronous = off');
  const run = batchRunner(db, file);
  const pick = pickFrom(5);
  const played = Array.from({ length: PLAYED }, (_, n) => {
    const { played: __, ...game } = randomGame(pick, n, 80);
    return { game: { ...game, private: false }, index: gameIndexOf(game) };
  });
  for (let n = 0; n < GAMES; n += SLICE) {
    const slice = Array.from({ length: SLICE }, (_, i) => again(played[(n + i) % PLAYED]!, n + i));
    const games = slice.map(({ game }) => game);
    run([
      ['append', [row(T1, n / SLICE + 1, { games })]],
      ['claimUnindexed', [1, 2, SLICE]],
    ] as Call[]);
    run(slice.map(({ game, index }) => ['indexGame', [game.listing.id, 2, index]]));
  }
  return db;
}

/** A game of before under another id and at another time. */
function again<T extends { game: FinishedGame; index: GameIndex }>({ game, index }: T, n: number) {
  const id = `other${String(n).padStart(6, '0')}-1`;
  const listing = { ...game.listing, id, endedAt: 1_700_000_000_000 + n * 60_000 };
  return { game: { ...game, listing }, index: { ...index, listing } };
}

/** Runs a plan, and returns what it asked. */
function run(db: DatabaseSync, plan: Plan<unknown>): readonly Ask[] {
  const asked: Ask[] = [];
  let step = plan.next();
  while (!step.done) {
    const { text, values } = step.value;
    asked.push(step.value);
    step = plan.next(db.prepare(text.replaceAll('$', '?')).all(...values) as never);
  }
  return asked;
}

/** Of three, so that a busy machine does not count. */
const leastMs = (work: () => unknown): number =>
  Math.min(
    ...[1, 2, 3].map(() => {
      const begun = performance.now();
      work();
      return performance.now() - begun;
    }),
  );

describe(`an archive of ${GAMES.toLocaleString('en-US')} games in SQLite`, () => {
  const db = filled(join(FOLDER, 'large.db'));
  afterAll(() => db.close());

  it.each(Object.entries(SEARCHES))('[B64] is searched by index alone, in bounded time: %s', (name, plan) => {
    const asked = run(db, plan());
    for (const { text, values } of asked) {
      const steps = db.prepare(`explain query plan ${text.replaceAll('$', '?')}`).all(...values);
      const scans = steps.flatMap(({ detail }) =>
        /^SCAN (postings|games)/.test(String(detail)) ? [detail] : [],
      );
      expect(scans, text).toEqual([]);
    }
    const ms = leastMs(() => run(db, plan()));
    if (FULL) console.info(`${name}: ${ms.toFixed(1)} ms`);
    expect(ms).toBeLessThan(FULL ? MOST_MS : 1000);
  });
});

describe('an archive in PostgreSQL', () => {
  /** Ten thousand games, of which every one has the start and a player has one in fifty. */
  const FILL = `
    insert into postings (term, ended_at, id, result, ply, moves)
    select term, 1700000000000 + game * 60000, 'game' || game, 'black', 0, '11-15'
    from generate_series(1::bigint, 10000) as game,
      lateral (values ($1), ('n ann'), ('w bell'), ('r drawn'), ('u official'), ('p ' || game)) as v (term)
    where term <> 'w bell' or game % 50 = 0`;

  const GAMES_TOO = `
    insert into games (id, ended_at, private, listing, pdn, players)
    select 'game' || game, 1700000000000 + game * 60000, false, '{}', '', '[]'
    from generate_series(1::bigint, 10000) as game`;

  it('[B64] is searched by index alone, whatever the planner knows of the values', async () => {
    const postgres = await startPostgres();
    const url = await postgres.fresh();
    await (await openPostgres(url, { connections: 1 })).close();
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(GAMES_TOO);
    await client.query(FILL, [start]);
    await client.query('analyze');
    // As after some uses of a prepared statement.
    await client.query('set plan_cache_mode = force_generic_plan');
    let prepared = 0;
    for (const plan of Object.values(SEARCHES)) {
      const asking = plan();
      for (let step = asking.next(); !step.done; ) {
        const { text, values } = step.value;
        const name = `s${++prepared}`;
        const { rows } = await client.query({ name, text, values: [...values] });
        const literals = values.map((value) => (typeof value === 'string' ? `'${value}'` : value)).join(', ');
        const { rows: steps } = await client.query(`explain execute ${name} (${literals})`);
        const shown = steps.map((each) => each['QUERY PLAN']).join('\n');
        expect(shown).not.toMatch(/Seq Scan|Hash Join|Merge Join|Materialize/);
        step = asking.next(rows);
      }
    }
    expect(prepared).toBeGreaterThan(5);
    await client.end();
    await postgres.stop();
  });
});
