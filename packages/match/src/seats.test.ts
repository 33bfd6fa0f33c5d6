/** Opening a table, taking and leaving its seats, getting ready, and what a host may do. */
import { ANN, BOB, CY, connectionOf, DEE, optionsWith, spectatorsOf, TableDriver } from '@crownhead/testkit';
import { describe, expect, test } from 'vitest';
import type { Command } from './command.ts';
import { DESERTED_TABLE_MS, dueFor, EMPTY_TABLE_MS, SEAT_READY_MS } from './deadline.ts';
import { playerId } from './ids.ts';
import { FIRST_MOVE_MS, playing, seatOf } from './state.ts';

const take = (by: string, name: string, seat?: 0 | 1): Command => ({
  by: playerId(by),
  type: 'seat.take',
  name,
  connection: null,
  ...(seat === undefined ? {} : { seat }),
});

describe('a game that the other side never begins', () => {
  const waited = (ms: number): TableDriver => {
    const table = TableDriver.playing({ sides: 'host-white' });
    return table.wait(ms);
  };
  const remove: Command = { by: ANN, type: 'seat.remove', seat: 1 };
  const ended = { winner: null, reason: 'abandoned' };

  test('[O35] can be ended by the host after a minute, without a result', () => {
    expect(waited(FIRST_MOVE_MS - 1).refused(remove)).toBe('first-move-awaited');
    expect(waited(0).refused({ by: ANN, type: 'table.close' })).toBe('first-move-awaited');
    const table = waited(FIRST_MOVE_MS);
    table.ok(remove);
    expect(table.lastRound.game.outcome).toEqual(ended);
    expect(table.state.seats[1]).toBeNull();
    expect(table.state.status).toBe('open');
    expect(waited(FIRST_MOVE_MS).did({ by: ANN, type: 'table.close' })).toEqual([
      'game.ended',
      'table.closed',
    ]);
  });

  test('[O35] is not lost by whoever leaves it then, host or guest', () => {
    const table = waited(FIRST_MOVE_MS);
    table.ok({ by: ANN, type: 'leave' });
    expect(table.lastRound.game.outcome).toEqual(ended);
    const guest = TableDriver.playing({ sides: 'host-black' }).wait(FIRST_MOVE_MS);
    guest.ok({ by: BOB, type: 'leave' });
    expect(guest.lastRound.game.outcome).toEqual(ended);
  });

  test('[O35] is lost by whoever should have begun it, and is a game as all others after the first moves', () => {
    const table = waited(FIRST_MOVE_MS);
    table.ok({ by: BOB, type: 'leave' });
    expect(table.lastRound.game.outcome).toMatchObject({ winner: 'white', reason: 'left' });
    const begun = waited(0);
    begun.move('11-15');
    begun.move('22-18');
    expect(begun.wait(FIRST_MOVE_MS).refused(remove)).toBe('game-in-progress');
  });
});

describe('a table is opened', () => {
  test('[N4] it is known by its host, who does not sit there yet', () => {
    const { state } = TableDriver.open();
    expect(state).toMatchObject({
      status: 'open',
      host: ANN,
      hostName: 'Ann',
      seats: [null, null],
      round: null,
    });
  });

  test('[N4] only once', () => {
    const table = TableDriver.open();
    const again: Command = { by: BOB, type: 'table.create', name: 'Bob', options: optionsWith() };
    expect(table.refused(again)).toBe('table-exists');
  });

  test('[N4] not without a name', () => {
    const create: Command = { by: ANN, type: 'table.create', name: ' \t ', options: optionsWith() };
    expect(new TableDriver().refused(create)).toBe('bad-name');
  });

  test('[N4] before that there is nothing to do anything with', () => {
    const table = new TableDriver();
    expect(table.refused(take('ann', 'Ann'))).toBe('no-table');
    expect(table.refused({ type: 'tick' })).toBe('no-table');
    expect(table.dueIn).toBeNull();
  });
});

