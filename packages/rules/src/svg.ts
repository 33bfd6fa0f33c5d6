/** Draws a board as an SVG picture, for pages, articles and messages: text that needs neither fonts nor files. */
import { formatFen } from './fen.ts';
import { type Move, squaresOfMove } from './move.ts';
import { type Board, type Piece, pieceAt } from './position.ts';
import { SIDES, type Side } from './side.ts';
import { columnOf, FILES, RANKS, rowOf, SQUARES, type Square } from './square.ts';
import { has, squaresOf } from './square-set.ts';

/** The colours of a picture, as CSS writes them. */
export interface SvgColours {
  readonly lightSquare: string;
  readonly darkSquare: string;
  readonly frame: string;
  /** Coordinates on the frame. */
  readonly label: string;
  /** Numbers on dark squares. */
  readonly number: string;
  readonly lastMove: string;
  readonly blackPiece: string;
  readonly whitePiece: string;
}

/** Wood with a dark frame: it stands on light and on dark pages. */
export const SVG_COLOURS: SvgColours = {
  lightSquare: '#f0d9b5',
  darkSquare: '#8f6242',
  frame: '#2f221a',
  label: '#e8d5bb',
  number: '#f3e3cc',
  lastMove: '#f2c744',
  blackPiece: '#1f1d1c',
  whitePiece: '#f7f0e2',
};

/** How `positionSvg` draws; each has its usual value. */
export interface SvgOptions {
  /** Width and height in pixels, 480 unless given. */
  readonly size?: number;
  /** Turned round, as Black sees it. */
  readonly flip?: boolean;
  /** Numbers on the dark squares (the usual ones), coordinates on the frame, both or neither. */
  readonly labels?: 'numbers' | 'coordinates' | 'both' | 'none';
  /** Its way is shown. */
  readonly lastMove?: Move | null;
  /** What screen readers say before the position; “Checkers position” unless given. */
  readonly title?: string;
  readonly colours?: Partial<SvgColours>;
}

/** A square is 100 wide. */
const CELL = 100;
const EDGE = 8 * CELL;
const FRAME = { wide: 56, narrow: 14 } as const;

