/** Operating a server: who may do what, what those concerned see, and what the audit log says. */
import { once } from 'node:events';
import { existsSync, mkdirSync, statSync } from 'node:fs';
import { join as inFolder } from 'node:path';
import { computerPlayer } from '@crownhead/match';
import { guestName, type TableId } from '@crownhead/protocol';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { LOCAL } from '../../src/admin/admin.ts';
import type { RunningServer } from '../../src/server.ts';
import { TestClient } from '../test-client.ts';
import { createTable, offered, playMove, startGame, startTestServer } from '../test-server.ts';
import { newAdminFile, Operator, post, tokenIn } from './test-operator.ts';

let server: RunningServer;
let adminFile: string;
let local: Operator;
beforeEach(async () => {
  adminFile = newAdminFile();
  server = await startTestServer({ adminFile });
  local = Operator.of(server, adminFile);
});
afterEach(() => server.stop());

const join = (name: string) => TestClient.join(server.url, name);
const operatorOf = ({ token }: TestClient) => new Operator(server.url, token);
const session = (name: string, token: string | null = null) =>
  post<{ player: string; restriction?: object }>(server.url, '/api/session', token, { name });

describe('who operates it', () => {
  it('[O7] the first owner comes by a link that works once, and is offered while there is none', async () => {
    const [ann, ben] = [await join('Ann'), await join('Ben')];
    const link = new URL((await server.ownerLink())!);
    expect(link.origin).toBe(server.url);
    const code = link.searchParams.get('owner');
    // Printed by an earlier start, and perhaps still in a log.
    const earlier = new URL((await server.ownerLink())!).searchParams.get('owner');
    expect(await post(server.url, '/api/owner', null, { code })).toMatchObject({ status: 401 });
    expect(await post(server.url, '/api/owner', ann.token, { code: 'guess' })).toMatchObject({ status: 400 });
    expect(await post(server.url, '/api/owner', ann.token, { code })).toMatchObject({ status: 200 });
    expect(await post(server.url, '/api/owner', ben.token, { code })).toMatchObject({ status: 400 });
    expect(await post(server.url, '/api/owner', ben.token, { code: earlier })).toMatchObject({ status: 400 });
    expect(await operatorOf(ann).ask('whoami', {})).toMatchObject({ name: 'Ann', role: 'owner' });
    // Whoever has a role is told so on arrival.
    await Promise.all([ann.connect(), ben.connect()]);
    const roleOf = ({ messages }: TestClient) =>
      messages.findLast((message) => message.type === 'welcome')?.you?.role;
    expect([roleOf(ann), roleOf(ben)]).toEqual(['owner', undefined]);
    expect(await server.ownerLink()).toBeNull();
    expect(await local.actions()).toEqual([['Ann', 'owner-link.used', ann.player]]);
  });

  it('[O3] strangers and players may nothing, moderators keep the peace, owners the rest', async () => {
    const [ann, ben] = [await join('Ann'), await join('Ben')];
    expect((await post(server.url, '/api/admin/status', null, {})).status).toBe(401);
    expect((await operatorOf(ann).try('status', {})).body.error).toBe('not-allowed');
    await local.ask('grant', { player: ann.player, role: 'moderator' });
    expect((await operatorOf(ann).ask('status', {})).nodes).toHaveLength(1);
    for (const [command, input] of [
      ['grant', { player: ben.player, role: 'owner' }],
      ['erase', { player: ben.player }],
      ['drain', {}],
      ['backup', { file: '/tmp/never' }],
    ] as const) {
      expect((await operatorOf(ann).try(command, input as never)).status, command).toBe(403);
    }
    await local.ask('grant', { player: ben.player, role: 'owner' });
    expect((await operatorOf(ben).try('owner-link', {})).status).toBe(403);
    // Nobody is kept out by those beside them.
    const ban = { kind: 'person', subject: ben.player, reason: 'Revenge' } as const;
    expect((await operatorOf(ann).try('ban', ban)).body.error).toBe('has-role');
    const byName = { kind: 'name', subject: 'B3n', reason: 'Revenge' } as const;
    expect((await operatorOf(ann).try('ban', byName)).body.error).toBe('has-role');
    await operatorOf(ben).ask('revoke', { player: ann.player });
    expect((await operatorOf(ann).try('status', {})).status).toBe(403);
    expect(await local.actions()).toEqual([
      ['Ben', 'revoke', ann.player],
      [LOCAL.name, 'grant', ben.player],
      [LOCAL.name, 'grant', ann.player],
    ]);
  });

  it('[O3] nobody can be called what the audit log calls the machine', () => {
    expect(guestName(LOCAL.name)).toEqual({ ok: false, error: 'name-reserved' });
  });

  it('[O3] the audit log tells which ban was undone', async () => {
    const ban = { kind: 'network', subject: '192.0.2.0/24', reason: 'Floods' } as const;
    const { id } = await local.ask('ban', ban);
    await local.ask('unban', { id });
    expect((await local.ask('audit', {})).entries).toMatchObject([
      { action: 'unban', subject: id },
      { action: 'ban', subject: ban.subject, details: { ...ban, id } },
    ]);
  });

  it('[O7] whoever has the token stays in where a new one cannot be written', async () => {
    // What is in the way of the new file cannot be taken away.
    mkdirSync(inFolder(`${adminFile}.new`, 'full'), { recursive: true });
    expect((await local.try('rotate-secrets', {})).status).toBe(500);
    expect(await local.ask('whoami', {})).toMatchObject({ role: 'local' });
    expect(tokenIn(adminFile)).toBe(local.token);
  });

  it('[O7] on the machine itself a token does, in a file for one user that is gone afterwards', async () => {
    expect(statSync(adminFile).mode & 0o777).toBe(0o600);
    expect(await local.ask('whoami', {})).toMatchObject({ role: 'local' });
    expect((await new Operator(server.url, 'x'.repeat(43)).try('whoami', {})).status).toBe(401);
    await local.ask('rotate-secrets', {});
    expect((await local.try('whoami', {})).status).toBe(401);
    expect(await Operator.of(server, adminFile).ask('whoami', {})).toMatchObject({ role: 'local' });
    expect(tokenIn(adminFile)).not.toBe(local.token);
    await server.stop();
    expect(existsSync(adminFile)).toBe(false);
    server = await startTestServer();
  });
});

