/** Draws a board: its squares, files and ranks, and the marks of what can be done on it. */
import { type Board, type BySide, FILES, type Place, RANKS, type Square, squareAt } from '@crownhead/rules';
import type { Canvas } from '../term/canvas.ts';
import type { Look } from '../term/look.ts';
import { BOARD, DIM, type PieceInks } from '../ui/theme.ts';
import { drawSquare, type Outline } from './draw-square.ts';
import { type BoardGeometry, cellRect, LINE, placeAt } from './geometry.ts';

export interface BoardPicture {
  readonly board: Board;
  readonly inks: BySide<PieceInks>;
  /** Pieces that can move and places they can go to. */
  readonly marked: readonly Square[];
  /** What a refusal points at, or a planned move. */
  readonly pointed: readonly Square[];
  /** Where the last move began and ended. */
  readonly last: readonly Square[];
  /** The one that is chosen: it blinks. */
  readonly cursor: Place | null;
  readonly blinkOn: boolean;
  readonly numbers: boolean;
}

function outlineOf(picture: BoardPicture, place: Place): Outline | null {
  const { marked, pointed, cursor, blinkOn } = picture;
  const square = typeof place === 'number' ? place : null;
  if (place === cursor) {
    if (!blinkOn) return null;
    return { ink: square === null ? BOARD.cursorOnLight : BOARD.cursor, heavy: true };
  }
  if (square === null) return null;
  if (pointed.includes(square)) return { ink: BOARD.point, heavy: false };
  return marked.includes(square) ? { ink: BOARD.mark, heavy: false } : null;
}

export function drawBoard(canvas: Canvas, geometry: BoardGeometry, picture: BoardPicture, look: Look): void {
  const { board, inks, last, numbers } = picture;
  for (const row of LINE) {
    for (const column of LINE) {
      const square = squareAt(row, column);
      drawSquare(
        canvas,
        cellRect(geometry, row, column),
        {
          board,
          inks,
          square,
          last: square !== null && last.includes(square),
          outline: outlineOf(picture, placeAt(row, column)),
          number: numbers && square !== null ? `${square}` : null,
        },
        look,
      );
    }
  }
  drawEdges(canvas, geometry);
}

function drawEdges(canvas: Canvas, geometry: BoardGeometry): void {
  const bottom = geometry.y + 8 * geometry.squareHeight;
  for (const line of LINE) {
    const { y, height } = cellRect(geometry, line, 0);
    canvas.put(geometry.x - 2, y + Math.floor(height / 2), RANKS[7 - line]!, DIM);
    const { x, width } = cellRect(geometry, 0, line);
    canvas.put(x + Math.floor((width - 1) / 2), bottom, FILES[line]!, DIM);
  }
}
