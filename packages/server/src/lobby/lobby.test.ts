/** The lobby through the real server: who is offered, what is found, and how much work a stranger can make. */
import { PRESETS } from '@crownhead/match';
import {
  type LobbyQuery,
  type OwnTable,
  type ShownTable,
  type TableListing,
  tableId,
} from '@crownhead/protocol';
import { FakeClock } from '@crownhead/testkit';
import { afterEach, describe, expect, it } from 'vitest';
import { TestClient } from '../../test/test-client.ts';
import { createTable, offered, sit, startGame, startTestServer } from '../../test/test-server.ts';
import { DEFAULT_CONFIG } from '../config.ts';
import type { Peer } from '../room/peer.ts';
import type { RunningServer } from '../server.ts';
import type { Clock } from '../time/clock.ts';
import { Lobby, QUERIES_PER_ADDRESS, READS_A_TURN } from './lobby.ts';
import { LobbyReader } from './lobby-reader.ts';

let server: RunningServer | null = null;
const clients: TestClient[] = [];
const join = async (name: string) => {
  const client = await TestClient.join(server!.url, name);
  clients.push(client);
  return client;
};

afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.close()));
  await server?.stop();
  server = null;
});

async function get<T>(path: string, client?: TestClient): Promise<T> {
  const headers = client ? { authorization: `Bearer ${client.token}` } : {};
  return (await (await fetch(`${server!.url}${path}`, { headers })).json()) as T;
}

const BAD_QUERIES: readonly object[] = [
  { search: 'x'.repeat(41) },
  { search: 7 },
  { state: 'odd' },
  { time: 'never' },
  { rules: 'chess' },
  { page: -1 },
  { page: 1.5 },
  { page: 1000 },
];

interface Listed {
  readonly tables: readonly TableListing[];
  readonly counts: { readonly all: number; readonly free: number; readonly playing: number };
}

const hosts = ({ tables }: Pick<Listed, 'tables'>): string[] => tables.map(({ host }) => host);

