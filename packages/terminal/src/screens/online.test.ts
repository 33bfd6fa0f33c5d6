/** The way to a table on a server: connecting, the lobby, hosting, passwords, names. */
import type { Link } from '@crownhead/client';
import { OFFICIAL_PRESET, optionsFrom, PRESETS } from '@crownhead/match';
import { type TableListing, tableId } from '@crownhead/protocol';
import { describe, expect, test } from 'vitest';
import type { AppCommand, Context } from '../app/screen.ts';
import { TestApp } from '../app/test-app.ts';
import { DEFAULT_CONFIG } from '../shell/config.ts';
import { connecting } from './visit.ts';

const ORIGIN = 'http://localhost:8080';
const golden = (name: string): string => `../../golden/${name}.txt`;

const listing = (table: string, host: string, changes: Partial<TableListing> = {}): TableListing => ({
  table: tableId(table),
  host,
  seats: [{ name: host, level: null, away: false }, null],
  rules: OFFICIAL_PRESET.rules,
  options: OFFICIAL_PRESET.table,
  ...{ locked: false, spectators: true, playing: false, game: 0, watching: 0, createdAt: 0 },
  ...changes,
});

const TABLES: readonly TableListing[] = [
  listing('aaaaaa1', 'Bob'),
  listing('aaaaaa2', 'Zoë', { locked: true, rules: PRESETS[4].rules, options: PRESETS[4].table }),
  listing('aaaaaa3', 'Cy', {
    ...{ playing: true, game: 2, watching: 3 },
    seats: [
      { name: 'Cy', level: null, away: false },
      { name: 'Computer (level 5)', level: 5, away: false },
    ],
  }),
];

const types = (app: TestApp): readonly AppCommand['type'][] => app.asked.splice(0).map(({ type }) => type);

async function link(app: TestApp, status: Link): Promise<void> {
  await app.tell({ type: 'online', online: { origin: ORIGIN, link: status, name: 'Ann' } });
}

/** In the lobby of a server that is known. */
async function inLobby(key = 'l'): Promise<TestApp> {
  const app = new TestApp({ config: { server: ORIGIN } });
  await app.press(key);
  await link(app, { status: 'here' });
  await app.tell({ type: 'lobby', lobby: { tables: TABLES, fresh: true } });
  return app;
}

const trying = (attempt: number, retryAt: number | null, problem: string | null = null): Link => ({
  ...{ status: 'connecting', attempt, attempts: 5, retryAt },
  problem: problem === null ? null : { error: 'server-full', message: problem },
});

describe('a lobby whose server is lost', () => {
  test('[N17] says how to try again', async () => {
    const app = await inLobby();
    expect(app.text).not.toContain('try again');
    const problem = { error: 'not-connected', message: 'The server could not be reached.' } as const;
    await link(app, { status: 'lost', problem });
    expect(app.text).toContain('y try again');
    types(app);
    await app.press('y');
    expect(types(app)).toEqual(['retry']);
  });
});

describe('hosting', () => {
  test('Enter twice opens one table', async () => {
    const app = await inLobby();
    await app.press('h', 'page-down', 'enter', 'enter', 'enter');
    expect(types(app).filter((type) => type === 'table.create')).toHaveLength(1);
  });
});

