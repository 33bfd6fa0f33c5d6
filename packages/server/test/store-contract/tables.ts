/** The lobby's list: who is offered, in which order, what is found and counted. */
import assert from 'node:assert/strict';
import { PRESETS, playerId } from '@crownhead/match';
import { type TableId, tableId } from '@crownhead/protocol';
import type { Store, TableSummary } from '../../src/store/store.ts';
import { ANN, BEN, type Case, CLEO, lease, listing, row, T1, T2 } from './fixtures.ts';

const T3 = tableId('table3');
const person = (name: string) => ({ name, level: null, away: false });
const CLOCK = { kind: 'clock', base: 600_000, increment: 5000, delay: 0 } as const;
const [OFFICIAL, SANDBOX] = PRESETS;

type Listing = NonNullable<TableSummary['listing']>;

const open = (store: Store, table: TableId, change: Partial<Listing>, summary: Partial<TableSummary> = {}) =>
  store.append(row(table, 1, { summary: { listing: listing(table, change), ...summary } }));

const found = async (store: Store, query: Parameters<Store['listings']>[0]): Promise<readonly TableId[]> =>
  (await store.listings(query, 9)).map(({ table }) => table);

export const tableCases: readonly Case[] = [
  [
    '[W9] tables that wait for somebody come first, those without a password before the others, then games',
    async ({ store }) => {
      const both: Listing['seats'] = [person('Ann'), person('Ben')];
      await open(store, tableId('game01'), { seats: both, playing: true, createdAt: 90 });
      await open(store, tableId('locked'), { locked: true, createdAt: 80 });
      await open(store, tableId('older1'), { createdAt: 10 });
      await open(store, tableId('newer1'), { createdAt: 20 });
      await open(store, tableId('full01'), { seats: both, createdAt: 95 });
      assert.deepEqual(await found(store, {}), ['newer1', 'older1', 'locked', 'game01', 'full01']);
      assert.deepEqual(await found(store, { state: 'free' }), ['newer1', 'older1', 'locked']);
      assert.deepEqual(await found(store, { state: 'playing' }), ['game01']);
      assert.deepEqual(await store.countListings({ state: 'free' }), { all: 5, free: 3, playing: 1 });
      const page = async (page: number) => (await store.listings({ page }, 2)).map(({ table }) => table);
      assert.deepEqual(await page(1), ['locked', 'game01']);
      assert.deepEqual(await page(9), []);
    },
  ],
  [
    '[W9] a table at which somebody sits and waits comes before games, and those before tables that nobody sits at',
    async ({ store }) => {
      const away = { ...person('Ann'), away: true };
      const computer = { name: 'Computer', level: 3, away: false };
      await open(store, tableId('empty1'), { seats: [null, null], createdAt: 99 });
      await open(store, tableId('engine'), { seats: [computer, null], createdAt: 98 });
      await open(store, tableId('left01'), { seats: [away, null], createdAt: 97 });
      await open(store, tableId('game02'), { seats: [away, away], playing: true, createdAt: 96 });
      await open(store, tableId('game01'), {
        seats: [person('Ann'), computer],
        playing: true,
        createdAt: 20,
      });
      await open(store, tableId('waits1'), { seats: [null, person('Ann')], createdAt: 10 });
      const ranked = ['waits1', 'game01', 'empty1', 'engine', 'left01', 'game02'];
      assert.deepEqual(await found(store, {}), ranked);
    },
  ],
  [
    '[W9] a table is found by part of the name of its host or of a player, in any case, and nothing else is read into it',
    async ({ store }) => {
      await open(store, T1, { host: 'Marian', seats: [person('Marian'), null] });
      await open(store, T2, { host: 'Josef', seats: [person('Zoë 100%'), null] });
      assert.deepEqual(await found(store, { search: 'ARIA' }), [T1]);
      assert.deepEqual(await found(store, { search: ' zoë' }), [T2]);
      assert.deepEqual(await found(store, { search: '0%' }), [T2]);
      for (const search of ['%', '_', "'", 'marianjosef', '\\', 'q\u0000q'])
        assert.deepEqual(await found(store, { search }), search === '%' ? [T2] : [], search);
      assert.deepEqual(await store.countListings({ search: 'josef' }), { all: 1, free: 1, playing: 0 });
    },
  ],
  [
    '[W9] a table is found by its kind of timer and by its rules',
    async ({ store }) => {
      await open(store, T1, { options: { ...OFFICIAL.table, timer: CLOCK }, createdAt: 30 });
      await open(store, T2, { rules: SANDBOX.rules, options: SANDBOX.table, createdAt: 20 });
      await open(store, T3, { options: { ...OFFICIAL.table, showPile: false }, createdAt: 10 });
      assert.deepEqual(await found(store, { time: 'clock' }), [T1]);
      assert.deepEqual(await found(store, { time: 'none' }), [T2, T3]);
      assert.deepEqual(await found(store, { rules: 'official' }), [T1]);
      assert.deepEqual(await found(store, { rules: 'sandbox' }), [T2]);
      assert.deepEqual(await found(store, { rules: 'own' }), [T3]);
      assert.deepEqual(await found(store, { rules: 'own', time: 'clock' }), []);
    },
  ],
  [
    '[W9] a table whose host is not there is not offered, unless the host is at it without a seat',
    async ({ store }) => {
      await open(store, T1, { createdAt: 1 }, { present: false, seated: [ANN] });
      assert.deepEqual(await found(store, {}), []);
      assert.deepEqual(await store.countListings({}), { all: 0, free: 0, playing: 0 });
      assert.equal((await store.listing(T1))?.table, T1);
      await store.connect([lease('1', CLEO, 1)]);
      assert.deepEqual(await found(store, {}), []);
      await store.connect([lease('2', ANN, 2)]);
      assert.deepEqual(await found(store, {}), [T1]);
      assert.deepEqual(await store.countListings({}), { all: 1, free: 1, playing: 0 });
    },
  ],
  [
    '[W9] a game whose players are both away is shown only while somebody watches it',
    async ({ store }) => {
      const seats: Listing['seats'] = [person('Ann'), person('Ben')];
      await open(store, T1, { seats, playing: true }, { present: false, seated: [ANN, BEN] });
      assert.deepEqual(await found(store, {}), []);
      await store.connect([lease('1', CLEO, 1)]);
      assert.deepEqual(await found(store, {}), [T1]);
    },
  ],
  [
    '[W4] a player’s own tables are those with their seat and those they host, open ones only',
    async ({ store }) => {
      await open(store, T1, { createdAt: 10 }, { host: BEN, seated: [BEN, ANN] });
      await open(store, T2, { createdAt: 20 }, { host: ANN, seated: [], present: false });
      await open(store, T3, { createdAt: 30 }, { host: BEN, seated: [BEN] });
      assert.deepEqual(await store.tablesOf(ANN, 9), [T2, T1]);
      assert.deepEqual(await store.tablesOf(ANN, 1), [T2]);
      assert.deepEqual(await store.tablesOf(BEN, 9), [T3, T1]);
      assert.deepEqual(await store.tablesOf(playerId('nobody'), 9), []);
      await store.append(row(T1, 2, { summary: { listing: null, seated: [BEN, ANN] } }));
      assert.deepEqual(await store.tablesOf(ANN, 9), [T2]);
      assert.equal(await store.listing(T1), null);
    },
  ],
];
