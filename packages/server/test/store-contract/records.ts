/** What operating keeps: records by kind, and people with their traces. */
import assert from 'node:assert/strict';
import { tableId } from '@crownhead/protocol';
import { ROLE_RECORDS, SESSION_KEPT_MS, type StoredRecord } from '../../src/store/store.ts';
import { ANN, BEN, type Case, CLEO, finished, lease, logged, row, said, T1, T2 } from './fixtures.ts';

const record = (id: string, change: Partial<StoredRecord> = {}): StoredRecord => ({
  kind: 'ban',
  id,
  at: 1000,
  until: null,
  subject: 'ann',
  body: { reason: 'Rude “words”' },
  ...change,
});

const QUERY = { kind: 'ban', now: 5000, limit: 9 };

export const recordCases: readonly Case[] = [
  [
    '[O3] records are listed by kind and subject, newest first, page by page',
    async ({ store }) => {
      const [a, b, c] = [record('a'), record('b', { subject: 'ben' }), record('c')];
      for (const each of [b, a, c, record('x', { kind: 'mute' })]) await store.putRecord(each);
      assert.deepEqual(await store.records(QUERY), [c, b, a]);
      assert.deepEqual(await store.records({ ...QUERY, subject: 'ann' }), [c, a]);
      assert.deepEqual(await store.records({ ...QUERY, limit: 1 }), [c]);
      assert.deepEqual(await store.records({ ...QUERY, before: 'c', limit: 1 }), [b]);
    },
  ],
  [
    '[O3] a record is replaced by one with its id, and counts until its time',
    async ({ store }) => {
      await store.putRecord(record('a', { until: 9000 }));
      const later = record('a', { until: 6000, body: [1, 'two', null] });
      await store.putRecord(later);
      assert.deepEqual(await store.records(QUERY), [later]);
      assert.deepEqual(await store.records({ ...QUERY, now: 6000 }), []);
      await store.forget(5999);
      assert.deepEqual(await store.records(QUERY), [later]);
      await store.forget(6000);
      assert.deepEqual(await store.records(QUERY), []);
    },
  ],
  [
    '[O3] of several who take a record one gets it, and nobody after its time',
    async ({ store }) => {
      const once = record('once', { until: 2000 });
      await store.putRecord(once);
      const taken = await Promise.all([1, 2, 3].map(() => store.takeRecord('ban', 'once', 1999)));
      assert.deepEqual(
        taken.filter((each) => each !== null),
        [once],
      );
      await store.putRecord(once);
      assert.equal(await store.takeRecord('ban', 'once', 2000), null);
      assert.equal(await store.takeRecord('ban', 'never', 0), null);
    },
  ],
  [
    '[O4] every change of records counts up what nodes look at',
    async ({ store }) => {
      const first = await store.recordsRevision();
      await store.putRecord(record('a'));
      const second = await store.recordsRevision();
      assert.ok(second > first);
      await store.takeRecord('ban', 'none', 0);
      assert.equal(await store.recordsRevision(), second);
      await store.takeRecord('ban', 'a', 0);
      assert.ok((await store.recordsRevision()) > second);
    },
  ],
  [
    '[O3] [O37] people are found by part of a name and by id, last seen first, some at a time',
    async ({ store }) => {
      const session = { tokenHash: 'ta', skeleton: 'a', player: ANN, name: 'Ännchen', at: 1 };
      await store.createSession(session);
      await store.createSession({
        ...session,
        tokenHash: 'tb',
        skeleton: 'b',
        player: BEN,
        name: 'Ben',
        at: 2,
      });
      const [ann, ben] = [
        { player: ANN, name: 'Ännchen', seen: 1 },
        { player: BEN, name: 'Ben', seen: 2 },
      ];
      const found = async (search: string) => (await store.people({ search, limit: 9, scan: 9 })).people;
      assert.deepEqual(await found(''), [ben, ann]);
      assert.deepEqual(await found('NNCH'), [ann]);
      assert.deepEqual(await found(BEN), [ben]);
      assert.deepEqual(await found('%'), []);
      // Page by page, by how many are shown and by how many are looked at.
      const place = { seen: 2, player: BEN };
      const all = { search: '', limit: 1, scan: 9 };
      assert.deepEqual(await store.people(all), { people: [ben], next: place });
      assert.deepEqual(await store.people({ ...all, before: place }), { people: [ann], next: null });
      const few = { search: 'nnch', limit: 9, scan: 1 };
      assert.deepEqual(await store.people(few), { people: [], next: place });
      const next = { seen: 1, player: ANN };
      assert.deepEqual(await store.people({ ...few, before: place }), { people: [ann], next });
      assert.deepEqual(await store.people({ ...few, before: next }), { people: [], next: null });
      assert.deepEqual(await store.person(ANN), ann);
      assert.equal(await store.person('nobody' as never), null);
    },
  ],
  [
    '[O3] connections are found by name, person, table and address, and nodes are listed',
    async ({ store, beat }) => {
      await beat('node-a', 1000);
      const ann = lease('1', ANN, 10);
      const ben = lease('2', BEN, 20, { table: T2, address: '2001:db8:0:0::/64' });
      await store.connect([ann, ben]);
      assert.deepEqual(await store.connections('', 9), [ben, ann]);
      for (const search of ['of BEN', BEN, T2, '2001:db8:0:0::/64']) {
        assert.deepEqual(await store.connections(search, 9), [ben], search);
      }
      assert.deepEqual(await store.nodes(), [{ node: 'node-a', heard: 1000, retires: null }]);
    },
  ],
  [
    '[O6] a session that is ended leaves nothing, and its name is free',
    async ({ store }) => {
      const session = { tokenHash: 'ta', skeleton: 'a', player: ANN, name: 'Ann', at: 1 };
      await store.createSession(session);
      await store.saveReturnCode(ANN, 'code', 9000);
      await store.grant(T1, ANN);
      await store.connect([lease('1', ANN, 10)]);
      await store.endSession(ANN);
      assert.equal(await store.sessionByToken('ta'), null);
      assert.equal(await store.redeemReturnCode('code', 'tc', 1), null);
      assert.equal(await store.granted(T1, ANN), false);
      assert.deepEqual(await store.present(T1), []);
      assert.equal(await store.createSession({ ...session, player: BEN, tokenHash: 'tb' }), true);
    },
  ],
  [
    '[O6] logs and games can be rewritten, and the tables of a player are found',
    async ({ store }) => {
      const game = finished(T1, 1, 50);
      await store.append(row(T1, 1, { games: [game] }));
      await store.append(row(T1, 2, { actor: BEN }));
      const seat = { seat: 0, player: CLEO, name: 'Cleo', until: 9 } as const;
      await store.append(row(T2, 1, { actor: BEN, events: [{ type: 'seat.asked', ...seat, v: 1, at: 8 }] }));
      await store.saveSnapshot(T1, { seq: 2, state: {} as never });
      assert.deepEqual(
        [await store.hasActed(T1, ANN), await store.hasActed(T1, CLEO), await store.hasActed(T2, CLEO)],
        [true, false, false],
      );
      assert.deepEqual(await store.tablesNaming(ANN, ''), { tables: [T1], next: T2 });
      assert.deepEqual(await store.tablesNaming(BEN, T1), { tables: [T2], next: T2 });
      assert.deepEqual(await store.tablesNaming(BEN, tableId('zzzzzz')), { tables: [], next: null });
      // Also where they did nothing.
      assert.deepEqual(await store.tablesNaming(CLEO, ''), { tables: [T2], next: T2 });
      const events = [said('Nothing.', 7)];
      await store.rewriteRows([{ table: T1, seq: 1, events }]);
      assert.deepEqual(await store.read(T1, 0), [
        logged(row(T1, 1, { events })),
        logged(row(T1, 2, { actor: BEN })),
      ]);
      assert.equal(await store.snapshot(T1), null);
      const renamed = { ...game, listing: { ...game.listing, black: 'Somebody' }, pdn: 'pdn' };
      await store.rewriteGame(renamed);
      assert.deepEqual(await store.game(game.listing.id), renamed);
    },
  ],
  [
    '[O7] the session of somebody with a role is never forgotten',
    async ({ store }) => {
      await store.createSession({ tokenHash: 'ta', skeleton: 'a', player: ANN, name: 'Ann', at: 1 });
      await store.putRecord({ ...record(ANN), kind: ROLE_RECORDS });
      await store.forget(9 * SESSION_KEPT_MS);
      assert.equal((await store.sessionByToken('ta'))?.player, ANN);
    },
  ],
];
