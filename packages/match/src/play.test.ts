/** Moves at a table: whose, which, when, and what follows from a position alone. */

import { formatFen } from '@crownhead/rules';
import { ANN, BOB, CY, type OptionChanges, spectatorsOf, squares, TableDriver } from '@crownhead/testkit';
import { describe, expect, test } from 'vitest';
import type { Command } from './command.ts';
import type { Start } from './options.ts';
import { playing } from './state.ts';

const from = (fen: string): Start => ({ kind: 'position', fen, force: false });

describe('a move', () => {
  test('is an event with all that changed', () => {
    const table = TableDriver.playing({ start: from('B:W18,26,32:B14,1') });
    expect(table.wait(7).ok(table.moving('14x23x30'))).toEqual([
      {
        v: 1,
        at: 7,
        type: 'move.made',
        game: 1,
        ply: 1,
        move: { from: 14, path: [23, 30], captured: [18, 26], crowned: true },
      },
    ]);
    expect(formatFen(table.round.game.position)).toBe('W:W32:B1,K30');
  });

  test('players take turns', () => {
    const table = TableDriver.playing();
    expect(table.mover).toBe(ANN);
    table.move('11-15');
    expect(table.mover).toBe(BOB);
    table.move('23-19');
    expect(table.round.game.plies).toHaveLength(2);
  });

  test.each<[string, OptionChanges, string, string]>([
    ['[M1] no piece there', {}, '13-17', 'no-piece'],
    ['[M1] not your piece', {}, '23-19', 'not-your-piece'],
    ['[M1] occupied', {}, '5-9', 'square-occupied'],
    ['[M1] a jump must be taken', { start: from('B:W18:B14,1') }, '1-5', 'must-jump'],
    ['[M1] and finished', { start: from('B:W18,26,32:B14,1') }, '14x23', 'must-finish'],
  ])('refused: %s', (_, changes, text, why) => {
    const table = TableDriver.playing(changes);
    const { state } = table;
    expect(table.refused(table.moving(text))).toBe(why);
    expect(table.state).toBe(state);
    expect(table.log.at(-1)?.type).toBe('game.started');
  });

  test('[R1] a jump is left alone where the rules allow it', () => {
    const table = TableDriver.playing({ preset: 'sandbox', start: from('B:W18:B14,1') });
    expect(table.move('1-5')).toEqual(['move.made']);
  });

  test('[M2] after a refused attempt the player moves again', () => {
    const table = TableDriver.playing();
    table.refused(table.moving('11-12'));
    table.move('11-15');
    expect(table.round.game.plies).toHaveLength(1);
  });

  test('[R15] [M1] moving nothing at all is no way to pass', () => {
    const table = TableDriver.playing();
    expect(table.refused({ by: ANN, type: 'move', game: 1, ply: 1, path: [] })).toBe('unreadable');
  });
});

describe('who may move', () => {
  const by = (table: TableDriver, player: typeof ANN) => ({ ...table.moving('11-15'), by: player });

  test('[M1] not the other side', () => {
    const table = TableDriver.playing();
    expect(table.refused(by(table, BOB))).toBe('not-your-turn');
  });

  test('[N6] not a spectator', () => {
    const table = TableDriver.playing();
    expect(table.refused(by(table, CY))).toBe('not-seated');
    expect(table.refused({ ...by(table, CY), ply: 9 })).toBe('not-seated');
  });

  test.each<Command>([
    { by: CY, type: 'options.set', options: { chat: true } },
    { by: CY, type: 'seat.take', name: 'Cy', connection: null },
    { by: CY, type: 'computer.seat', level: 1 },
    { by: CY, type: 'seat.remove', seat: 0 },
    { by: CY, type: 'leave' },
    { by: CY, type: 'ready', ready: true },
    { by: CY, type: 'rematch.decline' },
    { by: CY, type: 'seat.accept', connection: null },
    { by: CY, type: 'seat.decline' },
    { by: CY, type: 'draw.offer' },
    { by: CY, type: 'draw.accept' },
    { by: CY, type: 'draw.decline' },
    { by: CY, type: 'draw.claim' },
    { by: CY, type: 'resign', confirmed: true },
    { by: CY, type: 'takeback.ask' },
    { by: CY, type: 'takeback.accept' },
    { by: CY, type: 'takeback.decline' },
    { by: CY, type: 'chat', text: 'hello' },
    { by: CY, type: 'table.close' },
  ])('[N6] every other command of a spectator is refused: $type', (command) => {
    const table = TableDriver.playing({ chat: true });
    table.spectators = spectatorsOf(CY);
    table.verdict = 'draw';
    table.move('11-15');
    table.ok({ by: BOB, type: 'draw.offer' });
    table.ok({ by: ANN, type: 'takeback.ask' });
    table.refused(command);
  });

  test('[L1] on a shared device the same person moves for both', () => {
    const table = TableDriver.shared();
    table.move('11-15', '23-19');
    expect(table.round.game.plies).toHaveLength(2);
  });

  test.each<[string, { game?: number; ply?: number }]>([
    ['an earlier ply', { ply: 1 }],
    ['a later ply', { ply: 3 }],
    ['an earlier game', { game: 0 }],
    ['a later game', { game: 2 }],
  ])('[N10] %s is stale', (_, change) => {
    const table = TableDriver.playing();
    table.move('11-15');
    expect(table.refused({ ...table.moving('23-19'), ...change })).toBe('stale-move');
  });

  test('[N10] a repeated move of the last game does not touch the next', () => {
    const table = TableDriver.playing();
    const first = table.moving('11-15');
    table.ok(first);
    table.ok({ by: ANN, type: 'resign', confirmed: true });
    table.start();
    expect(table.refused(first)).toBe('stale-move');
  });

  test('[M1] before a game there is none, and after it it is over', () => {
    const table = TableDriver.seated();
    const move: Command = { by: ANN, type: 'move', game: 1, ply: 1, path: squares(11, 15) };
    expect(table.refused(move)).toBe('no-game');
    table.start();
    table.ok({ by: ANN, type: 'resign', confirmed: true });
    expect(table.refused(move)).toBe('game-over');
  });
});