describe('seats', () => {
  test('[N6] the first two are players', () => {
    const table = TableDriver.seated();
    expect(seatOf(table.state, ANN)).toBe(0);
    expect(seatOf(table.state, BOB)).toBe(1);
    expect(table.refused(take('cy', 'Cy'))).toBe('no-free-seat');
  });

  test('[N6] a seat can be chosen, and is refused when taken', () => {
    const table = TableDriver.open();
    table.ok(take('ann', 'Ann', 1));
    expect(seatOf(table.state, ANN)).toBe(1);
    expect(table.refused(take('bob', 'Bob', 1))).toBe('seat-taken');
    table.ok(take('bob', 'Bob'));
    expect(seatOf(table.state, BOB)).toBe(0);
  });

  test('[N6] nobody sits in two of them, except on a shared device', () => {
    const table = TableDriver.open();
    table.sit(ANN);
    expect(table.refused(take('ann', 'Anna'))).toBe('already-seated');
    expect(seatOf(TableDriver.shared().state, ANN)).toBe(0);
    expect(TableDriver.shared().state.seats[1]?.player).toBe(ANN);
  });

  test('[L1] nobody else joins a shared device', () => {
    const table = TableDriver.open({ shared: true });
    table.ok(take('ann', 'Ann'));
    expect(table.refused(take('bob', 'Bob'))).toBe('no-free-seat');
    table.ok(take('ann', 'Anna'));
  });

  test.each(['Ann', 'ANN', ' ann ', 'Ａｎｎ'])('[L2] two players do not share the name %j', (name) => {
    const table = TableDriver.open();
    table.sit(ANN);
    expect(table.refused(take('bob', name))).toBe('name-taken');
  });

  test('[L2] the name is shown tidied', () => {
    const table = TableDriver.open();
    table.ok(take('ann', '  Ann\u202e \n Lee '));
    expect(table.state.seats[0]?.name).toBe('Ann Lee');
  });

  test.each(['', '   ', '\u200b', 'x'.repeat(25)])('[L2] %j is no name', (name) => {
    expect(TableDriver.open().refused(take('ann', name))).toBe('bad-name');
  });

  test('[L3] nobody can sit down as a computer', () => {
    expect(TableDriver.open().refused(take('computer:0', 'Deep'))).toBe('bad-name');
  });
});

describe('getting ready', () => {
  test('[N5] the game starts when both players have pressed ready', () => {
    const table = TableDriver.seated();
    expect(table.ready(ANN)).toEqual(['ready.changed']);
    expect(playing(table.state)).toBeNull();
    expect(table.ready(BOB)).toEqual(['ready.changed', 'game.started']);
    expect(table.round).toMatchObject({ number: 1, names: { black: 'Ann', white: 'Bob' } });
  });

  test('[N5] ready can be taken back', () => {
    const table = TableDriver.seated();
    table.ready(ANN);
    table.ok({ by: ANN, type: 'ready', ready: false });
    expect(table.ready(BOB)).toEqual(['ready.changed']);
    expect(table.ready(ANN)).toEqual(['ready.changed', 'game.started']);
  });

  test('[N5] one player alone does not start', () => {
    const table = TableDriver.open();
    table.sit(ANN);
    expect(table.ready(ANN)).toEqual(['ready.changed']);
    expect(table.refused({ by: ANN, type: 'ready', ready: true })).toBe('already-so');
    table.sit(BOB);
    expect(table.ready(BOB)).toContain('game.started');
  });

  test.each([
    ['not again during the game', ANN, 'game-in-progress'],
    ['not by a spectator', CY, 'game-in-progress'],
  ] as const)('[N5] %s', (_, by, why) => {
    expect(TableDriver.playing().refused({ by, type: 'ready', ready: true })).toBe(why);
  });

  test('[N6] a spectator cannot be ready', () => {
    expect(TableDriver.seated().refused({ by: CY, type: 'ready', ready: true })).toBe('not-seated');
  });

  test('[L1] on a shared device one word is enough', () => {
    const table = TableDriver.open({ shared: true });
    table.ok(take('ann', 'Ann'));
    table.ok(take('ann', 'Bob'));
    expect(table.ready(ANN)).toEqual(['ready.changed', 'ready.changed', 'game.started']);
  });
});

