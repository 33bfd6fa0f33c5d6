/** Draws a board: its squares, files and ranks, and the marks of what can be done on it. */
import type { SideNames } from '@crownhead/match';
import { type Board, FILES, type Place, placeAt, RANKS, type Square, squareAt } from '@crownhead/rules';
import type { Canvas } from '../term/canvas.ts';
import type { Look } from '../term/look.ts';
import { DIM } from '../ui/theme.ts';
import { paintSquare, type SquareLook, writeSquare } from './draw-square.ts';
import { type Area, areaAt, type BoardGeometry, boardRows, LINE, middleRow } from './geometry.ts';
import type { Mark } from './marks.ts';
import { Raster } from './raster.ts';
import { skinFor } from './skins.ts';

export interface BoardPicture {
  readonly board: Board;
  readonly sideNames: SideNames;
  readonly marks: ReadonlyMap<Square, Mark>;
  /** Where the last move began and ended. */
  readonly last: readonly Square[];
  /** Where the keys are: it blinks. */
  readonly cursor: Place | null;
  readonly blinkOn: boolean;
  readonly numbers: boolean;
}

/** A blink shows the square as it is without the keys. */
function markAt({ marks, cursor, blinkOn }: BoardPicture, place: Place): Mark | null {
  if (place === cursor) return blinkOn ? 'cursor' : null;
  return typeof place === 'number' ? (marks.get(place) ?? null) : null;
}

export function drawBoard(canvas: Canvas, geometry: BoardGeometry, picture: BoardPicture, look: Look): void {
  const { board, last, numbers } = picture;
  const skin = skinFor(look, picture.sideNames);
  const raster = new Raster({ width: 8 * geometry.squareWidth, height: boardRows(geometry) }, skin.light);
  const squares = LINE.flatMap((row) =>
    LINE.map((column): { area: Area; square: SquareLook } => {
      const square = squareAt(row, column);
      return {
        area: areaAt(geometry, row, column),
        square: {
          board,
          square,
          last: square !== null && last.includes(square),
          mark: markAt(picture, placeAt(row, column)),
          number: numbers && square !== null ? `${square}` : null,
        },
      };
    }),
  );
  for (const { area, square } of squares) paintSquare(raster, area, square, skin, look);
  raster.show(canvas, geometry, look);
  for (const { area, square } of squares) writeSquare(canvas, raster, geometry, area, square, skin, look);
  drawEdges(canvas, geometry);
}

function drawEdges(canvas: Canvas, geometry: BoardGeometry): void {
  const bottom = geometry.y + boardRows(geometry);
  for (const line of LINE) {
    canvas.put(geometry.x - 2, middleRow(geometry, areaAt(geometry, line, 0)), RANKS[7 - line]!, DIM);
    const { x, width } = areaAt(geometry, 0, line);
    canvas.put(geometry.x + x + Math.floor((width - 1) / 2), bottom, FILES[line]!, DIM);
  }
}
