/** What the page of a table shows to whom, from the first guest to the last. */
import { connectionId } from '@crownhead/match';
import { squares } from '@crownhead/testkit';
import { describe, expect, test } from 'vitest';
import { myGraceEnd, situationOf, watchers } from './table-situation.ts';
import { ANN, BOB, EVE, ScriptedTable } from './test-tables.ts';

const started = (): ScriptedTable => new ScriptedTable().sits(ANN).sits(BOB).ready(ANN, BOB);
const ended = (): ScriptedTable => started().does(BOB, { type: 'resign', confirmed: true });

const twoComputers = (): ScriptedTable =>
  new ScriptedTable()
    .does(ANN, { type: 'computer.seat', level: 1 })
    .does(ANN, { type: 'computer.seat', level: 2 });

describe('before the game', () => {
  test('[N1] a guest is asked to sit down, one without a name is asked nothing', () => {
    const table = new ScriptedTable().sits(ANN);
    expect(situationOf(table.seen(BOB))).toMatchObject({
      stage: 'before',
      mine: null,
      ask: 'sit',
      leaving: 'goes',
    });
    expect(situationOf(table.seen(null)).ask).toBe(null);
  });

  test('[N5] both are asked to be ready, and wait for each other', () => {
    const table = new ScriptedTable().sits(ANN).sits(BOB);
    expect(situationOf(table.seen(ANN))).toMatchObject({
      ask: 'ready',
      wait: { code: 'ready', name: 'Bob' },
    });
    table.ready(ANN);
    expect(situationOf(table.seen(ANN))).toMatchObject({
      ask: 'unready',
      wait: { code: 'ready', name: 'Bob' },
    });
    expect(situationOf(table.seen(BOB))).toMatchObject({ ask: 'ready', wait: null });
  });

  test('[N6] with both seats taken a third can only wait and see', () => {
    const table = new ScriptedTable().sits(ANN).sits(BOB);
    expect(situationOf(table.seen(EVE))).toMatchObject({ ask: null, leaving: 'goes', maySpeak: false });
  });

  test('the host alone has tools, and may seat a computer only where there is room', () => {
    const table = new ScriptedTable().sits(ANN);
    expect(situationOf(table.seen(ANN)).hostTools).toEqual({
      options: true,
      computer: true,
      close: true,
      remove: [],
    });
    table.sits(BOB);
    expect(situationOf(table.seen(ANN)).hostTools).toMatchObject({ computer: false, remove: [1] });
    expect(situationOf(table.seen(BOB)).hostTools).toMatchObject({
      options: false,
      close: false,
      remove: [],
    });
  });

  test('one who was removed is not asked to sit down again', () => {
    const table = new ScriptedTable().sits(ANN).sits(BOB).does(ANN, { type: 'seat.remove', seat: 1 });
    expect(situationOf(table.seen(BOB))).toMatchObject({ ask: null, isRemoved: true });
    expect(situationOf(table.seen(EVE))).toMatchObject({ ask: 'sit', isRemoved: false });
  });

  test('two computers wait for the word of the host', () => {
    const table = twoComputers();
    expect(situationOf(table.seen(ANN))).toMatchObject({ ask: 'start', wait: null });
    expect(situationOf(table.seen(EVE))).toMatchObject({ ask: null, wait: { code: 'host' } });
  });
});

