/** A node stuck in the middle of an append to PostgreSQL: the others go on with the same table. */
import { squares } from '@crownhead/testkit';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '../../src/server.ts';
import { connectionConfig, DEFAULT_LIMITS } from '../../src/store/postgres/database.ts';
import { schemaOf, startPostgres, type TestPostgres } from '../postgres/test-postgres.ts';
import { lineTo, type ProxyLine } from '../postgres/test-proxy.ts';
import type { TestClient } from '../test-client.ts';
import { playMove, startGame, startTestServer } from '../test-server.ts';

let postgres: TestPostgres;
let line: ProxyLine;
const servers: RunningServer[] = [];
const clients: TestClient[] = [];

beforeAll(async () => {
  postgres = await startPostgres();
});
afterEach(async () => {
  // What is stuck fails immediately and is not waited for.
  await postgres.query('rollback');
  await line.end();
  await Promise.all(clients.splice(0).map((client) => client.close()));
  await Promise.all(servers.splice(0).map((server) => server.stop()));
});
afterAll(() => postgres.stop());

const FIRST_MOVE = { type: 'move', game: 1, ply: 1, path: squares(11, 15) as never } as const;

/** Black on a node that reaches PostgreSQL by a line, white on one that needs none. */
async function gameOnTwoNodes() {
  const url = await postgres.fresh();
  line = await lineTo(url);
  const a = await startTestServer({ db: line.url, logLevel: 'silent' });
  const b = await startTestServer({ db: url, logLevel: 'silent' });
  servers.push(a, b);
  const game = await startGame(a.url, ['Ann', 'Bob'], undefined, b.url);
  clients.push(game.black, game.white);
  const moveElsewhere = async () => {
    game.black.drop();
    await game.black.connect(b.url);
    await game.black.open(game.table, { seen: game.black.mirrors.get(game.table)!.seq });
  };
  return { ...game, schema: schemaOf(url), url, b, moveElsewhere };
}

const moves = async (schema: string) =>
  (
    await postgres.query<{ events: string }>(
      `select events from ${schema}.log where events like '%move.made%'`,
    )
  ).length;

test('[N15] the line to PostgreSQL goes silent under a move: the same move goes through on another node', async () => {
  const { table, black, white, schema, moveElsewhere } = await gameOnTwoNodes();
  line.silence();
  void black.command(table, FIRST_MOVE, 'once');
  const began = performance.now();
  await moveElsewhere();
  expect(await black.command(table, FIRST_MOVE, 'once')).toMatchObject({ type: 'reply' });
  console.info(`on another node after ${(performance.now() - began).toFixed(0)} ms`);
  expect(await playMove(white, table)).toMatchObject({ type: 'reply' });
  expect(await moves(schema)).toBe(2);
});

test('[N14][N15] an append held up inside PostgreSQL is committed after all: its repetition is answered, done once', async () => {
  const { table, black, white, schema, moveElsewhere } = await gameOnTwoNodes();
  await postgres.query('begin');
  await postgres.query(`select from ${schema}.tables where table_id = $1 for update`, [table]);
  void black.command(table, FIRST_MOVE, 'once');
  await waitingForLocks(schema, 1);
  // It has written its row and waits for a lock; from now on nobody hears what becomes of it.
  line.silence();
  await moveElsewhere();
  const again = black.command(table, FIRST_MOVE, 'once');
  await waitingForLocks(schema, 2);
  await postgres.query('rollback');
  const answer = await again;
  const [row] = await postgres.query<{ seq: number }>(
    `select seq from ${schema}.log where command_id = 'once'`,
  );
  expect(answer).toMatchObject({ type: 'reply', seq: row!.seq });
  expect(await playMove(white, table)).toMatchObject({ type: 'reply' });
  expect(await moves(schema)).toBe(2);
});

test('[N15] a node that freezes with a lock in its hands loses the lock', async () => {
  const { table, black, white, schema, url, moveElsewhere } = await gameOnTwoNodes();
  await moveElsewhere();
  // As a node would, only with less patience so that nobody has to wait for this test.
  const frozen = new pg.Client(
    connectionConfig({ url, pooled: false }, { ...DEFAULT_LIMITS, statementMs: 500 }),
  );
  frozen.on('error', () => undefined);
  const cutOff = new Promise<void>((done) => frozen.on('end', () => done()));
  await frozen.connect();
  await frozen.query('begin');
  await frozen.query(`select from ${schema}.tables where table_id = $1 for update`, [table]);
  const began = performance.now();
  expect(await black.command(table, FIRST_MOVE)).toMatchObject({ type: 'reply' });
  const waited = performance.now() - began;
  expect(waited).toBeLessThan(DEFAULT_LIMITS.lockMs);
  console.info(`a lock that must be given up after 500 ms held a move up for ${waited.toFixed(0)} ms`);
  await cutOff;
  expect(await playMove(white, table)).toMatchObject({ type: 'reply' });
});

/** Resolves when so many statements of these nodes wait for somebody else's lock. */
async function waitingForLocks(schema: string, count: number): Promise<void> {
  const waiting = async () => {
    // Within a transaction this view shows what it showed the first time.
    await postgres.query('select pg_stat_clear_snapshot()');
    return postgres.query(
      `select pid from pg_stat_activity where wait_event_type = 'Lock' and application_name = $1`,
      [schema],
    );
  };
  while ((await waiting()).length < count);
}
