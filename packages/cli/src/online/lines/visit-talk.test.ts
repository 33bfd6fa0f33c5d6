/** A visit to a server by typed lines, from the name to the table, with what the server would say told by hand. */

import type { Link, WaitingSeat } from '@crownhead/client';
import { findPreset } from '@crownhead/match';
import { type TableListing, tableId } from '@crownhead/protocol';
import { ANN, BOB, TableDriver } from '@crownhead/testkit';
import { describe, expect, test } from 'vitest';
import { HERE, viewFor } from './test-view.ts';
import { type Goal, VisitTalk } from './visit-talk.ts';

const ORIGIN = 'http://127.0.0.1:8080';
const NOW = 1_000_000;
const ID = tableId('k3mq7xw2p9');
const LOBBY: Goal = { kind: 'lobby', watch: false };
const INVITED: Goal = { kind: 'table', id: ID, watch: false };

const visiting = (goal: Goal): VisitTalk =>
  new VisitTalk({ origin: ORIGIN, goal, now: () => NOW, invitation: (id) => `Come to ${id}.` });

const linked = (talk: VisitTalk, link: Link) =>
  talk.told({ type: 'online', online: { origin: ORIGIN, link, name: 'Ann' } });

const trying = (status: 'connecting' | 'reconnecting', attempt: number, retryAt: number | null): Link => ({
  ...{ status, attempt, attempts: 5, retryAt },
  problem: null,
});

const { rules, table: options } = findPreset('lobby')!;
const listing = (host: string, changes: Partial<TableListing> = {}): TableListing => ({
  ...{ table: ID, host, rules, options, locked: false, spectators: true, playing: false },
  ...{ game: 0, watching: 0, createdAt: 0, seats: [{ name: host, level: null, away: false }, null] },
  ...changes,
});

/** At the lobby with these tables. */
function atLobby(tables: readonly TableListing[], watch = false) {
  const talk = visiting({ kind: 'lobby', watch });
  talk.start('Ann');
  expect(linked(talk, HERE).effects).toEqual([{ type: 'lobby.watch' }]);
  const { lines } = talk.told({ type: 'lobby', lobby: { tables, fresh: true } });
  return { talk, text: lines.join('\n') };
}

const opening = (sit: boolean, more: object = {}) => [{ type: 'table.open', id: ID, sit, ...more }];
const refusal = (error: string, message: string) =>
  ({ type: 'refused', problem: { error, message } }) as const;

describe('[W4] quick play', () => {
  test('is one word, under other rules if they are named', () => {
    const asked = (line: string) => atLobby([]).talk.type(line);
    const command = (rules: string) => [
      { type: 'quick-play', preferences: { rules, time: 'any', colour: 'any' } },
    ];
    expect(asked('quick').effects).toEqual(command('official'));
    expect(asked('quick lobby').effects).toEqual(command('lobby'));
    expect(asked('quick nonsense').lines).toEqual([
      'There are no rules called “nonsense”: see crownhead rules.',
    ]);
  });
});

describe('[W9] many tables', () => {
  test('are searched by name and shown page by page', () => {
    const { talk } = atLobby([listing('Ann'), listing('Bob')]);
    expect(talk.type('find zoe').effects).toEqual([
      { type: 'lobby.watch', query: { search: 'zoe', page: 0 } },
    ]);
    expect(talk.told({ type: 'lobby', lobby: { tables: [], fresh: true } }).lines).toEqual([
      'No table found with that name: type find for all tables.',
    ]);
    expect(talk.type('find').effects).toEqual([{ type: 'lobby.watch', query: { page: 0 } }]);
    const tables = [listing('Ann'), listing('Bob')];
    const come = { type: 'lobby', lobby: { tables, fresh: true, before: 0, after: 48 } } as const;
    expect(talk.told(come).lines).toContain('1–2 of 50: type more for the next ones.');
    expect(talk.type('more').effects).toEqual([{ type: 'lobby.watch', query: { page: 1 } }]);
    talk.told({ type: 'lobby', lobby: { tables, fresh: true, before: 48, after: 0 } });
    expect(talk.type('more').lines).toEqual(['These are all the tables.']);
  });
});

