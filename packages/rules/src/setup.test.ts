/** Placing, removing and starting: every refusal leaves the board alone. */
import { runs } from '@crownhead/testkit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatFen, parseFen } from './fen.ts';
import { KINDS, type Piece, type Setup, START } from './position.ts';
import {
  clearSetup,
  EDIT_REFUSALS,
  forceStart,
  isComplete,
  piecesLeft,
  placePiece,
  removePiece,
  standardSetup,
  startFrom,
} from './setup.ts';
import { SIDES } from './side.ts';
import { type Coordinate, FILES, RANKS, SQUARES, type Square } from './square.ts';
import { setOf } from './square-set.ts';

const setupOf = (fen: string): Setup => {
  const setup = parseFen(fen);
  if (!setup.ok) throw new Error(fen);
  return setup.value;
};
const place = (text: string | number) => text as Square | Coordinate;
const MAN: Piece = { side: 'black', kind: 'man' };

describe('starting points', () => {
  it('[E1] the standard start and the empty board', () => {
    expect(formatFen(standardSetup())).toBe(formatFen(START));
    expect(formatFen(standardSetup('white'))).toBe(formatFen(START).replace('B', 'W'));
    expect(formatFen(clearSetup())).toBe('B:W:B');
    expect(formatFen(clearSetup(null))).toBe('?:W:B');
  });
});

describe('placing', () => {
  it.each(
    SIDES.flatMap((side) => KINDS.map((kind) => ({ side, kind }))),
  )('[E2] a $side $kind, by number and by coordinate', (piece) => {
    for (const where of [18, 'D4']) {
      const placed = placePiece(clearSetup(), place(where), piece);
      const mark = piece.kind === 'king' ? 'K18' : '18';
      expect(placed.ok && formatFen(placed.value.setup)).toBe(
        piece.side === 'black' ? `B:W:B${mark}` : `B:W${mark}:B`,
      );
      expect(placed.ok && placed.value.crowned).toBe(false);
    }
  });

  it.each([
    ['a light square', 'B:W:B', 'A8', MAN, 'light-square'],
    ['a light square before anything else', 'B:W:B1-12', 'A8', MAN, 'light-square'],
    ['an own piece there', 'B:W:B18', 18, MAN, 'square-occupied'],
    ['an enemy there', 'B:W18:B', 'D4', MAN, 'square-occupied'],
    ['occupied before out of pieces', 'B:W:B1-12', 1, MAN, 'square-occupied'],
    ['a thirteenth man', 'B:W:B1-12', 18, MAN, 'out-of-pieces'],
    ['kings count too', 'B:W:BK1-12', 18, MAN, 'out-of-pieces'],
    ['a thirteenth king', 'B:W21-32:B', 18, { side: 'white', kind: 'king' }, 'out-of-pieces'],
  ] as const)('[E4] refused: %s', (_, fen, where, piece, error) => {
    const setup = Object.freeze(setupOf(fen));
    expect(placePiece(setup, place(where), piece)).toEqual({ ok: false, error });
    expect(formatFen(setup)).toBe(formatFen(setupOf(fen)));
  });

  it('[E4] a full side does not stop the other', () => {
    expect(placePiece(setupOf('B:W:B1-12'), place(18), { side: 'white', kind: 'man' }).ok).toBe(true);
    expect(piecesLeft(setupOf('B:W21,K22:B1-12'), 'white')).toBe(10);
    expect(piecesLeft(setupOf('B:W21,K22:B1-12'), 'black')).toBe(0);
  });

  it.each([
    [29, 'black', 'man', true],
    [32, 'black', 'man', true],
    [28, 'black', 'man', false],
    [29, 'black', 'king', false],
    [1, 'white', 'man', true],
    [4, 'white', 'man', true],
    [5, 'white', 'man', false],
    [1, 'black', 'man', false],
    [32, 'white', 'man', false],
  ] as const)('[E7] on %i a %s %s: crowned %s', (square, side, kind, crowned) => {
    const placed = placePiece(clearSetup(), place(square), { side, kind });
    expect(placed.ok && placed.value.crowned).toBe(crowned);
    expect(placed.ok && placed.value.setup.kings !== 0).toBe(crowned || kind === 'king');
  });

  it('[E2] a man put where a king mark was left over is a man', () => {
    const setup = { ...clearSetup(), kings: setOf([place(18) as Square]) };
    const placed = placePiece(setup, place(18), MAN);
    expect(placed.ok && formatFen(placed.value.setup)).toBe('B:W:B18');
  });
});

