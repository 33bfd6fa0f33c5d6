/** Move timers and idle limits: every answer to a passed limit, and the notices before it. */

import { ANN, BOB, type OptionChanges, TableDriver } from '@crownhead/testkit';
import { describe, expect, test } from 'vitest';
import { PRESETS } from './presets.ts';
import { playing, seatOf } from './state.ts';
import { consequenceOf, moveTiming, type TimeOption, type Timer } from './table-options.ts';

const LIMIT = 30_000;
const WARNING = 10_000;
const TIMER: Timer = { kind: 'move', limit: LIMIT, warning: WARNING };
const timed = (onTime: TimeOption, changes: OptionChanges = {}): TableDriver =>
  TableDriver.playing({ ...changes, table: { timer: TIMER, onTime, ...changes.table } });

describe('the move limit has passed', () => {
  test('[R13] no limit: nothing ever happens', () => {
    const table = TableDriver.playing();
    expect(table.dueIn).toBeNull();
    table.wait(1e9).move('11-15');
  });

  test('[R13] forfeit immediately', () => {
    const table = timed('forfeit');
    expect(table.dueIn).toBe(LIMIT);
    expect(table.tick()).toEqual(['game.ended']);
    expect(table.lastRound.game.outcome).toEqual({ winner: 'white', reason: 'time' });
    expect(seatOf(table.state, ANN)).toBe(0);
  });

  test('[R13] [T3] a warning and an extra timer, then forfeit', () => {
    const table = timed('warning-forfeit');
    expect(table.tick()).toEqual(['time.warned']);
    expect(table.log.at(-1)).toMatchObject({ side: 'black', at: LIMIT });
    expect(table.dueIn).toBe(WARNING);
    expect(table.tick()).toEqual(['game.ended']);
    expect(table.lastRound.game.outcome).toEqual({ winner: 'white', reason: 'time' });
  });

  test('[T3] a move after the warning is in time, and the next turn has a fresh limit', () => {
    const table = timed('warning-forfeit');
    table.tick();
    table.wait(WARNING).move('11-15');
    expect(table.round.clock).toMatchObject({ warnedAt: null, turnStartedAt: LIMIT + WARNING });
    expect(table.dueIn).toBe(LIMIT);
  });

  test('[T3] one millisecond after the extra time is too late', () => {
    const table = timed('warning-forfeit');
    table.tick();
    expect(table.wait(WARNING + 1).refused(table.moving('11-15'))).toBe('time-is-up');
  });

  test('[T3] a warning that comes late still gives the whole extra time', () => {
    const table = timed('warning-forfeit');
    expect(table.tick(60_000)).toEqual(['time.warned']);
    expect(table.dueIn).toBe(WARNING);
    table.wait(WARNING).move('11-15');
  });

  test('[T3] a player who has not been warned yet is not too late', () => {
    const table = timed('warning-forfeit');
    table.wait(LIMIT + WARNING + 5).move('11-15');
  });

  test.each([
    'forfeit',
    'pass',
    'disconnect',
  ] as const)('[T1] %s: the limit itself is still in time', (onTime) => {
    const late = timed(onTime).wait(LIMIT + 1);
    expect(late.refused(late.moving('11-15'))).toBe('time-is-up');
    timed(onTime).wait(LIMIT).move('11-15');
  });

  test('[R13] the turn passes', () => {
    const table = timed('pass');
    expect(table.tick(250)).toEqual(['turn.passed']);
    expect(table.log.at(-1)).toMatchObject({ game: 1, ply: 1, reason: 'time' });
    expect(table.mover).toBe(BOB);
    expect(table.dueIn).toBe(LIMIT);
    table.move('23-19');
    expect(table.mover).toBe(ANN);
  });

  test('[R13] [T3] a warning, then the turn passes', () => {
    const table = timed('warning-pass');
    expect(table.pass(LIMIT + WARNING)).toEqual(['time.warned', 'turn.passed']);
    expect(table.mover).toBe(BOB);
    expect(table.round.clock.warnedAt).toBeNull();
  });

  test('[R13] a very late tick passes one turn, not many', () => {
    const table = timed('pass');
    expect(table.tick(100 * LIMIT)).toEqual(['turn.passed']);
    expect(table.dueIn).toBe(LIMIT);
  });

  test('[R13] disconnection and loss', () => {
    const table = timed('disconnect');
    expect(table.tick()).toEqual(['game.ended', 'seat.left', 'host.changed']);
    expect(table.lastRound.game.outcome).toEqual({ winner: 'white', reason: 'time' });
    expect(table.log.find(({ type }) => type === 'seat.left')).toMatchObject({ player: ANN, why: 'time' });
    expect(table.state.host).toBe(BOB);
  });

  test('[R13] [T3] a warning, then disconnection and loss', () => {
    const table = timed('warning-disconnect');
    expect(table.tick()).toEqual(['time.warned']);
    expect(table.dueIn).toBe(WARNING);
    expect(table.tick()).toEqual(['game.ended', 'seat.left', 'host.changed']);
    expect(table.lastRound.game.outcome).toEqual({ winner: 'white', reason: 'time' });
  });

  test.each(
    PRESETS,
  )('[T3] [W6] $id with a warning time: the limit, a warning, the extra time, then what the rules say', ({
    id,
    table: usual,
  }) => {
    const table = TableDriver.playing({ preset: id, table: moveTiming(usual, LIMIT, WARNING) });
    expect(table.dueIn).toBe(LIMIT);
    expect(table.tick()).toEqual(['time.warned']);
    expect(table.dueIn).toBe(WARNING);
    table.tick();
    const passes = consequenceOf(usual.onTime) === 'pass';
    if (passes) expect(table.log.at(-1)).toMatchObject({ type: 'turn.passed', reason: 'time' });
    else expect(table.lastRound.game.outcome).toMatchObject({ reason: 'time' });
  });

  test.each(PRESETS)('[T3] $id without one: no warning comes', ({ id, table: usual }) => {
    const table = TableDriver.playing({ preset: id, table: moveTiming(usual, LIMIT, null) });
    expect(table.tick()).not.toContain('time.warned');
  });

  test('[R13] on a shared device the side loses, and everybody stays', () => {
    const table = TableDriver.shared({ table: { timer: TIMER, onTime: 'disconnect' } });
    expect(table.tick()).toEqual(['game.ended']);
    expect(table.state.seats.map((occupant) => occupant?.name)).toEqual(['Ann', 'Bob']);
    expect(table.ready(ANN)).toContain('game.started');
  });

  test('[R13] a pass leaves a blocked side where it passes too', () => {
    const table = timed('pass', {
      rules: { blocked: 'passes' },
      start: { kind: 'position', fen: 'B:W29:B22,25', force: false },
    });
    expect(table.tick()).toEqual(['turn.passed', 'turn.passed']);
    expect(table.log.slice(-2)).toMatchObject([{ reason: 'time' }, { reason: 'blocked' }]);
    expect(table.mover).toBe(ANN);
  });
});

