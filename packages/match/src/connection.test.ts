/** Lost connections: what follows immediately, how long somebody may be away, and how they come back. */

import {
  ANN,
  BOB,
  CY,
  connectionOf,
  type OptionChanges,
  spectatorsOf,
  TableDriver,
} from '@crownhead/testkit';
import { describe, expect, test } from 'vitest';
import { SEAT_HOLD_MS } from './deadline.ts';
import { playerId } from './ids.ts';
import { isAway, playing, seatOf } from './state.ts';
import type { LostOption } from './table-options.ts';

const GRACE = 60_000;
const lossy = (onLost: LostOption, changes: OptionChanges = {}): TableDriver =>
  TableDriver.playing({ ...changes, table: { onLost, grace: GRACE, ...changes.table } });

describe('a lost connection', () => {
  test('[R16] the other side wins immediately', () => {
    const table = lossy('wins-at-once');
    expect(table.lose(BOB)).toEqual(['connection.closed', 'game.ended', 'seat.left']);
    expect(table.lastRound.game.outcome).toEqual({ winner: 'black', reason: 'disconnected' });
    expect(table.log.at(-1)).toMatchObject({ player: BOB, why: 'disconnected' });
  });

  test('[R16] the game ends with an error and no result', () => {
    const table = lossy('no-result');
    expect(table.lose(BOB)).toEqual(['connection.closed', 'game.ended', 'seat.left']);
    expect(table.lastRound.game.outcome).toEqual({ winner: null, reason: 'connection-error' });
  });

  test('[R16] [N9] a grace time, then the other side wins', () => {
    const table = lossy('grace');
    expect(table.wait(1000).lose(BOB)).toEqual(['connection.closed']);
    expect(isAway(table.state.seats[1])).toBe(true);
    expect(table.dueIn).toBe(GRACE);
    expect(table.tick()).toEqual(['game.ended', 'seat.left']);
    expect(table.lastRound.game.outcome).toEqual({ winner: 'black', reason: 'disconnected' });
    expect(table.lastRound.grace).toEqual({ black: GRACE, white: 0 });
  });

  test('[N9] a player back in time plays on', () => {
    const table = lossy('grace');
    table.lose(ANN);
    table.wait(GRACE - 1).connect(ANN, 2);
    expect(isAway(table.state.seats[0])).toBe(false);
    expect(table.dueIn).toBeNull();
    table.move('11-15');
  });

  test('[N9] a tick that comes late does not punish somebody who is back', () => {
    const table = lossy('grace');
    table.lose(BOB);
    table.wait(GRACE + 100).connect(BOB, 2);
    expect(table.refused({ type: 'tick' })).toBe('nothing-due');
    expect(table.round.grace.white).toBe(0);
  });

  test('[R16] the time away is one budget for the whole game, the same for both', () => {
    const table = lossy('grace');
    expect(table.round.grace).toEqual({ black: GRACE, white: GRACE });
    table.lose(BOB);
    table.wait(25_000).connect(BOB, 2);
    expect(table.round.grace).toEqual({ black: GRACE, white: GRACE - 25_000 });
    table.move('11-15');
    table.lose(BOB, 2);
    table.wait(5000).connect(BOB, 3);
    expect(table.round.grace.white).toBe(30_000);
    table.lose(BOB, 3);
    expect(table.dueIn).toBe(30_000);
    expect(table.tick()).toContain('game.ended');
  });

  test('[R16] with the budget spent, the next loss is the end', () => {
    const table = lossy('grace');
    table.lose(BOB);
    table.wait(GRACE).connect(BOB, 2);
    table.lose(BOB, 2);
    expect(table.dueIn).toBe(0);
    expect(table.tick()).toContain('game.ended');
  });

  test('[R16] the next game has a new budget', () => {
    const table = lossy('grace');
    table.lose(BOB);
    table.wait(30_000).connect(BOB, 2);
    table.ok({ by: BOB, type: 'resign', confirmed: true });
    table.start();
    expect(table.round.grace).toEqual({ black: GRACE, white: GRACE });
  });

  test('[R16] with both away, the one who went first loses', () => {
    const table = lossy('grace');
    table.lose(BOB);
    table.wait(1000).lose(ANN);
    table.tick();
    expect(table.lastRound.game.outcome).toEqual({ winner: 'black', reason: 'disconnected' });
    expect(table.lastRound.grace).toEqual({ black: 1000, white: 0 });
  });

  test('[R16] a disconnected player can still run out of time', () => {
    const table = lossy('grace', {
      table: { timer: { kind: 'clock', base: 20_000, increment: 0, delay: 0 } },
    });
    table.lose(ANN);
    expect(table.dueIn).toBe(20_000);
    table.tick();
    expect(table.lastRound.game.outcome?.reason).toBe('time');
  });

  test.each([
    ANN,
    BOB,
  ])('[N9] of %s counts in a game from its start, and for the seat from its end', (away) => {
    const table = TableDriver.seated({ table: { onLost: 'grace', grace: GRACE } });
    table.wait(1000).lose(away);
    table.wait(SEAT_HOLD_MS - 1).start();
    expect(table.dueIn).toBe(GRACE);
    const stays = away === ANN ? BOB : ANN;
    table.wait(GRACE - 1).ok({ by: stays, type: 'resign', confirmed: true });
    expect(table.dueIn).toBe(SEAT_HOLD_MS);
  });

  test('[N9] the game goes on around the absent one', () => {
    const table = lossy('grace');
    table.lose(BOB);
    table.move('11-15');
    expect(table.mover).toBe(BOB);
    expect(table.dueIn).toBe(GRACE);
  });
});