describe('connecting', () => {
  test('a server of this program’s own is not the one to be remembered', () => {
    const config = { ...DEFAULT_CONFIG, name: 'Ann', server: 'https://club.example' };
    const goal = { kind: 'host', options: optionsFrom(OFFICIAL_PRESET), password: null } as const;
    const kept = (isServer: boolean) =>
      connecting(ORIGIN, goal, { config, isServer } as Context).commands[0].config.server;
    expect([kept(true), kept(false)]).toEqual(['https://club.example', ORIGIN]);
  });

  test('[C2] [N11] the start screen tells each attempt and counts down to the next', async () => {
    const app = new TestApp({ config: { server: ORIGIN } });
    await app.press('l');
    expect(app.asked).toContainEqual({ type: 'connect', origin: ORIGIN, name: 'Ann' });
    await link(app, trying(2, app.clock.now() + 3000));
    await expect(app.text).toMatchFileSnapshot(golden('connecting-80x24'));
    await app.pass(1000);
    expect(app.text).toContain('The server cannot be reached. Trying again: attempt 2 of 5 in 0:02.');
    const hint = app.lines.at(-2)!;
    expect(Math.abs(hint.indexOf('Esc') - (80 - hint.trim().length) / 2)).toBeLessThanOrEqual(1);
    const message = 'The server could not be reached in 5 attempts.';
    await link(app, { status: 'lost', problem: { error: 'not-connected', message } });
    expect(app.text).toContain(message);
    types(app);
    await app.press('y');
    expect(types(app)).toEqual(['retry']);
    await app.press('escape');
    expect(types(app)).toEqual(['disconnect']);
    expect(app.screen.kind).toBe('menu');
  });

  test('[N12] a full server says so', async () => {
    const app = new TestApp({ config: { server: ORIGIN } });
    await app.press('l');
    await link(app, trying(2, null, 'Server is full'));
    expect(app.text).toContain('Server is full');
  });

  test('[N1] the address is asked where none is known, and one that cannot be read is said', async () => {
    const app = new TestApp();
    await app.press('l', 'ctrl+u', 'two words', 'enter');
    expect(app.text).toContain('A server address looks like');
    await app.press('ctrl+u', 'localhost:9000', 'enter');
    expect(app.asked).toContainEqual({ type: 'connect', origin: 'http://localhost:9000', name: 'Ann' });
    expect(app.config.server).toBe('http://localhost:9000');
  });

  test('an invitation leads to its table', async () => {
    const app = new TestApp();
    await app.press('j', 'ctrl+u', 'http://localhost:9000/table/abc123', 'enter');
    await link(app, { status: 'here' });
    expect(app.asked).toContainEqual({ type: 'table.open', id: 'abc123', sit: true });
  });

  test('[N2] a name that somebody has already is asked for again', async () => {
    const app = new TestApp({ config: { server: ORIGIN } });
    await app.press('l');
    await app.tell({
      type: 'refused',
      problem: { error: 'name-in-use', message: 'Somebody has that name.' },
    });
    expect(app.text).toContain('Somebody has that name.');
    await app.press(' B', 'enter');
    expect(app.asked).toContainEqual({ type: 'connect', origin: ORIGIN, name: 'Ann B' });
    expect(app.config.name).toBe('Ann B');
  });
});