describe('leaving', () => {
  test('[R12] before a game it frees the seat', () => {
    const table = TableDriver.seated();
    expect(table.did({ by: BOB, type: 'leave' })).toEqual(['seat.left']);
    expect(table.state.seats[1]).toBeNull();
    table.sit(CY);
    expect(seatOf(table.state, CY)).toBe(1);
  });

  test.each([
    ['on the own turn', ANN, 'white'],
    ["on the other's turn", BOB, 'black'],
  ] as const)('[R12] the leaver loses, %s', (_, by, winner) => {
    const table = TableDriver.playing();
    table.ok({ by, type: 'leave' });
    expect(table.lastRound.game.outcome).toEqual({ winner, reason: 'left' });
    expect(seatOf(table.state, by)).toBeNull();
    expect(table.log.find(({ type }) => type === 'seat.left')).toMatchObject({ player: by, why: 'left' });
  });

  test('[R12] on a shared device nobody has won', () => {
    const table = TableDriver.shared();
    expect(table.did({ by: ANN, type: 'leave' })).toEqual([
      'game.ended',
      'seat.left',
      'host.changed',
      'seat.left',
      'table.closed',
    ]);
    expect(table.lastRound.game.outcome).toEqual({ winner: null, reason: 'abandoned' });
  });

  test('[R12] only somebody who is here can leave', () => {
    expect(TableDriver.playing().refused({ by: CY, type: 'leave' })).toBe('not-seated');
  });

  test('the last to leave closes the table, unless somebody watches', () => {
    const table = TableDriver.seated();
    table.ok({ by: ANN, type: 'leave' });
    expect(table.did({ by: BOB, type: 'leave' })).toEqual(['seat.left', 'host.changed', 'table.closed']);
    expect(table.state).toMatchObject({ status: 'closed', closed: 'empty' });

    const watched = TableDriver.seated();
    watched.spectators = spectatorsOf(CY);
    watched.ok({ by: ANN, type: 'leave' });
    expect(watched.did({ by: BOB, type: 'leave' })).toEqual(['seat.left', 'host.changed']);
  });
});

