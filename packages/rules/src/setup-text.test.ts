/** Pieces by text: what is read, what is pointed at, and that a mistake loses nothing. */
import { aCoordinate, runs } from '@crownhead/testkit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatFen, parseFen } from './fen.ts';
import type { Setup } from './position.ts';
import { clearSetup, placePiece } from './setup.ts';
import { applySetupText } from './setup-text.ts';

const setupOf = (fen: string): Setup => {
  const setup = parseFen(fen);
  if (!setup.ok) throw new Error(fen);
  return setup.value;
};

describe('reading', () => {
  it.each([
    ['A7=B', 'B:W:B5'],
    ['A7 = B', 'B:W:B5'],
    ['a7=b', 'B:W:B5'],
    ['12=w', 'B:W12:B'],
    ['C3=WK', 'B:WK22:B'],
    ['c3 = wk', 'B:WK22:B'],
    ['A7=BK', 'B:W:BK5'],
    ['A7=B,C3=W', 'B:W22:B5'],
    ['A7=B, C3=W', 'B:W22:B5'],
    ['A7=B C3=W', 'B:W22:B5'],
    ['A7=B; C3=W;', 'B:W22:B5'],
    [' A7 = B  C3 = W ', 'B:W22:B5'],
    ['A7=B\nC3=W\r\n12=wk\n', 'B:WK12,22:B5'],
    ['\tA7\t=\tB', 'B:W:B5'],
    ['09=B', 'B:W:B9'],
  ])('[E3] %j', (text, fen) => {
    const placed = applySetupText(clearSetup(), text);
    expect(placed.ok && formatFen(placed.value.setup)).toBe(fen);
    expect(placed.ok && placed.value.crowned).toEqual([]);
  });

  it('[E3] adds to the board', () => {
    const placed = applySetupText(setupOf('W:W21:B1'), 'A7=B');
    expect(placed.ok && formatFen(placed.value.setup)).toBe('W:W21:B1,5');
  });

  it('[E7] men on their king row are crowned and named', () => {
    const placed = applySetupText(clearSetup(), 'B8=W 32=B A7=W D8=WK');
    expect(placed.ok && formatFen(placed.value.setup)).toBe('B:WK1,K2,5:BK32');
    expect(placed.ok && placed.value.crowned).toEqual(['B8', 32]);
  });
});

describe('mistakes', () => {
  it.each([
    ['', [['unreadable', 1, '']]],
    ['  ,; ', [['unreadable', 1, ',;']]],
    ['A7', [['unreadable', 3, 'A7']]],
    ['A7=', [['unreadable', 4, 'A7=']]],
    ['A7=X', [['unreadable', 4, 'A7=X']]],
    ['A7 = X', [['unreadable', 6, 'A7 = X']]],
    ['A7=KB', [['unreadable', 4, 'A7=KB']]],
    ['=B', [['unreadable', 1, '=B']]],
    ['J7=B', [['unreadable', 1, 'J7=B']]],
    ['A9=B', [['unreadable', 1, 'A9=B']]],
    ['33=B', [['unreadable', 1, '33=B']]],
    ['0=B', [['unreadable', 1, '0=B']]],
    ['A7-B', [['unreadable', 1, 'A7-B']]],
    ['A8=B', [['light-square', 1, 'A8=B']]],
    ['C3=W, A7=B', [['square-occupied', 7, 'A7=B']]],
    ['C3=W C3=W', [['square-occupied', 6, 'C3=W']]],
    ['A7 C3=W', [['unreadable', 3, 'A7']]],
    ['C3= D4=W', [['unreadable', 4, 'C3=']]],
    [
      '  C3=W\n  A8=B\n  D4=Q',
      [
        ['light-square', 10, 'A8=B'],
        ['unreadable', 20, 'D4=Q'],
      ],
    ],
  ] as const)('[E3] [E4] %j', (text, expected) => {
    const setup = Object.freeze(setupOf('B:W:B5'));
    const errors = expected.map(([code, column, token]) => ({ code, column, token }));
    expect(applySetupText(setup, text)).toEqual({ ok: false, error: errors });
    expect(formatFen(setup)).toBe('B:W:B5');
  });

  it('[E4] the thirteenth piece is pointed at, men and kings together', () => {
    const full = applySetupText(setupOf('B:W:B1-10'), 'A5=B C5=BK E5=B 21=W');
    expect(full).toEqual({ ok: false, error: [{ code: 'out-of-pieces', column: 12, token: 'E5=B' }] });
  });
});

describe('any text', () => {
  it('[E3] never throws; each mistake points at what was typed', () => {
    const typed = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'ABCH1378BWK=,; \n') }));
    fc.assert(
      fc.property(typed, (text) => {
        const placed = applySetupText(clearSetup(), text);
        if (placed.ok) return;
        expect(placed.error.length).toBeGreaterThan(0);
        for (const { column, token } of placed.error) {
          expect(text).toContain(token);
          expect(column).toBeGreaterThanOrEqual(1);
          expect(column).toBeLessThanOrEqual(text.length + 1);
        }
      }),
      runs(1000),
    );
  });

  it('[E3] several entries are the same as one after the other', () => {
    const entry = fc.record({ place: aCoordinate, piece: fc.constantFrom('B', 'W', 'BK', 'WK') });
    fc.assert(
      fc.property(fc.array(entry, { minLength: 1, maxLength: 8 }), (entries) => {
        const text = entries.map(({ place, piece }) => `${place} = ${piece}`).join(', ');
        let setup: Setup | null = clearSetup();
        for (const { place, piece } of entries) {
          const side = piece.startsWith('B') ? 'black' : 'white';
          const placed: ReturnType<typeof placePiece> | null =
            setup && placePiece(setup, place, { side, kind: piece.endsWith('K') ? 'king' : 'man' });
          setup = placed?.ok ? placed.value.setup : null;
        }
        const placed = applySetupText(clearSetup(), text);
        expect(placed.ok ? placed.value.setup : null).toEqual(setup);
      }),
      runs(300),
    );
  });
});
