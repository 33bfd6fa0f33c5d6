/** Lines of a console server, read: what they say, and what cannot be read. */
import { formatFen } from '@crownhead/rules';
import { describe, expect, it } from 'vitest';
import { LineCutter } from './line-cutter.ts';
import { formatServerAddress, readServerAddress } from './server-address.ts';
import { readServerLine } from './server-line.ts';

const FEN = 'W:W21,22:B1,K2';

describe('a line of a console server', () => {
  it('[C1][T5] WELCOME has the number, the role and the longest time of a turn', () => {
    const text = 'You are Ann. A turn of more than 600 seconds loses the game.';
    expect(readServerLine(`WELCOME 2 SPECTATOR 600 ${text}`)).toEqual({
      kind: 'welcome',
      id: 2,
      role: 'SPECTATOR',
      limit: 600_000,
      text,
    });
    expect(readServerLine('WELCOME 1 PLAYER 0 Hello.')).toMatchObject({ limit: null });
  });

  it('[N13] STATE has a time, an action, a board and a message with its length', () => {
    const line = readServerLine(`STATE 1800000000400 MOVE ${FEN} 17 White moves 22-18\r`);
    expect(line).toMatchObject({
      kind: 'state',
      at: 1_800_000_000_400,
      action: 'MOVE',
      text: 'White moves 22-18',
    });
    expect(line.kind === 'state' && line.position && formatFen(line.position)).toBe(FEN);
    expect(readServerLine('STATE 1 WAIT - 0')).toMatchObject({ action: 'WAIT', position: null, text: '' });
    expect(readServerLine(`STATE 1 WAIT ${FEN} 0 not told`)).toMatchObject({ text: '' });
  });

  it.each([
    ['GAME 3 W You play White.', { kind: 'game', number: 3, side: 'white', text: 'You play White.' }],
    ['GAME 3 - ', { kind: 'game', number: 3, side: null, text: '' }],
    ['RULES official first=white; sides=red-white idle=0:10:00', { kind: 'rules' }],
    [
      'TURN W 18x11,22-17 Ann (White) is to move.',
      { kind: 'turn', side: 'white', moves: ['18x11', '22-17'] },
    ],
    ['TURN B - Bob (Red) is to move.', { kind: 'turn', side: 'black', moves: [] }],
    ['#  8 |  r', { kind: 'remark', text: ' 8 |  r' }],
    ['BYE See you.', { kind: 'bye', text: 'See you.' }],
    ['# for people', { kind: 'remark', text: 'for people' }],
    ['Server is full', { kind: 'words', text: 'Server is full' }],
  ])('[C1] %s', (line, read) => {
    expect(readServerLine(line)).toMatchObject(read);
  });

  it.each([
    '',
    'WELCOME',
    'WELCOME x PLAYER 600',
    'WELCOME 1 KING 600',
    'GAME one W',
    'GAME 1 toString',
    'STATE',
    'STATE now MOVE - 0',
    'STATE 1 DANCE - 0',
    'STATE 1 MOVE W:W99:B1 0',
    'STATE 1 MOVE W:W1:W1 0',
    `STATE 1 MOVE ${FEN}`,
    `STATE 1 MOVE ${FEN} many`,
    'STATE 99999999999999999999 MOVE - 0',
    'TURN X 11-15 y',
    'TURN W \u202e x',
    'RULES chess; sides=red-white',
    'RULES official; idle=0:00:01',
  ])('[C1] %s is not understood, and nothing else happens', (line) => {
    expect(readServerLine(line)).toEqual({ kind: 'unreadable' });
  });

  it('[C1] has nothing in it that a terminal would obey, and no end of words', () => {
    const read = readServerLine(`BYE a\x1b[2Jb\u009b31m\u202ec\u2028d\u0007 ${'long '.repeat(500)}`);
    const { text } = read as { readonly text: string };
    expect(text).toMatch(/^a \[2Jb 31m c d/);
    expect(text).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}]/u);
    expect(text.length).toBeLessThanOrEqual(300);
  });
});

describe('text cut into lines', () => {
  it('[C1] halves wait for the rest, and a line without end is given up', () => {
    const cutter = new LineCutter();
    expect(cutter.push('one\ntw')).toEqual({ lines: ['one'], tooLong: false });
    expect(cutter.push('o\n')).toEqual({ lines: ['two'], tooLong: false });
    expect(cutter.push('x'.repeat(5000)).tooLong).toBe(true);
    expect(cutter.push(`ok\n${'y'.repeat(5000)}\nlast\n`)).toEqual({ lines: ['ok', 'last'], tooLong: true });
  });
});

describe('where a console server is', () => {
  it.each([
    ['192.168.1.5', { host: '192.168.1.5', port: 9000 }],
    [' localhost:7000 ', { host: 'localhost', port: 7000 }],
    ['[::1]:9001', { host: '::1', port: 9001 }],
    ['x:0', null],
    ['x:70000', null],
    ['two words', null],
    ['', null],
  ])('[N1] %s', (text, place) => {
    expect(readServerAddress(text)).toEqual(place);
    if (place) expect(readServerAddress(formatServerAddress(place))).toEqual(place);
  });
});
