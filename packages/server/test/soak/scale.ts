/**
 * Measures what docs/scale.md counts with: `npx node packages/server/test/soak/scale.ts [open tables] [seconds]`.
 * A PostgreSQL that waits for its disk, filled with open tables; every question the nodes ask it, timed.
 */
import { tableId } from '@crownhead/protocol';
import { SQUARES } from '@crownhead/rules';
import pg from 'pg';
import { openPostgres } from '../../src/store/postgres/open.ts';
import { startServer } from '../postgres/test-postgres.ts';
import { row } from '../store-contract/fixtures.ts';

const [open = 100_000, seconds = 5] = process.argv.slice(2).map(Number);
const WRITERS = [1, 8, 32] as const;
const HEADS = 10_000;
const START = 1_800_000_000_000;

const server = await startServer(true);
const store = await openPostgres(server.url, { connections: 32 });
const client = new pg.Client({ connectionString: server.url });
await client.connect();

const nameOf = (i: number) => tableId(`bench${i}`);
const move = (at: number, ply: number) =>
  ({
    v: 1,
    at,
    type: 'move.made',
    game: 1,
    ply,
    move: { from: SQUARES[10]!, path: [SQUARES[14]!], captured: [], crowned: false },
  }) as const;
const due = { nextDue: START + 10 ** 9 };
const say = (what: string, value: string): void => console.log(`${what.padEnd(46)} ${value}`);

/** One row for each table, as if it had just been opened; by the database itself, since that is not what is measured. */
async function fill(): Promise<void> {
  const { summary } = row(nameOf(0), 1);
  await client.query(
    `insert into tables (table_id, head, next_due, listing, created_at, host, seated, last_at, present, rank)
     select 'open' || i, 1, $2::bigint + i, $3, $2::bigint + i, 'host' || i, '{}', $2, true, 0
     from generate_series(1, $1::int) i`,
    [open, START, JSON.stringify(summary?.listing)],
  );
  await client.query('vacuum analyze');
}

/** Each writer plays at its own tables and waits for every commit, as a node does for one table. */
async function appends(writers: number): Promise<number> {
  const end = performance.now() + seconds * 1000;
  let done = 0;
  const write = async (writer: number): Promise<void> => {
    for (let seq = 1; performance.now() < end; seq++) {
      const table = nameOf(writers * 1000 + writer);
      await store.append(
        row(table, seq, { events: [move(START + seq, seq)], due, ...(seq > 1 && { summary: null }) }),
      );
      done++;
    }
  };
  await Promise.all(Array.from({ length: writers }, (_, i) => write(i)));
  return done / seconds;
}

/** The middle one of eleven, in milliseconds. */
async function timed(job: () => Promise<unknown>): Promise<string> {
  const taken: number[] = [];
  for (let i = 0; i < 11; i++) {
    const began = performance.now();
    await job();
    taken.push(performance.now() - began);
  }
  return `${taken.sort((a, b) => a - b)[5]!.toFixed(1)} ms`;
}

async function bytesPerRow(): Promise<string> {
  const { rows } = await client.query(
    `select (select sum(pg_total_relation_size(relid)) from pg_partition_tree('log'))::float8 / count(*) as row,
       avg(length(events))::float8 as events
     from log`,
  );
  return `${Math.round(rows[0].row)} with its keys, ${Math.round(rows[0].events)} of them events`;
}

const walBytes = async (): Promise<number> =>
  Number((await client.query(`select pg_current_wal_insert_lsn() - '0/0'::pg_lsn as n`)).rows[0].n);

await fill();
for (const writers of WRITERS) {
  const before = await walBytes();
  const rate = await appends(writers);
  const wal = ((await walBytes()) - before) / (rate * seconds);
  say(`appends/s with ${writers} at once`, `${Math.round(rate)} (${Math.round(wal)} bytes of WAL each)`);
}
const some = Array.from({ length: HEADS }, (_, i) => tableId(`open${i + 1}`));
say('bytes of a log row', await bytesPerRow());
say(`heads of ${HEADS} tables`, await timed(() => store.heads(some)));
say(`a sweep for deadlines among ${open} tables`, await timed(() => store.dueTables(START, 100)));
say('a sweep for computers', await timed(() => store.dueComputers(START, 100)));
say('the lobby: the first 200 tables', await timed(() => store.listings({}, 200)));
say(`how many tables are open (${open})`, await timed(() => store.openTables()));
say('a heartbeat', await timed(() => store.heartbeat('bench', START, 0)));

await client.end();
await store.close();
await server.stop();
