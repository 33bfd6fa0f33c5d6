/** Taking moves back: by consent between two people, freely on a shared device and against a computer. */

import { START, samePosition } from '@crownhead/rules';
import { ANN, BOB, CY, type OptionChanges, TableDriver } from '@crownhead/testkit';
import { describe, expect, test } from 'vitest';
import type { Command } from './command.ts';

const ask = (by: typeof ANN): Command => ({ by, type: 'takeback.ask' });
const accept = (by: typeof ANN): Command => ({ by, type: 'takeback.accept' });
const decline = (by: typeof ANN): Command => ({ by, type: 'takeback.decline' });

const played = (changes: OptionChanges = {}): TableDriver => {
  const table = TableDriver.playing(changes);
  table.move('11-15', '23-19');
  return table;
};

const againstComputer = (): TableDriver => {
  const table = TableDriver.open();
  table.sit(ANN);
  table.ok({ by: ANN, type: 'computer.seat', level: 5 });
  table.start();
  return table;
};

test('[W6] where taking back is free nobody is asked, also over the network', () => {
  const table = played({ table: { takebacks: 'free' } });
  expect(table.did(ask(BOB))).toEqual(['takeback.done']);
});

test.each([
  ['on one device', () => TableDriver.shared({ preset: 'timed' })],
  ['between two people', () => TableDriver.playing({ preset: 'timed' })],
])('[W6] under timed no move is taken back %s', (_, open) => {
  const table = open();
  table.move('11-15');
  expect(table.refused(ask(ANN))).toBe('takebacks-off');
});

describe('by consent', () => {
  test('the last own move, when the other has not answered yet', () => {
    const table = played();
    expect(table.did(ask(BOB))).toEqual(['takeback.asked']);
    expect(table.ok(accept(ANN))).toMatchObject([{ type: 'takeback.done', side: 'white', plies: 1 }]);
    expect(table.mover).toBe(BOB);
    table.move('22-18');
  });

  test('the last own move and the answer to it', () => {
    const table = played();
    table.ok(ask(ANN));
    expect(table.ok(accept(BOB))).toMatchObject([{ type: 'takeback.done', side: 'black', plies: 0 }]);
    expect(table.mover).toBe(ANN);
    expect(samePosition(table.round.game.position, START)).toBe(true);
  });

  test('declined: nothing changes', () => {
    const table = played();
    const { game } = table.round;
    table.ok(ask(ANN));
    expect(table.ok(decline(BOB))).toMatchObject([{ type: 'takeback.declined', side: 'white' }]);
    expect(table.round.game).toEqual(game);
    expect(table.refused(accept(BOB))).toBe('no-takeback-asked');
  });

  test('a move makes the question void', () => {
    const table = played();
    table.ok(ask(ANN));
    table.move('8-11');
    expect(table.refused(accept(BOB))).toBe('no-takeback-asked');
  });

  test('one question at a time', () => {
    const table = played();
    table.ok(ask(ANN));
    expect(table.refused(ask(ANN))).toBe('already-asked');
    expect(table.refused(ask(BOB))).toBe('already-asked');
  });

  test('[W1] declined, nobody asks on and on: each side once in a turn', () => {
    const table = played();
    table.ok(ask(ANN));
    table.ok(decline(BOB));
    expect(table.refused(ask(ANN))).toBe('already-asked');
    table.ok(ask(BOB));
    table.ok(decline(ANN));
    expect(table.refused(ask(BOB))).toBe('already-asked');
    table.move('8-11');
    expect(table.did(ask(ANN))).toEqual(['takeback.asked']);
  });

  test.each([ANN, CY])('%s cannot answer for Bob', (by) => {
    const table = played();
    table.ok(ask(ANN));
    expect(table.refused(accept(by))).toBe('no-takeback-asked');
    expect(table.refused(decline(by))).toBe('no-takeback-asked');
  });

  test.each<[string, TableDriver, Command, string]>([
    ['by a spectator', played(), ask(CY), 'not-seated'],
    ['where the host does without', played({ table: { takebacks: 'never' } }), ask(ANN), 'takebacks-off'],
    ['with nothing played', TableDriver.playing(), ask(ANN), 'nothing-to-undo'],
    ['without a game', TableDriver.seated(), ask(ANN), 'no-game'],
    ['an answer without a game', TableDriver.seated(), accept(ANN), 'no-game'],
    ['an answer without a question', played(), accept(ANN), 'no-takeback-asked'],
  ])('refused: %s', (_, table, command, why) => {
    expect(table.refused(command)).toBe(why);
  });

  test("the first player's only move cannot be taken back by the second", () => {
    const table = TableDriver.playing();
    table.move('11-15');
    expect(table.refused(ask(BOB))).toBe('nothing-to-undo');
  });

  test('a draw offer of the turn is gone with it', () => {
    const table = played();
    table.ok({ by: ANN, type: 'draw.offer' });
    table.ok(ask(BOB));
    table.ok(accept(ANN));
    expect(table.round).toMatchObject({ offer: null, offered: false, takeback: null });
  });

  test('the time used stays used', () => {
    const timer = { kind: 'clock', base: 60_000, increment: 0, delay: 0 } as const;
    const table = TableDriver.playing({ table: { timer } });
    table.wait(1000).move('11-15');
    table.wait(2000).ok(ask(ANN));
    table.wait(3000).ok(accept(BOB));
    expect(table.round.clock).toMatchObject({ left: { black: 59_000, white: 55_000 }, turnStartedAt: 6000 });
  });

  test('the moves of a ballot stay', () => {
    const table = TableDriver.playing({ start: { kind: 'three-move', deck: '144', number: 1 } });
    expect(table.round.opening).toBe(3);
    expect(table.refused(ask(ANN))).toBe('nothing-to-undo');
    expect(table.refused(ask(BOB))).toBe('nothing-to-undo');
  });

  test('passes go with the move before them', () => {
    const table = TableDriver.playing({
      rules: { blocked: 'passes' },
      start: { kind: 'position', fen: 'B:W29:B18,25', force: false },
    });
    table.move('18-22');
    expect(table.round.game.plies).toHaveLength(2);
    table.ok(ask(ANN));
    table.ok(accept(BOB));
    expect(table.round.game.plies).toHaveLength(0);
  });
});

describe('without asking', () => {
  test('[L1] on a shared device: one move after the other', () => {
    const table = TableDriver.shared();
    table.move('11-15', '23-19', '8-11');
    for (const left of [2, 1, 0]) {
      expect(table.did(ask(ANN))).toEqual(['takeback.done']);
      expect(table.round.game.plies).toHaveLength(left);
    }
    expect(table.refused(ask(ANN))).toBe('nothing-to-undo');
  });

  test('[L3] against a computer: the own move and its answer', () => {
    const table = againstComputer();
    table.move('11-15', '23-19');
    expect(table.did(ask(ANN))).toEqual(['takeback.done']);
    expect(table.round.game.plies).toHaveLength(0);
  });

  test('[L3] against a computer that is still thinking', () => {
    const table = againstComputer();
    table.move('11-15');
    expect(table.did(ask(ANN))).toEqual(['takeback.done']);
    expect(table.mover).toBe(ANN);
  });
});