describe('the host', () => {
  test('[N4] a host who leaves hands the table on', () => {
    const table = TableDriver.seated();
    expect(table.did({ by: ANN, type: 'leave' })).toEqual(['seat.left', 'host.changed']);
    expect(table.state).toMatchObject({ host: BOB, hostName: 'Bob' });
    expect(table.refused({ by: ANN, type: 'table.close' })).toBe('not-the-host');
  });

  test('[N4] also in the middle of a game, which is lost', () => {
    const table = TableDriver.playing();
    expect(table.did({ by: ANN, type: 'leave' })).toEqual(['game.ended', 'seat.left', 'host.changed']);
    expect(table.state.host).toBe(BOB);
  });

  test('[N4] with nobody there, the next to sit down is the host', () => {
    const table = TableDriver.open();
    table.spectators = spectatorsOf(CY);
    expect(table.did({ by: ANN, type: 'leave' })).toEqual(['host.changed']);
    expect(table.state).toMatchObject({ host: null, hostName: null });
    table.sit(DEE);
    expect(table.state).toMatchObject({ host: DEE, hostName: 'Dee' });
  });

  test('[N4] a host who never sat down can go too, and the game goes on', () => {
    const table = TableDriver.open();
    table.sit(BOB);
    table.sit(CY);
    table.start();
    expect(table.did({ by: ANN, type: 'leave' })).toEqual(['host.changed']);
    expect(table.state.host).toBe(BOB);
    expect(table.round.game.outcome).toBeNull();
  });

  test('[N1] can remove a guest, who cannot come back', () => {
    const table = TableDriver.seated();
    expect(table.did({ by: ANN, type: 'seat.remove', seat: 1 })).toEqual(['seat.left']);
    expect(table.log.at(-1)).toMatchObject({ player: BOB, why: 'removed' });
    expect(table.refused(take('bob', 'Bobby'))).toBe('removed-by-host');
    table.sit(CY);
  });

  test('[N1] [L1] a person who shares a device is removed from both seats', () => {
    const table = TableDriver.open({ shared: true });
    table.ok(take('bob', 'Bob'));
    table.ok(take('bob', 'Cy'));
    expect(table.did({ by: ANN, type: 'seat.remove', seat: 1 })).toEqual(['seat.left', 'seat.left']);
  });

  test.each<[string, Command, string]>([
    ['an empty seat', { by: ANN, type: 'seat.remove', seat: 1 }, 'seat-empty'],
    ['the own seat', { by: ANN, type: 'seat.remove', seat: 0 }, 'cannot-remove-yourself'],
    ["another's, as a guest", { by: BOB, type: 'seat.remove', seat: 0 }, 'not-the-host'],
    [
      'changing options as a guest',
      { by: BOB, type: 'options.set', options: { chat: true } },
      'not-the-host',
    ],
    ['closing as a guest', { by: BOB, type: 'table.close' }, 'not-the-host'],
    ['seating a computer as a guest', { by: BOB, type: 'computer.seat', level: 1 }, 'not-the-host'],
  ])('[N1] refused: %s', (_, command, why) => {
    const table = TableDriver.open();
    table.sit(ANN);
    expect(table.refused(command)).toBe(why);
  });

  test.each<[Command]>([
    [{ by: ANN, type: 'options.set', options: { chat: true } }],
    [{ by: ANN, type: 'seat.remove', seat: 1 }],
    [{ by: ANN, type: 'computer.seat', level: 1 }],
    [{ by: ANN, type: 'table.close' }],
  ])('[T2] refused while a game is on: %j', (command) => {
    expect(TableDriver.playing().refused(command)).toBe('game-in-progress');
  });

  test('[N1] can close the table; then nothing more is accepted', () => {
    const table = TableDriver.seated();
    expect(table.did({ by: ANN, type: 'table.close' })).toEqual(['table.closed']);
    expect(table.state).toMatchObject({ status: 'closed', closed: 'host' });
    expect(table.dueIn).toBeNull();
    const commands: Command[] = [
      take('cy', 'Cy'),
      { by: ANN, type: 'leave' },
      { by: BOB, type: 'connection.lose', connection: connectionOf(BOB) },
      { type: 'tick' },
      { type: 'outage', from: 0, to: 1 },
    ];
    for (const command of commands) expect(table.wait(1_000_000).refused(command)).toBe('table-closed');
  });
});

describe('chat', () => {
  const say = (by: typeof ANN, text: string): Command => ({ by, type: 'chat', text });

  test('[N16] is off unless the host turns it on', () => {
    const table = TableDriver.seated();
    expect(table.refused(say(ANN, 'hello'))).toBe('chat-off');
    table.ok({ by: ANN, type: 'options.set', options: { chat: true } });
    expect(table.ok(say(BOB, ' hello\nAnn '))).toMatchObject([
      { type: 'chat.said', player: BOB, name: 'Bob', text: 'hello Ann' },
    ]);
  });

  test('[N16] it changes nothing but the log, in a game and between', () => {
    const table = TableDriver.playing({ chat: true });
    const { lastAt: _, ...before } = table.state;
    table.wait(5).ok(say(ANN, 'good luck'));
    const { lastAt, ...after } = table.state;
    expect(after).toEqual(before);
    expect(lastAt).toBe(5);
  });

  test.each(['', ' \u0000 ', 'x'.repeat(301)])('[N16] %j is nothing to say', (text) => {
    expect(TableDriver.playing({ chat: true }).refused(say(ANN, text))).toBe('bad-text');
  });

  test('[N16] spectators have no voice', () => {
    expect(TableDriver.playing({ chat: true }).refused(say(CY, 'ha'))).toBe('not-seated');
  });
});

