/** Computers in seats: who seats them, when they owe a move, and games without people. */

import { LEAST_RATING, MOST_RATING } from '@crownhead/rules';
import { ANN, BOB, CY, spectatorsOf, TableDriver } from '@crownhead/testkit';
import { describe, expect, test } from 'vitest';
import { computerTurn } from './asked.ts';
import type { Command } from './command.ts';
import { computerPlayer, isComputerPlayer } from './ids.ts';
import { optionsFrom } from './options.ts';
import { findPreset } from './presets.ts';

const seat = (level: number, at?: 0 | 1): Command => ({
  by: ANN,
  type: 'computer.seat',
  level,
  ...(at === undefined ? {} : { seat: at }),
});
const READY: Command = { by: ANN, type: 'ready', ready: true };

describe('a computer in a seat', () => {
  test('[L3] is seated by the host with its level', () => {
    const table = TableDriver.open();
    expect(table.ok(seat(7, 1))).toMatchObject([
      { type: 'computer.seated', seat: 1, level: 7, name: 'Computer (level 7)' },
    ]);
    expect(table.state.seats[1]).toEqual({
      kind: 'computer',
      player: computerPlayer(1),
      name: 'Computer (level 7)',
      level: 7,
    });
    expect(isComputerPlayer(computerPlayer(1))).toBe(true);
    expect(isComputerPlayer(ANN)).toBe(false);
  });

  test.each([0, 11, 1.5, Number.NaN, -1])('[L3] there is no level %d', (level) => {
    expect(TableDriver.open().refused(seat(level))).toBe('bad-level');
  });

  test.each([1, 10])('[L3] there is a level %d', (level) => {
    TableDriver.open().ok(seat(level));
  });

  test('[S4] plays at a rating where the host gives one, and is called by it', () => {
    const table = TableDriver.open();
    table.ok({ by: ANN, type: 'seat.take', name: 'Ann', connection: null });
    table.ok({ by: ANN, type: 'computer.seat', level: 6, rating: 1905 });
    const name = 'Computer (rating 1905)';
    expect(table.state.seats[1]).toMatchObject({ kind: 'computer', level: 6, rating: 1905, name });
    for (const rating of [0, LEAST_RATING - 1, MOST_RATING + 1, 1600.5])
      expect(TableDriver.open().refused({ by: ANN, type: 'computer.seat', level: 5, rating })).toBe(
        'bad-rating',
      );
  });

  test('[L3] it needs a free seat', () => {
    expect(TableDriver.seated().refused(seat(1))).toBe('no-free-seat');
    expect(TableDriver.seated().refused(seat(1, 0))).toBe('seat-taken');
  });

  test.each([
    'Computer (level 3)',
    'computer (LEVEL 3)',
  ])('[L2] it is not mistaken for a person called %s', (name) => {
    const table = TableDriver.open();
    table.ok({ by: ANN, type: 'seat.take', name, connection: null });
    table.ok(seat(3));
    expect(table.state.seats[1]?.name).toBe('Computer 2 (level 3)');
  });

  test('[L3] another engine is called by its own name, tidied; one without a name by its level', () => {
    const named = (name: string) => {
      const table = TableDriver.open();
      table.sit(ANN);
      table.ok({ by: ANN, type: 'computer.seat', level: 5, seat: 1, name });
      return table.state.seats[1]?.name;
    };
    expect(named(' Scan\t3.1 ')).toBe('Scan 3.1');
    expect(named('Ann')).toBe('Ann (2)');
    expect(named('')).toBe('Computer (level 5)');
    expect(named('x'.repeat(25))).toBe('Computer (level 5)');
  });

  test('[L3] it is always ready', () => {
    const table = TableDriver.open();
    table.sit(ANN);
    table.ok(seat(1));
    expect(table.ready(ANN)).toEqual(['ready.changed', 'game.started']);
    const waiting = TableDriver.open();
    waiting.sit(ANN);
    waiting.ready(ANN);
    expect(waiting.did(seat(1))).toEqual(['computer.seated', 'game.started']);
  });

  test('[L3] it can be sent away and another one seated', () => {
    const table = TableDriver.open();
    table.ok(seat(1, 0));
    table.ok({ by: ANN, type: 'seat.remove', seat: 0 });
    table.ok(seat(9, 0));
    expect(table.state.seats[0]).toMatchObject({ level: 9 });
    expect(table.state.removed).toEqual([]);
  });

  test('[L3] a rematch needs only the person', () => {
    const table = TableDriver.open();
    table.sit(ANN);
    table.ok(seat(1));
    table.start();
    table.ok({ by: ANN, type: 'resign', confirmed: true });
    expect(table.ready(ANN)).toEqual(['ready.changed', 'game.started']);
    expect(table.round.names).toEqual({ black: 'Computer (level 1)', white: 'Ann' });
  });

  test('[R12] the person who leaves loses, and the table closes', () => {
    const table = TableDriver.open();
    table.sit(ANN);
    table.ok(seat(1));
    table.start();
    expect(table.did({ by: ANN, type: 'leave' })).toEqual([
      'game.ended',
      'seat.left',
      'host.changed',
      'table.closed',
    ]);
    expect(table.lastRound.game.outcome).toEqual({ winner: 'white', reason: 'left' });
  });
});

