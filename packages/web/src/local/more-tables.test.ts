/** More endgame tables from the server: only those that are needed, kept for when there is no network, up to a limit. */
import { positionOf } from '@crownhead/rules';
import { expect, it } from 'vitest';
import { MOST_KEPT, MoreTables, type SliceCache } from './more-tables.ts';

const THREE_KINGS = positionOf('W:WK32,K31,K30:BK1,K2,K3');
const TWO_AND_A_MAN = positionOf('W:WK32,K31,25:BK1,K2,K3');

/** A server with these slices, and what it was asked. */
function serverWith(sizes: Readonly<Record<string, number>>) {
  const asked: string[] = [];
  const state = { isReachable: true };
  const slices = Object.entries(sizes).map(([material, bytes]) => ({
    material,
    name: `${material}-0a`,
    bytes,
  }));
  const fetch = async (address: string): Promise<Response> => {
    asked.push(address);
    if (!state.isReachable) throw new TypeError('offline');
    if (address === '/api/endgames') return Response.json({ slices });
    const found = slices.find(({ name }) => address.endsWith(`/${name}`));
    return found ? new Response(new Uint8Array(found.bytes)) : new Response('', { status: 404 });
  };
  return { fetch, asked, state };
}

function cacheInMemory() {
  const kept = new Map<string, Response>();
  const cache: SliceCache = {
    match: async (address) => kept.get(address)?.clone(),
    put: async (address, response) => {
      kept.delete(address);
      kept.set(address, response);
    },
    keys: async () => [...kept.keys()].map((address) => ({ url: `http://host${address}` })),
    delete: async (address) => kept.delete(address),
  };
  return { kept, openCache: async () => cache };
}

const namesFor = async (tables: MoreTables, position = THREE_KINGS) =>
  (await tables.for(position)).map(({ name, bytes }) => [name, bytes.length]);

it('[B66] loads the slices that a position needs, each once', async () => {
  const { fetch, asked } = serverWith({ '3k0m-3k0m': 10, '2k1m-3k0m': 20, '3k0m-2k1m': 30, '1k2m-3k0m': 40 });
  const tables = new MoreTables({ fetch, openCache: async () => null });
  expect(await namesFor(tables)).toEqual([['3k0m-3k0m-0a', 10]]);
  expect(await namesFor(tables, TWO_AND_A_MAN)).toEqual([
    ['3k0m-3k0m-0a', 10],
    ['2k1m-3k0m-0a', 20],
    ['3k0m-2k1m-0a', 30],
  ]);
  expect(asked).toHaveLength(4);
});

it('[B66] has what was loaded before without a network, and tries again for what was not', async () => {
  const { fetch, asked, state } = serverWith({ '3k0m-3k0m': 10, '2k1m-3k0m': 20 });
  const { openCache } = cacheInMemory();
  await namesFor(new MoreTables({ fetch, openCache }));
  state.isReachable = false;
  const later = new MoreTables({ fetch, openCache });
  expect(await namesFor(later)).toEqual([['3k0m-3k0m-0a', 10]]);
  expect(await namesFor(later, TWO_AND_A_MAN)).toEqual([['3k0m-3k0m-0a', 10]]);
  state.isReachable = true;
  expect(await namesFor(later, TWO_AND_A_MAN)).toHaveLength(2);
  expect(asked.filter((address) => address.endsWith('3k0m-3k0m-0a'))).toHaveLength(1);
});

it('[B66] is no trouble where there are none, or no server', async () => {
  const none = new MoreTables({ ...serverWith({}), openCache: async () => null });
  expect(await none.for(THREE_KINGS)).toEqual([]);
  const { fetch, state } = serverWith({});
  state.isReachable = false;
  expect(await new MoreTables({ fetch, openCache: async () => null }).for(THREE_KINGS)).toEqual([]);
});

it('[B66] keeps so much on the device and no more; what came first goes first', async () => {
  const half = MOST_KEPT / 2;
  const { fetch } = serverWith({ '3k0m-3k0m': half, '2k1m-3k0m': half, '3k0m-2k1m': half });
  const { kept, openCache } = cacheInMemory();
  const tables = new MoreTables({ fetch, openCache });
  await tables.for(THREE_KINGS);
  expect([...kept.keys()]).toEqual(['/api/endgames', '/api/endgames/3k0m-3k0m-0a']);
  expect(await tables.for(TWO_AND_A_MAN)).toHaveLength(3);
  expect(kept.size).toBe(3);
  expect(kept.has('/api/endgames/3k0m-3k0m-0a')).toBe(false);
});
