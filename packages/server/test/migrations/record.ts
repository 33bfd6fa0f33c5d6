/**
 * Writes down what a database of the present version looks like, for the day when it is an old one: run it with
 * every release that has a new version. `npx node packages/server/test/migrations/record.ts`
 */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { MIGRATIONS } from '../../src/store/migrations/index.ts';
import { startPostgres } from '../postgres/test-postgres.ts';
import { startTestServer } from '../test-server.ts';
import { dumpPostgres, dumpSqlite } from './dump.ts';
import { playEvening } from './play.ts';
import { writeRecorded } from './recording.ts';

const write = (name: string, text: string) => writeRecorded(`v${MIGRATIONS.length}`, name, text);
const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

const file = join(mkdtempSync(join(tmpdir(), 'crownhead-record-')), 'crownhead.db');
const alone = await startTestServer({ db: file });
write('sqlite.json', json(await playEvening(alone.url)));
await alone.stop();
write('sqlite.sql', dumpSqlite(file));

/** Every statement with its values, in order, the first few times: what a node of this version asks of a database. */
const TIMES = 4;
const asked: string[] = [];
const times = new Map<string, number>();
const { query } = pg.Client.prototype as { query: (...args: never[]) => unknown };
pg.Client.prototype.query = function (this: pg.Client, ...args: never[]) {
  const { text, values } = args[0] as unknown as { text?: string; values?: unknown[] };
  // Those of transactions and of listening are plain texts.
  if (text && values) {
    times.set(text, (times.get(text) ?? 0) + 1);
    if (times.get(text)! <= TIMES) asked.push(JSON.stringify({ text, values }));
  }
  return query.apply(this, args);
} as never;

const postgres = await startPostgres();
const node = await startTestServer({ db: postgres.url });
write('postgres.json', json(await playEvening(node.url)));
await node.stop();
write('statements.jsonl', `${asked.join('\n')}\n`);
const client = new pg.Client({ connectionString: postgres.url });
await client.connect();
write(
  'postgres.sql',
  await dumpPostgres(
    client,
    MIGRATIONS.map(({ postgres: step }) => step),
  ),
);
await client.end();
await postgres.stop();
