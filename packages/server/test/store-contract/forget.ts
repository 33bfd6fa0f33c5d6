/** Forgetting what is too old to matter, and nothing else. */
import assert from 'node:assert/strict';
import { NO_TABLE } from '@crownhead/match';
import { ATTEMPTS_KEPT_MS, LOG_KEPT_MS, NODE_LEASE_MS, SESSION_KEPT_MS } from '../../src/store/store.ts';
import { ANN, BEN, type Case, CLEO, finished, lease, row, said, T1, T2 } from './fixtures.ts';

const CLOSED = { listing: null, host: null, seated: [] } as const;

export const forgetCases: readonly Case[] = [
  [
    'logs of tables closed long ago go, with all that hung on them but their games',
    async ({ store }) => {
      const game = finished(T1, 1, 50);
      await store.append(row(T1, 1, { events: [said('hello', 50)], games: [game] }));
      await store.append(row(T1, 2, { events: [said('bye', 100)], summary: CLOSED }));
      await store.append(row(T2, 1, { events: [said('still open', 100)] }));
      for (const table of [T1, T2]) {
        await store.saveSnapshot(table, { seq: 1, state: NO_TABLE });
        await store.setPassword(table, 'hash', 'link');
        await store.grant(table, ANN);
      }
      await store.forget(100 + LOG_KEPT_MS);
      assert.equal((await store.read(T1, 0)).length, 2);
      await store.forget(101 + LOG_KEPT_MS);
      assert.deepEqual(await store.read(T1, 0), []);
      assert.deepEqual(await store.heads([T1, T2]), new Map([[T2, 1]]));
      assert.deepEqual([await store.snapshot(T1), await store.password(T1)], [null, null]);
      assert.equal(await store.granted(T1, ANN), false);
      assert.deepEqual(await store.game('table1-1'), game);
      assert.deepEqual(await store.snapshot(T2), { seq: 1, state: NO_TABLE });
      assert.equal(await store.password(T2), 'hash');
      assert.equal(await store.granted(T2, ANN), true);
    },
  ],
  [
    'sessions not seen for long go, with their tokens, codes and names',
    async ({ store }) => {
      const session = { name: 'A', at: 0 };
      await store.createSession({ ...session, player: ANN, skeleton: 'a', tokenHash: 'ta' });
      await store.createSession({ ...session, player: BEN, skeleton: 'b', tokenHash: 'tb' });
      await store.touchSession(BEN, 'b', 1);
      await store.saveReturnCode(ANN, 'code a', 9 * SESSION_KEPT_MS);
      await store.saveReturnCode(BEN, 'code b', 9 * SESSION_KEPT_MS);
      await store.forget(SESSION_KEPT_MS);
      assert.equal((await store.sessionByToken('ta'))?.player, ANN);
      await store.forget(SESSION_KEPT_MS + 1);
      assert.equal(await store.sessionByToken('ta'), null);
      assert.equal(await store.redeemReturnCode('code a', 'tc', 1), null);
      assert.equal((await store.sessionByToken('tb'))?.player, BEN);
      assert.equal((await store.redeemReturnCode('code b', 'td', 1))?.player, BEN);
      const heir = { ...session, at: 1, player: CLEO, skeleton: 'a', tokenHash: 'tcleo' };
      assert.equal(await store.createSession(heir), true);
    },
  ],
  [
    'attempts go after their time, codes after theirs',
    async ({ store }) => {
      await store.createSession({ player: ANN, name: 'A', skeleton: 'a', tokenHash: 'ta', at: 1000 });
      await store.saveReturnCode(ANN, 'code', 2000);
      await store.noteAttempt('key', 1000);
      await store.noteAttempt('key', 1001);
      await store.forget(1000 + ATTEMPTS_KEPT_MS);
      assert.equal(await store.attempts('key', 0), 2);
      await store.forget(1001 + ATTEMPTS_KEPT_MS);
      assert.equal(await store.attempts('key', 0), 1);
      assert.equal(await store.redeemReturnCode('code', 'tb', 1999), null);
    },
  ],
  [
    'dead nodes go only after their connections were dealt with; old outages go',
    async ({ store, beat }) => {
      await beat('node-a', 1000);
      await beat('node-b', 1000);
      await store.connect([lease('1', ANN, 1000)]);
      const [first, second] = [1000 + 2 * NODE_LEASE_MS, 1000 + LOG_KEPT_MS];
      await beat('node-b', first);
      await beat('node-b', second);
      await beat('node-b', second + NODE_LEASE_MS);
      await store.forget(second + NODE_LEASE_MS);
      assert.deepEqual(await store.lapsed(second + NODE_LEASE_MS, 9), [lease('1', ANN, 1000)]);
      assert.equal((await store.present(T1)).length, 1);
      await beat('node-b', first + LOG_KEPT_MS);
      await store.forget(first + LOG_KEPT_MS);
      assert.equal((await beat('node-b', first + LOG_KEPT_MS + 1)).outages.length, 2);
      await store.forget(first + LOG_KEPT_MS + 1);
      const { outages } = await beat('node-b', first + LOG_KEPT_MS + 2);
      assert.deepEqual(
        outages.map(({ to }) => to),
        [second],
      );
    },
  ],
];
