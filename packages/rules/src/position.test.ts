/** Checking a setup, and turning a position round. */
import { aPlacement, at, runs, squares } from '@crownhead/testkit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatFen, parseFen } from './fen.ts';
import { mirror } from './mirror.ts';
import {
  menOnKingRow,
  PIECES_PER_SIDE,
  pieceAt,
  type Setup,
  START,
  START_SETUP,
  samePosition,
  toPosition,
  withTurn,
} from './position.ts';
import { SQUARES } from './square.ts';
import { EMPTY_SET, setOf, squaresOf } from './square-set.ts';

const setupOf = (fen: string): Setup => {
  const setup = parseFen(fen);
  if (!setup.ok) throw new Error(fen);
  return setup.value;
};

describe('the standard start', () => {
  it('[E1][R18] has 12 men a side on the nearest three rows and Black to move', () => {
    expect(formatFen(START)).toBe('B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12');
    expect(toPosition(START_SETUP)).toEqual({ ok: true, value: START });
    for (const square of SQUARES.slice(12, 20)) expect(pieceAt(START, square)).toBeNull();
  });
});

describe('toPosition', () => {
  it.each([
    ['B:W21:B1-13', 'too-many-pieces'],
    ['B:W13-32:B1', 'too-many-pieces'],
    ['?:W21:B1', 'no-side-to-move'],
  ] as const)('[E4] %s: %s', (fen, error) => {
    expect(toPosition(setupOf(fen))).toEqual({ ok: false, error });
  });

  it('[E4] two pieces on one square are refused', () => {
    const both = setOf(squares(18));
    expect(toPosition({ black: both, white: both, kings: EMPTY_SET, turn: 'black' })).toEqual({
      ok: false,
      error: 'overlapping-pieces',
    });
  });

  it('[E4] exactly 12 are fine, and so is an empty side', () => {
    expect(toPosition(setupOf('B:WK1-12:BK21-32')).ok).toBe(true);
    expect(toPosition(setupOf('B:W:B1')).ok).toBe(true);
    expect(PIECES_PER_SIDE).toBe(12);
  });

  it('[E7] men on their own king row are crowned; `menOnKingRow` names them', () => {
    const setup = setupOf('B:W1,5,K2:B32,28,K31');
    expect(squaresOf(menOnKingRow(setup))).toEqual([1, 32]);
    expect(formatFen(at('B:W1,5,K2:B32,28,K31'))).toBe('B:WK1,K2,5:B28,K31,K32');
  });

  it('[E4] a king mark on an empty square is dropped', () => {
    const position = toPosition({ ...setupOf('B:W32:B1'), kings: setOf(squares(1, 18)) });
    expect(position.ok && formatFen(position.value)).toBe('B:W32:BK1');
  });
});

describe('pieceAt', () => {
  it('[M6] tells side and kind', () => {
    const position = at('B:W21,K22:B1,K2');
    const named = squares(21, 22, 1, 2, 3).map((square) => pieceAt(position, square));
    expect(named).toEqual([
      { side: 'white', kind: 'man' },
      { side: 'white', kind: 'king' },
      { side: 'black', kind: 'man' },
      { side: 'black', kind: 'king' },
      null,
    ]);
  });
});

describe('mirror', () => {
  it('[R9] swaps sides, squares and turn', () => {
    expect(formatFen(mirror(at('B:W21,K22:B1,K5')))).toBe('W:WK28,32:BK11,12');
    expect(mirror(START)).toEqual(withTurn(START, 'white'));
  });

  it('[R9] undoes itself and gives a valid position', () => {
    fc.assert(
      fc.property(aPlacement(), (position) => {
        const turned = mirror(position);
        expect(samePosition(mirror(turned), position)).toBe(true);
        expect(toPosition(turned)).toEqual({ ok: true, value: turned });
      }),
      runs(200),
    );
  });

  it('[R10] positions are the same only with the same side to move', () => {
    expect(samePosition(START, withTurn(START, 'white'))).toBe(false);
    expect(samePosition(at('B:WK21:B1'), at('B:W21:B1'))).toBe(false);
    expect(samePosition(at('B:W21:B1'), at('B:W21:B1'))).toBe(true);
  });
});