describe('removing', () => {
  it('[E9] takes one piece, its crown too', () => {
    const removed = removePiece(setupOf('B:W21,K22:B1'), place('C3'));
    expect(removed.ok && formatFen(removed.value)).toBe('B:W21:B1');
    expect(removed.ok && removed.value.kings).toBe(0);
    const black = removePiece(setupOf('B:W21,K22:B1'), place(1));
    expect(black.ok && formatFen(black.value)).toBe('B:W21,K22:B');
  });

  it.each([
    ['an empty square', 18, 'square-empty'],
    ['a light square', 'A8', 'light-square'],
  ] as const)('[E9] refused: %s', (_, where, error) => {
    expect(removePiece(setupOf('B:W21:B1'), place(where))).toEqual({ ok: false, error });
  });

  it('[E2] [E9] placing and removing anywhere leave the board as it was, or say one of the reasons', () => {
    const anywhere = fc.oneof(
      fc.constantFrom<Square | Coordinate>(...SQUARES),
      fc.tuple(fc.constantFrom(...FILES), fc.constantFrom(...RANKS)).map(([f, r]): Coordinate => `${f}${r}`),
    );
    const aPiece = fc.record({ side: fc.constantFrom(...SIDES), kind: fc.constantFrom(...KINDS) });
    fc.assert(
      fc.property(fc.array(fc.tuple(anywhere, aPiece), { maxLength: 40 }), (entries) => {
        let setup = clearSetup();
        for (const [where, piece] of entries) {
          const placed = placePiece(setup, where, piece);
          if (!placed.ok) {
            expect(EDIT_REFUSALS).toContain(placed.error);
            continue;
          }
          expect(removePiece(placed.value.setup, where)).toEqual({ ok: true, value: setup });
          setup = placed.value.setup;
        }
        for (const side of SIDES) expect(piecesLeft(setup, side)).toBeGreaterThanOrEqual(0);
      }),
      runs(200),
    );
  });
});

describe('starting', () => {
  it.each([
    ['B:W:B', 'blank-board'],
    ['B:W21:B', 'one-sided-board'],
    ['B:W:BK1', 'one-sided-board'],
    ['B:W21:B1-13', 'too-many-pieces'],
    ['?:W21:B1', 'no-side-to-move'],
  ])('[E5] setup complete on %s: %s', (fen, error) => {
    expect(startFrom(setupOf(fen))).toEqual({ ok: false, error });
  });

  it('[E6] setup complete with pieces on both sides', () => {
    expect(startFrom(standardSetup())).toEqual({ ok: true, value: START });
    const position = startFrom(setupOf('W:WK21:B1'));
    expect(position.ok && formatFen(position.value)).toBe('W:WK21:B1');
  });

  it.each([
    ['B:W21:B1', null],
    ['B:W21:B', 'black'],
    ['B:W:B1', 'white'],
    ['W:W:B1', 'white'],
    ['B:W:B', null],
    ['W:W:B', null],
  ] as const)('[E5] force start on %s: already lost: %s', (fen, alreadyLost) => {
    const forced = forceStart(setupOf(fen));
    expect(forced.ok && forced.value.alreadyLost).toBe(alreadyLost);
    expect(forced.ok && forced.value.isBlank).toBe(fen.endsWith(':W:B'));
    expect(forced.ok && formatFen(forced.value.position)).toBe(fen);
  });

  it('[E5] force start needs a board all the same', () => {
    expect(forceStart(setupOf('B:W21:B1-13'))).toEqual({ ok: false, error: 'too-many-pieces' });
    expect(forceStart(setupOf('?:W21:B1'))).toEqual({ ok: false, error: 'no-side-to-move' });
  });

  it('[E6] twelve and twelve is complete', () => {
    expect(isComplete(standardSetup())).toBe(true);
    expect(isComplete(setupOf('B:WK1-12:BK21-32'))).toBe(true);
    expect(isComplete(setupOf('B:W21-32:B1-11'))).toBe(false);
    expect(isComplete(setupOf('B:W21-32:B1-13'))).toBe(false);
    expect(isComplete(clearSetup())).toBe(false);
  });
});