describe('lobby', () => {
  test('[N3] [N4] tables by their hosts, with seats, rules and what goes on', async () => {
    const app = await inLobby();
    await expect(app.text).toMatchFileSnapshot(golden('lobby-80x24'));
  });

  test('[M7] ? is help here, too, and Escape comes back to the tables', async () => {
    const app = await inLobby();
    await app.press('?');
    expect(app.screen.kind).toBe('help');
    await app.press('escape');
    expect(app.screen.kind).toBe('lobby');
  });

  test('[N6] a free seat is taken, a full table is watched', async () => {
    const app = await inLobby();
    types(app);
    await app.press('enter');
    expect(app.asked.splice(0)).toEqual([{ type: 'table.open', id: 'aaaaaa1', sit: true }]);
    await app.click('Computer (level 5)');
    expect(app.asked.splice(0)).toEqual([{ type: 'table.open', id: 'aaaaaa3', sit: false }]);
    await app.press('up', 'up', 'w');
    expect(app.asked.splice(0)).toEqual([{ type: 'table.open', id: 'aaaaaa1', sit: false }]);
  });

  test('[N4] a password is asked, not shown, and asked again when it is wrong', async () => {
    const app = await inLobby();
    await app.press('down', 'enter', 'sesame');
    expect(app.text).toContain('******');
    types(app);
    await app.press('enter');
    expect(app.asked.splice(0)).toEqual([
      { type: 'table.open', id: 'aaaaaa2', password: 'sesame', sit: true },
    ]);
    await app.tell({ type: 'refused', problem: { error: 'wrong-password', message: 'That is not it.' } });
    expect(app.text).toContain('That is not it.');
    expect(app.text).toContain('Continue');
  });

  test('[N3] games only are shown to one who wants to watch', async () => {
    const app = await inLobby('w');
    expect(app.text).toContain('Computer (level 5)');
    expect(app.text).not.toContain('Zoë');
    await app.press('a');
    expect(app.text).toContain('Zoë');
  });

  test('[N4] a table is known by its host, named once, and neither name of two long ones is lost', async () => {
    const app = await inLobby();
    const person = (name: string) => ({ name, level: null, away: false });
    const tables = [
      listing('aaaaaa4', 'Bartholomew the Second', { seats: [null, person('Bartholomew the Second')] }),
      listing('aaaaaa5', 'Dee', { seats: [person('Maximiliane'), person('Bo')], playing: true, game: 1 }),
      listing('aaaaaa6', 'Bartholomew the Second', {
        seats: [person('Bartholomew the Second'), person('Maximiliane the Third')],
      }),
    ];
    await app.tell({ type: 'lobby', lobby: { tables, fresh: true } });
    const row = (start: string) => app.lines.find((line) => line.includes(start));
    expect(row('State')).toMatch(/Host and players +Rules and clock +State/);
    expect(app.lines[5]).toContain('Bartholomew th… – free seat');
    expect(app.lines[6]).toContain('Dee: Maximiliane – Bo ');
    expect(app.lines[7]).toMatch(/Bartholom\w*… – Maximil\w*… /);
  });

  test('[W9] a table is looked for by a name, all are shown again with Esc, and more of many by page', async () => {
    const app = await inLobby();
    types(app);
    await app.press('/', 'zo', 'backspace', 'oe');
    expect(app.text).toContain('Name of a host or player: zoe');
    // Letters are letters now, and Esc ends only the typing.
    expect(types(app)).toEqual([]);
    await app.press('enter');
    expect(app.asked.splice(0)).toEqual([{ type: 'lobby.watch', query: { search: 'zoe' } }]);
    expect(app.text).toContain('Open tables: “zoe”');
    const counts = { all: 0, free: 0, playing: 0 };
    await app.tell({ type: 'lobby', lobby: { tables: [], fresh: true, counts, before: 0, after: 0 } });
    expect(app.text).toContain('No table found with that name: press Esc for all tables.');
    await app.press('a');
    expect(app.asked.splice(0)).toEqual([
      { type: 'lobby.watch', query: { search: 'zoe', state: 'playing' } },
    ]);
    await app.press('a', 'escape');
    expect(app.asked.splice(0).at(-1)).toEqual({ type: 'lobby.watch', query: {} });

    const tables = [listing('aaaaaa7', 'Ann'), listing('aaaaaa8', 'Ben')];
    await app.tell({ type: 'lobby', lobby: { tables, fresh: true, before: 0, after: 120 } });
    expect(app.text).toContain('1–2 of 122');
    expect(app.text).toContain('n more');
    await app.press('p', 'n');
    expect(app.asked.splice(0)).toEqual([{ type: 'lobby.watch', query: { page: 1 } }]);
    await app.tell({ type: 'lobby', lobby: { tables, fresh: true, before: 50, after: 0 } });
    expect(app.text).toContain('51–52 of 52');
    await app.press('n', 'p');
    expect(app.asked.splice(0)).toEqual([{ type: 'lobby.watch', query: {} }]);
    await app.press('/', 'escape', 'escape');
    expect(types(app)).toEqual(['lobby.leave', 'disconnect']);
  });

  test('leaving the lobby leaves the server', async () => {
    const app = await inLobby();
    types(app);
    await app.press('escape');
    expect(types(app)).toEqual(['lobby.leave', 'disconnect']);
    expect(app.screen.kind).toBe('menu');
  });
});

