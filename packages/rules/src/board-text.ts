/** Draws a board as text: pieces, the numbers of empty dark squares, and coordinates along the edges. */
import { type Board, type Kind, type Piece, pieceAt } from './position.ts';
import type { BySide } from './side.ts';
import { FILES, RANKS, type Square, squareAt } from './square.ts';

/** How `boardText` draws; each has its usual value. */
export interface BoardTextOptions {
  /** Letters are readable everywhere, aloud too; discs look more like a board. */
  readonly pieces?: 'letters' | 'discs';
  /** What the sides are called: a man is the small first letter, a king the capital one. */
  readonly names?: BySide<string>;
  /** Turned round, as Black sees it. */
  readonly flip?: boolean;
  /** Which dark squares show their number; empty ones without show a dot. */
  readonly numbers?: 'all' | 'empty' | 'none';
  /** The frame in plain ASCII. */
  readonly ascii?: boolean;
}

const DISCS: BySide<Readonly<Record<Kind, string>>> = {
  black: { man: '●', king: '◉' },
  white: { man: '○', king: '◎' },
};
const NAMES: BySide<string> = { black: 'black', white: 'white' };

const FRAMES = {
  unicode: { top: '┌─┐', side: '│', bottom: '└─┘' },
  ascii: { top: '+-+', side: '|', bottom: '+-+' },
} as const;

const CELL = 4;
const NUMBERED_CELL = 5;
const LINE = [0, 1, 2, 3, 4, 5, 6, 7] as const;

const edge = (corners: string, width: number): string =>
  `   ${corners[0]!}${corners[1]!.repeat(width * LINE.length)}${corners[2]!}`;

/** The board in twelve lines, for terminals, messages and logs; the second side is at the bottom unless it is turned. */
export function boardText(board: Board, options: BoardTextOptions = {}): string {
  const { pieces = 'letters', names = NAMES, flip = false, numbers = 'empty', ascii = false } = options;
  const frame = ascii ? FRAMES.ascii : FRAMES.unicode;
  const order = flip ? LINE.toReversed() : LINE;
  const width = numbers === 'all' ? NUMBERED_CELL : CELL;
  const glyph = ({ side, kind }: Piece): string => {
    if (pieces === 'discs') return DISCS[side][kind];
    const letter = names[side].charAt(0);
    return kind === 'king' ? letter.toUpperCase() : letter.toLowerCase();
  };

  const dark = (square: Square): string => {
    const piece = pieceAt(board, square);
    if (numbers === 'all') return `${square}${piece ? glyph(piece) : '·'}`;
    return piece ? glyph(piece) : numbers === 'empty' ? `${square}` : '·';
  };
  const cell = (row: number, column: number): string => {
    const square = squareAt(row, column);
    return square === null ? ' '.repeat(width) : `${dark(square).padStart(width - 1)} `;
  };

  const files = `    ${order.map((column) => `${FILES[column]!.padStart(width - 1)} `).join('')}`.trimEnd();
  const rows = order.map((row) => {
    const rank = RANKS[7 - row]!;
    return ` ${rank} ${frame.side}${order.map((column) => cell(row, column)).join('')}${frame.side} ${rank}`;
  });
  return [files, edge(frame.top, width), ...rows, edge(frame.bottom, width), files].join('\n');
}