describe('the move it owes', () => {
  test('[L3] on its turn, named by game and ply', () => {
    const table = TableDriver.open();
    table.sit(ANN);
    table.ok(seat(4));
    expect(computerTurn(table.state)).toBeNull();
    table.start();
    expect(computerTurn(table.state)).toBeNull();
    table.move('11-15');
    expect(computerTurn(table.state)).toEqual({
      seat: 1,
      player: computerPlayer(1),
      level: 4,
      game: 1,
      ply: 2,
      turn: 2,
    });
    const answer = table.moving('23-19');
    table.ok(answer);
    expect(table.refused(answer)).toBe('stale-move');
    expect(computerTurn(table.state)).toBeNull();
  });

  test('[L3] a ply that comes again after a take-back is another request', () => {
    const table = TableDriver.open();
    table.sit(ANN);
    table.ok(seat(4));
    table.start();
    table.move('11-15');
    const first = computerTurn(table.state);
    table.ok({ by: ANN, type: 'takeback.ask' });
    table.move('9-13');
    expect(computerTurn(table.state)).toEqual({ ...first, turn: 4 });
  });

  test('[L3] only legal moves, like everybody', () => {
    const table = TableDriver.open();
    table.sit(ANN);
    table.ok(seat(4));
    table.start();
    table.move('11-15');
    expect(table.refused(table.moving('23-15'))).toBe('not-diagonal');
  });

  test('[L3] either colour', () => {
    const table = TableDriver.open({ sides: 'host-white' });
    table.sit(ANN);
    table.ok(seat(4));
    table.start();
    expect(computerTurn(table.state)).toMatchObject({ seat: 1, ply: 1 });
  });
});

describe('computer against computer', () => {
  const two = (): TableDriver => {
    const table = TableDriver.open();
    table.spectators = spectatorsOf(ANN);
    table.ok(seat(2));
    table.ok(seat(2));
    return table;
  };

  test('[L3] waits for the word of the host', () => {
    const table = two();
    expect(table.state.seats.map((who) => who?.name)).toEqual(['Computer (level 2)', 'Computer 2 (level 2)']);
    expect(table.refused({ ...READY, by: BOB })).toBe('not-seated');
    expect(table.refused({ by: ANN, type: 'ready', ready: false })).toBe('not-seated');
    expect(table.did(READY)).toEqual(['game.started']);
    table.move('11-15', '23-19');
    expect(computerTurn(table.state)).toMatchObject({ seat: 0, ply: 3 });
  });

  test('[L3] and again for the next game', () => {
    const table = two();
    table.ok(READY);
    table.ok({ by: computerPlayer(0), type: 'resign', confirmed: true });
    expect(table.did(READY)).toEqual(['game.started']);
  });

  test('[L3] goes on while somebody watches, and stops with a result for nobody when the last one goes', () => {
    const table = two();
    table.ok(READY);
    expect(table.tick()).toEqual(['table.kept']);
    table.spectators = spectatorsOf(CY);
    expect(table.did({ by: ANN, type: 'leave' })).toEqual(['host.changed']);
    expect(table.tick()).toEqual(['table.kept']);
    table.spectators = [];
    expect(table.tick()).toEqual(['game.ended', 'table.closed']);
    expect(table.lastRound.game.outcome).toEqual({ winner: null, reason: 'abandoned' });
  });

  test('[L3] ends when the host closes the table, who could not close that of two people', () => {
    const table = two();
    table.ok(READY);
    expect(table.did({ by: ANN, type: 'table.close' })).toEqual(['game.ended', 'table.closed']);
    expect(table.lastRound.game.outcome).toEqual({ winner: null, reason: 'abandoned' });
  });

  test('[L3] ends immediately when the host goes and nobody watches', () => {
    const table = two();
    table.ok(READY);
    table.spectators = [];
    expect(table.did({ by: ANN, type: 'leave' })).toEqual(['host.changed', 'game.ended', 'table.closed']);
  });
});

describe('two computers', () => {
  test.each([
    'lobby',
    'official',
    'desktop',
  ])('[R10] [L3] draw by rule under %s rather than play on and on', (id) => {
    const start = { kind: 'position', fen: 'B:WK32:BK1', force: false } as const;
    const table = TableDriver.open({ ...optionsFrom(findPreset(id)!), start });
    table.ok(seat(1, 0));
    table.ok(seat(1, 1));
    table.ok(READY);
    for (let i = 0; i < 2; i++) for (const move of ['1-5', '32-28', '5-1', '28-32']) table.move(move);
    expect(table.lastRound.game.outcome).toEqual({ winner: null, reason: 'repetition' });
  });
});
