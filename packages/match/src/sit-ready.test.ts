/** Sitting down to play: seat and ready in one command, except where the table asks both to press ready. */

import { ANN, BOB, connectionOf, TableDriver } from '@crownhead/testkit';
import { describe, expect, test } from 'vitest';
import type { PlayerId } from './ids.ts';
import { PRESETS } from './presets.ts';
import { nextSides } from './start.ts';
import { asksReady, playing } from './state.ts';

const sits = (by: PlayerId, name: string) =>
  ({ by, type: 'seat.take', name, connection: connectionOf(by), ready: true }) as const;

describe('sitting down to play', () => {
  test.each(
    PRESETS.filter(({ table }) => !('askReady' in table)),
  )('[W7] under $id two who sit down are playing', ({ id }) => {
    const table = TableDriver.open({ preset: id });
    expect(table.did(sits(ANN, 'Ann'))).toEqual(['seat.taken']);
    expect(table.did(sits(BOB, 'Bob'))).toContain('game.started');
  });

  test.each(
    PRESETS.filter(({ table }) => 'askReady' in table),
  )('[N5] [W7] under $id both press ready first', ({ id }) => {
    const table = TableDriver.open({ preset: id });
    table.ok(sits(ANN, 'Ann'));
    table.ok(sits(BOB, 'Bob'));
    expect(asksReady(table.state)).toBe(true);
    expect(table.ready(ANN)).toEqual(['ready.changed']);
    expect(table.ready(BOB)).toContain('game.started');
  });

  test('[N5] the lobby preset is such a table', () => {
    expect(PRESETS.filter(({ table }) => 'askReady' in table).map(({ document }) => document)).toEqual([
      '003',
    ]);
  });

  test('[W7] without `ready` nobody is ready by sitting down', () => {
    const table = TableDriver.seated();
    expect(playing(table.state)).toBeNull();
    expect(table.ready(ANN)).toEqual(['ready.changed']);
  });

  test('[W7] a host who waits alone stays ready when they change the options', () => {
    const table = TableDriver.open();
    table.ok(sits(ANN, 'Ann'));
    expect(table.did({ by: ANN, type: 'options.set', options: { chat: true } })).toEqual([
      'options.changed',
      'ready.changed',
    ]);
    expect(table.did(sits(BOB, 'Bob'))).toContain('game.started');
  });

  test('[N5] with somebody else in a seat, both have to agree again', () => {
    const table = TableDriver.open();
    table.ok(sits(ANN, 'Ann'));
    table.sit(BOB);
    expect(table.did({ by: ANN, type: 'options.set', options: { chat: true } })).toEqual(['options.changed']);
  });

  test('[L3] [W7] a computer in the other seat starts the game of a host who sat down to play', () => {
    const table = TableDriver.open();
    table.ok(sits(ANN, 'Ann'));
    expect(table.did({ by: ANN, type: 'computer.seat', level: 3 })).toContain('game.started');
  });

  test('[W9] which side a free seat will have is known before the game, unless it is drawn', () => {
    expect(nextSides(TableDriver.seated({ sides: 'random' }).state)).toBeNull();
    const table = TableDriver.seated({ sides: 'host-white' });
    expect(nextSides(table.state)).toEqual({ black: 1, white: 0 });
    table.start();
    table.ok({ by: BOB, type: 'resign', confirmed: true });
    expect(nextSides(table.state)).toEqual({ black: 0, white: 1 });
  });
});
