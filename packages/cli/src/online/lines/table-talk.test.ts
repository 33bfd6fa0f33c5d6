/** A table on a server by typed lines: each line and each change, with the real decider behind the table. */
import type { Link } from '@crownhead/client';
import { ANN, BOB, EVE, TableDriver } from '@crownhead/testkit';
import { describe, expect, test } from 'vitest';
import { TypingPlayer, viewFor } from './test-view.ts';

const sent = (command: object) => ({ lines: [], effects: [{ type: 'send', command }] });
const said = (words: string) => ({ lines: [expect.stringContaining(words)], effects: [] });

const BROKEN: Link = { status: 'reconnecting', attempt: 1, attempts: 80, retryAt: 1, problem: null };

describe('moves', () => {
  test.each(['11-15', '11 15', 'f6-e5', ' F6 E5 '])('[M4] %j is one', (text) => {
    expect(TypingPlayer.playing().type(text)).toEqual(
      sent({ type: 'move', game: 1, ply: 1, path: [11, 15] }),
    );
  });

  test.each([
    ['hello', 'That is not a move.'],
    ['11-19', 'Pieces move diagonally.'],
    ['22-18', 'That piece belongs to the other side.'],
    ['11-7', 'Men move forward only'],
  ])('[M1] [N10] %j is refused here already, with its reason', (text, words) => {
    expect(TypingPlayer.playing().type(text)).toEqual(said(words));
  });

  test('[M5] a jump that must be taken is asked for, and named when another move is tried', () => {
    const ann = TypingPlayer.playing();
    ann.sees((table) => table.move('11-15'));
    expect(ann.sees((table) => table.move('22-18'))).toMatch(/You must perform a jump$/);
    expect(ann.type('12-16')).toEqual(said('You can play 15x22.'));
  });

  test('[M1] not before it is one’s turn, not by a spectator, not without a game', () => {
    expect(TypingPlayer.playing({}, BOB).type('22-18')).toEqual(said('It is not your turn.'));
    expect(TypingPlayer.playing({}, EVE).type('11-15')).toEqual(said('Only a player can do that.'));
    expect(new TypingPlayer(TableDriver.seated()).type('11-15')).toEqual(said('No game is in progress.'));
  });
});

describe('what is printed', () => {
  test('[N5] [N6] coming to a table tells whose it is, the rules, and what is asked', () => {
    const first = new TypingPlayer(TableDriver.seated()).talk.arrive().lines.join('\n');
    expect(first).toMatch(/^Ann’s table\. Rule set: Official rules\./);
    expect(first).toMatch(/\nType ready to start\.$/);
    expect(TypingPlayer.playing({}, EVE).talk.arrive().lines).toContain('You are watching.');
  });

  test('[L4] a move of the other: its words, the board from one’s own side, pieces, and whose turn it is', () => {
    const bob = TypingPlayer.playing({}, BOB);
    bob.talk.arrive();
    const text = bob.sees((table) => table.move('11-15'));
    expect(text).toMatch(/^Ann \(Red\) plays 11-15\.\n/);
    expect(text).toContain(' 8 │       1r');
    expect(text).toMatch(/Pieces: Ann \(Red\) 12, Bob \(White\) 12\.\nYour move, Bob\.$/);
    const black = TypingPlayer.playing().talk.arrive().lines.join('\n');
    expect(black).toContain(' 1 │      32w');
  });

  test('[L4] [T4] clocks are told with the position and in the prompt', () => {
    const timer = { kind: 'clock', base: 300_000, increment: 3000, delay: 0 } as const;
    const ann = TypingPlayer.playing({ table: { timer } });
    ann.table.wait(10_000);
    expect(ann.talk.prompt).toBe('Red 4:50, White 5:00> ');
    expect(ann.sees((table) => table.move('11-15'))).toContain(
      'Time left: Ann (Red) 4:53, Bob (White) 5:00.',
    );
    expect(TypingPlayer.playing({}, BOB).talk.prompt).toBe('White> ');
    expect(TypingPlayer.playing({}, EVE).talk.prompt).toBe('watching> ');
  });

  test('the same notice is not told twice, nor a position', () => {
    const ann = TypingPlayer.playing();
    ann.talk.arrive();
    expect(ann.sees(() => undefined)).toBe('');
  });

  test('[L5] [N8] the result is told once, and a rematch asked', () => {
    const ann = TypingPlayer.playing();
    ann.talk.arrive();
    expect(ann.after({ by: BOB, type: 'resign', confirmed: true })).toBe(
      'Player Ann (Red) is the winner! Bob (White) resigned.\nAnother game? Type rematch, or no.',
    );
    expect(ann.after({ by: BOB, type: 'ready', ready: true })).toBe(
      'Bob asks for a rematch. Type rematch, or no.',
    );
  });

  test('[N9] somebody’s loss of connection and return are told', () => {
    const ann = TypingPlayer.playing();
    ann.talk.arrive();
    const text = ann.sees((table) => table.lose(BOB));
    expect(text).toMatch(/^Player Bob has disconnected: \d:\d\d to reconnect\nBob has disconnected and has /);
    expect(ann.sees((table) => table.connect(BOB, 2))).toMatch(/^Bob is back\.\nYour move, Ann\./);
  });

  test('[N17] after a break the position that was missed is shown, and what is asked', () => {
    const ann = TypingPlayer.playing({}, BOB);
    ann.talk.arrive();
    expect(ann.sees(() => undefined, BROKEN)).toBe('');
    ann.table.move('11-15');
    const view = viewFor(ann.table, BOB);
    const { lines } = ann.talk.changed({ view, before: view.state, events: [] });
    expect(lines.at(-1)).toBe('Your move, Bob.');
    expect(lines.join('\n')).toContain('15r');
  });
});