describe('what a position decides', () => {
  test('[R7] the last piece taken wins', () => {
    const table = TableDriver.playing({ start: from('B:W18:B14') });
    expect(table.move('14x23')).toEqual(['move.made', 'game.ended']);
    expect(table.lastRound.game.outcome).toEqual({ winner: 'black', reason: 'no-pieces' });
    expect(playing(table.state)).toBeNull();
  });

  test('[R6] a blocked side loses', () => {
    const table = TableDriver.playing({ start: from('B:W29:B18,25') });
    expect(table.move('18-22')).toEqual(['move.made', 'game.ended']);
    expect(table.lastRound.game.outcome).toEqual({ winner: 'black', reason: 'no-moves' });
  });

  test('[R6] or passes', () => {
    const table = TableDriver.playing({ rules: { blocked: 'passes' }, start: from('B:W29:B18,25') });
    expect(table.move('18-22')).toEqual(['move.made', 'turn.passed']);
    expect(table.log.at(-1)).toMatchObject({ game: 1, ply: 2, reason: 'blocked' });
    expect(table.mover).toBe(ANN);
    expect(table.move('22-26')).toEqual(['move.made']);
    expect(table.mover).toBe(BOB);
  });

  test('[R6] when both are blocked it is a draw', () => {
    const start = from('W:W5,6,7,8,9,10,11,16:B1,2,3,4');
    const table = TableDriver.playing({ rules: { blocked: 'passes' }, start });
    expect(table.move('16-12')).toEqual(['move.made', 'game.ended']);
    expect(table.lastRound.game.outcome).toEqual({ winner: null, reason: 'both-blocked' });
  });

  test('[R10] a pass can be what makes the third repetition', () => {
    const table = TableDriver.playing({
      rules: { blocked: 'passes' },
      table: { draw: { agreement: false, rule: 'auto', proof: 'off' } },
      start: from('B:W29:B22,25,K1'),
    });
    table.move('1-6', '6-1', '1-6');
    expect(table.move('6-1')).toEqual(['move.made', 'turn.passed', 'game.ended']);
    expect(table.lastRound.game.outcome).toEqual({ winner: null, reason: 'repetition' });
  });
});

describe('resigning', () => {
  const resign = (by: typeof ANN, confirmed = true): Command => ({ by, type: 'resign', confirmed });

  test.each([
    ['own-turn', ANN, null],
    ['own-turn', BOB, 'not-your-turn'],
    ['any-time', ANN, null],
    ['any-time', BOB, null],
    ['not-offered', ANN, 'resigning-not-offered'],
    ['not-offered', BOB, 'resigning-not-offered'],
    ['any-time', CY, 'not-seated'],
  ] as const)('[R11] %s, by %s on Ann’s turn: %s', (option, by, why) => {
    const table = TableDriver.playing({ table: { resign: option } });
    if (why !== null) {
      expect(table.refused(resign(by))).toBe(why);
      return;
    }
    expect(table.refused(resign(by, false))).toBe('not-confirmed');
    expect(table.did(resign(by))).toEqual(['game.ended']);
    const winner = by === ANN ? 'white' : 'black';
    expect(table.lastRound.game.outcome).toEqual({ winner, reason: 'resigned' });
  });

  test('[R11] on a shared device the side to move resigns', () => {
    const table = TableDriver.shared();
    table.move('11-15');
    table.ok(resign(ANN));
    expect(table.lastRound.game.outcome).toEqual({ winner: 'black', reason: 'resigned' });
  });

  test('[R11] not without a game', () => {
    expect(TableDriver.seated().refused(resign(ANN))).toBe('no-game');
  });
});