describe('[N9] a seat that is kept', () => {
  const SEAT: WaitingSeat = {
    ...{ origin: ORIGIN, table: ID, name: 'Ann', opponent: 'Bob' },
    game: { side: 'black', moves: 1 },
    until: NOW + 95_000,
  };

  function asked(): VisitTalk {
    const talk = visiting(LOBBY);
    talk.start('Ann');
    talk.kept([SEAT]);
    expect(linked(talk, HERE)).toEqual({
      lines: [
        'Bob is waiting for you.',
        'Your game against Bob on 127.0.0.1:8080, after 1 move.',
        '1:35 left to reconnect.',
        'Return to it? Type yes or no.',
      ],
      effects: [],
    });
    expect(talk.prompt).toBe('crownhead> ');
    return talk;
  }

  test('is gone back to with yes, or Enter alone', () => {
    for (const line of ['yes', 'Y', '']) expect(asked().type(line).effects).toEqual(opening(true));
  });

  test('no leads to the lobby, and anything else is asked once more', () => {
    const talk = asked();
    expect(talk.type('perhaps')).toEqual({ lines: ['Type yes to return to your game, or no.'], effects: [] });
    expect(talk.type('no').effects).toEqual([{ type: 'lobby.watch' }]);
  });

  test('an invitation to a table leads there', () => {
    const talk = visiting(INVITED);
    talk.start('Ann');
    talk.kept([SEAT]);
    expect(linked(talk, HERE).effects).toEqual(opening(true));
  });
});

describe('the way to a server', () => {
  test('[N2] a name is asked where none is known, and refused names are asked for again', () => {
    const talk = visiting(LOBBY);
    expect(talk.start(null).lines).toEqual(['What is your name?']);
    expect(talk.prompt).toBe('name> ');
    expect(talk.type('').lines).toEqual(['A name has 1 to 24 characters.']);
    expect(talk.type('Computer').lines).toEqual(['That name is reserved: please choose another one.']);
    expect(talk.type(' Ann ').effects).toEqual([{ type: 'connect', origin: ORIGIN, name: 'Ann' }]);
    expect(talk.told(refusal('name-in-use', 'Taken.')).lines).toEqual(['Taken.']);
    expect(talk.type('Anna').effects).toMatchObject([{ type: 'connect', name: 'Anna' }]);
  });

  test('[N11] attempts are told as they are waited for; after the last one it ends with the reason', () => {
    const talk = visiting(LOBBY);
    expect(talk.start('Ann').lines).toEqual([`Connecting to ${ORIGIN} …`]);
    expect(linked(talk, trying('connecting', 1, null)).lines).toEqual([]);
    expect(linked(talk, trying('connecting', 2, NOW + 500)).lines).toEqual([
      'The server cannot be reached. Trying again: attempt 2 of 5 in 0:01.',
    ]);
    const problem = { error: 'not-connected', message: 'Not reached.' } as const;
    expect(linked(talk, { status: 'lost', problem }).effects).toEqual([
      { type: 'end', fault: 'Not reached.' },
    ]);
  });

  test('[N12] a server that refuses says why, and that is the end', () => {
    const talk = visiting(LOBBY);
    talk.start('Ann');
    expect(talk.told(refusal('server-full', 'Server is full')).effects).toEqual([
      { type: 'end', fault: 'Server is full' },
    ]);
  });

  test('[N17] a lost connection and its return are told', () => {
    const { talk } = atLobby([]);
    expect(linked(talk, trying('reconnecting', 1, NOW + 1000)).lines).toEqual([
      'The connection to the server is lost. Reconnecting: attempt 1 of 5 in 0:01.',
    ]);
    expect(linked(talk, HERE).lines).toEqual(['The connection is back.']);
    expect(linked(talk, HERE).lines).toEqual([]);
  });

  test('[N17] of the many tries to come back only some are told', () => {
    const { talk } = atLobby([]);
    const told = Array.from({ length: 80 }, (_, i) => i + 1).filter(
      (attempt) => linked(talk, trying('reconnecting', attempt, NOW + 1000)).lines.length > 0,
    );
    expect(told).toEqual([1, 2, 3, 4, 5, 10, 20, 30, 40, 50, 60, 70, 80]);
  });

  test('lines wait while one is on the way, but not the command to quit', () => {
    const talk = visiting(LOBBY);
    talk.start('Ann');
    expect([talk.takes('1'), talk.takes('quit'), talk.isAsking]).toEqual([false, true, false]);
    expect(talk.type('quit').effects).toEqual([{ type: 'end', fault: null }]);
  });

  test('the end of the input is a goodbye, and a fault only where a name is missing', () => {
    const talk = visiting(LOBBY);
    talk.start(null);
    expect(talk.ended().effects).toEqual([{ type: 'end', fault: 'A name is needed: use --name.' }]);
    expect(atLobby([]).talk.ended()).toEqual({
      lines: ['The input has ended. Goodbye.'],
      effects: [{ type: 'end', fault: null }],
    });
  });
});

