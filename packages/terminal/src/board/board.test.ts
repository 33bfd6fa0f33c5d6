/** The board on the screen: its colours, its corners, its shapes, and what a click hits. */
import { SIDE_NAMES, type SideNames } from '@crownhead/match';
import { type BySide, SQUARES, type Square, START_SETUP } from '@crownhead/rules';
import { describe, expect, test } from 'vitest';
import { layoutGame } from '../game/layout.ts';
import { Canvas } from '../term/canvas.ts';
import { type Look, lookOf } from '../term/look.ts';
import type { ColourDepth } from '../term/sgr.ts';
import { BOARD_SKINS, PIECE_SKINS } from '../term/skin-names.ts';
import type { Ink } from '../term/style.ts';
import { type BoardPicture, drawBoard } from './draw-board.ts';
import { areaAt, areaOf, boardRows, placeUnder, wholeCells } from './geometry.ts';
import type { Mark } from './marks.ts';
import { pieceShape } from './shape.ts';
import { skinFor } from './skins.ts';

const looking = (color: ColourDepth, ascii = false): Look => lookOf({}, { color, ascii });
const RICH = looking('true');
const BARE = looking('none', true);
const LOOKS: readonly (readonly [string, Look])[] = [
  ['truecolor', RICH],
  ['256 colours', looking('256')],
  ['16 colours', looking('16')],
  ['no colours', looking('none')],
  ['ASCII', looking('true', true)],
  ['ASCII without colours', BARE],
];
const SIZES = [
  { width: 80, height: 24 },
  { width: 100, height: 30 },
  { width: 100, height: 34 },
  { width: 150, height: 50 },
  { width: 240, height: 80 },
] as const;
const NAMES = Object.keys(SIDE_NAMES) as readonly SideNames[];

const DARK = skinFor(RICH, 'red-white').squares.dark;
const LIGHT = skinFor(RICH, 'red-white').light;