const CROWN =
  'M-22 14 L-26 -12 Q-26.3 -14 -24.4 -12.9 L-12.6 -5 L-1.6 -20.2 Q0 -22 1.6 -20.2 L12.6 -5 L24.4 -12.9 Q26.3 -14 26 -12 L22 14 Z';

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`).replace(/[\p{Cc}\p{Cs}]/gu, ' ');

/** “Black to move. Black: men on 1, 2; king on 5. White: …”. */
function wordsFor(board: Board & { readonly turn?: Side | null }): string {
  const list = (side: Side, kings: boolean): string[] => {
    const squares = squaresOf(board[side]).filter((square) => has(board.kings, square) === kings);
    const [one, many] = kings ? ['king', 'kings'] : ['man', 'men'];
    return squares.length === 0 ? [] : [`${squares.length === 1 ? one : many} on ${squares.join(', ')}`];
  };
  const name = { black: 'Black', white: 'White' } as const;
  const pieces = SIDES.map((side) => {
    const held = [...list(side, false), ...list(side, true)];
    return `${name[side]}: ${held.join('; ') || 'no pieces'}.`;
  });
  return [...(board.turn ? [`${name[board.turn]} to move.`] : []), ...pieces].join(' ');
}

interface Point {
  readonly x: number;
  readonly y: number;
}

const middleOf = (square: Square, flip: boolean): Point => {
  const [row, column] = [rowOf(square), columnOf(square)];
  const at = (index: number): number => ((flip ? 7 - index : index) + 0.5) * CELL;
  return { x: at(column), y: at(row) };
};

/** A disc with its edge below it; a king is two of them, one on the other, with a crown on top. */
function drawPiece({ side, kind }: Piece, { x, y }: Point, colours: SvgColours): string {
  const [face, line] =
    side === 'black' ? [colours.blackPiece, colours.whitePiece] : [colours.whitePiece, colours.blackPiece];
  const disc = (height: number): string =>
    `<circle cy="${height + 5}" r="37" fill="${line}"/>` +
    `<circle cy="${height + 4}" r="36" fill="${face}"/><circle cy="${height}" r="37" fill="${line}" fill-opacity=".55"/>` +
    `<circle cy="${height}" r="35.5" fill="${face}"/>`;
  const grooves = [28, 19].map(
    (r) => `<circle cy="-2" r="${r}" fill="none" stroke="${line}" stroke-opacity=".35" stroke-width="2.5"/>`,
  );
  const crown =
    `<g transform="translate(0 -4)" fill="${line}"><circle r="30" fill="none" stroke="${line}" stroke-opacity=".35" ` +
    `stroke-width="2.5"/><path d="${CROWN}"/><rect x="-22" y="17" width="44" height="5.5" rx="1.6"/></g>`;
  const drawn = kind === 'king' ? [disc(6), disc(-4), crown] : [disc(-2), ...grooves];
  return `<g transform="translate(${x} ${y})">${drawn.join('')}</g>`;
}

function drawLastMove(move: Move, flip: boolean, colour: string): string {
  const middles = squaresOfMove(move).map((square) => middleOf(square, flip));
  const [from, to] = [middles[0]!, middles[middles.length - 1]!];
  const square = ({ x, y }: Point): string =>
    `<rect x="${x - CELL / 2}" y="${y - CELL / 2}" width="${CELL}" height="${CELL}" fill="${colour}" fill-opacity=".55"/>`;
  const way = middles.map(({ x, y }) => `${x},${y}`).join(' ');
  return (
    `${square(from)}${square(to)}<polyline points="${way}" fill="none" stroke="${colour}" stroke-width="9" ` +
    'stroke-linecap="round" stroke-linejoin="round" stroke-opacity=".9"/>'
  );
}

/** Files below the board and ranks beside it, on the frame. */
function drawCoordinates(flip: boolean, colour: string): string {
  const mark = (x: number, y: number, text: string): string => `<text x="${x}" y="${y}">${text}</text>`;
  const marks = FILES.flatMap((_, i) => {
    const middle = (i + 0.5) * CELL;
    const [file, rank] = flip ? [FILES[7 - i]!, RANKS[i]!] : [FILES[i]!, RANKS[7 - i]!];
    return [mark(middle, EDGE + FRAME.wide / 2, file), mark(-FRAME.wide / 2, middle, rank)];
  });
  return (
    `<g fill="${colour}" font-family="system-ui,sans-serif" font-size="28" text-anchor="middle" ` +
    `dominant-baseline="central">${marks.join('')}</g>`
  );
}

/** In the corner, where a piece leaves room for them. */
function drawNumbers(flip: boolean, colour: string): string {
  const numbers = SQUARES.map((square) => {
    const { x, y } = middleOf(square, flip);
    return `<text x="${x - 47}" y="${y - 33}">${square}</text>`;
  });
  return `<g fill="${colour}" font-family="system-ui,sans-serif" font-size="18">${numbers.join('')}</g>`;
}

/**
 * A whole SVG document. It has a title and a description for screen readers, and no scripts, styles or ids, so that several
 * can stand in one page. Takes a position, or a board that is being set up.
 */
export function positionSvg(
  board: Board & { readonly turn?: Side | null },
  options: SvgOptions = {},
): string {
  const {
    size = 480,
    flip = false,
    labels = 'numbers',
    lastMove = null,
    title = 'Checkers position',
  } = options;
  const colours = { ...SVG_COLOURS, ...options.colours };
  const safe = Object.fromEntries(
    Object.entries(colours).map(([name, colour]) => [name, escaped(colour)]),
  ) as unknown as SvgColours;
  const [left, right] =
    labels === 'coordinates' || labels === 'both' ? [FRAME.wide, FRAME.narrow] : [FRAME.narrow, FRAME.narrow];
  const whole = left + EDGE + right;
  const cell = ({ x, y }: Point): string =>
    `<rect x="${x - CELL / 2}" y="${y - CELL / 2}" width="${CELL}" height="${CELL}"/>`;
  const pieces = SQUARES.flatMap((square) => {
    const piece = pieceAt(board, square);
    return piece ? [drawPiece(piece, middleOf(square, flip), safe)] : [];
  });
  const words = `${title}: ${formatFen({ ...board, turn: board.turn ?? null })}`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="${-left} ${-right} ${whole} ${whole}" role="img">`,
    `<title>${escaped(words)}</title>`,
    `<desc>${escaped(wordsFor(board))}</desc>`,
    `<rect x="${-left}" y="${-right}" width="${whole}" height="${whole}" rx="12" fill="${safe.frame}"/>`,
    `<rect width="${EDGE}" height="${EDGE}" fill="${safe.lightSquare}"/>`,
    `<g fill="${safe.darkSquare}">${SQUARES.map((square) => cell(middleOf(square, flip))).join('')}</g>`,
    ...(lastMove ? [drawLastMove(lastMove, flip, safe.lastMove)] : []),
    ...(labels === 'numbers' || labels === 'both' ? [drawNumbers(flip, safe.number)] : []),
    ...(left === FRAME.wide ? [drawCoordinates(flip, safe.label)] : []),
    ...pieces,
    '</svg>',
  ].join('\n');
}
