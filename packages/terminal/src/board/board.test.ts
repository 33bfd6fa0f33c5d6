/** The board on the screen: its colours, its corners, its shapes, and what a click hits. */
import { SQUARES, type Square, START_SETUP } from '@crownhead/rules';
import { describe, expect, test } from 'vitest';
import { layoutGame } from '../game/layout.ts';
import { Canvas } from '../term/canvas.ts';
import type { Look } from '../term/look.ts';
import type { Ink } from '../term/style.ts';
import { BOARD, PIECES, squaresUnder } from '../ui/theme.ts';
import { drawBoard } from './draw-board.ts';
import { cellRect, placeUnder, rectOf } from './geometry.ts';
import { pieceShape } from './shape.ts';

const RICH: Look = { depth: 'true', ascii: false, light: false };
const BARE: Look = { depth: 'none', ascii: true, light: false };
const SIZES = [
  { width: 80, height: 24 },
  { width: 100, height: 34 },
  { width: 150, height: 50 },
  { width: 240, height: 80 },
] as const;

const DARK = squaresUnder(PIECES['red-white']).dark;

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

function drawn(size: (typeof SIZES)[number], look: Look, flipped = false) {
  const canvas = new Canvas(size);
  const { board } = layoutGame(size, look, flipped);
  const picture = {
    board: START_SETUP,
    inks: PIECES['red-white'],
    marked: [],
    pointed: [],
    last: [],
    cursor: null,
    blinkOn: true,
    numbers: false,
  };
  drawBoard(canvas, board, picture, look);
  return { canvas, board };
}

describe('board', () => {
  test.each(SIZES)('[C3] dark at the lower left and the upper right, at %j', (size) => {
    for (const flipped of [false, true]) {
      const { canvas, board } = drawn(size, RICH, flipped);
      const ground = (row: number, column: number) => {
        const { x, y } = cellRect({ ...board, flipped: false }, row, column);
        return canvas.styleAt(x, y).bg;
      };
      expect(ground(7, 0)).toBe(DARK);
      expect(ground(0, 7)).toBe(DARK);
      expect(ground(0, 0)).toBe(BOARD.light);
      expect(ground(7, 7)).toBe(BOARD.light);
    }
  });

  test.each(SIZES)('[C2] squares look square and the board grows with the window: %j', (size) => {
    const { squareWidth, squareHeight, x, y } = layoutGame(size, RICH, false).board;
    expect(squareWidth).toBe(2 * squareHeight);
    expect(squareHeight).toBe(Math.floor((size.height - 8) / 8));
    expect(x + 8 * squareWidth).toBeLessThanOrEqual(size.width - 26);
    expect(y + 8 * squareHeight).toBeLessThan(size.height);
  });

  test.each([false, true])('[M4] every cell of a square is that square, flipped: %s', (flipped) => {
    const { board } = layoutGame(SIZES[1], RICH, flipped);
    for (const square of SQUARES) {
      const { x, y, width, height } = rectOf(board, square);
      expect(placeUnder(board, { x, y })).toBe(square);
      expect(placeUnder(board, { x: x + width - 1, y: y + height - 1 })).toBe(square);
    }
    expect(placeUnder(board, { x: board.x - 1, y: board.y })).toBeNull();
    expect(placeUnder(board, { x: board.x, y: board.y + 8 * board.squareHeight })).toBeNull();
  });

  test('[M6] kings differ from men at every size, with discs and with letters', () => {
    for (const height of [2, 3, 4, 5, 8]) {
      for (const smooth of [true, false]) {
        const shape = (king: boolean) =>
          pieceShape({ width: 2 * height, height, smooth }, king, PIECES['red-white'].white, DARK);
        expect(shape(true)).not.toEqual(shape(false));
      }
    }
  });

  test.each(Object.entries(PIECES))('[R9] %s are seen on their squares and told apart', (_, inks) => {
    const { dark, last } = squaresUnder(inks);
    for (const square of [dark, last]) {
      expect(contrast(inks.black.face, square)).toBeGreaterThan(1.8);
      expect(contrast(inks.white.face, square)).toBeGreaterThan(1.8);
      expect(contrast(BOARD.mark, square)).toBeGreaterThan(1.8);
    }
    for (const { poor } of [inks.black, inks.white]) expect(poor[0].ansi).not.toBe(poor[1].ansi);
    expect(inks.black.poor[0].ansi).not.toBe(inks.white.poor[0].ansi);
  });

  test('[M6] the sides can be told apart without colours', () => {
    const { canvas, board } = drawn(SIZES[0], BARE);
    const row = (square: number) => canvas.toText().split('\n')[rectOf(board, square as Square).y + 1]!;
    expect(row(1)).toContain('(C)');
    expect(row(32)).toContain('[C]');
  });
});
