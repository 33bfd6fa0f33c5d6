/** Nodes that live and die, the connections they hold, and time in which nobody was there. */
import assert from 'node:assert/strict';
import { connectionId } from '@crownhead/match';
import {
  NODE_LEASE_MS as LEASE,
  SHORTEST_BREAK_MS,
  type Store,
  SURELY_HEARD_MS,
} from '../../src/store/store.ts';
import { ANN, BEN, type Case, CLEO, lease, T1, T2 } from './fixtures.ts';

const lapsed = async (store: Store, now: number, limit = 99): Promise<string[]> =>
  (await store.lapsed(now, limit)).map(({ connection }) => connection).sort();

export const presenceCases: readonly Case[] = [
  [
    'connections at a table are told in order of arrival',
    async ({ store, beat }) => {
      await beat('node-a', 1000);
      const [first, second, third] = [lease('x', ANN, 10), lease('b', BEN, 20), lease('c', CLEO, 30)];
      await store.connect([second]);
      await store.connect([third, first, lease('d', CLEO, 5, { table: T2 })]);
      await store.connect([]);
      assert.deepEqual(await store.present(T1), [first, second, third]);
      await store.connect([{ ...second, arrived: 40 }]);
      assert.deepEqual(await store.present(T1), [first, third, { ...second, arrived: 40 }]);
      await store.disconnect([connectionId('x'), connectionId('c'), connectionId('unknown')]);
      await store.disconnect([]);
      assert.deepEqual(await store.present(T1), [{ ...second, arrived: 40 }]);
      assert.equal((await store.present(T2)).length, 1);
      const both = await store.presentAt([T1, T2]);
      assert.deepEqual(both.map(({ connection }) => connection).sort(), ['b', 'd']);
      assert.deepEqual(await store.presentAt([]), []);
    },
  ],
  [
    'the first heartbeat begins the life of the nodes, without an outage',
    async ({ beat }) => {
      assert.deepEqual(await beat('node-a', 1000), { now: 1000, aliveSince: 1000, outages: [] });
      assert.deepEqual(await beat('node-b', 2000), { now: 2000, aliveSince: 1000, outages: [] });
      assert.deepEqual(await beat('node-a', 2000 + LEASE), {
        now: 2000 + LEASE,
        aliveSince: 1000,
        outages: [],
      });
    },
  ],
  [
    'an outage is found by exactly one heartbeat and told to everybody',
    async ({ beat }) => {
      await beat('node-a', 1000);
      await beat('node-b', 2000);
      const back = 2000 + LEASE + 1;
      const answers = await Promise.all(['node-a', 'node-b', 'node-c'].map((node) => beat(node, back)));
      const { outages } = answers[0]!;
      assert.equal(outages.length, 1);
      const { id, ...times } = outages[0]!;
      assert.deepEqual(times, { from: 2000, to: back });
      for (const answer of answers) assert.deepEqual(answer, { now: back, aliveSince: back, outages });

      assert.deepEqual((await beat('node-a', back + 10, id)).outages, []);
      const again = back + 10 + 2 * LEASE;
      const later = (await beat('node-b', again, id)).outages;
      assert.deepEqual(
        later.map(({ from, to }) => ({ from, to })),
        [{ from: back + 10, to: again }],
      );
      assert.ok(later[0]!.id > id);
      assert.deepEqual((await beat('node-b', again + 1)).outages, [...outages, ...later]);
    },
  ],
  [
    '[O22] a node that was interrupted makes a short gap an outage, unless another may have been there',
    async ({ store, beat }) => {
      await beat('node-a', 1000);
      await beat('node-a', 1000 + SHORTEST_BREAK_MS, 0, true);
      assert.deepEqual((await beat('node-a', 1300)).outages, []);
      const back = 1300 + SHORTEST_BREAK_MS + 1;
      const broken = await beat('node-a', back, 0, true);
      assert.equal(broken.aliveSince, back);
      assert.deepEqual(
        broken.outages.map(({ from, to }) => ({ from, to })),
        [{ from: 1300, to: back }],
      );
      // Heard a moment ago, the other one may have been there all the time.
      await beat('node-b', back + 400, 99, true);
      assert.deepEqual((await beat('node-a', back + 400 + SURELY_HEARD_MS, 0, true)).outages.length, 1);
      await beat('node-a', back + 2000);
      assert.deepEqual((await beat('node-b', back + 2001 + SURELY_HEARD_MS, 0, true)).outages.length, 2);
      // One that went on purpose is not there.
      const gone = back + 2001 + SURELY_HEARD_MS;
      await store.retire('node-b', gone + 10_000);
      assert.deepEqual((await beat('node-c', gone + 500, 0, true)).outages.length, 3);
    },
  ],
  [
    '[N9] connections of a silent node lapse while others live',
    async ({ store, beat }) => {
      await beat('node-a', 1000);
      await beat('node-b', 1000);
      await store.connect([lease('1', ANN, 1000)]);
      await store.connect([lease('2', BEN, 1001)]);
      await store.connect([lease('3', CLEO, 1000, { node: 'node-b' })]);
      await beat('node-b', 1000 + LEASE);
      assert.deepEqual(await lapsed(store, 1000 + LEASE), []);
      await beat('node-b', 1001 + LEASE);
      assert.deepEqual(await lapsed(store, 1001 + LEASE), ['1', '2']);
      assert.equal((await store.lapsed(1001 + LEASE, 1)).length, 1);
      const whole = await store.lapsed(1001 + LEASE, 9);
      assert.deepEqual(
        whole.find(({ connection }) => connection === '1'),
        lease('1', ANN, 1000),
      );
      await store.disconnect([connectionId('1')]);
      assert.deepEqual(await lapsed(store, 1001 + LEASE), ['2']);
      await beat('node-a', 1002 + LEASE);
      assert.deepEqual(await lapsed(store, 1002 + LEASE), []);
    },
  ],
  [
    '[N9] after an outage clients have time to come back before they are lost',
    async ({ store, beat }) => {
      await beat('node-a', 1000);
      await store.connect([lease('1', ANN, 1000)]);
      const back = 100_000;
      // Before the first heartbeat nobody knows how long nobody was there.
      assert.deepEqual(await lapsed(store, back), []);
      await beat('node-b', back);
      assert.deepEqual(await lapsed(store, back), []);
      await beat('node-b', back + LEASE - 1);
      assert.deepEqual(await lapsed(store, back + LEASE - 1), []);
      await beat('node-b', back + LEASE);
      assert.deepEqual(await lapsed(store, back + LEASE), ['1']);
    },
  ],
  [
    'connections of a node that retires stay good until the time it gave, silent or not',
    async ({ store, beat }) => {
      await beat('node-a', 1000);
      await store.connect([lease('1', ANN, 1000)]);
      await store.retire('node-a', 1000 + 2 * LEASE);
      for (const at of [1000, 1000 + LEASE, 1000 + 2 * LEASE]) {
        await beat('node-b', at);
        assert.deepEqual(await lapsed(store, at), []);
      }
      await beat('node-a', 1000 + 2 * LEASE);
      await beat('node-b', 1001 + 2 * LEASE);
      assert.deepEqual(await lapsed(store, 1001 + 2 * LEASE), ['1']);
      await store.retire('unknown', 5);
    },
  ],
];
