/** Every "no" has its sentence, and every "no" can be heard. */

import { REFUSAL_REASONS } from '@crownhead/rules';
import {
  ANN,
  BOB,
  CY,
  connectionOf,
  type OptionChanges,
  optionsWith,
  spectatorsOf,
  TableDriver,
} from '@crownhead/testkit';
import { describe, expect, test } from 'vitest';
import type { Command } from './command.ts';
import { START_FAULTS } from './options.ts';
import { TABLE_REFUSALS, TABLE_WORDS, type TableRefusalCode } from './refusal.ts';
import { OPTION_FAULTS } from './table-options.ts';

const ALL = [...TABLE_REFUSALS, ...REFUSAL_REASONS, ...OPTION_FAULTS, ...START_FAULTS];

describe('sentences', () => {
  test.each(ALL)('%s', (code) => {
    expect(TABLE_WORDS[code]).toMatch(/^[A-Z].*[.!]$/s);
  });

  test('no code stands twice, and no two say the same', () => {
    expect(new Set(ALL).size).toBe(ALL.length);
    const words = ALL.map((code) => TABLE_WORDS[code]);
    expect(new Set(words).size).toBe(words.length);
  });
});

const take = (by: typeof ANN, name: string, seat?: 0 | 1): Command => ({
  by,
  type: 'seat.take',
  name,
  connection: null,
  ...(seat === undefined ? {} : { seat }),
});
const over = (changes?: OptionChanges): TableDriver => {
  const table = TableDriver.playing(changes);
  table.spectators = spectatorsOf(CY);
  table.ok({ by: ANN, type: 'resign', confirmed: true });
  return table;
};
const after = (table: TableDriver, ...commands: Command[]): TableDriver => {
  for (const command of commands) table.ok(command);
  return table;
};
const waiting = (table: TableDriver, ms: number): TableDriver => table.wait(ms);
const timer = { kind: 'clock', base: 10_000, increment: 0, delay: 0 } as const;

/** For each code one way to hear it. */
const HEARD: Readonly<Record<TableRefusalCode, readonly [() => TableDriver, Command]>> = {
  'table-exists': [
    () => TableDriver.open(),
    { by: ANN, type: 'table.create', name: 'Ann', options: optionsWith() },
  ],
  'first-move-awaited': [
    () => TableDriver.playing({ sides: 'host-white' }),
    { by: ANN, type: 'table.close' },
  ],
  'no-table': [() => new TableDriver(), { type: 'tick' }],
  'table-closed': [() => after(TableDriver.open(), { by: ANN, type: 'table.close' }), { type: 'tick' }],
  'not-the-host': [() => TableDriver.open(), { by: BOB, type: 'table.close' }],
  'bad-name': [() => TableDriver.open(), take(BOB, '')],
  'name-taken': [() => after(TableDriver.open(), take(ANN, 'Ann')), take(BOB, 'ann')],
  'seat-taken': [() => after(TableDriver.open(), take(ANN, 'Ann', 0)), take(BOB, 'Bob', 0)],
  'no-free-seat': [() => TableDriver.seated(), take(CY, 'Cy')],
  'already-seated': [() => TableDriver.seated(), take(BOB, 'Bob')],
  'not-seated': [() => TableDriver.seated(), { by: CY, type: 'leave' }],
  'seat-empty': [() => TableDriver.open(), { by: ANN, type: 'seat.remove', seat: 0 }],
  'seat-being-offered': [() => after(over(), { by: BOB, type: 'rematch.decline' }), take(BOB, 'Bob')],
  'not-asked': [() => over(), { by: CY, type: 'seat.accept', connection: null }],
  'removed-by-host': [
    () => after(TableDriver.seated(), { by: ANN, type: 'seat.remove', seat: 1 }),
    take(BOB, 'Bob'),
  ],
  'bad-rating': [() => TableDriver.open(), { by: ANN, type: 'computer.seat', level: 5, rating: 100 }],
  'bad-level': [() => TableDriver.open(), { by: ANN, type: 'computer.seat', level: 0 }],
  'cannot-remove-yourself': [() => TableDriver.seated(), { by: ANN, type: 'seat.remove', seat: 0 }],
  'game-in-progress': [() => TableDriver.playing(), { by: ANN, type: 'table.close' }],
  'no-game': [() => TableDriver.seated(), { by: ANN, type: 'resign', confirmed: true }],
  'already-so': [() => TableDriver.seated(), { by: ANN, type: 'ready', ready: false }],
  'no-rematch-asked': [() => TableDriver.seated(), { by: ANN, type: 'rematch.decline' }],
  'stale-move': [() => TableDriver.playing(), { by: ANN, type: 'move', game: 1, ply: 2, path: [] }],
  'time-is-up': [
    () => waiting(TableDriver.playing({ table: { timer } }), 10_001),
    { by: ANN, type: 'draw.offer' },
  ],
  'draws-not-offered': [
    () => TableDriver.playing({ preset: 'lobby', rules: { first: 'black' } }),
    { by: ANN, type: 'draw.offer' },
  ],
  'already-offered': [
    () => after(TableDriver.playing(), { by: ANN, type: 'draw.offer' }),
    { by: ANN, type: 'draw.offer' },
  ],
  'no-offer': [() => TableDriver.playing(), { by: BOB, type: 'draw.accept' }],
  'no-draw-to-claim': [() => TableDriver.playing(), { by: ANN, type: 'draw.claim' }],
  'not-proved': [() => TableDriver.playing(), { type: 'draw.declare' }],
  'resigning-not-offered': [
    () => TableDriver.playing({ preset: 'console' }),
    { by: ANN, type: 'resign', confirmed: true },
  ],
  'not-confirmed': [() => TableDriver.playing(), { by: ANN, type: 'resign', confirmed: false }],
  'takebacks-off': [
    () => TableDriver.playing({ table: { takebacks: 'never' } }),
    { by: ANN, type: 'takeback.ask' },
  ],
  'already-asked': [
    () => {
      const table = TableDriver.playing();
      table.move('11-15');
      return after(table, { by: ANN, type: 'takeback.ask' });
    },
    { by: ANN, type: 'takeback.ask' },
  ],
  'nothing-to-undo': [() => TableDriver.playing(), { by: ANN, type: 'takeback.ask' }],
  'no-takeback-asked': [() => TableDriver.playing(), { by: ANN, type: 'takeback.accept' }],
  'chat-off': [() => TableDriver.seated(), { by: ANN, type: 'chat', text: 'hello' }],
  'bad-text': [() => TableDriver.seated({ chat: true }), { by: ANN, type: 'chat', text: '' }],
  'already-connected': [
    () => TableDriver.seated(),
    { by: ANN, type: 'connection.open', connection: connectionOf(ANN) },
  ],
  'unknown-connection': [
    () => TableDriver.seated(),
    { by: ANN, type: 'connection.lose', connection: connectionOf(BOB) },
  ],
  'nothing-due': [() => TableDriver.open(), { type: 'tick' }],
  'no-outage': [() => TableDriver.open(), { type: 'outage', from: 0, to: 0 }],
};

describe('every refusal is heard, and changes nothing', () => {
  test.each(TABLE_REFUSALS)('%s', (code) => {
    const [scene, command] = HEARD[code];
    const table = scene();
    const { state } = table;
    expect(table.refused(command)).toBe(code);
    expect(table.state).toBe(state);
  });
});