describe('tables and people', () => {
  it('[O3] are found by name and by id', async () => {
    const { table, black } = await startGame(server.url, ['Ann', 'Ben']);
    const found = await local.ask('tables', { search: 'ann' });
    expect(found.tables.map((each) => each.table)).toEqual([table]);
    expect((await local.ask('tables', { search: table })).tables).toHaveLength(1);
    expect((await local.ask('tables', { search: 'zoe' })).tables).toEqual([]);
    const { people } = await local.ask('people', { search: 'an' });
    expect(people).toMatchObject([{ player: black.player, name: 'Ann', role: null, banned: false }]);
    const { connections } = await local.ask('connections', { search: table });
    expect(connections.map(({ name }) => name).sort()).toEqual(['Ann', 'Ben']);
    expect(connections[0]).toMatchObject({
      address: '127.0.0.1',
      addressHash: expect.stringMatching(/^[\w-]{12}$/),
    });
  });

  it('[O3] a game is ended without a result, a table closed, and the players see it', async () => {
    const { table, black, white } = await startGame(server.url, ['Ann', 'Ben']);
    await playMove(black, table);
    await local.ask('end-game', { table, note: 'Asked for' });
    const ended = await white.until(table, ({ round }) => round?.game.outcome != null);
    expect(ended.round?.game.outcome).toEqual({ winner: null, reason: 'abandoned' });
    expect((await local.try('end-game', { table })).body.error).toBe('no-game');
    await local.ask('close-table', { table });
    expect((await white.until(table, ({ status }) => status === 'closed')).closed).toBe('moderator');
    expect((await local.try('close-table', { table: 'nosuchtable' as TableId })).status).toBe(404);
    expect(await local.actions()).toEqual([
      [LOCAL.name, 'close-table', table],
      [LOCAL.name, 'end-game', table],
    ]);
  });
});

