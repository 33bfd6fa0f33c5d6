/** What a host may choose, within which bounds, and until when. */

import { ANN, BOB, CY, type OptionChanges, optionsWith, TableDriver } from '@crownhead/testkit';
import { describe, expect, test } from 'vitest';
import { type HostOptions, hostOptionFault, optionsFrom } from './options.ts';
import { PRESETS } from './presets.ts';
import type { Timer } from './table-options.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

const move = (limit: number, warning: number): Timer => ({ kind: 'move', limit, warning });
const clock = (base: number, increment: number, delay: number): Timer => ({
  kind: 'clock',
  base,
  increment,
  delay,
});

describe('bounds', () => {
  test.each<[string, OptionChanges['table'], string | null]>([
    ['[T1] 10 s and 10 s', { timer: move(10 * SECOND, 10 * SECOND) }, null],
    ['[T1] 5 min and 5 min', { timer: move(5 * MINUTE, 5 * MINUTE) }, null],
    ['[T1] a limit just too short', { timer: move(10 * SECOND - 1, MINUTE) }, 'move-limit-out-of-range'],
    ['[T1] a limit just too long', { timer: move(5 * MINUTE + 1, MINUTE) }, 'move-limit-out-of-range'],
    ['[T1] a limit of no number', { timer: move(Number.NaN, MINUTE) }, 'move-limit-out-of-range'],
    ['[T1] half a millisecond', { timer: move(10_000.5, MINUTE) }, 'move-limit-out-of-range'],
    ['[T1] a warning too short', { timer: move(MINUTE, 10 * SECOND - 1) }, 'warning-limit-out-of-range'],
    ['[T1] a warning too long', { timer: move(MINUTE, 5 * MINUTE + 1) }, 'warning-limit-out-of-range'],
    ['[T4] a short clock', { timer: clock(10 * SECOND, 0, 0) }, null],
    ['[T4] a long clock', { timer: clock(24 * HOUR, 5 * MINUTE, 5 * MINUTE) }, null],
    ['[T4] a clock too short', { timer: clock(10 * SECOND - 1, 0, 0) }, 'clock-out-of-range'],
    ['[T4] a clock too long', { timer: clock(24 * HOUR + 1, 0, 0) }, 'clock-out-of-range'],
    ['[T4] an increment below zero', { timer: clock(MINUTE, -1, 0) }, 'increment-out-of-range'],
    ['[T4] an increment too long', { timer: clock(MINUTE, 5 * MINUTE + 1, 0) }, 'increment-out-of-range'],
    ['[T4] a delay too long', { timer: clock(MINUTE, 0, 5 * MINUTE + 1) }, 'increment-out-of-range'],
    ['[T5] no idle limit', { idle: null }, null],
    ['[T5] longer than a move may take', { idle: 24 * HOUR }, null],
    ['[T5] an idle limit too short', { idle: 30 * SECOND - 1 }, 'idle-limit-out-of-range'],
    ['[T5] an idle limit too long', { idle: 24 * HOUR + 1 }, 'idle-limit-out-of-range'],
    ['[R16] the shortest grace', { grace: 10 * SECOND }, null],
    ['[R16] the longest grace', { grace: 10 * MINUTE }, null],
    ['[R16] grace too short', { grace: 10 * SECOND - 1 }, 'grace-out-of-range'],
    ['[R16] grace too long', { grace: 10 * MINUTE + 1 }, 'grace-out-of-range'],
  ])('%s', (_, table = {}, fault) => {
    const options = optionsWith({ table });
    expect(hostOptionFault(options)).toBe(fault);
    const create = { by: ANN, type: 'table.create', name: 'Ann', options } as const;
    const set = { by: ANN, type: 'options.set', options: { table: options.table, chat: true } } as const;
    if (fault === null) {
      new TableDriver().ok(create);
      TableDriver.open().ok(set);
    } else {
      expect(new TableDriver().refused(create)).toBe(fault);
      expect(TableDriver.open().refused(set)).toBe(fault);
    }
  });

  test.each(
    PRESETS.map((preset) => [preset.id, preset] as const),
  )('the preset %s can be played', (_, preset) => {
    expect(hostOptionFault(optionsFrom(preset))).toBeNull();
    const table = TableDriver.seated({ preset: preset.id });
    table.start();
    expect(table.round).toMatchObject({ rules: preset.rules, table: preset.table });
  });
});

describe('changing them', () => {
  test('[T1] the defaults are five minutes and one', () => {
    const desktop = PRESETS.find(({ id }) => id === 'desktop');
    expect(desktop?.table.timer).toEqual(move(5 * MINUTE, MINUTE));
  });

  test('[N16] chat is off, spectators and take-backs are allowed, sides are drawn', () => {
    const options: HostOptions = optionsFrom(PRESETS[0]);
    expect(options).toMatchObject({
      chat: false,
      spectators: true,
      sides: 'random',
      private: false,
    });
  });

  test('[N1] the host changes some of them; the rest stay', () => {
    const table = TableDriver.seated({ chat: true });
    expect(table.did({ by: ANN, type: 'options.set', options: { spectators: false } })).toEqual([
      'options.changed',
    ]);
    expect(table.state.options).toEqual(optionsWith({ chat: true, spectators: false }));
  });

  test('[N1] saying the same again is refused', () => {
    expect(TableDriver.seated().refused({ by: ANN, type: 'options.set', options: { chat: false } })).toBe(
      'already-so',
    );
    expect(TableDriver.seated().refused({ by: ANN, type: 'options.set', options: {} })).toBe('already-so');
  });

  test('[N5] a player who was ready for something else is asked again', () => {
    const table = TableDriver.seated();
    table.ready(BOB);
    table.ok({ by: ANN, type: 'options.set', options: { chat: true } });
    expect(table.state.seats[1]).toMatchObject({ ready: false });
    expect(table.ready(ANN)).toEqual(['ready.changed']);
  });

  test('[L1] a table stays shared or not', () => {
    const table = TableDriver.open();
    const change = { chat: true, shared: true };
    table.ok({ by: ANN, type: 'options.set', options: change });
    expect(table.state.options).toMatchObject({ chat: true, shared: false });
  });

  test('[T2] they are fixed for a game when it starts', () => {
    const table = TableDriver.playing({ table: { timer: move(MINUTE, MINUTE) } });
    const refused = { by: ANN, type: 'options.set', options: { table: optionsWith().table } } as const;
    expect(table.refused(refused)).toBe('game-in-progress');
    table.ok({ by: BOB, type: 'resign', confirmed: true });
    table.ok(refused);
    expect(table.lastRound.table.timer.kind).toBe('move');
    table.start();
    expect(table.round.table.timer.kind).toBe('none');
  });

  test('[N6] not by spectators', () => {
    expect(TableDriver.playing().refused({ by: CY, type: 'options.set', options: { chat: true } })).toBe(
      'not-the-host',
    );
  });
});
