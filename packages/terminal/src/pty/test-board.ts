/** The board as it is seen on a screen, found by the letters and numbers along its edges. */
import {
  type Board,
  type Coordinate,
  FILES,
  pieceAt,
  RANKS,
  SQUARES,
  type Square,
  toCoordinate,
} from '@crownhead/rules';
import type { Cell, ScreenReader } from './test-screen.ts';
import { type Colour, isRed, type Rgb, rgbOf } from './test-sgr.ts';

const FILES_LINE = /A +B +C +D +E +F +G +H|H +G +F +E +D +C +B +A/;
/** `C` and `K` in round brackets for the first side, in square ones for the second. */
const LETTER = /([([])([CK])[)\]]/;
/** What discs are put together from. */
const BLOCKS = '▘▝▀▖▌▞▛▗▚▐▜▄▙▟█';
const isBrightRed = (rgb: Rgb): boolean => isRed(rgb) && rgb[0] > 180;
/** Of pieces, not of marks, which are yellow. */
const isPaleFace = (rgb: Rgb): boolean => Math.min(...rgb) > 200 && Math.max(...rgb) - Math.min(...rgb) < 30;
/** Of red pieces and of white ones, in truecolor and in 256 colours. */
const CROWNS = { black: ['255,223,138', '255,215,135'], white: ['168,101,10', '175,95,0'] } as const;

/** Squares of so many half rows and fewer have a crown in the place of a disc. */
const SMALL_HALVES = 6;
const SMALL_CROWN = /▝▌▌▘|▖▛▖▛/;

export type SeenPiece = `${'black' | 'white'} ${'man' | 'king'}`;

/** Everything on a board, as a test expects to see it. */
export const piecesOf = (board: Board): Readonly<Record<number, SeenPiece>> =>
  Object.fromEntries(
    SQUARES.flatMap((square) => {
      const piece = pieceAt(board, square);
      return piece ? [[square, `${piece.side} ${piece.kind}`]] : [];
    }),
  );

/** Squares of so many half rows end where the files are and have their rank written in their middle. */
function halvesFor(toBottom: number): number {
  for (let halves = 4; halves < 100; halves += 1)
    if (4 * halves - Math.floor(halves / 4) === toBottom) return halves;
  throw new Error(`no board is ${toBottom} rows from its first rank to its files`);
}

export class BoardOnScreen {
  /** Of a square, in half rows. */
  readonly halves: number;
  readonly #screen: ScreenReader;
  readonly #width: number;
  readonly #bottom: number;
  readonly #left: ReadonlyMap<string, number>;
  readonly #lines: ReadonlyMap<string, number>;

