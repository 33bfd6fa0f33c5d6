/** Lists and files: the lobby, pages of finished games, and games that are not for everybody. */
import { archiveExploredSchema, tableId } from '@crownhead/protocol';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestHttp, testHttp } from '../../test/http/test-http.ts';
import { finished, row } from '../../test/store-contract/fixtures.ts';
import { ArchiveReader } from '../archive/archive-reader.ts';
import { Indexer } from '../archive/indexer.ts';
import { Budget } from '../limits/budget.ts';
import { StoreFault } from '../store/fault.ts';
import { SystemClock } from '../time/clock.ts';
import { gamesReply, ownGamesReply, tablesReply } from './schemas.ts';

const OPEN = tableId('opentable');
const SHUT = tableId('shuttable');
const FOUND = tableId('foundtable');

let http: TestHttp;
let owner: { player: string; token: string };
/** With 25 games for everybody, and one for its owner. */
async function startFilled(): Promise<void> {
  http = await testHttp();
  const begun = await http.deps.identity.create('Ann');
  if (!begun.ok) throw new Error(begun.error);
  owner = { player: begun.value.session.player, token: begun.value.token };
  const games = Array.from({ length: 25 }, (_, i) => finished(OPEN, i + 1, 1000 + Math.floor(i / 2)));
  await http.store.append(row(OPEN, 1, { games }));
  const players = [begun.value.session.player];
  await http.store.append(row(SHUT, 1, { games: [finished(SHUT, 1, 5000, { private: true, players })] }));
}
beforeAll(startFilled);
afterAll(() => http.close());

const get = async (url: string, headers: Record<string, string> = {}) => http.app.inject({ url, headers });

describe('[N3] the lobby', () => {
  it('lists open tables in the shape of its schema', async () => {
    const reply = await get('/api/tables');
    expect(reply.statusCode).toBe(200);
    expect(v.safeParse(tablesReply, reply.json()).success).toBe(true);
    expect(
      reply
        .json()
        .tables.map(({ table }: { table: string }) => table)
        .sort(),
    ).toEqual([OPEN, SHUT]);
  });
});

describe('finished games', () => {
  it('come page by page, each once, the last one first', async () => {
    const seen: string[] = [];
    const pages: number[] = [];
    let next: string | null = '';
    while (next !== null) {
      const reply = await get(`/api/games?limit=10${next === '' ? '' : `&before=${next}`}`);
      const page = v.parse(gamesReply, reply.json());
      pages.push(page.games.length);
      seen.push(...page.games.map(({ id }) => id));
      next = page.next;
    }
    expect(pages).toEqual([10, 10, 5]);
    expect(new Set(seen).size).toBe(25);
    expect(seen.some((id) => id.startsWith(SHUT))).toBe(false);
  });

  it('fill a page of their own when none is left over', async () => {
    expect((await get('/api/games?limit=25')).json().next).toBeNull();
    expect((await get('/api/games')).json().games).toHaveLength(20);
  });

  it('are not asked for in any other way', async () => {
    for (const query of [
      'limit=0',
      'limit=101',
      'limit=-1',
      'limit=1e2',
      'limit=1.5',
      'limit=5&limit=6',
      'before=x',
      'before=1.abc',
      "before=1.opentable-1'--",
    ])
      expect((await get(`/api/games?${query}`)).json().error, query).toBe('bad-request');
  });
});

