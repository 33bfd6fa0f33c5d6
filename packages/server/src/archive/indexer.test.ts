/** Games come into the index by themselves: new ones, those from before, and those that a dead node had begun with. */
import { FakeClock } from '@crownhead/testkit';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { finished, row, T1 } from '../../test/store-contract/fixtures.ts';
import { openHere } from '../../test/store-here.ts';
import { startTestServer } from '../../test/test-server.ts';
import { NO_HINTS } from '../store/hints.ts';
import type { SqliteStore } from '../store/sqlite/open.ts';
import { INDEX_LEASE_MS, INDEX_MS, Indexer, SLICE } from './indexer.ts';

let store: SqliteStore;
beforeEach(async () => {
  store = await openHere();
});
afterEach(() => store.close());

const GAMES = 3 * SLICE + 2;
const archive = () =>
  store.append(row(T1, 1, { games: Array.from({ length: GAMES }, (_, i) => finished(T1, i + 1, i + 1)) }));

const found = async (): Promise<number> =>
  (await store.searchGames({ terms: ['n ann'], limit: 100, scan: 100 })).games.length;

it('[B63] a slice has few games, the latest first', async () => {
  await archive();
  const clock = new FakeClock(1000);
  const onIndexed = vi.fn();
  const indexer = new Indexer({
    ...{ store, clock, onIndexed },
    onFailure: (error) => expect.unreachable(String(error)),
  });
  expect(await indexer.slice()).toBe(SLICE);
  expect(await found()).toBe(SLICE);
  expect(onIndexed).toHaveBeenCalledTimes(SLICE);
  const { games } = await store.searchGames({ terms: ['n ann'], limit: 1, scan: 100 });
  expect(games[0]!.endedAt).toBe(GAMES);
});

it('[B63] a backlog is worked off slice by slice, also when the process dies in the middle of it', async () => {
  await archive();
  const clock = new FakeClock(1000);
  const failures: unknown[] = [];
  let dies = 5;
  const dying: Pick<SqliteStore, 'claimUnindexed' | 'indexGame'> = {
    claimUnindexed: store.claimUnindexed,
    indexGame: async (...args) => {
      if (dies-- <= 0) throw new Error('gone');
      return store.indexGame(...args);
    },
  };
  const onFailure = (error: unknown) => void failures.push(error);
  const onIndexed = () => undefined;
  await new Indexer({ store: dying, clock, onFailure, onIndexed }).slice();
  expect(await found()).toBe(5);
  expect(failures).toHaveLength(SLICE - 5);

  const next = new Indexer({ store, clock, onFailure, onIndexed });
  next.start();
  clock.advance(INDEX_MS);
  await expect.poll(found).toBe(GAMES - (SLICE - 5));
  await next.close();
  // The rest is free again when the lease of the dead one is over.
  clock.advance(INDEX_LEASE_MS);
  const last = new Indexer({ store, clock, onFailure, onIndexed });
  expect(await last.slice()).toBe(SLICE - 5);
  expect(await found()).toBe(GAMES);
  expect(await last.slice()).toBe(0);
});

it('[B63] a server finds the games that were there before it', async () => {
  const opened = { store: await openHere(), hints: NO_HINTS, shared: false };
  await opened.store.append(row(T1, 1, { games: [finished(T1, 1, 100)] }));
  const server = await startTestServer({}, { opened });
  const search = async () => {
    const reply = await fetch(`${server.url}/api/games?player=ANN`);
    return ((await reply.json()) as { games: { id: string }[] }).games.map(({ id }) => id);
  };
  await expect.poll(search, { timeout: 60_000 }).toEqual(['table1-1']);
  await server.stop();
});
