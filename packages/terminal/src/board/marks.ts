/** Marks inside the border of a square (C3), each with a shape of its own, so that none is known by its colour alone. */
import type { Canvas, Rect } from '../term/canvas.ts';
import type { Look } from '../term/look.ts';
import { type Ink, styleOf } from '../term/style.ts';
import type { Area } from './geometry.ts';
import type { Raster } from './raster.ts';
import type { MarkInks } from './skins.ts';

/**
 * A piece that can move; a place it can go to; the piece that is chosen; the one the keys are at, which blinks; what a
 * refusal points at; a move that is planned or recommended.
 */
export type Mark = 'movable' | 'target' | 'chosen' | 'cursor' | 'refused' | 'planned';

export const inkOfMark = (mark: Mark, inks: MarkInks, isDark: boolean): Ink => {
  switch (mark) {
    case 'movable':
    case 'target':
    case 'chosen':
      return inks.movable;
    case 'cursor':
      return isDark ? inks.cursor : inks.cursorOnLight;
    case 'refused':
    case 'planned':
      return inks.point;
  }
};

/** Which quarters of the border belong to a mark; `x` and `y` are counted from the nearest corner. */
const BORDER: Readonly<Record<Mark, (x: number, y: number, size: number) => boolean>> = {
  movable: (x, _, size) => x < size,
  target: (x, _, size) => x < size,
  chosen: () => true,
  cursor: () => true,
  refused: (x, y, size) => y > 0 || x >= size,
  planned: (x, y) => (y === 0 ? x % 4 < 2 : y % 2 === 0),
};

/** Drawn in quarters: half a row above and below, a quarter or half a column at the sides. */
export function drawBorder(raster: Raster, area: Area, mark: Mark, ink: Ink): void {
  const { width, halves } = area;
  const side = halves > 6 ? 2 : 1;
  const size = cornerOf(width);
  paintBorder(raster, area, ink, (x, y) => (x < side || y < 1) && BORDER[mark](x, y, size));
}

/** What the last move touched: dots in its corners. */
export function drawCorners(raster: Raster, area: Area, ink: Ink): void {
  const size = cornerOf(area.width);
  paintBorder(raster, area, ink, (x, y) => x < size && y < 1);
}

/** How far a corner reaches, in quarters. */
const cornerOf = (width: number): number => 2 * Math.floor(width / 6);

/** `isInk` is asked with the distances from the nearest corner. */
function paintBorder(
  raster: Raster,
  { x, width, top, halves }: Area,
  ink: Ink,
  isInk: (x: number, y: number) => boolean,
): void {
  const across = width * 2;
  for (let row = 0; row < halves; row += 1) {
    for (let column = 0; column < across; column += 1) {
      const fromSide = Math.min(column, across - 1 - column);
      const fromEnd = Math.min(row, halves - 1 - row);
      if (isInk(fromSide, fromEnd)) raster.set(x * 2 + column, top + row, ink);
    }
  }
}

interface Frame {
  readonly corners: readonly [string, string, string, string];
  readonly across: string;
  readonly down: string;
}

const LIGHT: Frame = { corners: ['┌', '┐', '└', '┘'], across: '─', down: '│' };
const HEAVY: Frame = { corners: ['┏', '┓', '┗', '┛'], across: '━', down: '┃' };
const DOUBLE: Frame = { corners: ['╔', '╗', '╚', '╝'], across: '═', down: '║' };
const DASHED: Frame = { corners: ['*', '*', '*', '*'], across: '╌', down: '╎' };
const CALLED: Frame = { corners: ['!', '!', '!', '!'], across: ' ', down: '!' };

const plain = (corner: string, across: string, down: string): Frame => ({
  corners: [corner, corner, corner, corner],
  across,
  down,
});

const LINES: Readonly<Record<Mark, Frame>> = {
  movable: LIGHT,
  target: LIGHT,
  chosen: DOUBLE,
  cursor: HEAVY,
  refused: CALLED,
  planned: DASHED,
};
const PLAIN_LINES: Readonly<Record<Mark, Frame>> = {
  movable: plain('+', '-', '|'),
  target: plain('+', '-', '|'),
  chosen: plain('#', '-', '|'),
  cursor: plain('#', '=', '#'),
  refused: CALLED,
  planned: plain('*', ' ', '*'),
};

/** Drawn with lines, where pieces are letters: in the whole cells of a square, around what stands there. */
export function drawLines(
  canvas: Canvas,
  rect: Rect,
  mark: Mark,
  ink: Ink,
  look: Look,
  isFree: (x: number, y: number) => boolean,
): void {
  const { width, height } = rect;
  const { corners, across, down } = (look.ascii ? PLAIN_LINES : LINES)[mark];
  const signAt = (x: number, y: number): string | null => {
    const edge = y === 0 || y === height - 1;
    if (x === 0) return y === 0 ? corners[0] : y === height - 1 ? corners[2] : down;
    if (x === width - 1) return y === 0 ? corners[1] : y === height - 1 ? corners[3] : down;
    return edge && across !== ' ' ? across : null;
  };
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const sign = signAt(x, y);
      if (sign === null || !isFree(rect.x + x, rect.y + y)) continue;
      const under = canvas.styleAt(rect.x + x, rect.y + y);
      canvas.put(rect.x + x, rect.y + y, sign, styleOf({ ...under, fg: ink, bold: mark === 'cursor' }));
    }
  }
}
