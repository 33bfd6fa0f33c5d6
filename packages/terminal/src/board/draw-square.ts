/** Draws one square: its colour, its piece, its number and the mark inside its border (C3). */
import { type Board, type BySide, type Piece, pieceAt, type Square } from '@crownhead/rules';
import type { Canvas, Rect } from '../term/canvas.ts';
import type { Look } from '../term/look.ts';
import { type Ink, styleOf } from '../term/style.ts';
import { type Area, type BoardGeometry, middleRow, wholeCells } from './geometry.ts';
import { drawBorder, drawCorners, drawLines, inkOfMark, type Mark } from './marks.ts';
import type { Raster } from './raster.ts';
import { pieceShape, type Shape, SMALL } from './shape.ts';
import type { PieceInks, Skin } from './skins.ts';

export interface SquareLook {
  readonly board: Board;
  /** Null on a light square. */
  readonly square: Square | null;
  readonly last: boolean;
  readonly mark: Mark | null;
  /** Written on it where there is room. */
  readonly number: string | null;
}

const groundOf = ({ light, squares }: Skin, { square, last }: SquareLook): Ink =>
  square === null ? light : last ? squares.last : squares.dark;

const pieceOn = ({ board, square }: SquareLook): Piece | null =>
  square === null ? null : pieceAt(board, square);

/** Three columns for the letter and its brackets, more on larger squares; plain signs cannot divide a row. */
function plateOf({ x, width, top, halves }: Area, ascii: boolean): Area {
  const wide = Math.max(3, width - (ascii ? 4 : 2));
  const tall = ascii && halves > 4 ? halves - 4 : halves - 2;
  const from = halves === 4 ? 2 : Math.floor((halves - tall) / 2);
  return { x: x + Math.floor((width - wide) / 2), width: wide, top: top + from, halves: tall };
}

function plateInk(inks: PieceInks, { depth }: Look): Ink | null {
  if (depth === 'none') return null;
  return depth === '16' ? inks.poor[1] : inks.face;
}

function paintShape(raster: Raster, area: Area, shape: Shape): void {
  for (const [y, row] of shape.entries())
    for (const [x, part] of row.entries()) if (part) raster.set(area.x * 2 + x, area.top + y, part);
}

/** What a letter stands on: a disc where there is room for one. */
function paintPlate(
  raster: Raster,
  area: Area,
  plate: Ink | null,
  ground: Ink,
  { ascii, depth }: Look,
): void {
  if (plate === null) return;
  if (ascii || area.halves <= SMALL) {
    const { x, width, top, halves } = plateOf(area, ascii);
    raster.fill(x * 2, top, width * 2, halves, plate);
    return;
  }
  const inks = { face: plate, rim: plate, groove: plate, crown: plate };
  paintShape(raster, area, pieceShape({ ...area, smooth: depth === 'true' }, false, inks, ground, false));
}

/** Everything that blocks and colours show. */
export function paintSquare(raster: Raster, area: Area, square: SquareLook, skin: Skin, look: Look): void {
  const ground = groundOf(skin, square);
  raster.fill(area.x * 2, area.top, area.width * 2, area.halves, ground);
  const piece = pieceOn(square);
  const inks = piece && skin.pieces[piece.side];
  const hasLetter = skin.form === 'letters';
  const smooth = look.depth === 'true';
  if (inks && hasLetter) paintPlate(raster, area, plateInk(inks, look), ground, look);
  else if (inks) {
    const turned = skin.form === 'turned';
    paintShape(raster, area, pieceShape({ ...area, smooth }, piece.kind === 'king', inks, ground, turned));
  }
  if (hasLetter) return;
  if (square.mark)
    drawBorder(raster, area, square.mark, inkOfMark(square.mark, skin.marks, square.square !== null));
  else if (square.last) drawCorners(raster, area, skin.marks.cursor);
}

const BRACKETS: BySide<readonly [string, string]> = { black: ['(', ')'], white: ['[', ']'] };

/** Everything that is written: letters, lines, numbers. */
export function writeSquare(
  canvas: Canvas,
  raster: Raster,
  geometry: BoardGeometry,
  area: Area,
  square: SquareLook,
  skin: Skin,
  look: Look,
): void {
  const cells = wholeCells(geometry, area);
  const ground = groundOf(skin, square);
  const isFree = (x: number, y: number): boolean =>
    raster.inkOf(x - geometry.x, y - geometry.y)?.rgb === ground.rgb;
  const middle = middleRow(geometry, area);
  const piece = pieceOn(square);
  const letters = piece && skin.form === 'letters' ? writeLetter : null;
  const from = cells.x + Math.floor((cells.width - 3) / 2);
  letters?.(canvas, { x: from, y: middle }, piece!, skin.pieces[piece!.side], look);
  const isWritten = (x: number, y: number): boolean =>
    letters !== null && y === middle && x >= from && x < from + 3;
  const isOpen = (x: number, y: number): boolean => isFree(x, y) && !isWritten(x, y);
  if (square.mark && skin.form === 'letters') {
    const ink = inkOfMark(square.mark, skin.marks, square.square !== null);
    drawLines(canvas, cells, square.mark, ink, look, isOpen);
  } else if (square.last && skin.form === 'letters') drawLastMove(canvas, cells, skin.squares.number, isOpen);
  const text = square.number ?? (square.mark === 'target' && !piece ? (look.ascii ? '.' : '•') : null);
  if (text === null) return;
  // In the middle of small squares, in the upper corner of larger ones.
  const inCorner = area.halves > 8 && square.number !== null;
  const x = inCorner ? cells.x + 1 : cells.x + Math.floor((cells.width - text.length) / 2);
  const y = inCorner ? cells.y : middle;
  if (![...text].every((_, i) => isOpen(x + i, y))) return;
  const style = canvas.styleAt(x, y);
  canvas.put(x, y, text, styleOf({ ...style, fg: skin.squares.number }));
}

/** Where colours are few or none, what the last move touched has dots in its corners. */
function drawLastMove(
  canvas: Canvas,
  { x, y, width, height }: Rect,
  ink: Ink,
  isFree: (x: number, y: number) => boolean,
): void {
  for (const row of [y, y + height - 1])
    for (const column of [x, x + width - 1])
      if (isFree(column, row))
        canvas.put(column, row, ':', styleOf({ ...canvas.styleAt(column, row), fg: ink }));
}

function writeLetter(
  canvas: Canvas,
  at: { readonly x: number; readonly y: number },
  { side, kind }: Piece,
  inks: PieceInks,
  look: Look,
): void {
  const [open, shut] = BRACKETS[side];
  const text = `${open}${kind === 'king' ? 'K' : 'C'}${shut}`;
  const under = canvas.styleAt(at.x, at.y);
  const letter = look.depth === '16' ? inks.poor[0] : inks.letter;
  canvas.put(
    at.x,
    at.y,
    text,
    styleOf({ ...under, fg: letter, bold: letter.ansi !== 0 || look.depth !== '16' }),
  );
}