describe('the lobby', () => {
  it('[W9] does not offer a table whose host has gone, tells that to those who look, and offers it again when they are back', async () => {
    server = await startTestServer();
    const [ann, eve] = [await join('Ann'), await join('Eve')];
    const table = await createTable(ann);
    const first = eve.next('lobby');
    await eve.request({ type: 'lobby.watch' });
    expect(await first).toMatchObject({ tables: [{ table }], counts: { all: 1, free: 1, playing: 0 } });

    const gone = eve.wait((m) => m.type === 'lobby.changed' && m.gone.includes(table));
    ann.drop();
    expect(await gone).toMatchObject({ counts: { all: 0, free: 0 } });
    expect(hosts(await get<Listed>('/api/tables'))).toEqual([]);

    const back = eve.wait((m) => m.type === 'lobby.changed' && m.tables.some((each) => each.table === table));
    await ann.connect();
    await ann.open(table);
    await back;
  });

  it('[W9] a table with nobody present is gone within a minute', async () => {
    const clock = new FakeClock();
    server = await startTestServer({}, { clock });
    const ann = await join('Ann');
    const table = await createTable(ann);
    await ann.close();
    for (let second = 0; second < 60; second++) await clock.advance(1000);
    expect(await get(`/api/tables/${table}`)).toMatchObject({ error: 'no-table' });
  });

  it('[W9] offers a table nobody sits at as long as its host is there', async () => {
    server = await startTestServer();
    const ann = await join('Ann');
    const made = await ann.request({ type: 'table.create', options: offered() });
    if (made.type === 'refusal') throw new Error(made.message);
    expect(hosts(await get<Listed>('/api/tables'))).toEqual([]);
    await ann.open(tableId(made.table!));
    expect(hosts(await get<Listed>('/api/tables'))).toEqual(['Ann']);
  });

  it('[W9] is searched and filtered by the server, over the socket and over HTTP, with counts', async () => {
    server = await startTestServer();
    const { black, white } = await startGame(server.url, ['Marian', 'Joe']);
    clients.push(black, white);
    const [ann, tobias] = [await join('Ann'), await join('Tobias')];
    const sandbox = PRESETS[1]!;
    await createTable(ann);
    await createTable(tobias, offered({ rules: sandbox.rules, table: sandbox.table }));
    const asked = async (query: LobbyQuery): Promise<Listed> => {
      const list = ann.next('lobby');
      await ann.request({ type: 'lobby.watch', query });
      const { tables, counts } = await list;
      return { tables, counts: counts! };
    };
    const both = async (query: LobbyQuery): Promise<Listed> => {
      const bySocket = await asked(query);
      const text = new URLSearchParams(query as Record<string, string>);
      expect(await get<Listed>(`/api/tables?${text}`)).toEqual(bySocket);
      return bySocket;
    };
    expect(hosts(await both({}))).toEqual(['Tobias', 'Ann', 'Marian']);
    expect(hosts(await both({ search: 'jOE' }))).toEqual(['Marian']);
    expect(await both({ state: 'free' })).toMatchObject({ counts: { all: 3, free: 2, playing: 1 } });
    expect(hosts(await both({ state: 'playing' }))).toEqual(['Marian']);
    expect(hosts(await both({ rules: 'sandbox', time: 'none' }))).toEqual(['Tobias']);
    expect(await both({ search: 'nobody' })).toEqual({ tables: [], counts: { all: 0, free: 0, playing: 0 } });
  });

  it('[W9] tells somebody who searches only of what they search for', async () => {
    server = await startTestServer();
    const [ann, bob, eve] = [await join('Ann'), await join('Bob'), await join('Eve')];
    await eve.request({ type: 'lobby.watch', query: { search: 'bob' } });
    const changed = eve.next('lobby.changed');
    await createTable(ann);
    await createTable(bob);
    expect(hosts(await changed)).toEqual(['Bob']);
  });

  it('[W9][O19] cannot be filled from one address: honest tables stay on the list, and the flood is told why it ends', async () => {
    server = await startTestServer({ proxies: 1, tablesPerAddress: DEFAULT_CONFIG.tablesPerAddress });
    const ann = await TestClient.join(server.url, 'Ann', '192.0.2.7');
    clients.push(ann);
    await createTable(ann);
    const refused: string[] = [];
    for (let i = 0; i < 23; i++) {
      const guest = await TestClient.join(server.url, `Guest ${i}`, `203.0.113.9:${1000 + i}`);
      clients.push(guest);
      const opened = Array.from({ length: DEFAULT_CONFIG.tablesPerPerson }, async () => {
        const made = await guest.request({ type: 'table.create', options: offered() });
        if (made.type === 'refusal') refused.push(made.error);
        else await sit(guest, tableId(made.table!));
      });
      await Promise.all(opened);
    }
    const { tables, counts } = await get<Listed>('/api/tables');
    expect(tables.map(({ host }) => host)).toContain('Ann');
    expect(counts.all).toBe(DEFAULT_CONFIG.tablesPerAddress + 1);
    expect(new Set(refused)).toEqual(new Set(['too-many-tables-here']));
  });

  it('[W9] refuses what is too long, unknown or out of bounds, over the socket and over HTTP', async () => {
    server = await startTestServer();
    const eve = await join('Eve');
    for (const query of BAD_QUERIES) {
      const refused = await eve.request({ type: 'lobby.watch', query } as never);
      expect(refused, JSON.stringify(query)).toMatchObject({ error: 'bad-message' });
      // A number is as good as a name there: everything is text.
      if ('search' in query && query.search === 7) continue;
      const text = new URLSearchParams(query as Record<string, string>);
      expect(await get(`/api/tables?${text}`)).toMatchObject({ error: 'bad-request' });
    }
  });

  /** A lobby whose turns are given by hand, and the searches it has read since it was last asked. */
  function byHand() {
    const read: string[] = [];
    const jobs: (() => unknown)[] = [];
    const clock = {
      now: () => 0,
      every: (_: number, job: () => unknown) => {
        jobs.push(job);
        return () => undefined;
      },
    };
    const store = {
      listings: async ({ search }: LobbyQuery) => {
        read.push(search!);
        return [];
      },
      countListings: async () => ({ all: 0, free: 0, playing: 0 }),
    };
    const reader = new LobbyReader(store as never, { now: () => 0, after: () => () => undefined });
    const lobby = new Lobby(reader, clock as unknown as Clock, (error) => {
      throw error;
    });
    const peerAt = (address: string) => ({ address, send: () => undefined }) as unknown as Peer;
    const turn = async () => {
      read.length = 0;
      await jobs[0]!();
      return [...read];
    };
    return { lobby, read, peerAt, turn };
  }

  it('[O14] reads a bounded number of lists in a turn, however many different ones are watched, and every one in its time', async () => {
    const { lobby, peerAt, turn } = byHand();
    const peers = Array.from({ length: 3 * READS_A_TURN }, (_, i) => peerAt(`192.0.2.${i}`));
    for (const [i, peer] of peers.entries()) await lobby.watch(peer, { search: `name ${i}` });
    const turns = [await turn(), await turn(), await turn()];
    expect(turns.map((read) => read.length)).toEqual([READS_A_TURN, READS_A_TURN, READS_A_TURN]);
    expect(new Set(turns.flat()).size).toBe(peers.length);
    for (const peer of peers) lobby.leave(peer);
    expect(await turn()).toEqual([]);
  });

  it('[O14] reads the list of somebody elsewhere in every turn, however many are watched from a few addresses', async () => {
    const { lobby, peerAt, turn } = byHand();
    for (let i = 0; i < 5 * (QUERIES_PER_ADDRESS - 1); i++)
      await lobby.watch(peerAt(`192.0.2.${i % 5}`), { search: `zz${i}` });
    await lobby.watch(peerAt('198.51.100.7'), { search: 'ann' });
    for (let i = 0; i < 5; i++) expect(await turn()).toContain('ann');
    // Also where the flood watches the same list.
    await lobby.watch(peerAt('192.0.2.1'), { search: 'ann' });
    for (let i = 0; i < 5; i++) expect(await turn()).toContain('ann');
  });

  it('[O14] a list that several addresses wait for is read in the first turn of any of them', async () => {
    const { lobby, read, peerAt, turn } = byHand();
    const searches = [...Array.from({ length: QUERIES_PER_ADDRESS - 1 }, (_, i) => `zz${i}`), 'ann'];
    const flood = searches.map((search) => lobby.watch(peerAt('192.0.2.1'), { search }));
    const honest = lobby.watch(peerAt('198.51.100.7'), { search: 'ann' });
    await Promise.all([...flood, honest]);
    expect(read).toEqual(['zz0', 'zz1', 'ann', ...searches.slice(2, -1)]);
    // Once for everybody.
    expect((await turn()).toSorted()).toEqual(searches.toSorted());
  });

  it('[O14] a few different lists are watched from one address, and any number of people watch each of them', async () => {
    const { lobby, peerAt, turn } = byHand();
    const peers = Array.from({ length: QUERIES_PER_ADDRESS }, () => peerAt('192.0.2.1'));
    for (const [i, peer] of peers.entries()) expect(await lobby.watch(peer, { search: `zz${i}` })).toBeNull();
    const late = peerAt('192.0.2.1');
    expect(await lobby.watch(late, { search: 'one more' })).toBe('busy');
    expect(await turn()).not.toContain('one more');
    expect(await lobby.watch(late, { search: 'zz0' })).toBeNull();
    expect(await lobby.watch(peerAt('198.51.100.7'), { search: 'one more' })).toBeNull();
    // One who asks for something else, or goes, leaves a place.
    expect(await lobby.watch(peers[1]!, { search: 'something else' })).toBeNull();
    lobby.leave(peers[2]!);
    expect(await lobby.watch(peerAt('192.0.2.1'), { search: 'one more' })).toBeNull();
  });
});