describe('connection ids', () => {
  test('[N9] a seat is lost with its last connection', () => {
    const table = lossy('wins-at-once');
    table.connect(BOB, 2);
    expect(table.lose(BOB, 1)).toEqual(['connection.closed']);
    expect(isAway(table.state.seats[1])).toBe(false);
    expect(table.lose(BOB, 2)).toContain('game.ended');
  });

  test('[N9] a late word about an old connection changes nothing', () => {
    const table = lossy('wins-at-once', { table: { onLost: 'grace' } });
    table.lose(BOB, 1);
    table.connect(BOB, 2);
    const lost = { by: BOB, type: 'connection.lose', connection: connectionOf(BOB, 1) } as const;
    expect(table.refused(lost)).toBe('unknown-connection');
    expect(isAway(table.state.seats[1])).toBe(false);
  });

  test.each([
    ['the same one twice', BOB, 'connection.open', connectionOf(BOB), 'already-connected'],
    ["another player's", BOB, 'connection.lose', connectionOf(ANN), 'unknown-connection'],
    ["a spectator's, who is presence only", CY, 'connection.open', connectionOf(CY), 'not-seated'],
    ["a spectator's loss [N7]", CY, 'connection.lose', connectionOf(CY), 'not-seated'],
  ] as const)('refused: %s', (_, by, type, connection, why) => {
    expect(lossy('grace').refused({ by, type, connection })).toBe(why);
  });

  test('a computer has none', () => {
    const table = TableDriver.open();
    table.ok({ by: ANN, type: 'computer.seat', level: 1, seat: 0 });
    const computer = { by: playerId('computer:0'), connection: connectionOf(ANN) };
    expect(table.refused({ ...computer, type: 'connection.open' })).toBe('not-seated');
    expect(table.refused({ ...computer, type: 'connection.lose' })).toBe('not-seated');
  });

  test('[L1] in local play nobody watches them', () => {
    const table = TableDriver.shared();
    const lost = { by: ANN, type: 'connection.lose', connection: connectionOf(ANN) } as const;
    expect(table.refused(lost)).toBe('unknown-connection');
  });

  test('[L1] a local player who goes online has one from then on', () => {
    const table = TableDriver.open();
    table.ok({ by: ANN, type: 'seat.take', name: 'Ann', connection: null });
    table.connect(ANN, 1);
    table.lose(ANN);
    expect(isAway(table.state.seats[0])).toBe(true);
  });
});

describe('between games', () => {
  test('[N9] a seat is kept for a minute', () => {
    const table = TableDriver.seated();
    table.lose(BOB);
    expect(table.dueIn).toBe(60_000);
    expect(table.wait(59_999).refused({ type: 'tick' })).toBe('nothing-due');
    expect(table.tick()).toEqual(['seat.left']);
    expect(table.log.at(-1)).toMatchObject({ player: BOB, why: 'disconnected' });
  });

  test('[N9] a player who is back keeps it', () => {
    const table = TableDriver.seated();
    table.lose(BOB);
    table.wait(59_999).connect(BOB, 2);
    expect(table.dueIn).toBeNull();
    expect(seatOf(table.state, BOB)).toBe(1);
  });

  test('[N5] a game does not start with somebody who said ready and went', () => {
    const table = TableDriver.seated();
    table.ready(BOB);
    table.lose(BOB);
    expect(table.ready(ANN)).toEqual(['ready.changed']);
    expect(playing(table.state)).toBeNull();
  });

  test('[W7] a player who said ready, left and is back need not say it again', () => {
    const table = TableDriver.seated();
    table.ready(BOB);
    table.lose(BOB);
    table.connect(BOB, 2);
    expect(table.ready(ANN)).toEqual(['ready.changed', 'game.started']);
  });

  test('[W7] a game that only waited for somebody to come back starts when they do', () => {
    const table = TableDriver.seated();
    table.ready(BOB);
    table.lose(BOB);
    table.ready(ANN);
    table.connect(BOB, 2);
    expect(playing(table.state)?.number).toBe(1);
  });

  test('[W7] not after the host has changed what is played', () => {
    const table = TableDriver.seated();
    table.ready(BOB);
    table.lose(BOB);
    table.ok({ by: ANN, type: 'options.set', options: { chat: true } });
    table.connect(BOB, 2);
    expect(table.ready(ANN)).toEqual(['ready.changed']);
  });

  test('[N9] a seat lost during the game is kept from the end of the game', () => {
    const table = lossy('grace');
    table.lose(BOB);
    table.wait(10_000).ok({ by: ANN, type: 'resign', confirmed: true });
    expect(table.dueIn).toBe(60_000);
    expect(table.lastRound.grace.white).toBe(GRACE - 10_000);
  });

  test('[R16] somebody who is ready without a connection is away from the start of the game', () => {
    const table = TableDriver.seated({ table: { onLost: 'grace', grace: GRACE } });
    table.lose(BOB);
    table.wait(30_000).ready(BOB);
    table.ready(ANN);
    expect(playing(table.state)).not.toBeNull();
    expect(table.dueIn).toBe(GRACE);
  });
});