describe('during the game', () => {
  test('[R12] leaving means losing for a player and nothing for a spectator', () => {
    const table = started();
    expect(situationOf(table.seen(BOB))).toMatchObject({ stage: 'game', ask: null, leaving: 'loses' });
    expect(situationOf(table.seen(EVE)).leaving).toBe('goes');
  });

  test('[O35] the host may close the table while the other side has not begun to play', () => {
    const table = started().does(ANN, { type: 'move', game: 1, ply: 1, path: squares(11, 15) });
    expect(situationOf(table.seen(ANN)).hostTools).toMatchObject({ options: false, close: true });
    expect(situationOf(table.seen(BOB)).hostTools.close).toBe(false);
    table.does(BOB, { type: 'move', game: 1, ply: 2, path: squares(22, 18) });
    expect(situationOf(table.seen(ANN)).hostTools.close).toBe(false);
  });

  test('[T2] the host changes nothing now', () => {
    expect(situationOf(started().seen(ANN)).hostTools).toMatchObject({ options: false, close: false });
  });

  test('[L3] the host can end a game of two computers', () => {
    const table = twoComputers().ready(ANN);
    expect(situationOf(table.seen(ANN))).toMatchObject({
      stage: 'game',
      hostTools: { options: false, computer: false, close: true, remove: [] },
    });
    expect(situationOf(table.seen(EVE)).hostTools.close).toBe(false);
  });

  test('[N9] my own budget is what is left of it, and only where there is one', () => {
    const table = started();
    const { grace } = table.state.options.table;
    expect(myGraceEnd(table.seen(BOB), table.now)).toBe(table.now + grace);
    expect(myGraceEnd(table.seen(BOB), null)).toBe(null);
    expect(myGraceEnd(table.seen(EVE), table.now)).toBe(null);
    const lost = (connection: string) =>
      ({ type: 'connection.lose', connection: connectionId(connection) }) as const;
    table.does(BOB, lost('c-p-bob'));
    table.now += 30_000;
    table.does(BOB, { type: 'connection.open', connection: connectionId('again') });
    expect(myGraceEnd(table.seen(BOB), table.now)).toBe(table.now + grace - 30_000);
  });

  test('[R16] where a lost connection loses immediately there is nothing to count', () => {
    const { options } = new ScriptedTable().state;
    const strict = { ...options.table, onLost: 'wins-at-once' } as const;
    const table = new ScriptedTable({ table: strict }).sits(ANN).sits(BOB).ready(ANN, BOB);
    expect(myGraceEnd(table.seen(BOB), table.now)).toBe(null);
  });
});

describe('after the game', () => {
  test('[N8] both are asked for a rematch and may decline', () => {
    const situation = situationOf(ended().seen(ANN));
    expect(situation).toMatchObject({
      stage: 'after',
      ask: 'rematch',
      mayDecline: true,
      leaving: 'gives-up-seat',
    });
  });

  test('[N8] the first spectator is asked, the others are told who', () => {
    const table = ended().watch(EVE).ready(ANN).does(BOB, { type: 'rematch.decline' });
    const until = table.now + 20_000;
    expect(situationOf(table.seen(EVE))).toMatchObject({ ask: 'take-seat', wait: null });
    expect(situationOf(table.seen(ANN))).toMatchObject({
      ask: 'unready',
      wait: { code: 'spectator', name: 'Eve', until },
    });
    // The seat is not for somebody else meanwhile.
    expect(situationOf(table.seen(BOB)).ask).toBe(null);
  });

  test('[N8] with nobody to ask the seat waits for a newcomer', () => {
    const table = ended().ready(ANN).does(BOB, { type: 'rematch.decline' });
    expect(situationOf(table.seen(ANN))).toMatchObject({ ask: 'unready', wait: { code: 'player' } });
    expect(situationOf(table.seen(EVE)).ask).toBe('sit');
  });

  test('[N8] a table closed by its winner asks nothing any more', () => {
    const table = started().does(BOB, { type: 'leave' }).does(ANN, { type: 'rematch.decline' });
    expect(table.state.closed).toBe('winner-declined');
    expect(situationOf(table.seen(ANN))).toMatchObject({
      stage: 'closed',
      ask: null,
      wait: null,
      leaving: 'goes',
      hostTools: { close: false },
    });
  });
});

test('[N16] only players speak, and only where the host turned chat on', () => {
  expect(situationOf(new ScriptedTable().sits(ANN).seen(ANN)).maySpeak).toBe(false);
  const talkative = new ScriptedTable({ chat: true }).sits(ANN);
  expect(situationOf(talkative.seen(ANN)).maySpeak).toBe(true);
  expect(situationOf(talkative.seen(EVE)).maySpeak).toBe(false);
});

test('[N6] who has sat down since does not watch any more', () => {
  const { state } = new ScriptedTable().sits(ANN);
  const spectators = [
    { player: ANN, name: 'Ann' },
    { player: EVE, name: 'Eve' },
  ];
  expect(watchers({ state, spectators, watching: 7 })).toEqual({ named: [spectators[1]], count: 6 });
});