  constructor(screen: ScreenReader) {
    this.#screen = screen;
    const { lines } = screen;
    this.#bottom = lines.findLastIndex((line) => FILES_LINE.test(line));
    const files = lines[this.#bottom];
    if (files === undefined) throw new Error(`there is no board on the screen:\n${screen.text}`);
    const from = FILES_LINE.exec(files)!.index;
    const columns = FILES.map((file) => files.indexOf(file, from));
    this.#width = Math.abs(columns[1]! - columns[0]!);
    const middle = Math.floor((this.#width - 1) / 2);
    this.#left = new Map(FILES.map((file, i) => [file, columns[i]! - middle]));
    const edge = from - middle - 2;
    const rows = RANKS.map((rank) => lines.findIndex((line) => line[edge] === rank));
    this.halves = halvesFor(this.#bottom - Math.min(...rows));
    const order = [...RANKS].sort((a, b) => rows[RANKS.indexOf(a)]! - rows[RANKS.indexOf(b)]!);
    this.#lines = new Map(order.map((rank, line) => [rank, line]));
  }

  /** The first side is at the bottom. */
  get isTurned(): boolean {
    return this.#lines.get('1') === 0;
  }

  /** What is written beside it, as one line. */
  get panel(): string {
    const right = Math.max(...this.#left.values()) + this.#width;
    const top = this.#bottom - this.rows;
    const lines = this.#screen.lines.slice(top, this.#bottom).map((line) => line.slice(right).trim());
    return lines.join(' ').replace(/ +/g, ' ');
  }

  /** How many rows of the screen it takes. */
  get rows(): number {
    return 4 * this.halves;
  }

  /** The whole cells of a place, row by row. */
  cellsOf(place: Coordinate | Square): readonly (readonly Cell[])[] {
    const { x, y, height } = this.#corner(place);
    return this.#screen.cells.slice(y, y + height).map((row) => row.slice(x, x + this.#width));
  }

  /** Every colour that is seen on a place, but those of letters and lines. */
  coloursOf(place: Coordinate | Square): readonly Rgb[] {
    const whole = this.cellsOf(place).flat();
    const seen = whole.flatMap(({ char, style }) =>
      BLOCKS.includes(char) ? [style.fg, style.bg] : [style.bg],
    );
    return [...seen, ...this.#halvesOf(place)].filter((colour) => colour !== null).map(rgbOf);
  }

  /** Colours of the half cells of a place: each is divided between two ranks. */
  #halvesOf(place: Coordinate | Square): readonly (Colour | null)[] {
    const { x, y, height } = this.#corner(place);
    const row = (at: number): readonly Cell[] => this.#screen.cells[at]!.slice(x, x + this.#width);
    const half = (cells: readonly Cell[], inUpper: boolean) =>
      cells.map(({ char, style }) => (inUpper && char === '▀' ? style.fg : style.bg));
    if (height * 2 === this.halves) return [];
    const isUpper = this.#topOf(place) % 2 === 0;
    return isUpper ? half(row(y + height), true) : half(row(y - 1), false);
  }

  /** The left and the right border of a square show something: lines, or blocks where pieces are discs. */
  isOutlined(square: Square, empty: Square): boolean {
    const ground = JSON.stringify(this.cellsOf(empty)[0]![0]);
    const differs = (cell: Cell | undefined): boolean => JSON.stringify(cell) !== ground;
    return this.cellsOf(square).every((row) => differs(row[0]) && differs(row.at(-1)));
  }

  signsOf(place: Coordinate | Square): string {
    return this.cellsOf(place)
      .map((row) => row.map(({ char }) => char).join(''))
      .join('\n');
  }

  /** Where to click. */
  middleOf(place: Coordinate | Square): { readonly x: number; readonly y: number } {
    const { x, y, height } = this.#corner(place);
    return { x: x + Math.floor(this.#width / 2), y: y + Math.floor(height / 2) };
  }

  /** What stands on the squares: letters, or discs in their colours. */
  get pieces(): Readonly<Record<number, SeenPiece>> {
    return Object.fromEntries(
      SQUARES.flatMap((square) => {
        const piece = this.#pieceOn(square);
        return piece ? [[square, piece]] : [];
      }),
    );
  }

  #pieceOn(square: Square): SeenPiece | null {
    const letter = LETTER.exec(this.signsOf(square));
    if (letter) return `${letter[1] === '(' ? 'black' : 'white'} ${letter[2] === 'K' ? 'king' : 'man'}`;
    // With sixteen colours there are letters only.
    if (this.cellsOf(square)[0]![0]!.style.bg?.kind === '16') return null;
    const colours = this.coloursOf(square);
    const side = colours.some(isBrightRed) ? 'black' : colours.some(isPaleFace) ? 'white' : null;
    return side && `${side} ${this.#isCrowned(square, CROWNS[side]) ? 'king' : 'man'}`;
  }

  /** Small ones by their shape, others by the colour of the crown; around them marks may have the same colour. */
  #isCrowned(square: Square, crowns: readonly string[]): boolean {
    if (this.halves <= SMALL_HALVES) return SMALL_CROWN.test(this.signsOf(square));
    const inner = this.cellsOf(square)
      .slice(1, -1)
      .flatMap((row) => row.slice(1, -1));
    const colours = inner.flatMap(({ char, style }) =>
      BLOCKS.includes(char) ? [style.fg, style.bg] : [style.bg],
    );
    return colours.some((colour) => colour !== null && crowns.includes(rgbOf(colour).join()));
  }

  /** In half rows from the top of the board. */
  #topOf(place: Coordinate | Square): number {
    const [, rank] = typeof place === 'number' ? toCoordinate(place) : place;
    return this.#lines.get(rank!)! * this.halves;
  }

  #corner(place: Coordinate | Square): { readonly x: number; readonly y: number; readonly height: number } {
    const [file] = typeof place === 'number' ? toCoordinate(place) : place;
    const top = this.#topOf(place);
    const first = Math.ceil(top / 2);
    const height = Math.floor((top + this.halves) / 2) - first;
    return { x: this.#left.get(file!)!, y: this.#bottom - this.rows + first, height };
  }
}