describe('hosting', () => {
  test('[N1] [N4] the host picks rules, clock, sides and a password, then connects and opens the table', async () => {
    const app = new TestApp();
    await app.press(
      'h',
      'right',
      'down',
      'down',
      'localhost:9000',
      'down',
      'right',
      'down',
      'right',
      'down',
      '5+3',
      'down',
      'down',
      'sesame',
    );
    await app.press('page-down', 'enter');
    expect(app.asked).toContainEqual({ type: 'connect', origin: 'http://localhost:9000', name: 'Ann' });
    await link(app, { status: 'here' });
    const made = app.asked.find(({ type }) => type === 'table.create');
    const { shared: _, ...usual } = optionsFrom(PRESETS[1]);
    const timer = { kind: 'clock', base: 300_000, increment: 3000, delay: 0 };
    expect(made).toEqual({
      type: 'table.create',
      options: { ...usual, sides: 'host-black', private: true, table: { ...usual.table, timer } },
      password: 'sesame',
    });
  });

  const OPENED = {
    type: 'server',
    server: {
      origin: ORIGIN,
      goal: { kind: 'host', options: optionsFrom(OFFICIAL_PRESET), password: null },
    },
  } as const;

  test('[N1] on this machine the server is opened first; the name given is kept', async () => {
    const app = new TestApp({ config: { server: 'https://club.example' } });
    await app.press(
      'h',
      'down',
      'ctrl+u',
      'Anna',
      'down',
      'right',
      'down',
      'ctrl+u',
      '0',
      'page-down',
      'enter',
    );
    expect(app.asked.at(-1)).toMatchObject({ type: 'server.open', port: 0, scope: 'machine' });
    expect(app.config.name).toBe('Anna');
    expect(app.text).toContain('One moment');
    await app.tell(OPENED);
    expect(app.asked).toContainEqual({ type: 'connect', origin: ORIGIN, name: 'Anna' });
    expect(app.config.server).toBe('https://club.example');
  });

  test('[N1] a server nobody waits for any more is closed', async () => {
    const app = new TestApp();
    await app.press('h', 'page-down', 'enter', 'escape');
    await app.tell(OPENED);
    expect(app.asked.at(-1)).toEqual({ type: 'server.close' });
    expect(app.screen.kind).toBe('menu');
  });

  test('[W10] a host who leaves a server with guests at its tables is warned that it ends', async () => {
    const app = new TestApp();
    await app.press('h', 'page-down', 'enter');
    await app.tell(OPENED);
    await link(app, { status: 'here' });
    await app.tell({ type: 'lobby', lobby: { tables: [listing('aaaaaa1', 'Ann')], fresh: true } });
    await app.tell({ type: 'lobby', lobby: { tables: TABLES, fresh: true } });
    await app.press('escape');
    expect(app.text).toContain('leaving ends it for everyone');
    await app.press('escape');
    expect(app.screen.kind).toBe('menu');
    expect(types(app).slice(-2)).toEqual(['lobby.leave', 'disconnect']);
  });

  test('[C5] every rule can be chosen on its own', async () => {
    const app = await inLobby();
    await app.press('h', 'down', 'left', 'page-down', 'enter');
    expect(app.text).toContain('Custom rules');
    types(app);
    await app.press('right', 'page-down', 'enter');
    const [made] = app.asked.splice(0);
    expect(made).toMatchObject({ type: 'table.create', options: { rules: { capture: 'optional' } } });
  });
});

describe('[C2] join by address', () => {
  test('a console server is chosen on the same form', async () => {
    const app = new TestApp();
    await app.press('j', 'ctrl+u', 'no place', 'down', 'right', 'down', 'enter');
    expect(app.text).toContain('A console server address looks like 192.168.1.5:9000.');
    await app.press('up', 'up', 'ctrl+u', '127.0.0.1:9100', 'enter');
    const place = { host: '127.0.0.1', port: 9100 };
    expect(app.asked.at(-1)).toMatchObject({ type: 'console.connect', place, name: 'Ann' });
  });

  test('an invitation leads to its table', async () => {
    const app = new TestApp();
    await app.press('j', 'ctrl+u', 'http://localhost:8080/t/aaaaaa1', 'enter');
    await link(app, { status: 'here' });
    expect(app.asked).toContainEqual({ type: 'table.open', id: tableId('aaaaaa1'), sit: true });
  });
});

describe('[W4] quick play', () => {
  test('from the menu: Enter twice plays at the known server, as last time', async () => {
    const app = new TestApp({ config: { server: ORIGIN, quick: { rules: 'lobby', time: '5+0' } } });
    await app.press('g');
    expect(app.text).toContain(PRESETS.find(({ id }) => id === 'lobby')!.name);
    expect(app.text).toContain('5 min');
    await app.press('enter');
    expect(app.asked).toContainEqual({ type: 'connect', origin: ORIGIN, name: 'Ann' });
    await link(app, { status: 'here' });
    const preferences = { rules: 'lobby', time: '5+0', colour: 'any' };
    expect(app.asked).toContainEqual({ type: 'quick-play', preferences });
  });

  test('where no server is known its address is asked; what is chosen is remembered', async () => {
    const app = new TestApp();
    await app.press('g', 'not an address', 'page-down', 'enter');
    expect(app.text).toContain('A server address looks like');
    await app.press('ctrl+u', 'localhost:8080', 'down', 'left', 'page-down', 'enter');
    expect(app.config.quick).toEqual({ rules: 'any', time: 'any', colour: 'any' });
    expect(app.config.server).toBe(ORIGIN);
  });

  test('from the lobby', async () => {
    const app = await inLobby();
    types(app);
    await app.press('g', 'enter', 'enter');
    expect(types(app).filter((type) => type === 'quick-play')).toHaveLength(1);
    expect(app.text).toContain('One moment');
  });
});
