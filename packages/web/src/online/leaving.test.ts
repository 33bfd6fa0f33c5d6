/** What a person reads before they leave a table is what leaving does. */
import { DEFAULT_OPTIONS } from '@crownhead/match';
import { describe, expect, test } from 'vitest';
import { online as en } from '../i18n/en/online.ts';
import { leavingText, tableAfter } from './leaving.ts';
import { situationOf } from './table-situation.ts';
import { ANN, BOB, EVE, ScriptedTable } from './test-tables.ts';

const started = (table = new ScriptedTable()): ScriptedTable => table.sits(ANN).sits(BOB).ready(ANN, BOB);

const told = (table: ScriptedTable, who: typeof ANN) => {
  const { spectators } = table;
  const seen = { ...table.seen(who), spectators, watching: spectators.length };
  return {
    after: tableAfter(seen, situationOf(seen)),
    text: leavingText(seen, situationOf(seen), en.leaving),
  };
};

describe('[W10] leaving', () => {
  test('a host alone closes the table', () => {
    const table = new ScriptedTable().sits(ANN);
    expect(told(table, ANN).text).toBe('The table will be closed.');
    expect(table.does(ANN, { type: 'leave' }).state.closed).toBe('empty');
  });

  test('a host hands the table to the guest, and loses the game that is on', () => {
    const table = started();
    expect(told(table, ANN).text).toBe(
      'The game is not over: if you leave, you lose. Bob becomes the host of this table.',
    );
    expect(table.does(ANN, { type: 'leave' }).state).toMatchObject({ host: BOB, status: 'open' });
  });

  test('with nobody but spectators there is no host until somebody sits down', () => {
    const table = new ScriptedTable().sits(ANN);
    table.spectators = [{ player: EVE, name: 'Eve' }];
    expect(told(table, ANN).after).toEqual({ code: 'without-host' });
    expect(table.does(ANN, { type: 'leave' }).state).toMatchObject({ host: null, status: 'open' });
  });

  test('where a table ends with its game, leaving closes it', () => {
    const table = started(new ScriptedTable({ table: { ...DEFAULT_OPTIONS.table, after: 'exit' } }));
    expect(told(table, BOB).text).toBe(
      'The game is not over: if you leave, you lose. The table will be closed.',
    );
    expect(table.does(BOB, { type: 'leave' }).state.closed).toBe('game-over');
  });

  test('a guest or a spectator goes without a word', () => {
    const table = new ScriptedTable().sits(ANN).sits(BOB);
    expect(told(table, BOB).text).toBe('');
    expect(told(table, EVE).text).toBe('');
  });
});
