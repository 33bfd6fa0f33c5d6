import { afterAll, beforeAll, expect, test } from 'vitest';
import { schemaOf, startPostgres, type TestPostgres } from '../../../test/postgres/test-postgres.ts';
import { lineTo } from '../../../test/postgres/test-proxy.ts';
import { row, T1 } from '../../../test/store-contract/fixtures.ts';
import { openPostgres } from './open.ts';
import { Servers } from './servers.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

/** The same place, by way of several hosts. */
function byHosts(url: string, hosts: readonly string[], more = ''): string {
  const { username, password, pathname, search } = new URL(url);
  return `postgres://${username}:${password}@${hosts.join(',')}${pathname}${search}${more}`;
}

test('[O20] of several hosts the one that answers is used, and named with the others in sentences', async () => {
  const url = await postgres.fresh();
  const several = byHosts(url, ['127.0.0.1:1', new URL(url).host], '&target_session_attrs=read-write');
  const servers = new Servers(several);
  expect(servers.place).toBe(`PostgreSQL at 127.0.0.1:1, ${new URL(url).host}/postgres`);
  expect(await servers.choose()).toMatchObject({ pooled: false });
  const store = await openPostgres(several);
  expect(await store.append(row(T1, 1))).toEqual({ kind: 'appended' });
  await store.close();
});

test('[O20] one that cannot be reached any more is left for another, and there and back', async () => {
  const url = await postgres.fresh();
  const [first, second] = [await lineTo(url), await lineTo(url)];
  const store = await openPostgres(byHosts(url, [new URL(first.url).host, new URL(second.url).host]));
  await store.append(row(T1, 1));
  await first.cut();
  // The call on a broken connection fails, those after it go by the other line.
  await store.append(row(T1, 2)).catch(() => undefined);
  await store.append(row(T1, 2)).catch(() => undefined);
  expect(await store.heads([T1])).toEqual(new Map([[T1, 2]]));
  await second.cut();
  await expect(store.heads([T1]).then(() => store.heads([T1]))).rejects.toMatchObject({
    code: 'unreachable',
  });
  await first.mend();
  await expect.poll(() => store.heads([T1]).catch(() => null)).toEqual(new Map([[T1, 2]]));
  await store.close();
  for (const line of [first, second]) await line.end();
});

test('[O20] where every host is read-only the sentence says so, and one that takes writes is found later', async () => {
  const url = await postgres.fresh();
  const host = new URL(url).host;
  const readOnly = byHosts(url, [host, host]).replace(
    'options=-c+',
    'options=-c default_transaction_read_only=on -c ',
  );
  await expect(openPostgres(readOnly)).rejects.toMatchObject({
    code: 'unreachable',
    message: expect.stringMatching(/no server takes writes/),
  });
  expect(schemaOf(url)).toMatch(/^test_/);
});

test('[O20] what a node cannot work with is refused', () => {
  expect(() => new Servers('postgres://a,b/db?target_session_attrs=standby')).toThrow(
    /must be able to write/,
  );
  expect(() => new Servers('postgres://me:topsecret@a,[half/db')).toThrow(/^This is not the URL/);
});