describe('searching games', () => {
  const ids = async (query: string) => {
    const reply = await get(`/api/games?${query}`);
    expect(reply.statusCode, query).toBe(200);
    return v.parse(gamesReply, reply.json()).games.map(({ id }) => id);
  };
  const start = encodeURIComponent('B:W21-32:B1-12');
  // On a server of its own: nobody else counts on the games that are searched for.
  let usual: { readonly http: TestHttp; readonly owner: typeof owner };
  afterAll(async () => {
    await http.close();
    ({ http, owner } = usual);
  });
  beforeAll(async () => {
    usual = { http, owner };
    await startFilled();
    const games = [
      finished(FOUND, 1, Date.UTC(2026, 0, 30, 12), { pdn: '1. 11-15 23-19 2. 8-11 22-17 1-0' }),
      finished(FOUND, 2, Date.UTC(2026, 0, 31, 23, 59), { pdn: '1. 11-15 22-17 1/2-1/2' }),
    ].map((game, i) => ({
      ...game,
      listing: {
        ...game.listing,
        black: 'Zoë Quint',
        ...(i === 1 && { outcome: { winner: null, reason: 'agreed' as const } }),
      },
    }));
    await http.store.append(row(FOUND, 1, { games }));
    const indexer = new Indexer({
      ...http,
      clock: new SystemClock(),
      onFailure: expect.unreachable,
      onIndexed: () => undefined,
    });
    while ((await indexer.slice()) > 0);
  });

  it.each([
    ['player=quint', [2, 1]],
    ['player=ZOE%20quint', [2, 1]],
    ['player=qui', []],
    ['player=quint&side=black', [2, 1]],
    ['player=quint&side=white', []],
    ['player=quint&result=drawn', [2]],
    ['player=quint&rules=official', [2, 1]],
    ['player=quint&rules=sandbox', []],
    ['player=quint&from=2026-01-31', [2]],
    ['player=quint&to=2026-01-30', [1]],
    ['from=2026-01-30&to=2026-01-30', [1]],
    ['opening=8-11', [1]],
    ['player=', []],
  ])('[B60] by %s', async (query, games) => {
    expect(await ids(query)).toEqual(games.map((n) => `${FOUND}-${n}`));
  });

  it('[B60] by a position, with the ply at which it came', async () => {
    const fen = encodeURIComponent('W:W21-32:B1-10,12,15');
    const { games } = v.parse(gamesReply, (await get(`/api/games?fen=${fen}&player=quint`)).json());
    expect(games.map(({ id, ply }) => [id, ply])).toEqual([
      [`${FOUND}-2`, 1],
      [`${FOUND}-1`, 1],
    ]);
  });

  it('[B60] goes on where the page before ended', async () => {
    const first = v.parse(gamesReply, (await get('/api/games?player=quint&limit=1')).json());
    expect(first.games.map(({ id }) => id)).toEqual([`${FOUND}-2`]);
    const second = await get(`/api/games?player=quint&limit=1&before=${first.next}`);
    expect(v.parse(gamesReply, second.json())).toMatchObject({ games: [{ id: `${FOUND}-1` }], next: null });
  });

  it('[B61] tells what was played from a position, for everybody and for one player', async () => {
    const reply = await get(`/api/explorer?fen=${start}&player=quint`);
    expect(reply.statusCode).toBe(200);
    const counts = { games: 2, black: 1, white: 0, drawn: 1, last: Date.UTC(2026, 0, 31, 23, 59) };
    expect(v.parse(archiveExploredSchema, reply.json())).toEqual({
      games: 2,
      complete: true,
      moves: [{ move: '11-15', ...counts }],
    });
    const all = await get(`/api/explorer?fen=${start}`);
    expect(v.parse(archiveExploredSchema, all.json())).toMatchObject({ games: 27, complete: true });
  });

  it.each([
    ['games?fen=nonsense', 'bad-side'],
    ['games?fen=W:W99:B1', 'bad-square'],
    ['games?fen=%3F:W21:B1', 'no-side-to-move'],
    ['games?result=lost', 'bad-request'],
    ['games?rules=x', 'bad-request'],
    ['games?from=yesterday', 'bad-request'],
    ['games?from=2026-02-31x', 'bad-request'],
    [`games?player=${'x'.repeat(61)}`, 'bad-request'],
    ['games?player=a&player=b', 'bad-request'],
    ['explorer', 'bad-request'],
    ['explorer?fen=', 'bad-side'],
    ['explorer?fen=W:Wx:B1', 'unreadable'],
  ])('[B65] %s is refused: %s', async (query, error) => {
    const reply = await get(`/api/${query}`);
    expect([reply.statusCode, reply.json().error]).toEqual([400, error]);
    expect(reply.json().message.length).toBeGreaterThan(10);
  });

  it('[B65] of strangers is paid for, and the list of all games as before', async () => {
    const { time } = http;
    const rate = 20;
    const poor = await testHttp(
      {},
      { store: http.store, budget: new Budget({ person: rate, address: rate }, () => time.now) },
    );
    const asked = async (url: string, times: number) => {
      const codes: number[] = [];
      for (let i = 0; i < times; i += 1) codes.push((await poor.app.inject({ url })).statusCode);
      return codes;
    };
    expect(new Set(await asked('/api/games', 50))).toEqual(new Set([200]));
    time.now += 60_000;
    const codes = await asked('/api/games?player=ann', 20);
    expect(codes[0]).toBe(200);
    expect(codes.at(-1)).toBe(429);
    await poor.close();
  });

  it('[B65] is refused where too many wait already, and one address does not keep out another', async () => {
    const { promise: gate, resolve: open } = Promise.withResolvers<void>();
    const slow = { ...http.store, searchGames: () => gate.then(() => ({ games: [], next: null })) };
    const reader = new ArchiveReader(slow);
    const search = (address: string) => reader.search({ player: 'ann', position: null, limit: 1 }, address);
    const many = Array.from({ length: 30 }, () => search('192.0.2.1'));
    expect(await many.at(-1)).toBeNull();
    const other = search('192.0.2.2');
    open();
    expect(await other).toEqual({ games: [], next: null });
    await Promise.all(many);
  });
});

