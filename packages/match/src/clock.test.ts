/** Whole-game clocks and what clocks show, to the millisecond. */

import { drawn, endGame, newGame, type Side } from '@crownhead/rules';
import { ANN, BOB, optionsWith, TableDriver } from '@crownhead/testkit';
import { describe, expect, test } from 'vitest';
import { clockDue, moveDeadline, startClock, turnClock, viewClock, warningDue } from './clock.ts';
import type { TimeOption, Timer } from './table-options.ts';

const clock = (base: number, increment = 0, delay = 0): Timer => ({ kind: 'clock', base, increment, delay });
const MOVE: Timer = { kind: 'move', limit: 60_000, warning: 20_000 };

const shown = (table: TableDriver, at = table.now) => viewClock(table.lastRound, at);

describe('whole-game clocks', () => {
  test.each<[string, Timer, number[], [number, number]]>([
    ['[T4] plain', clock(60_000), [1000, 2000, 3000], [56_000, 58_000]],
    ['[T4] with an increment', clock(60_000, 5000), [1000, 2000, 3000], [66_000, 63_000]],
    ['[T4] an increment can exceed what was used', clock(10_000, 5000), [1, 1, 1], [19_998, 14_999]],
    ['[T4] with a delay', clock(60_000, 0, 2500), [1000, 2500, 3000], [59_500, 60_000]],
    ['[T4] a delay gives nothing back', clock(60_000, 0, 2500), [0, 0, 0], [60_000, 60_000]],
    ['[T4] with both', clock(60_000, 1000, 2000), [3000, 1000, 2001], [60_999, 61_000]],
  ])('%s', (_, timer, waits, [black, white]) => {
    const table = TableDriver.playing({ table: { timer } });
    for (const [i, text] of ['11-15', '23-19', '8-11'].entries()) table.wait(waits[i]!).move(text);
    expect(table.round.clock.left).toEqual({ black, white });
    expect(shown(table)).toEqual({ left: { black, white }, running: 'white', warned: false });
  });

  test('[T4] only the side to move loses time, from the start of the game', () => {
    const table = TableDriver.seated({ table: { timer: clock(60_000) } });
    table.wait(40_000).start();
    expect(shown(table, table.now + 10_000)).toEqual({
      left: { black: 50_000, white: 60_000 },
      running: 'black',
      warned: false,
    });
  });

  test('[T4] a delay shows full clocks while it lasts', () => {
    const table = TableDriver.playing({ table: { timer: clock(60_000, 0, 5000) } });
    expect(shown(table, 5000).left.black).toBe(60_000);
    expect(shown(table, 5001).left.black).toBe(59_999);
  });

  test.each([
    ['at the very deadline', 10_000, null],
    ['one millisecond later', 10_001, 'time-is-up'],
  ] as const)('[T4] a move %s', (_, at, why) => {
    const table = TableDriver.playing({ table: { timer: clock(10_000) } });
    table.wait(at);
    if (why === null) {
      table.move('11-15');
      expect(table.round.clock.left.black).toBe(0);
    } else expect(table.refused(table.moving('11-15'))).toBe(why);
  });

  test('[T4] with a delay and nothing left a move is in time for as long as the delay', () => {
    const table = TableDriver.playing({ table: { timer: clock(10_000, 0, 3000) } });
    table.wait(13_000).move('11-15', '23-19');
    expect(table.round.clock.left.black).toBe(0);
    table.wait(3000).move('8-11', '22-17');
    expect(table.wait(3001).refused(table.moving('11-16'))).toBe('time-is-up');
  });

  test.each([0, 250, 99_999])('[T4] the flag falls, %i ms late', (late) => {
    const table = TableDriver.playing({ table: { timer: clock(10_000, 2000) } });
    table.wait(4000).move('11-15');
    expect(table.dueIn).toBe(10_000);
    expect(table.tick(late)).toEqual(['game.ended']);
    expect(table.lastRound.game.outcome).toEqual({ winner: 'black', reason: 'time' });
    expect(shown(table)).toEqual({ left: { black: 8000, white: 0 }, running: null, warned: false });
  });

  test.each<TimeOption>([
    'forfeit',
    'warning-forfeit',
    'pass',
    'warning-pass',
  ])('[R13] a whole-game clock at zero loses, also under %s', (onTime) => {
    const table = TableDriver.playing({ table: { timer: clock(10_000), onTime } });
    expect(table.tick()).toEqual(['game.ended']);
    expect(table.lastRound.game.outcome).toEqual({ winner: 'white', reason: 'time' });
  });

  test('[T4] a tick just before the deadline is refused', () => {
    const table = TableDriver.playing({ table: { timer: clock(10_000) } });
    expect(table.wait(9999).refused({ type: 'tick' })).toBe('nothing-due');
    expect(table.wait(1).did({ type: 'tick' })).toEqual(['game.ended']);
  });

  test('[T4] a refused move costs the time it took, and nothing else', () => {
    const table = TableDriver.playing({ table: { timer: clock(10_000, 1000) } });
    table.wait(3000).refused(table.moving('11-12'));
    expect(shown(table).left.black).toBe(7000);
  });

  test('[T6] a whole chain is one turn', () => {
    const table = TableDriver.playing({
      table: { timer: clock(10_000, 1000) },
      start: { kind: 'position', fen: 'B:W18,26,32:B14,1', force: false },
    });
    table.wait(4000).move('14x23x30');
    expect(table.round.clock.left).toEqual({ black: 7000, white: 10_000 });
  });

  test('[T4] a blocked side that passes earns no increment', () => {
    const table = TableDriver.playing({
      rules: { blocked: 'passes' },
      table: { timer: clock(10_000, 1000) },
      start: { kind: 'position', fen: 'B:W29:B18,25', force: false },
    });
    table.wait(4000).move('18-22');
    expect(table.round.clock.left).toEqual({ black: 7000, white: 10_000 });
  });

  test('[T4] clocks stop with the game', () => {
    const table = TableDriver.playing({ table: { timer: clock(60_000) } });
    table.wait(5000).ok({ by: BOB, type: 'resign', confirmed: true });
    expect(shown(table, table.now + 1e9)).toEqual({
      left: { black: 55_000, white: 60_000 },
      running: null,
      warned: false,
    });
    expect(table.dueIn).toBeNull();
  });

  test('[T4] the next game has full clocks again', () => {
    const table = TableDriver.playing({ table: { timer: clock(60_000) } });
    table.wait(5000).ok({ by: BOB, type: 'resign', confirmed: true });
    table.start();
    expect(table.round.clock.left).toEqual({ black: 60_000, white: 60_000 });
  });

  test('[T4] time never runs backwards, whatever a node thinks', () => {
    const table = TableDriver.playing({ table: { timer: clock(60_000) } });
    table.wait(5000).move('11-15');
    table.now = 1000;
    table.move('23-19');
    expect(table.log.at(-1)?.at).toBe(5000);
    expect(table.round.clock.left).toEqual({ black: 55_000, white: 60_000 });
    expect(shown(table, 0).left).toEqual({ black: 55_000, white: 60_000 });
  });

  test.each([
    ['a draw offer', { by: ANN, type: 'draw.offer' }],
    ['a claim', { by: ANN, type: 'draw.claim' }],
    ['a take-back', { by: ANN, type: 'takeback.ask' }],
  ] as const)('[T4] nobody gets round the flag with %s', (_, command) => {
    const table = TableDriver.playing({ table: { timer: clock(10_000) } });
    table.move('11-15', '23-19');
    table.verdict = 'draw';
    expect(table.wait(10_001).refused(command)).toBe('time-is-up');
  });

  test('[T4] nor by agreeing to a take-back', () => {
    const table = TableDriver.playing({ table: { timer: clock(10_000) } });
    table.move('11-15');
    table.ok({ by: ANN, type: 'takeback.ask' });
    table.wait(10_001);
    expect(table.refused({ by: BOB, type: 'takeback.accept' })).toBe('time-is-up');
    table.ok({ by: BOB, type: 'takeback.decline' });
    expect(table.tick()).toEqual(['game.ended']);
  });
});

