/** A board whose squares can be pressed with a mouse. */
import type { GameLayout } from '../game/layout.ts';
import type { Rect } from '../term/canvas.ts';
import type { Sheet } from '../ui/sheet.ts';
import { type BoardPicture, drawBoard } from './draw-board.ts';
import { boardRows, placeUnder } from './geometry.ts';

/** Returns the area of the screen that it takes. */
export function drawPressableBoard(
  sheet: Sheet,
  { board, across }: Pick<GameLayout, 'board' | 'across'>,
  picture: BoardPicture,
): Rect {
  drawBoard(sheet.canvas, board, picture, sheet.look);
  const area = { x: board.x, y: board.y, width: across.width, height: boardRows(board) };
  sheet.zone(area, (at) => {
    const place = placeUnder(board, at);
    return place === null ? null : { type: 'square', place };
  });
  return area;
}
