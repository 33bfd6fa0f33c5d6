/** What whoever operates the server does at a table: a game stopped, a table closed. */
import { ANN, TableDriver } from '@crownhead/testkit';
import { describe, expect, test } from 'vitest';

describe('[O3] whoever operates the server', () => {
  test('ends a game without a result, and both players keep their seats', () => {
    const table = TableDriver.playing();
    table.move('11-15');
    expect(table.did({ type: 'game.stop' })).toEqual(['game.ended']);
    expect(table.lastRound.game.outcome).toEqual({ winner: null, reason: 'abandoned' });
    expect(table.state.seats.every((seat) => seat !== null)).toBe(true);
    expect(table.refused({ type: 'game.stop' })).toBe('no-game');
  });

  test('closes a table in the middle of a game, and nothing happens there any more', () => {
    const table = TableDriver.playing();
    expect(table.did({ type: 'table.stop' })).toEqual(['game.ended', 'table.closed']);
    expect(table.state).toMatchObject({ status: 'closed', closed: 'moderator' });
    expect(table.refused({ type: 'table.stop' })).toBe('table-closed');
    expect(table.refused({ by: ANN, type: 'leave' })).toBe('table-closed');
  });
});
