/** Where everything of a game is on the screen: the board first, as large as the window allows, the rest around it. */

import { hasDiscs } from '../board/draw-square.ts';
import type { BoardGeometry } from '../board/geometry.ts';
import type { Rect, Size } from '../term/canvas.ts';
import type { Look } from '../term/look.ts';

/** Notice, a line below it, two players, files, what is typed, two lines of keys. */
const ROWS_AROUND = 8;
const LEAST_PANEL = 26;
const MOST_PANEL = 46;
const RANKS = 3;
const GAP = 4;

export interface GameLayout {
  readonly board: BoardGeometry;
  /** The board's columns, for what stands above and below it. */
  readonly across: Pick<Rect, 'x' | 'width'>;
  readonly noticeY: number;
  readonly topY: number;
  readonly bottomY: number;
  readonly entryY: number;
  readonly panel: Rect;
  readonly hints: Rect;
}

/** Squares that look square: cells are about twice as high as wide, and a letter has a middle column. */
const squareWidth = (height: number, look: Look): number => height * 2 + (hasDiscs(look) ? 0 : 1);

function squareHeight({ width, height }: Size, look: Look): number {
  let tall = Math.max(2, Math.floor((height - ROWS_AROUND) / 8));
  while (tall > 2 && RANKS + 8 * squareWidth(tall, look) + GAP + LEAST_PANEL + 2 > width) tall -= 1;
  return tall;
}

export function layoutGame(size: Size, look: Look, flipped: boolean): GameLayout {
  const tall = squareHeight(size, look);
  const wide = squareWidth(tall, look);
  const panelWidth = Math.min(MOST_PANEL, size.width - RANKS - 8 * wide - GAP - 2);
  const left = Math.max(0, Math.floor((size.width - RANKS - 8 * wide - GAP - panelWidth) / 2));
  const top = Math.max(0, Math.floor((size.height - ROWS_AROUND - 8 * tall) / 2));
  const x = left + RANKS;
  const y = top + 3;
  const end = y + 8 * tall;
  const panelX = x + 8 * wide + GAP;
  return {
    board: { x, y, squareWidth: wide, squareHeight: tall, flipped },
    across: { x, width: 8 * wide },
    noticeY: top,
    topY: top + 2,
    bottomY: end + 1,
    entryY: end + 2,
    panel: { x: panelX, y: top + 2, width: panelWidth, height: 8 * tall + 3 },
    hints: {
      x,
      y: Math.max(end + 3, size.height - 2 - Math.min(top, 1)),
      width: panelX + panelWidth - x,
      height: 2,
    },
  };
}
