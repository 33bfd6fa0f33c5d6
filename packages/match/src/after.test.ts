/** R17: what follows a result. */

import { ANN, BOB, CY, spectatorsOf, TableDriver } from '@crownhead/testkit';
import { describe, expect, test } from 'vitest';
import { askedOf } from './asked.ts';
import { TABLE_EVENTS } from './event.ts';
import { playing } from './state.ts';
import { AFTER_OPTIONS, type AfterOption } from './table-options.ts';

const over = (after: AfterOption): TableDriver => {
  const table = TableDriver.playing({ table: { after } });
  table.spectators = spectatorsOf(CY);
  table.move('11-15');
  return table;
};
const RESIGN = { by: BOB, type: 'resign', confirmed: true } as const;

describe('after the result', () => {
  test.each([
    'clear',
    'rematch',
    'lobby',
  ] as const)('[R17] %s: both stay and are asked to be ready again', (after) => {
    const table = over(after);
    expect(table.did(RESIGN)).toEqual(['game.ended']);
    expect(table.state.status).toBe('open');
    expect(playing(table.state)).toBeNull();
    expect([ANN, BOB].map((player) => askedOf(table.state, player))).toEqual(['ready', 'ready']);
    table.start();
    expect(table.round.game.plies).toEqual([]);
    expect(table.round.number).toBe(2);
  });

  test('[R17] exit: the table closes with the game', () => {
    const table = over('exit');
    expect(table.did(RESIGN)).toEqual(['game.ended', 'table.closed']);
    expect(table.state).toMatchObject({ status: 'closed', closed: 'game-over' });
    expect(askedOf(table.state, ANN)).toBe('nothing');
    expect(table.refused({ by: ANN, type: 'ready', ready: true })).toBe('table-closed');
  });

  test('[R17] exit: also when somebody leaves, with the seat given up first', () => {
    const table = over('exit');
    expect(table.did({ by: ANN, type: 'leave' })).toEqual([
      'game.ended',
      'seat.left',
      'host.changed',
      'table.closed',
    ]);
    expect(table.state.closed).toBe('game-over');
  });

  test('[R17] [N5] the lobby: a seat given up waits for anybody', () => {
    const table = over('lobby');
    table.ok(RESIGN);
    expect(table.did({ by: BOB, type: 'leave' })).toEqual(['seat.left']);
    table.sit(CY);
    table.start();
    expect(table.round.names.white).toBe('Ann');
  });

  test.each(AFTER_OPTIONS)('[R17] %s: the result stays to be seen', (after) => {
    const table = over(after);
    table.ok(RESIGN);
    expect(table.lastRound).toMatchObject({
      names: { black: 'Ann', white: 'Bob' },
      players: { black: ANN, white: BOB },
      game: { outcome: { winner: 'black', reason: 'resigned' } },
    });
    expect(table.lastRound.game.plies).toHaveLength(1);
  });

  test('only facts about the table follow the end of a game', () => {
    const table = over('rematch');
    table.ok(RESIGN);
    const end = table.log.length;
    table.ok({ by: BOB, type: 'rematch.decline' });
    table.lose(ANN);
    table.pass(200_000);
    expect(table.log.length).toBeGreaterThan(end + 3);
    for (const { type } of table.log.slice(end)) expect(TABLE_EVENTS).toContain(type);
  });
});
