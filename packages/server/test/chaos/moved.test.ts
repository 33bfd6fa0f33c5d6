/** What happens to a session on one node is true on the others too. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { LOOK_AGAIN_MS } from '../../src/ws/gateway.ts';
import type { TestClient } from '../test-client.ts';
import { createTable } from '../test-server.ts';
import { FakeCluster, type FakeNode } from './fake-cluster.ts';

let cluster: FakeCluster;
beforeEach(async () => {
  cluster = await FakeCluster.open();
});
afterEach(() => cluster.end());

async function ask<T>({ url }: FakeNode, path: string, token: string | null, method: string, body: object) {
  const headers = {
    'content-type': 'application/json',
    ...(token !== null && { authorization: `Bearer ${token}` }),
  };
  const reply = await fetch(new URL(`/api/session${path}`, url), {
    method,
    headers,
    body: JSON.stringify(body),
  });
  expect(reply.ok).toBe(true);
  return (await reply.json()) as T;
}

/** Ann on one node, and another node for her to do something at. */
async function annAndAnotherNode(): Promise<{ ann: TestClient; other: FakeNode }> {
  const [home, other] = [await cluster.start(), await cluster.start()];
  return { ann: await cluster.join(home, 'Ann'), other };
}

it('who goes on at another device, through another node, is gone from the first', async () => {
  const { ann, other } = await annAndAnotherNode();
  const bye = ann.next('bye');
  const { code } = await ask<{ code: string }>(other, '/link', ann.token, 'POST', {});
  await ask(other, '/return', null, 'POST', { code });
  await cluster.pass(LOOK_AGAIN_MS);
  expect(await bye).toMatchObject({ reason: 'moved' });
});

it('who takes another name, through another node, sits down under it; those who did nothing stay', async () => {
  const { ann, other } = await annAndAnotherNode();
  await ask(other, '', ann.token, 'PUT', { name: 'Bea' });
  await cluster.pass(LOOK_AGAIN_MS);
  const table = await createTable(ann);
  const state = await ann.until(table, ({ seats }) => seats[0] !== null);
  expect(state.seats[0]).toMatchObject({ name: 'Bea' });
});