describe('clocks as values', () => {
  const side: Side = 'black';

  test('without a timer nothing is due or shown', () => {
    const value = startClock({ kind: 'none' }, 'black', { clocks: null }, 5);
    const { table } = optionsWith();
    expect(clockDue(value, table, side)).toBeNull();
    expect(moveDeadline(value, table, side)).toBeNull();
    expect(viewClock({ clock: value, table, game: newGame() }, 99)).toEqual({
      left: { black: null, white: null },
      running: null,
      warned: false,
    });
    expect(turnClock(value, { kind: 'none' }, side, 9, true)).toEqual({ ...value, turnStartedAt: 9 });
  });

  test('[T1] a move timer shows the limit, then the warning, and nothing when the game is over', () => {
    const value = startClock(MOVE, 'black', { clocks: null }, 0);
    const { table } = optionsWith({ table: { timer: MOVE } });
    const game = newGame();
    expect(viewClock({ clock: value, table, game }, 1)).toEqual({
      left: { black: 59_999, white: null },
      running: 'black',
      warned: false,
    });
    expect(viewClock({ clock: value, table, game }, 61_000).left.black).toBe(0);
    const warned = { ...value, warnedAt: 60_100 };
    expect(viewClock({ clock: warned, table, game }, 60_100)).toEqual({
      left: { black: 20_000, white: null },
      running: 'black',
      warned: true,
    });
    expect(viewClock({ clock: warned, table, game: endGame(game, drawn('agreed')) }, 60_100)).toEqual({
      left: { black: null, white: null },
      running: null,
      warned: false,
    });
  });

  test('[T3] nobody is late before the warning has been given', () => {
    const { table } = optionsWith({ table: { timer: MOVE, onTime: 'warning-forfeit' } });
    const value = startClock(MOVE, 'black', { clocks: null }, 0);
    expect(warningDue(value, table)).toBe(true);
    expect(moveDeadline(value, table, side)).toBeNull();
    const warned = { ...value, warnedAt: 60_250 };
    expect(warningDue(warned, table)).toBe(false);
    expect(moveDeadline(warned, table, side)).toBe(80_250);
  });
});
