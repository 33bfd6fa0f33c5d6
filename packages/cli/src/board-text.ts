/** Draws a board as text: pieces, the numbers of empty dark squares, and coordinates along the edges. */
import {
  type Board,
  FILES,
  type Kind,
  type Piece,
  pieceAt,
  RANKS,
  type Side,
  squareAt,
} from '@crownhead/rules';

export interface BoardTextOptions {
  /** Letters are readable everywhere, aloud too; discs look more like a board. */
  readonly pieces?: 'letters' | 'discs';
  /** Turned round, as Black sees it. */
  readonly flip?: boolean;
  /** The numbers of empty dark squares; left out they show as dots. */
  readonly numbers?: boolean;
  /** The frame in plain ASCII. */
  readonly ascii?: boolean;
}

const GLYPHS: Readonly<Record<'letters' | 'discs', Readonly<Record<Side, Readonly<Record<Kind, string>>>>>> =
  {
    letters: { black: { man: 'b', king: 'B' }, white: { man: 'w', king: 'W' } },
    discs: { black: { man: '●', king: '◉' }, white: { man: '○', king: '◎' } },
  };

const FRAMES = {
  unicode: { top: '┌─┐', side: '│', bottom: '└─┘' },
  ascii: { top: '+-+', side: '|', bottom: '+-+' },
} as const;

const CELL = 4;
const LINE = [0, 1, 2, 3, 4, 5, 6, 7] as const;

const edge = (corners: string): string =>
  `   ${corners[0]!}${corners[1]!.repeat(CELL * LINE.length)}${corners[2]!}`;

export function boardText(board: Board, options: BoardTextOptions = {}): string {
  const { pieces = 'letters', flip = false, numbers = true, ascii = false } = options;
  const frame = ascii ? FRAMES.ascii : FRAMES.unicode;
  const order = flip ? LINE.toReversed() : LINE;
  const glyph = (piece: Piece): string => GLYPHS[pieces][piece.side][piece.kind];

  const cell = (row: number, column: number): string => {
    const square = squareAt(row, column);
    if (square === null) return ' '.repeat(CELL);
    const piece = pieceAt(board, square);
    const text = piece ? glyph(piece) : numbers ? `${square}` : '·';
    return `${text.padStart(CELL - 1)} `;
  };

  const files = `    ${order.map((column) => `  ${FILES[column]!} `).join('')}`.trimEnd();
  const rows = order.map((row) => {
    const rank = RANKS[7 - row]!;
    return ` ${rank} ${frame.side}${order.map((column) => cell(row, column)).join('')}${frame.side} ${rank}`;
  });
  return [files, edge(frame.top), ...rows, edge(frame.bottom), files].join('\n');
}