describe('an outage', () => {
  const CLOCK = { kind: 'clock', base: 60_000, increment: 0, delay: 0 } as const;

  test('is charged to nobody: clocks, idle limits and budgets', () => {
    const table = lossy('grace', { table: { timer: CLOCK, idle: 600_000 } });
    table.wait(10_000).lose(BOB);
    table.wait(5000);
    const from = table.now;
    table.wait(1_000_000);
    expect(table.did({ type: 'outage', from, to: table.now })).toEqual(['outage']);
    expect(table.log.at(-1)).toMatchObject({ ms: 1_000_000 });
    expect(table.dueIn).toBe(45_000);
    table.connect(BOB, 2);
    expect(table.round.grace.white).toBe(GRACE - 5000);
    table.move('11-15');
    expect(table.round.clock.left.black).toBe(45_000);
  });

  test('also the warning timer and the idle notices given', () => {
    const timer = { kind: 'move', limit: 60_000, warning: 20_000 } as const;
    const table = TableDriver.playing({ table: { timer, onTime: 'warning-forfeit', idle: 65_000 } });
    table.pass(60_000);
    expect(table.round).toMatchObject({ idleNotices: 2, clock: { warnedAt: 60_000 } });
    table.wait(500_000).ok({ type: 'outage', from: 60_000, to: 560_000 });
    expect(table.dueIn).toBe(5000);
    expect(table.round).toMatchObject({ idleNotices: 2, clock: { warnedAt: 560_000 } });
  });

  test('also a move timer whose warning is still to come', () => {
    const timer = { kind: 'move', limit: 60_000, warning: 20_000 } as const;
    const table = TableDriver.playing({ table: { timer, onTime: 'warning-forfeit' } });
    table.wait(10_000).ok({ type: 'outage', from: 2000, to: 10_000 });
    expect(table.dueIn).toBe(58_000);
    expect(table.tick()).toEqual(['time.warned']);
    expect(table.dueIn).toBe(20_000);
  });

  test('also a question to a spectator, a kept seat and an empty table', () => {
    const table = TableDriver.playing();
    table.ok({ by: BOB, type: 'resign', confirmed: true });
    table.spectators = spectatorsOf(CY);
    table.ok({ by: BOB, type: 'rematch.decline' });
    table.lose(ANN);
    table.wait(5000).ok({ type: 'outage', from: 1000, to: 4000 });
    expect(table.state).toMatchObject({
      seatOffer: { until: 23_000 },
      seats: [{ lostAt: 3000 }, null],
      emptySince: 3000,
    });
  });

  test.each<[string, number, number, number | null]>([
    ['the whole of it', 10, 60, 50],
    ['only what came after the last event', 0, 60, 60],
    ['only what has passed', 10, 99_999, 90],
    ['nothing at all', 50, 50, null],
    ['nothing, the wrong way round', 60, 10, null],
    ['nothing that is still to come', 100, 200, null],
  ])('counts %s', (_, from, to, ms) => {
    const table = TableDriver.playing();
    table.wait(100);
    if (ms === null) expect(table.refused({ type: 'outage', from, to })).toBe('no-outage');
    else expect(table.ok({ type: 'outage', from, to })).toMatchObject([{ type: 'outage', ms }]);
  });

  test('told by two nodes, it counts once', () => {
    const table = TableDriver.playing();
    table.wait(1000).ok({ type: 'outage', from: 0, to: 900 });
    expect(table.refused({ type: 'outage', from: 100, to: 1000 })).toBe('no-outage');
    expect(table.wait(500).ok({ type: 'outage', from: 100, to: 1200 })).toMatchObject([{ ms: 200 }]);
  });

  test('does not move the clocks of a finished game', () => {
    const table = TableDriver.playing({ table: { timer: CLOCK } });
    table.wait(5000).ok({ by: ANN, type: 'resign', confirmed: true });
    table.wait(1000).ok({ type: 'outage', from: 5000, to: 6000 });
    expect(table.lastRound.clock.left).toEqual({ black: 55_000, white: 60_000 });
  });
});