describe('bans', () => {
  it('[O4] a banned person is disconnected, is told why and until when, and loses the seat', async () => {
    const { table, black, white } = await startGame(server.url, ['Ann', 'Ben']);
    const bye = black.next('bye');
    const ban = await local.ask('ban', {
      kind: 'person',
      subject: black.player,
      hours: 24,
      reason: 'Insults',
    });
    expect(await bye).toMatchObject({
      reason: 'removed',
      message: expect.stringMatching(/^You cannot use this server until \d{4}-.* UTC\. Reason: Insults$/),
      restriction: { reason: 'Insults', until: ban.until },
    });
    const { round } = await white.until(table, (state) => state.round?.game.outcome != null);
    expect(round?.game.outcome).toEqual({ winner: 'white', reason: 'left' });
    expect(await session('Annabel', black.token)).toMatchObject({
      status: 403,
      body: { error: 'banned', restriction: { reason: 'Insults', until: ban.until } },
    });
    expect((await local.ask('people', { search: black.player })).people[0]!.banned).toBe(true);
    await local.ask('unban', { id: ban.id });
    expect((await session('Annabel', black.token)).status).toBe(200);
    await black.connect();
  });

  it('[O4] a name that looks like a banned one is banned too', async () => {
    const bad = await join('Bad Apple');
    const bye = bad.next('bye');
    await local.ask('ban', { kind: 'name', subject: 'bad apple', reason: 'Not a name' });
    await bye;
    expect((await session('8ad Appl3')).body.error).toBe('banned');
    expect((await session('Good Apple')).status).toBe(201);
  });

  it('[O4] [O46] an address or a network is kept out, except for people with a role, and an expired ban no longer counts', async () => {
    const ann = await join('Ann');
    const bye = ann.next('bye');
    expect((await local.try('ban', { kind: 'network', subject: '0.0.0.0/0', reason: 'All' })).status).toBe(
      400,
    );
    const owner = await join('Olga');
    await local.ask('grant', { player: owner.player, role: 'owner' });
    const ban = await local.ask('ban', { kind: 'network', subject: '127.0.0.0/8', reason: 'Flood' });
    await bye;
    expect((await session('Ben')).body.error).toBe('banned');
    await expect(ann.connect()).rejects.toThrow('closed');
    // Also one who does not say who they are.
    const silent = new WebSocket(new URL('/api/socket', server.url.replace(/^http/, 'ws')));
    const [data] = await once(silent, 'message');
    expect(JSON.parse(String(data))).toMatchObject({ type: 'bye', reason: 'removed' });
    silent.terminate();
    // People with a role stay, and come back.
    expect(owner.messages.some(({ type }) => type === 'bye')).toBe(false);
    await owner.connect();
    await local.ask('unban', { id: ban.id });
    await local.ask('ban', { kind: 'network', subject: '127.0.0.0/8', hours: 0.0005, reason: 'Flood' });
    await vi.waitFor(async () => expect((await session('Ben')).status).toBe(201), {
      timeout: 60_000,
      interval: 100,
    });
  });
});

describe('bans and reports', () => {
  it('[O3] are listed page by page, the newest first, however many there are', async () => {
    const made: string[] = [];
    for (let i = 0; i < 60; i++) {
      const ban = { kind: 'network', subject: `192.0.2.${i}`, reason: 'Floods' } as const;
      made.push((await local.ask('ban', ban)).id);
    }
    const first = await local.ask('bans', {});
    const rest = await local.ask('bans', { before: first.next! });
    expect(rest.next).toBeNull();
    const listed = [...first.restrictions, ...rest.restrictions].map(({ id }) => id);
    expect(listed).toHaveLength(made.length);
    expect(listed).toEqual(listed.toSorted().reverse());
    expect(new Set(listed)).toEqual(new Set(made));
  });
});