describe('an empty table', () => {
  test('[W9] is gone within a minute with nobody there', () => {
    const table = TableDriver.open();
    expect(table.dueIn).toBeLessThan(60_000);
    expect(table.tick()).toEqual(['table.closed']);
    expect(table.state.closed).toBe('empty');
  });

  test('is kept while somebody watches, and asked about again', () => {
    const table = TableDriver.open();
    table.spectators = spectatorsOf(CY);
    expect(table.tick()).toEqual(['table.kept']);
    expect(table.dueIn).toBe(EMPTY_TABLE_MS);
    table.spectators = [];
    expect(table.tick()).toEqual(['table.closed']);
  });

  test('[O41] [W9] is gone some minutes after everybody left, whoever watches', () => {
    const table = TableDriver.seated();
    table.spectators = spectatorsOf(CY);
    table.ok({ by: ANN, type: 'leave' });
    table.wait(1000).ok({ by: BOB, type: 'leave' });
    expect(table.pass(DESERTED_TABLE_MS - 1)).toEqual(['table.kept', 'table.kept', 'table.kept']);
    expect(table.pass(EMPTY_TABLE_MS)).toEqual(['table.closed']);
    expect(table.state.closed).toBe('empty');
  });

  test('[O41] also one whose host opened it, never sat down and went', () => {
    const table = TableDriver.open();
    table.spectators = spectatorsOf(ANN, CY);
    expect(table.pass(10 * DESERTED_TABLE_MS)).not.toContain('table.closed');
    table.spectators = spectatorsOf(CY);
    expect(table.pass(DESERTED_TABLE_MS + EMPTY_TABLE_MS)).toContain('table.closed');
  });

  test('[O41] not while somebody comes and sits down', () => {
    const table = TableDriver.seated();
    table.spectators = spectatorsOf(CY);
    table.ok({ by: ANN, type: 'leave' });
    table.ok({ by: BOB, type: 'leave' });
    table.pass(DESERTED_TABLE_MS - 1000);
    table.ok({ by: CY, type: 'seat.take', name: 'Cy', connection: null });
    expect(table.pass(DESERTED_TABLE_MS)).toEqual([]);
    expect(table.state.desertedSince).toBeUndefined();
  });

  test('is not empty while one player is connected', () => {
    const table = TableDriver.seated();
    expect(table.dueIn).toBeNull();
    table.lose(BOB);
    expect(table.tick()).toEqual(['seat.left']);
    expect(table.dueIn).toBeNull();
  });

  test('[W9] is gone a minute after the last player, seats and all', () => {
    const table = TableDriver.seated();
    table.lose(ANN);
    table.wait(30_000).lose(BOB);
    expect(table.pass(60_000)).toEqual(['seat.left', 'host.changed', 'table.closed']);
    expect(table.log.at(-1)).toMatchObject({ at: 30_000 + EMPTY_TABLE_MS, why: 'empty' });
  });

  test('[R16] [W9] while a game is on, the grace of absent players decides; then the table goes', () => {
    const table = TableDriver.playing({ table: { grace: 300_000 } });
    table.lose(ANN);
    table.wait(1000).lose(BOB);
    expect(table.dueIn).toBe(299_000);
    const events = table.pass(299_000);
    expect(events[0]).toBe('game.ended');
    expect(table.lastRound.game.outcome).toEqual({ winner: 'white', reason: 'disconnected' });
    expect(table.pass(60_000).at(-1) ?? events.at(-1)).toBe('table.closed');
  });

  test('[W9] a player back in time finds the game going on', () => {
    const table = TableDriver.playing({ table: { grace: 300_000 } });
    table.lose(ANN);
    table.lose(BOB);
    table.wait(200_000).connect(ANN, 2);
    expect(table.round.game.outcome).toBeNull();
  });

  test('[O29] two computers that nobody watches are sent home', () => {
    const table = TableDriver.open();
    table.spectators = spectatorsOf(ANN);
    table.ok({ by: ANN, type: 'computer.seat', level: 1 });
    table.ok({ by: ANN, type: 'computer.seat', level: 2 });
    table.ok({ by: ANN, type: 'ready', ready: true });
    table.spectators = [];
    expect(table.pass(60_000)).toEqual(['game.ended', 'table.closed']);
  });
});

