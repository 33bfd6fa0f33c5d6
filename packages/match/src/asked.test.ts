/** N13: the one thing a table asks of each player now. */
import { ANN, BOB, CY, spectatorsOf, TableDriver } from '@crownhead/testkit';
import { describe, expect, test } from 'vitest';
import { ASKED, type Asked, askedOf } from './asked.ts';
import { computerPlayer, type PlayerId } from './ids.ts';
import { NO_TABLE } from './state.ts';

const asked = (table: TableDriver, ...players: PlayerId[]): Asked[] =>
  players.map((player) => askedOf(table.state, player));

const against = (): TableDriver => {
  const table = TableDriver.open();
  table.sit(ANN);
  table.ok({ by: ANN, type: 'computer.seat', level: 1 });
  return table;
};

const SCENES: readonly [string, () => TableDriver, readonly Asked[]][] = [
  ['nobody is ready', () => TableDriver.seated(), ['ready', 'ready', 'wait']],
  [
    'one is ready',
    () => {
      const table = TableDriver.seated();
      table.ready(ANN);
      return table;
    },
    ['wait', 'ready', 'wait'],
  ],
  ['the first move', () => TableDriver.playing(), ['move', 'wait', 'wait']],
  [
    'a draw is offered',
    () => {
      const table = TableDriver.playing();
      table.ok({ by: ANN, type: 'draw.offer' });
      return table;
    },
    ['move', 'answer-draw', 'wait'],
  ],
  [
    'a take-back is asked for',
    () => {
      const table = TableDriver.playing();
      table.move('11-15');
      table.ok({ by: ANN, type: 'takeback.ask' });
      return table;
    },
    ['wait', 'answer-takeback', 'wait'],
  ],
  [
    'a game is over',
    () => {
      const table = TableDriver.playing();
      table.ok({ by: ANN, type: 'resign', confirmed: true });
      return table;
    },
    ['ready', 'ready', 'wait'],
  ],
  [
    'a spectator is asked for a seat',
    () => {
      const table = TableDriver.playing();
      table.spectators = spectatorsOf(CY);
      table.ok({ by: ANN, type: 'resign', confirmed: true });
      table.ok({ by: BOB, type: 'rematch.decline' });
      return table;
    },
    ['ready', 'wait', 'take-seat'],
  ],
  [
    'the table is closed',
    () => {
      const table = TableDriver.seated();
      table.ok({ by: ANN, type: 'table.close' });
      return table;
    },
    ['nothing', 'nothing', 'nothing'],
  ],
];

describe('what is asked', () => {
  test.each(SCENES)('[N13] %s', (_, scene, expected) => {
    expect(asked(scene(), ANN, BOB, CY)).toEqual(expected);
  });

  test('[N13] everything there is to ask comes up', () => {
    expect(new Set(SCENES.flatMap(([, , expected]) => expected))).toEqual(new Set(ASKED));
  });

  test('[N13] nothing without a table', () => {
    expect(askedOf(NO_TABLE, ANN)).toBe('nothing');
  });

  test('[N13] one who plays both sides is asked for both', () => {
    const table = TableDriver.shared();
    table.move('11-15');
    expect(asked(table, ANN)).toEqual(['move']);
    table.ok({ by: ANN, type: 'draw.offer' });
    expect(asked(table, ANN)).toEqual(['answer-draw']);
  });

  test('[N13] [L3] a computer is asked like a person, but never to be ready', () => {
    const table = against();
    expect(asked(table, ANN, computerPlayer(1))).toEqual(['ready', 'wait']);
    table.start();
    table.ok({ by: ANN, type: 'draw.offer' });
    expect(asked(table, computerPlayer(1))).toEqual(['answer-draw']);
    table.move('11-15');
    expect(asked(table, ANN, computerPlayer(1))).toEqual(['wait', 'move']);
  });

  test('[N13] [L3] the host of two computers is asked to begin', () => {
    const table = TableDriver.open();
    table.ok({ by: ANN, type: 'computer.seat', level: 1 });
    expect(asked(table, ANN)).toEqual(['wait']);
    table.ok({ by: ANN, type: 'computer.seat', level: 1 });
    expect(asked(table, ANN, CY)).toEqual(['ready', 'wait']);
    table.ok({ by: ANN, type: 'ready', ready: true });
    expect(asked(table, ANN, computerPlayer(0))).toEqual(['wait', 'move']);
  });
});