describe('what people say', () => {
  it('[O5] a muted person plays on but neither chats nor changes the name, and reads why', async () => {
    const { table, black } = await startGame(
      server.url,
      ['Ann', 'Ben'],
      offered({ chat: true, sides: 'host-black' }),
    );
    await local.ask('mute', { player: black.player, hours: 1, reason: 'Shouting' });
    expect(await black.command(table, { type: 'chat', text: 'HELLO' })).toMatchObject({
      error: 'muted',
      message: expect.stringContaining('Shouting'),
      restriction: { reason: 'Shouting' },
    });
    expect((await session('Annabel', black.token)).body.error).toBe('muted');
    expect(await playMove(black, table)).toMatchObject({ ok: true });
    await local.ask('unmute', { player: black.player });
    expect(await black.command(table, { type: 'chat', text: 'Sorry' })).toMatchObject({ ok: true });
  });

  it('[O5] an announcement reaches those who are here and those who come, until it is taken back', async () => {
    const ann = await join('Ann');
    const heard = ann.next('announcement');
    const { id } = await local.ask('announce', { text: 'Tournament at eight.' });
    expect(await heard).toMatchObject({ text: 'Tournament at eight.', until: null });
    const told = ({ messages }: TestClient) => messages.some(({ type }) => type === 'announcement');
    const ben = await join('Ben');
    await vi.waitFor(() => expect(told(ben)).toBe(true));
    await local.ask('unannounce', { id });
    const cleo = await join('Cleo');
    expect(told(cleo)).toBe(false);
    expect(await (await fetch(new URL('/api/announcements', server.url))).json()).toEqual({
      announcements: [],
    });
  });

  it('[O5] [O45] a report lands with those who operate the server, once for each trouble, and is resolved', async () => {
    const { table, black, white } = await startGame(server.url, ['Ann', 'Ben']);
    const report = (token: string | null, change: object = {}) =>
      post<object>(server.url, '/api/reports', token, {
        table,
        about: white.player,
        reason: 'insults',
        text: 'He said things.',
        ...change,
      });
    expect((await report(null)).status).toBe(401);
    expect((await report(black.token, { about: black.player })).status).toBe(404);
    expect((await report(black.token, { reason: 'weather' })).status).toBe(400);
    // Only from the table itself.
    const eve = await join('Eve');
    expect(await report(eve.token)).toMatchObject({ status: 403, body: { error: 'not-open-here' } });
    await eve.open(table);
    expect((await report(eve.token)).status).toBe(201);
    // About nobody who was never there.
    const cleo = await join('Cleo');
    expect(await report(black.token, { about: cleo.player })).toMatchObject({
      status: 404,
      body: { error: 'no-person' },
    });
    expect((await report(black.token, { about: 'p-\u0000' })).status).toBe(400);
    const [first] = (await local.ask('reports', {})).reports;
    await local.ask('resolve', { id: first!.id });
    expect((await report(black.token)).status).toBe(201);
    const text = 'And\u001b[2J \u009b31magain.\n\u202e';
    expect((await report(black.token, { text })).status).toBe(201);
    const { reports } = await local.ask('reports', {});
    expect(reports).toMatchObject([
      {
        by: { name: 'Ann' },
        about: { name: 'Ben' },
        reason: 'insults',
        text: 'And [2J 31magain.',
        resolved: null,
      },
    ]);
    await local.ask('resolve', { id: reports[0]!.id, note: 'Talked to' });
    expect((await local.ask('reports', {})).reports).toEqual([]);
    expect((await local.ask('reports', { all: true })).reports[0]!.resolved).toMatchObject({
      note: 'Talked to',
    });
  });

  it('[O5] what a moderator writes for others is one line of plain text', async () => {
    const text = 'The server\u001b]0;x\u0007\nrestarts \u202esoon.';
    expect(await local.ask('announce', { text })).toMatchObject({ text: 'The server ]0;x restarts soon.' });
  });
});

