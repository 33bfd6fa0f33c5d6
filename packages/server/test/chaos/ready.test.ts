/** A node that cannot play is not sent players. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { FakeCluster, type FakeNode } from './fake-cluster.ts';

let cluster: FakeCluster;
beforeEach(async () => {
  cluster = await FakeCluster.open();
});
afterEach(() => cluster.end());

const readiness = async ({ url }: FakeNode) => {
  const reply = await fetch(new URL('/readyz', url));
  return [reply.status, await reply.json()];
};

it('is not ready while its store is out of reach', async () => {
  const node = await cluster.start();
  expect(await readiness(node)).toEqual([200, { ready: true }]);
  node.cutOff();
  await cluster.pass(5000);
  expect(await readiness(node)).toMatchObject([503, { message: expect.stringContaining('cannot save') }]);
  node.resume();
  await cluster.pass(2000);
  expect(await readiness(node)).toEqual([200, { ready: true }]);
});