describe('the lobby', () => {
  const full = { playing: true, game: 2, watching: 3, locked: true } as const;

  test('[N3] [N4] tables are numbered, with host, seats, rules and state', () => {
    const { text } = atLobby([listing('Ann'), listing('Bob', full)]);
    expect(text.split('\n').slice(0, 3)).toEqual([
      'Open tables:',
      '  1  Ann  Ann – free seat  Casual game  waiting',
      '  2  Bob  Bob – free seat  Casual game  game 2, locked, 3 watch',
    ]);
  });

  test.each([
    ['1', opening(true)],
    ['watch 1', opening(false)],
    [
      'new',
      [{ type: 'table.create', options: expect.objectContaining({ rules: findPreset('official')!.rules }) }],
    ],
    ['new lobby', [{ type: 'table.create', options: expect.objectContaining({ rules }) }]],
    ['quit', [{ type: 'end', fault: null }]],
  ])('[N3] %j is done', (line, effects) => {
    expect(atLobby([listing('Ann')]).talk.type(line).effects).toEqual(effects);
  });

  test.each([
    ['2', 'There is 1 table in the list: type a number, or help.'],
    ['watch', 'There is 1 table in the list: type a number, or help.'],
    ['new chess', 'There are no rules called “chess”.'],
    ['help', '  watch N        watch there without a seat'],
    ['list', 'Open tables:'],
  ])('%j is answered', (line, words) => {
    const answer = atLobby([listing('Ann')]).talk.type(line);
    expect(answer.effects).toEqual([]);
    expect(answer.lines.join('\n')).toContain(words);
  });

  test('an empty list says so, and the first table to come is told', () => {
    const { talk, text } = atLobby([]);
    expect(text).toBe('No open tables yet: type new to open one.');
    expect(talk.type('1').lines).toEqual(['There is no such table: type new to open one, or list.']);
    const come = { type: 'lobby', lobby: { tables: [listing('Ann')], fresh: true } } as const;
    expect(talk.told(come).lines[0]).toBe('Open tables:');
    expect(talk.told(come).lines).toEqual([]);
  });

  test('[N6] a spectator sees games, and takes no seat', () => {
    const { talk, text } = atLobby([listing('Ann'), listing('Bob', full)], true);
    expect(text).toMatch(/^Games to watch:\n {2}1 {2}Bob/);
    expect(talk.type('1').effects).toEqual(opening(false));
    expect(atLobby([], true).text).toBe('Nobody is playing right now.');
  });

  test('[N4] a password is asked, again while it is wrong; nothing typed goes back to the list', () => {
    const { talk } = atLobby([listing('Ann')]);
    talk.type('1');
    expect(talk.told(refusal('password-needed', 'Password?')).lines).toEqual(['Password?']);
    expect([talk.prompt, talk.isSecret]).toEqual(['password> ', true]);
    expect(talk.type('sesame').effects).toEqual(opening(true, { password: 'sesame' }));
    talk.told(refusal('wrong-password', 'Wrong.'));
    expect(talk.isSecret).toBe(true);
    const later = { type: 'lobby', lobby: { tables: [listing('Bob')], fresh: true } } as const;
    expect(talk.told(later)).toEqual({ lines: [], effects: [] });
    const back = talk.type('');
    expect([back.effects, back.lines.join('\n')]).toEqual([[], expect.stringContaining('1  Bob')]);
    expect([talk.prompt, talk.isSecret]).toEqual(['crownhead> ', false]);
  });

  test('a table that is gone is said, and the lobby stays', () => {
    const { talk } = atLobby([listing('Ann')]);
    talk.type('1');
    expect(talk.told(refusal('no-table', 'Gone.'))).toEqual({ lines: ['Gone.'], effects: [] });
    expect(talk.type('1').effects).toEqual(opening(true));
  });
});

