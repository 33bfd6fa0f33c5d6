/** PostgreSQL for tests: the one named in CROWNHEAD_TEST_POSTGRES, the one all test files share, or one of its own. */
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import pg from 'pg';

/** Where to ask for the server that all test files of a run share. */
export const STARTER_URL = 'CROWNHEAD_TEST_POSTGRES_STARTER';

export interface RunningServer {
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts a server that ends with this process, if nobody stops it before. The full run's waits for its disk. */
export async function startServer(durable = process.env.CROWNHEAD_FULL === '1'): Promise<RunningServer> {
  const script = fileURLToPath(new URL('./test-server.ts', import.meta.url));
  const child = spawn(process.execPath, [script, ...(durable ? ['--durable'] : [])], {
    stdio: ['pipe', 'pipe', 'inherit'],
    // An interrupt from the keyboard is for us; the server follows when we are gone.
    detached: true,
  });
  const exited = once(child, 'exit');
  const [url] = await Promise.race([once(createInterface(child.stdout), 'line'), exited]);
  if (typeof url !== 'string') throw new Error('PostgreSQL for tests did not start');
  return {
    url,
    stop: async () => {
      child.stdin.end();
      await exited;
    },
  };
}

/** A place in a database that nobody else uses. */
export interface TestPostgres extends RunningServer {
  /** Another empty place on the same server, gone when this one is. */
  fresh(): Promise<string>;
  /** A query from outside of the store: looks and disturbs. */
  query<Row extends object>(text: string, values?: unknown[]): Promise<Row[]>;
}

/** The schema a test's URL leads to. */
export const schemaOf = (url: string): string => new URL(url).searchParams.get('application_name')!;

export async function startPostgres(): Promise<TestPostgres> {
  const server = await sharedServer();
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  const schemas: string[] = [];

  const fresh = async (): Promise<string> => {
    const schema = `test_${randomUUID().replaceAll('-', '')}`;
    await client.query(`create schema ${schema}`);
    schemas.push(schema);
    const url = new URL(server.url);
    url.searchParams.set('options', `-c search_path=${schema}`);
    // By which its connections can be told from those of other tests.
    url.searchParams.set('application_name', schema);
    return url.href;
  };
  return {
    url: await fresh(),
    fresh,
    query: async <Row extends object>(text: string, values: unknown[] = []) =>
      (await client.query<Row>(text, values)).rows,
    stop: async () => {
      for (const schema of schemas) await client.query(`drop schema ${schema} cascade`);
      await client.end();
      await server.stop();
    },
  };
}

async function sharedServer(): Promise<RunningServer> {
  const { CROWNHEAD_TEST_POSTGRES: given, [STARTER_URL]: starter } = process.env;
  const stop = async () => undefined;
  if (given) return { url: given, stop };
  if (!starter) return startServer();
  const answer = await fetch(starter);
  if (!answer.ok) throw new Error(await answer.text());
  return { url: await answer.text(), stop };
}