describe('a guest who keeps a ready player waiting', () => {
  const waiting = () => {
    const table = TableDriver.seated();
    table.ready(ANN);
    return table;
  };

  test('[O27] loses the seat after a minute, and everybody is told why', () => {
    const table = waiting();
    expect(table.dueIn).toBe(SEAT_READY_MS);
    expect(dueFor(table.state, BOB)).toBe(table.now + SEAT_READY_MS);
    table.wait(SEAT_READY_MS - 1);
    expect(table.refused({ type: 'tick' })).toBe('nothing-due');
    table.wait(1);
    expect(table.did({ type: 'tick' })).toEqual(['seat.left']);
    expect(table.log.at(-1)).toMatchObject({ seat: 1, player: BOB, why: 'not-ready' });
    expect(table.state).toMatchObject({ host: ANN, seats: [{ player: ANN, ready: true }, null] });
    expect(table.dueIn).toBeNull();
  });

  test('[O27] may sit down again', () => {
    const table = waiting();
    table.wait(SEAT_READY_MS);
    table.ok({ type: 'tick' });
    expect(table.did({ ...take('bob', 'Bob'), ready: true } as Command)).toContain('game.started');
  });

  test('[O27] does not gain time by losing the connection', () => {
    const table = TableDriver.open();
    for (const by of [ANN, BOB]) table.ok({ by, type: 'seat.take', name: by, connection: connectionOf(by) });
    table.ready(ANN);
    table.wait(SEAT_READY_MS - 1000);
    table.ok({ by: BOB, type: 'connection.lose', connection: connectionOf(BOB) });
    table.ok({ by: BOB, type: 'connection.open', connection: connectionOf(BOB) });
    expect(table.dueIn).toBe(1000);
  });

  test('[O27] has the whole minute again when the other side was not ready meanwhile', () => {
    const table = waiting();
    table.wait(SEAT_READY_MS / 2);
    table.ok({ by: ANN, type: 'ready', ready: false });
    expect(table.dueIn).toBeNull();
    table.wait(SEAT_READY_MS);
    table.ready(ANN);
    expect(table.dueIn).toBe(SEAT_READY_MS);
  });

  test('[O27] is not charged for an outage', () => {
    const table = waiting();
    const from = table.now;
    table.wait(SEAT_READY_MS);
    table.ok({ type: 'outage', from, to: table.now });
    expect(table.dueIn).toBe(SEAT_READY_MS);
  });

  test('[O27] has as long as for a move after a game, and then spectators are asked', () => {
    const idle = 5 * SEAT_READY_MS;
    const table = TableDriver.playing({ table: { idle } });
    table.ok({ by: BOB, type: 'resign', confirmed: true });
    table.ready(ANN);
    table.spectators = spectatorsOf(CY);
    expect(table.dueIn).toBe(idle);
    table.wait(idle);
    expect(table.did({ type: 'tick' })).toEqual(['seat.left', 'seat.asked']);
    expect(table.state.seatOffer?.player).toBe(CY);
  });

  test('[O27] may look at the last game for as long as they like where no limit is set', () => {
    const table = TableDriver.playing({ table: { idle: null } });
    table.ok({ by: BOB, type: 'resign', confirmed: true });
    table.ready(ANN);
    expect(table.dueIn).toBeNull();
  });

  test('[O27] a host keeps the own seat, and somebody who is ready does not get the table', () => {
    const table = TableDriver.seated();
    table.ready(BOB);
    expect(table.dueIn).toBeNull();
    table.wait(10 * SEAT_READY_MS);
    expect(table.refused({ type: 'tick' })).toBe('nothing-due');
  });
});