/** How bright a colour is, as contrast is reckoned: 0 to 1. */
function brightness({ rgb }: Ink): number {
  const part = (shift: number): number => {
    const share = ((rgb >> shift) & 255) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * part(16) + 0.7152 * part(8) + 0.0722 * part(0);
}

function contrast(a: Ink, b: Ink): number {
  const [dark = 0, light = 0] = [brightness(a), brightness(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

function drawn(
  size: (typeof SIZES)[number],
  look: Look,
  { flipped = false, ...more }: Partial<BoardPicture> & { flipped?: boolean } = {},
) {
  const canvas = new Canvas(size);
  const { board } = layoutGame(size, look, flipped);
  const picture: BoardPicture = {
    board: START_SETUP,
    sideNames: 'red-white',
    marks: new Map(),
    last: [],
    cursor: null,
    blinkOn: true,
    numbers: false,
    ...more,
  };
  drawBoard(canvas, board, picture, look);
  /** What stands on a square, without its colours. */
  const signs = (square: number): string => {
    const { x, y, width, height } = wholeCells(board, areaOf(board, square as Square));
    const rows = canvas
      .toText()
      .split('\n')
      .slice(y, y + height);
    return rows.map((row) => row.padEnd(size.width).slice(x, x + width)).join('\n');
  };
  return { canvas, board, signs };
}

describe('board', () => {
  test.each(SIZES)('[C3] dark at the lower left and the upper right, at %j', (size) => {
    for (const flipped of [false, true]) {
      const { canvas, board } = drawn(size, RICH, { flipped });
      const ground = (row: number, column: number) => {
        const { x, y } = wholeCells(board, areaAt({ ...board, flipped: false }, row, column));
        return canvas.styleAt(x, y).bg;
      };
      expect(ground(7, 0)).toEqual(DARK);
      expect(ground(0, 7)).toEqual(DARK);
      expect(ground(0, 0)).toEqual(LIGHT);
      expect(ground(7, 7)).toEqual(LIGHT);
    }
  });

  test.each(
    LOOKS,
  )('[C3] [L4] where the last move began and ended can be told without colours: %s', (_, look) => {
    for (const size of SIZES) {
      const hasLetters = skinFor(look, 'red-white').form === 'letters';
      const plain = drawn(size, look, { numbers: true });
      const { signs } = drawn(size, look, { numbers: true, last: [9, 14] as Square[] });
      for (const square of [9, 14]) {
        expect(signs(square)).not.toBe(plain.signs(square));
        if (!hasLetters) continue;
        expect(signs(square).replaceAll(':', ' ')).toBe(plain.signs(square));
        expect(signs(square)).toMatch(/^:.*:$/m);
      }
      expect(signs(10)).toBe(plain.signs(10));
      // What can be done there is worth more.
      const marks = new Map<Square, Mark>([[9 as Square, 'movable']]);
      const both = drawn(size, look, { last: [9 as Square], marks }).signs(9);
      if (hasLetters) expect(both).toBe(drawn(size, look, { marks }).signs(9));
    }
  });

  test.each(SIZES)('[C2] squares look square, and the board fills most of the window: %j', (size) => {
    for (const [, look] of LOOKS) {
      const { board, panel } = layoutGame(size, look, false);
      const { squareWidth, squareHalves, x, y } = board;
      expect(Math.abs(squareWidth - squareHalves)).toBeLessThanOrEqual(1);
      expect(boardRows(board)).toBeGreaterThanOrEqual(size.height * (look.ascii ? 0.6 : 0.7));
      expect(x + 8 * squareWidth).toBeLessThan(panel.x);
      expect(panel.x + panel.width).toBeLessThanOrEqual(size.width);
      expect(panel.width).toBeGreaterThanOrEqual(27);
      // The files and two lines of keys below it.
      expect(y + boardRows(board) + 3).toBeLessThanOrEqual(size.height);
    }
  });

  test('[C2] 20 of 24 rows and six columns a square at the least size', () => {
    const { board } = layoutGame(SIZES[0], RICH, false);
    expect([boardRows(board), board.squareWidth]).toEqual([20, 6]);
  });

  test.each([false, true])('[M4] every cell of a square is that square, flipped: %s', (flipped) => {
    for (const size of SIZES) {
      const { board } = layoutGame(size, RICH, flipped);
      for (const square of SQUARES) {
        const { x, y, width, height } = wholeCells(board, areaOf(board, square));
        expect(placeUnder(board, { x, y })).toBe(square);
        expect(placeUnder(board, { x: x + width - 1, y: y + height - 1 })).toBe(square);
      }
      expect(placeUnder(board, { x: board.x - 1, y: board.y })).toBeNull();
      expect(placeUnder(board, { x: board.x, y: board.y + boardRows(board) })).toBeNull();
    }
  });

  test('[M6] kings differ from men at every size, in shape', () => {
    const inks = { ...skinFor(RICH, 'red-white').pieces.white };
    const oneColour = { ...inks, crown: inks.face };
    for (const halves of [5, 6, 7, 8, 9, 11, 16]) {
      for (const smooth of [true, false]) {
        const size = { width: halves + (halves % 2), halves, smooth };
        const shape = (king: boolean, colours = inks) => pieceShape(size, king, colours, DARK, true);
        expect(shape(true)).not.toEqual(shape(false));
        // On small squares the outline alone is a crown.
        if (halves <= 6) expect(shape(true, oneColour)).not.toEqual(shape(false, oneColour));
      }
    }
  });

  test('[C2] on small squares no cell of a piece needs more than two colours', () => {
    const { face, crown } = skinFor(RICH, 'red-white').pieces.black;
    for (const halves of [5, 6]) {
      for (const king of [true, false]) {
        const inks = skinFor(RICH, 'red-white').pieces.black;
        const shape = pieceShape({ width: 6, halves, smooth: true }, king, inks, DARK, true);
        const seen = new Set(shape.flat().filter((part) => part !== null));
        expect([...seen].every((part) => part === face || part === crown)).toBe(true);
      }
    }
  });

  test.each(NAMES)('[R9] %s are seen on every board and told apart', (names) => {
    for (const board of BOARD_SKINS) {
      for (const pieces of PIECE_SKINS) {
        const skin = skinFor({ ...RICH, board, pieces }, names);
        const { dark, last } = skin.squares;
        const inks: BySide<{ face: Ink; crown: Ink; poor: readonly [Ink, Ink] }> = skin.pieces;
        for (const square of [dark, last]) {
          for (const { face } of [inks.black, inks.white])
            expect(contrast(face, square), `${pieces} on ${board}`).toBeGreaterThan(1.8);
          expect(contrast(skin.marks.movable, square), `marks on ${board}`).toBeGreaterThan(1.8);
        }
        expect(contrast(skin.marks.cursor, last), `the last move on ${board}`).toBeGreaterThan(2.5);
        expect(contrast(skin.light, dark)).toBeGreaterThan(1.8);
        for (const { face, crown, poor } of [inks.black, inks.white]) {
          expect(contrast(face, crown), `crowns of ${pieces}`).toBeGreaterThan(1.8);
          expect(poor[0].ansi).not.toBe(poor[1].ansi);
        }
        expect(inks.black.poor).not.toEqual(inks.white.poor);
      }
    }
  });

  test('[R9] high contrast is high', () => {
    const { squares, light, pieces } = skinFor(
      { ...RICH, board: 'contrast', pieces: 'contrast' },
      'red-white',
    );
    for (const ink of [light, pieces.black.face, pieces.white.face])
      expect(contrast(ink, squares.dark)).toBeGreaterThan(7);
  });

  test('[M6] the sides can be told apart without colours', () => {
    const { signs } = drawn(SIZES[0], BARE);
    expect(signs(1)).toContain('(C)');
    expect(signs(32)).toContain('[C]');
  });

  const MARKS = ['movable', 'chosen', 'refused', 'planned'] as const satisfies readonly Mark[];

  test.each(LOOKS)('[C3] what is marked is told by its shape alone: %s', (_, look) => {
    for (const size of [SIZES[0], SIZES[3]]) {
      const marked = (mark: Mark | null): string =>
        drawn(size, look, { marks: new Map(mark ? [[sq(9), mark]] : []) }).signs(9);
      const moved = drawn(size, look, { last: [sq(9)] }).signs(9);
      const shapes = [marked(null), moved, ...MARKS.map(marked)];
      expect(new Set(shapes).size, shapes.join('\n\n')).toBe(shapes.length);
      const blinking = (blinkOn: boolean) => drawn(size, look, { cursor: sq(9), blinkOn }).signs(9);
      expect(blinking(false)).toBe(marked(null));
      expect(blinking(true)).not.toBe(marked('movable'));
      const target = drawn(size, look, { marks: new Map([[sq(14), 'target']]) }).signs(14);
      expect(target).not.toBe(drawn(size, look).signs(14));
    }
  });
});

const sq = (n: number): Square => n as Square;