describe('a person’s data', () => {
  it('[O6] are handed out whole; erased, their games stay under a neutral name', async () => {
    const { table, black } = await startGame(
      server.url,
      ['Ann', 'Ben'],
      offered({ chat: true, sides: 'host-black' }),
    );
    await playMove(black, table);
    await black.command(table, { type: 'chat', text: 'My secret.' });
    await black.command(table, { type: 'resign', confirmed: true });
    const data = JSON.stringify(await local.ask('export', { player: black.player }));
    for (const part of ['"Ann"', 'My secret.', 'move.made', `${table}-1`, '127.0.0.1'])
      expect(data).toContain(part);

    const closed = black.next('bye');
    expect(await local.ask('erase', { player: black.player })).toEqual({ games: 1, tables: 1 });
    await closed;
    const pdn = await (await fetch(new URL(`/api/games/${table}-1.pdn`, server.url))).text();
    expect(pdn).toContain('[Black "Deleted player"]');
    expect(pdn).toContain('[White "Ben"]');
    expect((await local.try('export', { player: black.player })).body).toMatchObject({ name: null });
    const left = JSON.stringify(await local.ask('export', { player: black.player }));
    expect(left).not.toContain('"Ann"');
    expect(left).not.toContain('My secret.');
    // The name is free.
    expect((await session('Ann')).status).toBe(201);
    expect((await local.try('erase', { player: 'p-nobody' })).status).toBe(404);
  });

  it('[O6] are those of people: a computer keeps its name in every game', async () => {
    const ann = await join('Ann');
    const table = await createTable(ann, offered({ sides: 'host-black' }));
    await ann.command(table, { type: 'computer.seat', level: 2 });
    await ann.command(table, { type: 'ready', ready: true });
    await ann.until(table, ({ round }) => round !== null);
    await playMove(ann, table);
    await ann.until(table, ({ round }) => round!.game.plies.length === 2);
    await ann.command(table, { type: 'resign', confirmed: true });
    const game = async () => (await fetch(new URL(`/api/games/${table}-1.pdn`, server.url))).text();
    const before = await game();
    expect((await local.try('erase', { player: computerPlayer(1) })).status).toBe(404);
    expect(await game()).toBe(before);
  });

  it('[O34] are erased wherever a table has the name, also where they were only asked for a seat, and while others sit there', async () => {
    const { table, black, white } = await startGame(server.url, ['Ann', 'Ben'], offered({ chat: true }));
    const cleo = await join('Cleo');
    await cleo.open(table);
    await playMove(black, table);
    await white.command(table, { type: 'leave' });
    await black.command(table, { type: 'ready', ready: true });
    await black.until(table, ({ seatOffer }) => seatOffer?.player === cleo.player);
    expect(JSON.stringify(await local.ask('export', { player: cleo.player }))).toContain('seat.asked');
    for (const { player } of [cleo, white])
      expect(await local.ask('erase', { player })).toMatchObject({ tables: 1 });
    await black.until(table, ({ round }) => Object.values(round!.names).includes('Deleted player'));
    for (let i = 0; i < 70; i++) await black.command(table, { type: 'chat', text: `Line ${i}` });
    await black.command(table, { type: 'table.close' });
    for (const [name, seen] of [
      ['Dan', 0],
      ['Eve', 1],
    ] as const) {
      const stranger = await join(name);
      await stranger.open(table, { seen });
      expect(stranger.state(table).status).toBe('closed');
      expect(JSON.stringify(stranger.messages)).toContain('Ann');
      expect(JSON.stringify(stranger.messages)).not.toMatch(/Cleo|Ben/);
    }
    expect(
      JSON.stringify(await local.ask('export', { player: cleo.player }).catch(() => null)),
    ).not.toContain('Cleo');
  });
});
