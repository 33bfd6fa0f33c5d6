/** Positions as text: what is read, what is refused and where, and that writing and reading are inverse. */
import { aPlacement, aSide, runs } from '@crownhead/testkit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FEN_FAULTS, formatFen, parseFen, parsePosition } from './fen.ts';
import { type Setup, START } from './position.ts';
import { SQUARES } from './square.ts';
import { setOf } from './square-set.ts';

const READ: readonly (readonly [what: string, text: string, written: string])[] = [
  ['plain', 'B:W21,22,K23:B1,K2', 'B:W21,22,K23:B1,K2'],
  ['ranges', 'B:W21-32:B1-12', formatFen(START)],
  ['ranges of kings', 'W:WK1-3:BK30-K32', 'W:WK1,K2,K3:BK30,K31,K32'],
  ['a range of one', 'W:W5-5:B', 'W:W5:B'],
  ['a range among squares', 'B:W9,20-22,K30:B1', 'B:W9,20,21,22,K30:B1'],
  ['a final dot', 'B:W21:B1.', 'B:W21:B1'],
  ['a final dot and space', ' B:W21:B1 . \n', 'B:W21:B1'],
  ['Black first', 'B:B1,2:W21', 'B:W21:B1,2'],
  ['unsorted', 'B:W32,21,K25:B12,1', 'B:W21,K25,32:B1,12'],
  ['lower case', 'w:wk21,22:bk1', 'W:WK21,22:BK1'],
  ['an empty side', 'W:W:B1', 'W:W:B1'],
  ['both sides empty', 'B:W:B', 'B:W:B'],
  ['a side left out', 'B:W21', 'B:W21:B'],
  ['a trailing colon', 'B:W21:B1:', 'B:W21:B1'],
  ['an open side to move', '?:W21:B1', '?:W21:B1'],
  ['stray spaces', '  B : W 21 , 22 : B 1 ', 'B:W21,22:B1'],
  ['stray commas', 'B:W21,,22,:B1', 'B:W21,22:B1'],
  ['leading zeros', 'B:W021:B01', 'B:W21:B1'],
  ['men on their king row, left to `toPosition`', 'B:W1:B32', 'B:W1:B32'],
  ['more than twelve, left to `toPosition`', 'B:W:B1-13', 'B:W:B1,2,3,4,5,6,7,8,9,10,11,12,13'],
];

const REFUSED: readonly (readonly [text: string, code: string, column: number, token: string])[] = [
  ['', 'bad-side', 1, ''],
  ['   ', 'bad-side', 1, ''],
  ['X:W21:B1', 'bad-side', 1, 'X'],
  ['  x:W21:B1', 'bad-side', 3, 'x'],
  ['BW:W21:B1', 'bad-side', 1, 'BW'],
  [':W21:B1', 'bad-side', 1, ''],
  ['B:W21:Q1', 'bad-side', 7, 'Q'],
  ['B:W21: q1', 'bad-side', 8, 'q'],
  ['B:21,22:B1', 'bad-side', 3, '2'],
  ['B', 'unreadable', 2, ''],
  ['  B ', 'unreadable', 4, ''],
  ['B:Wx:B1', 'unreadable', 4, 'x'],
  ['B:W21,QQ:B1', 'unreadable', 7, 'QQ'],
  ['B:W21, 2 2:B1', 'unreadable', 8, '2 2'],
  ['B:W21,k:B1', 'unreadable', 7, 'k'],
  ['B:W21,1-K4:B1', 'unreadable', 7, '1-K4'],
  ['B:W21,-4:B1', 'unreadable', 7, '-4'],
  ['B:W21..:B1', 'unreadable', 4, '21..'],
  ['B:W33:B1', 'bad-square', 4, '33'],
  ['B:W0:B1', 'bad-square', 4, '0'],
  ['B:W21:B1,  K99', 'bad-square', 12, 'K99'],
  ['B:W100:B1', 'bad-square', 4, '100'],
  ['B:W21-40:B1', 'bad-square', 4, '21-40'],
  ['B:W24-21:B1', 'bad-square', 4, '24-21'],
  ['B:W21,21:B1', 'square-twice', 7, '21'],
  ['B:W21:B1,21', 'square-twice', 10, '21'],
  ['B:W21:B20-22', 'square-twice', 8, '20-22'],
  ['B:W21:W22', 'side-twice', 7, 'W'],
  ['B:W21:B1:w3', 'side-twice', 10, 'w'],
];