describe('a table', () => {
  const close = (table: TableDriver) => {
    const before = table.state;
    const events = table.ok({ by: ANN, type: 'table.close' });
    return { view: viewFor(table, BOB), before, events };
  };

  test('[N1] an invitation leads to its table, and the program ends with it', () => {
    const talk = visiting(INVITED);
    talk.start('Bob');
    expect(linked(talk, HERE).effects).toEqual(opening(true));
    const table = TableDriver.seated();
    const come = talk.opened(ID, viewFor(table, BOB), () => table.now);
    expect(come.lines.at(-1)).toBe('Type ready to start.');
    expect(talk.changed(close(table))).toEqual({
      lines: ['The host has closed the table.', 'Goodbye.'],
      effects: [{ type: 'end', fault: null }],
    });
  });

  test('[N1] a host is told what others type', () => {
    const talk = visiting({ kind: 'host', options: {} as never, password: 'sesame' });
    talk.start('Ann');
    expect(linked(talk, HERE).effects).toEqual([{ type: 'table.create', options: {}, password: 'sesame' }]);
    const table = TableDriver.open();
    table.sit(ANN);
    const { lines } = talk.opened(ID, viewFor(table, ANN), () => table.now);
    expect([lines[0], lines.at(-1)]).toEqual([`Come to /t/${ID}.`, 'Waiting for another player.']);
  });

  test('[R17] from a table of the lobby one comes back to the lobby, when it closes or one leaves', () => {
    const { talk } = atLobby([listing('Ann')]);
    talk.type('1');
    const table = TableDriver.seated();
    talk.opened(ID, viewFor(table, BOB), () => table.now);
    expect(talk.changed(close(table))).toEqual({
      lines: ['The host has closed the table.'],
      effects: [{ type: 'leave' }, { type: 'lobby.watch' }],
    });
    const other = TableDriver.seated();
    talk.opened(ID, viewFor(other, BOB), () => other.now);
    expect(talk.type('leave').effects).toEqual([{ type: 'leave' }, { type: 'lobby.watch' }]);
    expect(talk.takes('1')).toBe(false);
  });

  test('what an invitation cannot open ends the program with the reason', () => {
    const talk = visiting(INVITED);
    talk.start('Bob');
    linked(talk, HERE);
    expect(talk.told(refusal('no-table', 'Gone.')).effects).toEqual([{ type: 'end', fault: 'Gone.' }]);
  });

  test('[N10] what the table refuses is said', () => {
    const problem = { error: 'stale-move', message: 'The game has moved on since.' } as const;
    const told = visiting(INVITED).told({ type: 'table.refused', command: 'move', problem });
    expect(told.lines).toEqual([problem.message]);
  });
});
