/** Draws one square: its colour, its piece, its number and the outline inside its border (C3). */
import { type Board, type BySide, type Piece, pieceAt, type Square } from '@crownhead/rules';
import type { Canvas, Rect } from '../term/canvas.ts';
import type { Look } from '../term/look.ts';
import { type Ink, type Style, styleOf } from '../term/style.ts';
import { HEAVY_FRAME, LIGHT_FRAME, PLAIN_FRAME } from '../ui/glyphs.ts';
import { BOARD, type PieceInks, squaresUnder } from '../ui/theme.ts';
import { pieceShape } from './shape.ts';

/** Discs need colours and blocks; elsewhere pieces are the letters C and K (M6). */
export const hasDiscs = ({ ascii, depth }: Look): boolean => !ascii && (depth === 'true' || depth === '256');

export interface Outline {
  readonly ink: Ink;
  readonly heavy: boolean;
}

/** Without colours one kind of squares is shown in reverse: the light ones are to be the bright ones. */
function groundStyle(look: Look, { square, last, inks }: SquareLook): Style {
  const isDark = square !== null;
  if (look.depth === 'none') return styleOf({ reverse: isDark === look.light });
  const squares = squaresUnder(inks);
  return styleOf({ bg: isDark ? (last ? squares.last : squares.dark) : BOARD.light });
}

/** Cells that the piece needs; the outline keeps away from them. */
type Taken = (x: number, y: number) => boolean;

function drawDisc(
  canvas: Canvas,
  rect: Rect,
  { kind }: Piece,
  inks: PieceInks,
  ground: Ink,
  smooth: boolean,
): Taken {
  const shape = pieceShape({ ...rect, smooth }, kind === 'king', inks, ground);
  for (const [y, row] of shape.entries()) {
    for (const [x, cell] of row.entries()) {
      if (cell === null) continue;
      // Only where there are colours enough are pieces drawn as discs, so the stand-in is never seen.
      const style = styleOf({ fg: { rgb: cell.fg, ansi: 7 }, bg: { rgb: cell.bg, ansi: 0 } });
      canvas.put(rect.x + x, rect.y + y, cell.char, style);
    }
  }
  return (x, y) => (shape[y]?.[x] ?? null) !== null;
}

const BRACKETS: BySide<readonly [string, string]> = { black: ['(', ')'], white: ['[', ']'] };

function drawLetter(canvas: Canvas, rect: Rect, piece: Piece, inks: PieceInks, look: Look): Taken {
  const { side, kind } = piece;
  const letter = kind === 'king' ? 'K' : 'C';
  const width = Math.max(3, rect.width - 6);
  const height = Math.max(1, rect.height - 2);
  const left = Math.floor((rect.width - width) / 2);
  const top = rect.height === 2 ? 1 : Math.floor((rect.height - height) / 2);
  const { poor } = inks;
  const rich = look.depth === 'true' || look.depth === '256';
  const style =
    look.depth === 'none'
      ? styleOf({ bold: true, reverse: look.light })
      : rich
        ? styleOf({ fg: inks.letter, bg: inks.face, bold: true })
        : styleOf({ fg: poor[0], bg: poor[1], bold: poor[0].ansi !== 0 });
  canvas.fill({ x: rect.x + left, y: rect.y + top, width, height }, ' ', style);
  const [open, shut] = BRACKETS[side];
  const middle = top + Math.floor((height - 1) / 2);
  const text = `${open}${letter}${shut}`;
  canvas.put(rect.x + left + Math.floor((width - 3) / 2), rect.y + middle, text, style);
  return (x, y) => x >= left && x < left + width && y >= top && y < top + height;
}

function drawOutline(canvas: Canvas, rect: Rect, outline: Outline, look: Look, taken: Taken): void {
  const { width, height } = rect;
  const frame = look.ascii ? PLAIN_FRAME : outline.heavy ? HEAVY_FRAME : LIGHT_FRAME;
  const [topLeft, topRight, bottomLeft, bottomRight] = frame.corners;
  const signAt = (x: number, y: number): string | null => {
    const edge = y === 0 || y === height - 1;
    if (x === 0) return y === 0 ? topLeft : y === height - 1 ? bottomLeft : frame.down;
    if (x === width - 1) return y === 0 ? topRight : y === height - 1 ? bottomRight : frame.down;
    return edge ? frame.across : null;
  };
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const sign = signAt(x, y);
      if (sign === null || taken(x, y)) continue;
      const under = canvas.styleAt(rect.x + x, rect.y + y);
      const style = styleOf({ ...under, fg: outline.ink, bold: outline.heavy });
      canvas.put(rect.x + x, rect.y + y, sign, style);
    }
  }
}

export interface SquareLook {
  readonly board: Board;
  readonly inks: BySide<PieceInks>;
  /** Null on a light square. */
  readonly square: Square | null;
  readonly last: boolean;
  readonly outline: Outline | null;
  /** Written in the corner. */
  readonly number: string | null;
}

export function drawSquare(canvas: Canvas, rect: Rect, square: SquareLook, look: Look): void {
  const ground = groundStyle(look, square);
  canvas.fill(rect, ' ', ground);
  const piece = square.square === null ? null : pieceAt(square.board, square.square);
  let taken: Taken = () => false;
  if (piece) {
    const inks = square.inks[piece.side];
    taken = hasDiscs(look)
      ? drawDisc(canvas, rect, piece, inks, ground.bg!, look.depth === 'true')
      : drawLetter(canvas, rect, piece, inks, look);
  }
  if (square.outline) drawOutline(canvas, rect, square.outline, look, taken);
  if (square.number !== null) {
    const style = styleOf({ ...ground, fg: squaresUnder(square.inks).number });
    drawNumber(canvas, rect, square.number, style, taken);
  }
}

/** Where there is room: below on small squares, in the upper corner of larger ones. */
function drawNumber(canvas: Canvas, rect: Rect, number: string, style: Style, taken: Taken): void {
  const small = rect.height === 2;
  const x = small ? Math.floor((rect.width - number.length) / 2) : 1;
  const y = 0;
  if ([...number].some((_, i) => taken(x + i, y)) || (small && taken(x, 1))) return;
  canvas.put(rect.x + x, rect.y + y, number, style);
}