describe('reading', () => {
  it.each(READ)('[E8] %s: %j', (_, text, written) => {
    const setup = parseFen(text);
    expect(setup.ok && formatFen(setup.value)).toBe(written);
  });

  it.each(REFUSED)('[E8] %j: %s in column %i', (text, code, column, token) => {
    expect(parseFen(text)).toEqual({ ok: false, error: { code, column, token } });
  });

  it.each(FEN_FAULTS)('[E8] %s has its rows above', (code) => {
    expect(REFUSED.some((row) => row[1] === code)).toBe(true);
  });

  it('[E8] never throws, and points inside the text or just behind it', () => {
    const text = fc.oneof(
      fc.string(),
      fc.string({ unit: fc.constantFrom(...'BWK?:,-. 0123456789bwkß\n') }),
      fc.tuple(aPlacement(), fc.nat(), fc.string({ maxLength: 2 })).map(([position, at, noise]) => {
        const fen = formatFen(position);
        return fen.slice(0, at % fen.length) + noise + fen.slice(at % fen.length);
      }),
    );
    fc.assert(
      fc.property(text, (source) => {
        const setup = parseFen(source);
        if (setup.ok) {
          expect(parseFen(formatFen(setup.value))).toEqual(setup);
          return;
        }
        const { column, token } = setup.error;
        expect(column).toBeGreaterThanOrEqual(1);
        expect(column).toBeLessThanOrEqual(source.length + 1);
        expect(source.slice(column - 1, column - 1 + token.length)).toBe(token);
      }),
      runs(1000),
    );
  });
});

describe('as a position', () => {
  it.each([
    ['B:W18:B1', null, { ok: true, value: { turn: 'black' } }],
    ['W:W18:B1', 'black', { ok: true, value: { turn: 'white' } }],
    ['?:W18:B1', 'white', { ok: true, value: { turn: 'white' } }],
    ['?:W18:B1', null, { ok: false, error: 'no-side-to-move' }],
    ['B:W18,18:B1', null, { ok: false, error: 'square-twice' }],
    ['B:W1-13:B32', null, { ok: false, error: 'too-many-pieces' }],
  ] as const)('[E8] %s, with %s first', (text, first, answer) => {
    expect(parsePosition(text, first)).toMatchObject(answer);
  });
});

describe('writing', () => {
  it('[E8] what was written is read back the same: positions', () => {
    fc.assert(
      fc.property(aPlacement(), ({ black, white, kings, turn }) => {
        const setup: Setup = { black, white, kings, turn };
        expect(parseFen(formatFen(setup))).toEqual({ ok: true, value: setup });
      }),
      runs(300),
    );
  });

  it('[E8] and setups of any size, with an open turn', () => {
    const someSquares = fc.subarray([...SQUARES]);
    fc.assert(
      fc.property(someSquares, someSquares, someSquares, fc.option(aSide), (blacks, whites, kings, turn) => {
        const black = setOf(blacks);
        const white = setOf(whites.filter((square) => !blacks.includes(square)));
        const crowned = setOf(kings.filter((square) => blacks.includes(square) || whites.includes(square)));
        const setup: Setup = { black, white, kings: crowned, turn };
        expect(parseFen(formatFen(setup))).toEqual({ ok: true, value: setup });
      }),
      runs(300),
    );
  });
});