describe('one table without joining it', () => {
  it('[W7] [W4] shows its host, its rules and a public game to anybody, without a name', async () => {
    server = await startTestServer();
    const { table, black, white } = await startGame(server.url, ['Ann', 'Bob']);
    clients.push(black, white);
    const shown = await get<ShownTable>(`/api/tables/${table}`);
    expect(shown).toMatchObject({
      table: { host: 'Ann', playing: true },
      game: { names: { black: 'Ann', white: 'Bob' }, turn: 'black', moves: 0, last: [] },
    });
    expect(await get(`/api/tables/nosuchtable`)).toMatchObject({ error: 'no-table' });
  });

  it('[N4] shows no game of a private table, nor where nobody may watch', async () => {
    server = await startTestServer();
    const ann = await join('Ann');
    const closed = await createTable(ann, offered({ spectators: false }));
    const locked = await createTable(ann, offered({ private: true }), 'sesame');
    for (const table of [closed, locked]) {
      await ann.command(table, { type: 'ready', ready: true });
      await ann.command(table, { type: 'computer.seat', level: 1 });
      expect(await get(`/api/tables/${table}`)).toMatchObject({ table: { playing: true }, game: null });
    }
  });
});

describe('my tables', () => {
  it('[W4] are told with what I am asked and since when, and to nobody else', async () => {
    server = await startTestServer();
    const { table, black, white } = await startGame(
      server.url,
      ['Ann', 'Bob'],
      offered({
        sides: 'host-black',
        table: { ...PRESETS[0].table, timer: { kind: 'move', limit: 60_000, warning: 60_000 } },
      }),
    );
    clients.push(black, white);
    const own = (client?: TestClient) =>
      get<{ now: number; tables: OwnTable[] }>('/api/session/tables', client);
    const [mine] = (await own(black)).tables;
    expect(mine).toMatchObject({ table: { table }, side: 'black', asked: 'move' });
    expect(mine!.until).toBe(mine!.since + 60_000);
    expect((await own(white)).tables).toMatchObject([{ side: 'white', asked: 'wait', until: null }]);
    expect(mine!.away).toBe(false);
    expect((await own(await join('Eve'))).tables).toEqual([]);
    expect(await own()).toMatchObject({ error: 'no-session' });
  });

  it('[N9] a seat that is kept for somebody whose connection is gone says until when', async () => {
    server = await startTestServer();
    const { table, black, white } = await startGame(
      server.url,
      ['Ann', 'Bob'],
      offered({
        sides: 'host-black',
        table: { ...PRESETS[0].table, timer: { kind: 'none' }, grace: 60_000 },
      }),
    );
    clients.push(black, white);
    const before = Date.now();
    white.close();
    const own = async () => {
      const headers = { authorization: `Bearer ${white.token}` };
      const reply = await fetch(`${server!.url}/api/session/tables`, { headers });
      return ((await reply.json()) as { tables: OwnTable[] }).tables[0]!;
    };
    await expect.poll(async () => (await own()).away, { timeout: 60_000 }).toBe(true);
    const kept = await own();
    expect(kept).toMatchObject({ table: { table }, side: 'white', asked: 'wait' });
    expect(kept.until).toBeGreaterThanOrEqual(before + 60_000);
    expect(kept.until).toBeLessThanOrEqual(Date.now() + 60_000);
  });
});
