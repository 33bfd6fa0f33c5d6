import { tableId } from '@crownhead/protocol';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { schemaOf, startPostgres, type TestPostgres } from '../../../test/postgres/test-postgres.ts';
import { lineTo, type ProxyLine } from '../../../test/postgres/test-proxy.ts';
import type { Hint } from '../hints.ts';
import { PostgresHints } from './hints.ts';

let postgres: TestPostgres;
const ends: (() => Promise<void>)[] = [];
beforeAll(async () => {
  postgres = await startPostgres();
});
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});
afterAll(() => postgres.stop());

/** Things that come one by one and are waited for one by one. */
class Inbox<T> {
  readonly #came: T[] = [];
  readonly #waiting: ((thing: T) => void)[] = [];
  readonly put = (thing: T): void => {
    const next = this.#waiting.shift();
    if (next) next(thing);
    else this.#came.push(thing);
  };
  next(): Promise<T> {
    const came = this.#came.shift();
    return came === undefined ? new Promise((resolve) => this.#waiting.push(resolve)) : Promise.resolve(came);
  }
  get size(): number {
    return this.#came.length;
  }
}

/** A node's hints, already listening. */
async function node(url: string) {
  const hints = new PostgresHints(url);
  ends.push(() => hints.close());
  const heard = new Inbox<Hint>();
  const lost = new Inbox<true>();
  hints.subscribe(heard.put, () => lost.put(true));
  await lost.next();
  return { hints, heard, lost };
}

const hint = (table: string, seq: number): Hint => ({ table: tableId(table), seq });

test('the others hear a hint, its sender does not, and hints of one moment come together', async () => {
  const url = await postgres.fresh();
  const [a, b, c] = [await node(url), await node(url), await node(url)];
  a.hints.publish(hint('first1', 1));
  a.hints.publish(hint('first1', 2));
  a.hints.publish(hint('second', 0));
  for (const other of [b, c]) {
    expect(await other.heard.next()).toEqual(hint('first1', 2));
    expect(await other.heard.next()).toEqual(hint('second', 0));
  }
  b.hints.publish(hint('third3', 9));
  expect(await a.heard.next()).toEqual(hint('third3', 9));
  expect([a.heard.size, b.heard.size]).toEqual([0, 0]);
});

test('more hints at once than one notification can carry', async () => {
  const url = await postgres.fresh();
  const [a, b] = [await node(url), await node(url)];
  const many = Array.from({ length: 2000 }, (_, i) => hint(`table${i}`, i + 1));
  for (const each of many) a.hints.publish(each);
  for (const each of many) expect(await b.heard.next()).toEqual(each);
});

test('stores of different schemas do not hear each other', async () => {
  const [here, there] = [await postgres.fresh(), await postgres.fresh()];
  const [a, b, stranger] = [await node(here), await node(here), await node(there)];
  stranger.hints.publish(hint('strange', 1));
  await stranger.hints.close();
  a.hints.publish(hint('known1', 1));
  expect(await b.heard.next()).toEqual(hint('known1', 1));
  expect(a.heard.size).toBe(0);
});

test('what was published before closing is still told', async () => {
  const url = await postgres.fresh();
  const [a, b] = [await node(url), await node(url)];
  a.hints.publish(hint('last01', 1));
  await a.hints.close();
  a.hints.publish(hint('late01', 1));
  expect(await b.heard.next()).toEqual(hint('last01', 1));
});

test('after PostgreSQL ended the connection, listening begins again and says so', async () => {
  const url = await postgres.fresh();
  const [a, b] = [await node(url), await node(url)];
  const listeners = await postgres.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1',
    [schemaOf(url)],
  );
  // One of an earlier case may just be going.
  expect(listeners.length).toBeGreaterThanOrEqual(2);
  await Promise.all([a.lost.next(), b.lost.next()]);
  a.hints.publish(hint('again1', 4));
  expect(await b.heard.next()).toEqual(hint('again1', 4));
});

async function cutLine(): Promise<ProxyLine> {
  const line = await lineTo(await postgres.fresh());
  ends.push(() => line.end());
  return line;
}

test('while nobody is there hints are lost without a word, and heard again afterwards', async () => {
  const line = await cutLine();
  const [a, b] = [await node(line.url), await node(line.url)];
  await line.cut();
  a.hints.publish(hint('nobody', 1));
  await line.mend();
  await Promise.all([a.lost.next(), b.lost.next()]);
  a.hints.publish(hint('again1', 4));
  expect(await b.heard.next()).toEqual(hint('again1', 4));
});

test('hints can be closed while nobody is there', async () => {
  const line = await cutLine();
  const a = await node(line.url);
  await line.cut();
  await a.hints.close();
  const never = new PostgresHints(line.url);
  never.publish(hint('nobody', 1));
  await never.close();
});

test('a URL that is none is refused without repeating it', () => {
  expect(() => new PostgresHints('postgres://me:topsecret@[half')).toThrow(/^This is not the URL/);
});
