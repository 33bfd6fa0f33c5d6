/** Where everything of a game is on the screen: the board first, as large as the window allows, the rest around it. */
import { type BoardGeometry, boardRows } from '../board/geometry.ts';
import { hasDiscs } from '../board/skins.ts';
import type { Rect, Size } from '../term/canvas.ts';
import type { Look } from '../term/look.ts';

/** A notice, the files, two lines of keys. */
const ROWS_AROUND = 4;
/** Two moves of three jumps each, and their number. */
const LEAST_PANEL = 27;
const MOST_PANEL = 46;
const RANKS = 3;
const LEAST_HALVES = { ascii: 4, blocks: 5 } as const;

export interface GameLayout {
  readonly board: BoardGeometry;
  /** The board's columns. */
  readonly across: Pick<Rect, 'x' | 'width'>;
  /** One line, or two where there is room. */
  readonly notice: Rect;
  readonly entryY: number;
  readonly panel: Rect;
  /** On a small screen they begin on the line of what is typed. */
  readonly hints: Rect;
}

/** Squares that look square: half a row is about as high as a column is wide. A letter has a middle column. */
const squareWidth = (halves: number, look: Look): number =>
  halves + (hasDiscs(look) ? halves % 2 : 1 - (halves % 2));

const gap = (width: number): number => (width < 90 ? 2 : 4);

function squareHalves({ width, height }: Size, look: Look): number {
  // Plain letters cannot divide a row.
  const step = look.ascii ? 2 : 1;
  const least = look.ascii ? LEAST_HALVES.ascii : LEAST_HALVES.blocks;
  const fits = (halves: number): boolean =>
    4 * halves + ROWS_AROUND <= height &&
    RANKS + 8 * squareWidth(halves, look) + gap(width) + LEAST_PANEL <= width;
  let halves = least;
  while (fits(halves + step)) halves += step;
  return halves;
}

export function layoutGame(size: Size, look: Look, flipped: boolean): GameLayout {
  const halves = squareHalves(size, look);
  const wide = squareWidth(halves, look);
  const rows = boardRows({ squareHalves: halves });
  const between = gap(size.width);
  const panelWidth = Math.min(MOST_PANEL, size.width - RANKS - 8 * wide - between);
  const left = Math.max(0, Math.floor((size.width - RANKS - 8 * wide - between - panelWidth) / 2));
  const spare = Math.max(0, size.height - ROWS_AROUND - rows);
  const noticeRows = spare > 0 ? 2 : 1;
  const entryRows = spare > 1 ? 1 : 0;
  const top = Math.max(0, Math.floor((spare - 2) / 2));
  const x = left + RANKS;
  const y = top + noticeRows;
  const entryY = y + rows + 1;
  const panelX = x + 8 * wide + between;
  const width = panelX + panelWidth - x;
  return {
    board: { x, y, squareWidth: wide, squareHalves: halves, flipped },
    across: { x, width: 8 * wide },
    notice: { x, y: top, width, height: noticeRows },
    entryY,
    panel: { x: panelX, y, width: panelWidth, height: rows },
    hints: { x, y: entryY + entryRows, width, height: 2 },
  };
}
