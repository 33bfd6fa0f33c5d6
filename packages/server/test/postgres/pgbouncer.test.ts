/** Nodes behind pgbouncer in transaction mode: nothing may be kept in a session, and there are no notifications. */
import { randomUUID } from 'node:crypto';
import { FULL } from '@crownhead/testkit';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { openPostgres } from '../../src/store/postgres/open.ts';
import { Servers } from '../../src/store/postgres/servers.ts';
import { storeContract } from '../store-contract/contract.ts';
import { TestClient } from '../test-client.ts';
import { playMove, startGame, startTestServer } from '../test-server.ts';
import { PGBOUNCER, startPgbouncer } from './test-pgbouncer.ts';
import { type RunningServer, startServer } from './test-postgres.ts';

const PLIES = 12;

if (!PGBOUNCER)
  console.warn('pgbouncer is not installed: nothing is tested through it (apt install pgbouncer)');

describe.runIf(PGBOUNCER)('through pgbouncer in transaction mode', () => {
  let postgres: RunningServer;
  let pooler: RunningServer;
  beforeAll(async () => {
    postgres = await startServer();
    pooler = await startPgbouncer(postgres.url);
  });
  afterAll(async () => {
    await pooler.stop();
    await postgres.stop();
  });

  /** An empty database by way of the pooler, which refuses to be told a schema. */
  async function fresh(): Promise<string> {
    const name = `test_${randomUUID().replaceAll('-', '')}`;
    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    await client.query(`create database ${name}`);
    await client.end();
    return Object.assign(new URL(pooler.url), { pathname: `/${name}` }).href;
  }

  test('[O21] a pooler is noticed, and no pooler is not taken for one', async () => {
    expect(await new Servers(pooler.url).choose()).toMatchObject({ pooled: true });
    expect(await new Servers(postgres.url).choose()).toMatchObject({ pooled: false });
  });

  test('[O21] two nodes: a game is played, and those who watch on one are seen on the other', async () => {
    const db = await fresh();
    const nodes = [await startTestServer({ db }), await startTestServer({ db })] as const;
    const [a, b] = nodes.map(({ url }) => url) as [string, string];
    const { table, black, white } = await startGame(a, ['Ann', 'Bob'], undefined, b);
    const eve = await TestClient.join(b, 'Eve');
    const seen = black.wait(
      (message) => message.type === 'presence' && message.watching.some(({ name }) => name === 'Eve'),
    );
    await eve.open(table);
    await seen;
    for (let ply = 0; ply < PLIES; ply++) {
      const mover = ply % 2 === 0 ? black : white;
      await mover.until(table, ({ round }) => round!.game.plies.length === ply);
      expect(await playMove(mover, table, ply)).toMatchObject({ type: 'reply' });
    }
    for (const client of [black, white, eve]) {
      await client.until(table, ({ round }) => round!.game.plies.length === PLIES);
      await client.close();
    }
    for (const node of nodes) await node.stop();
  });

  if (FULL)
    storeContract(it, async () => ({ store: await openPostgres(await fresh(), { clock: 'caller' }) }));
});
