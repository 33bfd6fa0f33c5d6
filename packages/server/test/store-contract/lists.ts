/** What follows from the logs: deadlines, the lobby's list, the archive. */
import assert from 'node:assert/strict';
import { playerId } from '@crownhead/match';
import { tableId } from '@crownhead/protocol';
import { ANN, BEN, type Case, CLEO, finished, lease, listing, row, T1, T2 } from './fixtures.ts';

const T3 = tableId('table3');

export const listCases: readonly Case[] = [
  [
    'due tables come most overdue first, and a later row moves the deadline',
    async ({ store }) => {
      await store.append(row(T1, 1, { due: { nextDue: 300 } }));
      await store.append(row(T2, 1, { due: { nextDue: 100 } }));
      await store.append(row(T3, 1, { due: { nextDue: null } }));
      assert.deepEqual(await store.dueTables(99, 9), []);
      assert.deepEqual(await store.dueTables(100, 9), [T2]);
      assert.deepEqual(await store.dueTables(300, 9), [T2, T1]);
      assert.deepEqual(await store.dueTables(300, 1), [T2]);
      await store.append(row(T2, 2, { due: { nextDue: 500 } }));
      await store.append(row(T1, 2, { due: { nextDue: null } }));
      assert.deepEqual(await store.dueTables(499, 9), []);
      assert.deepEqual(await store.dueTables(500, 9), [T2]);
    },
  ],
  [
    'a computer’s move is claimed by one node only',
    async ({ store }) => {
      await store.append(row(T1, 1, { due: { computerDue: 100 } }));
      await store.append(row(T2, 1, { due: { computerDue: 50 } }));
      await store.append(row(T3, 1));
      assert.deepEqual(await store.dueComputers(49, 9), []);
      assert.deepEqual(await store.dueComputers(100, 9), [T2, T1]);
      assert.deepEqual(await store.dueComputers(100, 1), [T2]);
      assert.equal(await store.claimComputer(T1, 99, 400), false);
      const claims = await Promise.all([1, 2, 3, 4].map(() => store.claimComputer(T1, 100, 400)));
      assert.equal(claims.filter(Boolean).length, 1);
      assert.deepEqual(await store.dueComputers(399, 9), [T2]);
      assert.equal(await store.claimComputer(T1, 400, 700), true);
      await store.append(row(T2, 2, { due: { computerDue: null } }));
      assert.equal(await store.claimComputer(T2, 900, 999), false);
      assert.equal(await store.claimComputer(tableId('nowhere'), 900, 999), false);
    },
  ],
  [
    'open tables are listed, those with a free seat first, newest first; a closed one is gone',
    async ({ store }) => {
      const shown = listing(T2, { createdAt: 20, playing: true, game: 3, locked: true });
      await store.append(row(T1, 1, { summary: { listing: listing(T1, { createdAt: 10 }) } }));
      await store.append(row(T2, 1, { summary: { listing: shown, host: BEN } }));
      await store.append(row(T3, 1, { summary: { listing: listing(T3, { createdAt: 15 }) } }));
      const listed = await store.listings({}, 9);
      assert.deepEqual(
        listed.map(({ table }) => table),
        [T3, T1, T2],
      );
      assert.deepEqual(listed[2], { ...shown, watching: 0 });
      assert.equal((await store.listings({}, 2)).length, 2);
      assert.deepEqual([await store.openTables(), await store.openTablesOf(ANN)], [3, 2]);

      await store.append(row(T3, 2, { summary: { listing: null, host: null, seated: [] } }));
      assert.equal((await store.listings({}, 9)).length, 2);
      assert.deepEqual([await store.openTables(), await store.openTablesOf(ANN)], [2, 1]);
      assert.equal(await store.openTablesOf(CLEO), 0);
    },
  ],
  [
    'a row that leaves the summary as it was changes what is due, and nothing that is listed',
    async ({ store }) => {
      const shown = listing(T1, { createdAt: 10, playing: true, game: 2 });
      await store.append(
        row(T1, 1, { summary: { listing: shown, seated: [ANN, BEN] }, origin: '192.0.2.1' }),
      );
      const before = await store.logBytes(T1);
      const games = [finished(T1, 1, 9)];
      await store.append(row(T1, 2, { summary: null, due: { nextDue: 70, computerDue: 80 }, games }));
      assert.deepEqual(await store.listings({}, 9), [{ ...shown, watching: 0 }]);
      assert.deepEqual(await store.openTablesFrom('192.0.2.1'), 1);
      assert.deepEqual([await store.dueTables(69, 9), await store.dueTables(70, 9)], [[], [T1]]);
      assert.deepEqual([await store.dueComputers(79, 9), await store.dueComputers(80, 9)], [[], [T1]]);
      assert.ok((await store.logBytes(T1)) > before);
      assert.equal((await store.games({ limit: 9 })).length, 1);
      assert.deepEqual(await store.append(row(T1, 2, { summary: null, commandId: 'other' })), {
        kind: 'conflict',
      });
    },
  ],
  [
    'open tables are counted by the address they were created from, until they close',
    async ({ store }) => {
      await store.append(row(T1, 1, { origin: '192.0.2.1' }));
      await store.append(row(T2, 1, { origin: '192.0.2.1' }));
      await store.append(row(T3, 1, { origin: '2001:db8:0:0::/64' }));
      await store.append(row(T1, 2));
      const counts = async () => [
        await store.openTablesFrom('192.0.2.1'),
        await store.openTablesFrom('2001:db8:0:0::/64'),
        await store.openTablesFrom('unknown'),
        // A site is all that begins like it, and nothing else.
        await store.openTablesFrom('2001:db8:0::/48'),
        await store.openTablesFrom('2001:db8:1::/48'),
      ];
      assert.deepEqual(await counts(), [2, 1, 0, 1, 0]);
      await store.append(row(T1, 3, { summary: { listing: null } }));
      await store.append(row(T1, 4, { summary: { listing: null } }));
      assert.deepEqual(await counts(), [1, 1, 0, 1, 0]);
    },
  ],
  [
    'the address a table was opened from is known while it is open',
    async ({ store }) => {
      await store.append(row(T1, 1, { origin: '192.0.2.1' }));
      await store.append(row(T2, 1));
      assert.deepEqual(
        [await store.originOf(T1), await store.originOf(T2), await store.originOf(T3)],
        ['192.0.2.1', null, null],
      );
      await store.append(row(T1, 2, { summary: { listing: null } }));
      assert.equal(await store.originOf(T1), null);
    },
  ],
  [
    '[O28] seats at tables of others are counted, those of games in which both have moved in part, by player and by the address they were taken from',
    async ({ store }) => {
      const here = '192.0.2.1';
      const there = '2001:db8:7:1::/64';
      const counts = async (except = T3) => [
        await store.waitingSeatsOf(BEN, except),
        await store.waitingSeatsFrom(here, except),
        await store.waitingSeatsFrom(there, except),
        await store.waitingSeatsFrom('2001:db8:7::/48', except),
        await store.waitingSeatsFrom('2001:db8:8::/48', except),
      ];
      // The host's own seat does not count.
      await store.append(row(T1, 1, { seatedFrom: here }));
      assert.deepEqual(await counts(), [0, 0, 0, 0, 0]);
      await store.append(row(T1, 2, { summary: { seated: [ANN, BEN] }, seatedFrom: here }));
      assert.deepEqual(await counts(), [1, 1, 0, 0, 0]);
      assert.deepEqual(await counts(T1), [0, 0, 0, 0, 0]);
      await store.append(row(T2, 1, { summary: { seated: [BEN] }, seatedFrom: there }));
      assert.deepEqual(await counts(), [2, 1, 1, 1, 0]);
      // Somebody who sits down before Ben moves him to the other column.
      await store.append(row(T2, 2, { summary: { seated: [CLEO, BEN] }, seatedFrom: here }));
      assert.deepEqual(await counts(), [2, 2, 1, 1, 0]);
      // Rows about something else, games and ends of games.
      await store.append(row(T2, 3, { summary: { seated: [CLEO, BEN] } }));
      const starting = { listing: listing(T1, { playing: true }), starting: true, seated: [ANN, BEN] };
      await store.append(row(T1, 3, { summary: starting }));
      assert.deepEqual(await counts(), [2, 2, 1, 1, 0]);
      const { playing } = await store.countListings({ state: 'playing' });
      assert.deepEqual([playing, (await store.listings({ state: 'playing' }, 9)).length], [1, 1]);
      await store.append(
        row(T1, 4, { summary: { listing: listing(T1, { playing: true }), seated: [ANN, BEN] } }),
      );
      assert.deepEqual(await counts(), [1.25, 1.0625, 1, 1, 0]);
      await store.append(row(T1, 5, { summary: { seated: [ANN, BEN] } }));
      assert.deepEqual(await counts(), [2, 2, 1, 1, 0]);
      // Who has left and whose table is closed counts no more.
      await store.append(row(T2, 4, { summary: { seated: [BEN] } }));
      await store.append(row(T1, 6, { summary: { listing: null, host: null, seated: [] } }));
      assert.deepEqual(await counts(), [1, 0, 1, 1, 0]);
      // A table without a host.
      await store.append(row(T2, 5, { summary: { host: null, seated: [BEN] } }));
      assert.deepEqual(await counts(), [1, 0, 1, 1, 0]);
    },
  ],
  [
    'a watcher with two connections counts once, and those in a seat do not count',
    async ({ store }) => {
      await store.append(row(T1, 1, { summary: { seated: [ANN, BEN] } }));
      await store.append(row(T2, 1, { summary: { listing: listing(T2, { createdAt: 5 }) } }));
      await store.connect([
        lease('1', ANN, 1),
        lease('2', CLEO, 2),
        lease('3', CLEO, 3),
        lease('4', BEN, 4, { table: T2 }),
      ]);
      const watching = async () => (await store.listings({}, 9)).map((each) => each.watching);
      assert.deepEqual(await watching(), [1, 1]);
      await store.append(row(T1, 2, { summary: { seated: [CLEO] } }));
      assert.deepEqual(await watching(), [1, 1]);
      await store.append(row(T1, 3, { summary: { seated: [] } }));
      assert.deepEqual(await watching(), [2, 1]);
    },
  ],
  [
    'finished games are listed last ended first, page by page, also where many ended together',
    async ({ store }) => {
      const ends = [500, 700, 700, 700, 600, 700, 400];
      const games = ends.map((endedAt, i) => finished(T1, i + 1, endedAt));
      for (const [i, game] of games.entries()) await store.append(row(T1, i + 1, { games: [game] }));
      const first = await store.games({ limit: 3 });
      assert.deepEqual(
        first.map(({ endedAt }) => endedAt),
        [700, 700, 700],
      );
      const seen = [...first];
      for (;;) {
        const page = await store.games({ limit: 2, before: seen.at(-1)! });
        if (page.length === 0) break;
        seen.push(...page);
        assert.ok(seen.length <= games.length, 'a game came twice');
      }
      assert.deepEqual(
        seen.map(({ endedAt }) => endedAt),
        ends.toSorted((a, b) => b - a),
      );
      assert.deepEqual(new Set(seen), new Set(games.map((game) => game.listing)));
    },
  ],
  [
    'games of private tables are kept but not listed',
    async ({ store }) => {
      const secret = finished(T1, 1, 100, { private: true, players: [ANN, CLEO] });
      const open = finished(T1, 2, 50);
      await store.append(row(T1, 1, { games: [secret, open] }));
      assert.deepEqual(await store.games({ limit: 9 }), [open.listing]);
      assert.deepEqual(await store.game('table1-1'), secret);
      assert.deepEqual(await store.game('table1-2'), open);
      assert.equal(await store.game('table1-3'), null);
    },
  ],
  [
    'a player’s own games are listed page by page, those of private tables too, and nobody else’s',
    async ({ store }) => {
      const games = [
        finished(T1, 1, 300, { private: true, players: [ANN, CLEO] }),
        finished(T1, 2, 300),
        finished(T1, 3, 200, { players: [BEN, ANN] }),
        finished(T1, 4, 400, { players: [BEN, CLEO] }),
      ];
      await store.append(row(T1, 1, { games }));
      const first = await store.gamesOf(ANN, { limit: 2 });
      assert.deepEqual(first, [games[1], games[0]]);
      const { endedAt, id } = first.at(-1)!.listing;
      assert.deepEqual(await store.gamesOf(ANN, { limit: 2, before: { endedAt, id } }), [games[2]]);
      assert.deepEqual(await store.gamesOf(CLEO, { limit: 9 }), [games[3], games[0]]);
      assert.deepEqual(await store.gamesOf(playerId('nobody'), { limit: 9 }), []);
    },
  ],
  [
    'games in which nobody moved are in no list, however they came into the archive',
    async ({ store }) => {
      const empty = finished(T1, 1, 300);
      const unmoved = { ...empty, listing: { ...empty.listing, plies: 0 } };
      const moved = finished(T1, 2, 200);
      await store.append(row(T1, 1, { games: [unmoved, moved] }));
      assert.deepEqual(await store.games({ limit: 9 }), [moved.listing]);
      assert.deepEqual(await store.gamesOf(ANN, { limit: 9 }), [moved]);
    },
  ],
  [
    'a game that is kept is never changed, should its table come again long after it was forgotten',
    async ({ store }) => {
      const first = finished(T1, 1, 50);
      await store.append(row(T1, 1, { games: [first] }));
      const again = await store.append(row(T1, 2, { games: [finished(T1, 1, 100)] }));
      assert.deepEqual(again, { kind: 'appended' });
      assert.deepEqual(await store.game('table1-1'), first);
      assert.deepEqual(await store.gamesOf(ANN, { limit: 9 }), [first]);
    },
  ],
];