describe('passing without end', () => {
  test('[R13] is given up after three passes of each side', () => {
    const table = timed('pass');
    expect(table.pass(10 * LIMIT)).toEqual([...Array(5).fill('turn.passed'), 'game.ended']);
    expect(table.lastRound.game.outcome).toEqual({ winner: null, reason: 'abandoned' });
    expect(table.state.seats.map((occupant) => occupant?.name)).toEqual(['Ann', 'Bob']);
  });

  test('[R13] a move starts the count again', () => {
    const table = timed('pass');
    table.pass(5 * LIMIT);
    expect(table.mover).toBe(BOB);
    table.move('23-19');
    table.pass(5 * LIMIT);
    expect(playing(table.state)).not.toBeNull();
    expect(table.tick()).toEqual(['game.ended']);
  });

  test('[R13] also when one side is blocked and the other away', () => {
    const table = timed('pass', {
      rules: { blocked: 'passes' },
      start: { kind: 'position', fen: 'B:W29:B22,25', force: false },
    });
    expect(table.pass(100 * LIMIT)).toEqual([...Array(6).fill('turn.passed'), 'game.ended']);
    expect(table.lastRound.game.outcome?.reason).toBe('abandoned');
  });

  test('[R10] where draws by rule are automatic, repetition comes first', () => {
    const table = timed('pass', { table: { draw: { agreement: false, rule: 'auto', proof: 'off' } } });
    expect(table.pass(100 * LIMIT)).toEqual([...Array(4).fill('turn.passed'), 'game.ended']);
    expect(table.lastRound.game.outcome?.reason).toBe('repetition');
  });
});