describe('[W14] my own games', () => {
  const mine = (query = '', token = owner.token) =>
    get(`/api/session/games${query}`, { authorization: `Bearer ${token}` });

  it('are there for whoever played them, private tables included, with the side they had', async () => {
    const page = v.parse(ownGamesReply, (await mine()).json());
    expect(page.games.map(({ id, side }) => [id, side])).toEqual([[`${SHUT}-1`, 'black']]);
    expect(page.games[0]).not.toHaveProperty('pdn');
    expect(page.next).toBeNull();
  });

  it('come with the games themselves where that is asked for', async () => {
    const page = v.parse(ownGamesReply, (await mine('?pdn=yes&limit=100')).json());
    expect(page.games[0]!.pdn).toContain('11-15');
  });

  it('are nobody else’s to see', async () => {
    const stranger = await http.deps.identity.create('Mallory');
    if (!stranger.ok) throw new Error(stranger.error);
    expect((await mine('', stranger.value.token)).json()).toEqual({ games: [], next: null });
    for (const reply of [await get('/api/session/games'), await mine('', 'x'.repeat(40))]) {
      expect(reply.statusCode).toBe(401);
      expect(reply.json().error).toBe('no-session');
    }
  });

  it('are asked for in bounded pages', async () => {
    for (const query of ['limit=0', 'limit=101', 'before=x', 'pdn=all'])
      expect((await mine(`?${query}`)).json().error, query).toBe('bad-request');
  });
});

describe('[F3] a game as a file', () => {
  it('is saved under its own name', async () => {
    const reply = await get(`/api/games/${OPEN}-3.pdn`);
    expect(reply.statusCode).toBe(200);
    expect(reply.body).toBe(`[Event "${OPEN}-3"] 1. 11-15 1-0`);
    expect(reply.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(reply.headers['content-disposition']).toBe(`attachment; filename="crownhead-${OPEN}-3.pdn"`);
  });

  it('of a private table is there only for those who were there', async () => {
    const url = `/api/games/${SHUT}-1.pdn`;
    const stranger = await http.deps.identity.create('Eve');
    if (!stranger.ok) throw new Error(stranger.error);
    const nowhere = await get(`/api/games/${SHUT}-9.pdn`);
    for (const headers of [{}, { authorization: `Bearer ${stranger.value.token}` }] as Record<
      string,
      string
    >[]) {
      const reply = await get(url, headers);
      expect(reply.statusCode).toBe(404);
      expect(reply.json()).toEqual(nowhere.json());
    }
    expect((await get(url, { authorization: `Bearer ${owner.token}` })).statusCode).toBe(200);
    expect((await get(url, { cookie: `crownhead=${owner.token}` })).statusCode).toBe(200);
    // Let in with the password, to watch.
    await http.store.grant(SHUT, stranger.value.session.player);
    expect((await get(url, { authorization: `Bearer ${stranger.value.token}` })).statusCode).toBe(200);
  });

  it('has no name that could break out of a header or a folder', async () => {
    for (const id of [
      'x%22%0d%0aset-cookie:a=b',
      '..%2f..%2fetc%2fpasswd',
      '%2e%2e%2f',
      'opentable-1%00',
      'OPENTABLE-1',
      'opentable',
      'opentable-1.pdn',
      'a'.repeat(500),
      "opentable-1'%20or%201=1",
    ]) {
      const reply = await get(`/api/games/${id}.pdn`);
      expect([400, 404, 414], id).toContain(reply.statusCode);
      expect(reply.headers['set-cookie']).toBeUndefined();
      expect(Object.keys(reply.json())).toEqual(['error', 'message']);
    }
  });
});

describe('a store that fails', () => {
  const failing = (error: Error) => {
    const fail = () => Promise.reject(error);
    const tables = { listings: fail, countListings: fail, listing: fail, tablesOf: fail, invitation: fail };
    const store = { ...tables, games: fail, gamesOf: fail, game: fail, granted: fail };
    return testHttp({}, { store });
  };

  it('is told as a moment’s trouble', async () => {
    const fault = new StoreFault('unreachable', 'postgres://user:secret@db is gone');
    const http = await failing(fault);
    const reply = await http.app.inject({ url: '/api/tables' });
    expect(reply.statusCode).toBe(503);
    expect(reply.json()).toEqual({
      error: 'unavailable',
      message: 'The server cannot save anything right now: please try again in a moment.',
    });
    expect(http.failures).toEqual([fault]);
    await http.close();
  });

  it('or as our own fault, without a word of how we are built', async () => {
    const fault = new Error('column "x" does not exist');
    const http = await failing(fault);
    const reply = await http.app.inject({ url: '/api/games' });
    expect(reply.statusCode).toBe(500);
    expect(reply.json()).toEqual({ error: 'internal', message: 'Something went wrong on our side.' });
    expect(http.failures).toEqual([fault]);
    await http.close();
  });
});