describe('words', () => {
  test.each([
    ['ready', { type: 'ready', ready: true }],
    ['rematch', { type: 'ready', ready: true }],
    ['draw', { type: 'draw.offer' }],
    ['claim', { type: 'draw.claim' }],
    ['undo', { type: 'takeback.ask' }],
    ['sit', { type: 'seat.take', ready: true }],
    ['computer 3', { type: 'computer.seat', level: 3 }],
    ['computer', { type: 'computer.seat', level: 5 }],
    ['say good game', { type: 'chat', text: 'good game' }],
    ['accept', { type: 'draw.accept' }],
    ['DECLINE', { type: 'draw.decline' }],
  ])('%j is a command', (line, command) => {
    expect(TypingPlayer.playing().type(line)).toEqual(sent(command));
  });

  test('[R10] [N8] yes and no answer what is asked', () => {
    const bob = TypingPlayer.playing({}, BOB);
    bob.talk.arrive();
    expect(bob.after({ by: ANN, type: 'draw.offer' })).toBe(
      'Ann offers a draw. Do you accept? Type accept or decline.',
    );
    expect(bob.type('yes')).toEqual(sent({ type: 'draw.accept' }));
    expect(bob.after({ by: BOB, type: 'draw.decline' })).toContain('Bob declined the draw.');
    bob.sees((table) => table.move('11-15'));
    expect(bob.after({ by: ANN, type: 'takeback.ask' })).toMatch(/Do you agree\? Type accept or decline\.$/);
    expect(bob.type('no')).toEqual(sent({ type: 'takeback.decline' }));
    bob.after({ by: BOB, type: 'resign', confirmed: true });
    expect(bob.type('yes')).toEqual(sent({ type: 'ready', ready: true }));
    expect(bob.type('no')).toEqual(sent({ type: 'rematch.decline' }));
  });

  test('[R11] resigning is asked once; anything but yes goes on', () => {
    const ann = TypingPlayer.playing();
    expect(ann.type('resign')).toEqual(said('Resign this game?'));
    expect(ann.talk.prompt).toBe('yes or no> ');
    expect(ann.type('hm')).toEqual(said('the game continues'));
    expect(ann.type('resign', 'yes')).toEqual(sent({ type: 'resign', confirmed: true }));
    expect(TypingPlayer.playing({ preset: 'console' }).type('resign')).toEqual(
      said('Resigning is not offered'),
    );
    expect(TypingPlayer.playing({ preset: 'timed' }, BOB).type('resign')).toEqual(
      said('It is not your turn.'),
    );
    expect(TypingPlayer.playing({}, EVE).type('resign')).toEqual(said('Only a player can do that.'));
    expect(new TypingPlayer(TableDriver.seated()).type('resign')).toEqual(said('No game is in progress.'));
  });

  test('[R12] leaving a game is asked once, leaving a table is not', () => {
    const left = { lines: [], effects: [{ type: 'leave' }] };
    expect(TypingPlayer.playing().type('leave')).toEqual(said('You will lose it.'));
    expect(TypingPlayer.playing().type('leave', 'yes')).toEqual(left);
    expect(new TypingPlayer(TableDriver.seated()).type('leave')).toEqual(left);
    expect(TypingPlayer.playing({}, EVE).type('quit')).toMatchObject({
      effects: [{ type: 'end', fault: null }],
    });
  });

  test('[M7] help, board, moves, history and rules are answered', () => {
    const ann = TypingPlayer.playing();
    expect(ann.type('help').lines.join('\n')).toMatch(/11x18x25[\s\S]*resign +resign/);
    expect(ann.type('moves')).toEqual(said('7 moves: 9-13, '));
    expect(ann.type('history')).toEqual(said('No moves yet.'));
    expect(ann.type('rules')).toEqual(said('Rule set: Official rules.'));
    const board = ann.type('board').lines.join('\n');
    expect(board).toContain(' 1 │      32w');
    expect(ann.type('flip').lines.join('\n')).toContain(' 8 │       1r');
    expect(ann.type('')).toEqual({ lines: [], effects: [] });
  });
});

describe('in a pipe', () => {
  test.each([
    ['11-15', false],
    ['draw', false],
    ['ready', false],
    ['board', true],
    ['leave', true],
    ['resign', true],
  ])('%j waits for one’s turn: taken immediately is %j', (line, taken) => {
    expect(TypingPlayer.playing({}, BOB).talk.takes(line)).toBe(taken);
    expect(TypingPlayer.playing().talk.takes(line)).toBe(true);
  });

  test('[N17] while a command has no answer, or the connection is broken, moves wait; but one may go', () => {
    const ann = TypingPlayer.playing();
    expect(['11-15', 'draw', 'board', 'quit'].map((line) => ann.talk.takes(line, true))).toEqual([
      ...[false, false],
      ...[true, true],
    ]);
    const bob = TypingPlayer.playing({}, BOB);
    bob.sees(() => undefined, BROKEN);
    bob.sees((table) => table.move('11-15'), BROKEN);
    expect(['22-18', 'leave'].map((line) => bob.talk.takes(line))).toEqual([false, true]);
    expect(bob.talk.isAsking).toBe(true);
  });

  test('the end of the input is noticed when something is asked, or nothing will be', () => {
    expect(TypingPlayer.playing().talk.isAsking).toBe(true);
    expect(TypingPlayer.playing({}, BOB).talk.isAsking).toBe(false);
    expect(TypingPlayer.playing({}, EVE).talk.isAsking).toBe(true);
    expect(new TypingPlayer(TableDriver.seated()).talk.isAsking).toBe(true);
  });
});