describe('the idle limit', () => {
  const MINUTE = 60_000;
  const idle = (ms: number, changes: OptionChanges = {}): TableDriver =>
    TableDriver.playing({ ...changes, table: { idle: ms, ...changes.table } });

  test.each<[string, number, number[]]>([
    ['an hour', 60 * MINUTE, [5 * MINUTE, MINUTE, MINUTE / 2]],
    ['ten minutes', 10 * MINUTE, [5 * MINUTE, MINUTE, MINUTE / 2]],
    ['just over five minutes', 5 * MINUTE + 1, [5 * MINUTE, MINUTE, MINUTE / 2]],
    ['five minutes', 5 * MINUTE, [MINUTE, MINUTE / 2]],
    ['a minute', MINUTE, [MINUTE / 2]],
    ['just under a minute', MINUTE - 1000, [MINUTE / 2]],
    ['half a minute', MINUTE / 2, [MINUTE / 4]],
  ])('[T5] %s: the notices that fit, then disconnection and loss', (_, limit, notices) => {
    const table = idle(limit);
    table.pass(limit);
    const seen = table.log.filter(({ type }) => type === 'idle.noticed');
    expect(seen).toMatchObject(notices.map((left) => ({ side: 'black', left, at: limit - left })));
    expect(table.lastRound.game.outcome).toEqual({ winner: 'white', reason: 'idle' });
    expect(table.log.find(({ type }) => type === 'seat.left')).toMatchObject({
      player: ANN,
      why: 'idle',
      at: limit,
    });
  });

  test('[T5] a move ends it, and the other player has the whole limit', () => {
    const table = idle(10 * MINUTE);
    table.pass(9 * MINUTE);
    table.move('11-15');
    expect(table.round).toMatchObject({ activeAt: 9 * MINUTE, idleNotices: 0 });
    expect(table.dueIn).toBe(5 * MINUTE);
  });

  test('[T5] so does a draw offer, which shows that somebody is there, but only once a turn', () => {
    const table = idle(10 * MINUTE);
    table.pass(9 * MINUTE);
    table.ok({ by: ANN, type: 'draw.offer' });
    expect(table.dueIn).toBe(5 * MINUTE);
    expect(table.refused({ by: ANN, type: 'draw.offer' })).toBe('already-offered');
  });

  test('[T5] the other player being busy does not help', () => {
    const table = idle(10 * MINUTE, { chat: true });
    table.wait(MINUTE).ok({ by: BOB, type: 'chat', text: 'hello?' });
    expect(table.dueIn).toBe(4 * MINUTE);
  });

  test('[T5] it is separate from the move timer: passing turns never adds up to it', () => {
    const table = idle(MINUTE, { table: { timer: TIMER, onTime: 'pass', idle: MINUTE } });
    expect(table.tick()).toEqual(['turn.passed']);
    expect(table.round.activeAt).toBe(LIMIT);
  });

  test('[T5] a tick that comes when all is over gives the notices and ends the game', () => {
    const table = idle(10 * MINUTE);
    expect(table.wait(10 * MINUTE).did({ type: 'tick' })).toEqual([
      'idle.noticed',
      'idle.noticed',
      'idle.noticed',
      'game.ended',
      'seat.left',
      'host.changed',
    ]);
  });

  test('[T5] nothing is due between games', () => {
    const table = idle(MINUTE);
    table.ok({ by: ANN, type: 'resign', confirmed: true });
    expect(table.dueIn).toBeNull();
  });

  test('[T5] computers are never idle', () => {
    const table = TableDriver.open({ table: { idle: MINUTE } });
    table.sit(ANN);
    table.ok({ by: ANN, type: 'computer.seat', level: 3 });
    table.start();
    table.move('11-15');
    expect(table.dueIn).toBeNull();
  });
});
