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
import { isRed, type Rgb, rgbOf } from './test-sgr.ts';

const FILES_LINE = /A +B +C +D +E +F +G +H|H +G +F +E +D +C +B +A/;
/** `C` and `K` in round brackets for the first side, in square ones for the second. */
const LETTER = /([([])([CK])[)\]]/;
/** What discs are put together from. */
const BLOCKS = '▘▝▀▖▌▞▛▗▚▐▜▄▙▟█';
const isBrightRed = (rgb: Rgb): boolean => isRed(rgb) && rgb[0] > 180;
const isGolden = ([red, green, blue]: Rgb): boolean => red - blue > 80 && green - blue > 60;

export type SeenPiece = `${'black' | 'white'} ${'man' | 'king'}`;

/** Everything on a board, as a test expects to see it. */
export const piecesOf = (board: Board): Readonly<Record<number, SeenPiece>> =>
  Object.fromEntries(
    SQUARES.flatMap((square) => {
      const piece = pieceAt(board, square);
      return piece ? [[square, `${piece.side} ${piece.kind}`]] : [];
    }),
  );

export class BoardOnScreen {
  readonly #screen: ScreenReader;
  readonly #width: number;
  readonly #height: number;
  readonly #left: ReadonlyMap<string, number>;
  readonly #top: ReadonlyMap<string, number>;

  constructor(screen: ScreenReader) {
    this.#screen = screen;
    const { lines } = screen;
    const bottom = lines.findLastIndex((line) => FILES_LINE.test(line));
    if (bottom < 0) throw new Error(`there is no board on the screen:\n${screen.text}`);
    const from = FILES_LINE.exec(lines[bottom]!)!.index;
    const columns = FILES.map((file) => lines[bottom]!.indexOf(file, from));
    this.#width = Math.abs(columns[1]! - columns[0]!);
    const middle = Math.floor((this.#width - 1) / 2);
    this.#left = new Map(FILES.map((file, i) => [file, columns[i]! - middle]));
    const edge = from - middle - 2;
    const rows = RANKS.map((rank) => lines.findIndex((line) => line[edge] === rank));
    this.#height = Math.abs(rows[1]! - rows[0]!);
    this.#top = new Map(RANKS.map((rank, i) => [rank, rows[i]! - Math.floor(this.#height / 2)]));
  }

  /** The cells of a place, row by row. */
  cellsOf(place: Coordinate | Square): readonly (readonly Cell[])[] {
    const { x, y } = this.#corner(place);
    return this.#screen.cells.slice(y, y + this.#height).map((row) => row.slice(x, x + this.#width));
  }

  /** Its upper left cell: never under a piece. */
  cornerOf(place: Coordinate | Square): Cell {
    return this.cellsOf(place)[0]![0]!;
  }

  signsOf(place: Coordinate | Square): string {
    return this.cellsOf(place)
      .map((row) => row.map(({ char }) => char).join(''))
      .join('\n');
  }

  /** Where to click. */
  middleOf(place: Coordinate | Square): { readonly x: number; readonly y: number } {
    const { x, y } = this.#corner(place);
    return { x: x + Math.floor(this.#width / 2), y: y + Math.floor(this.#height / 2) };
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
    const cells = this.cellsOf(square).flat();
    const blocks = cells.filter(({ char }) => BLOCKS.includes(char));
    if (blocks.length === 0) return null;
    const ground = rgbOf(this.cornerOf(square).worn.bg!).join();
    const colours = blocks
      .flatMap(({ worn }) => [rgbOf(worn.fg!), rgbOf(worn.bg!)])
      .filter((rgb) => rgb.join() !== ground);
    // Where squares are two rows high, a crown is a shape and not a colour.
    const crowned = this.#height === 2 ? blocks[0]!.char === '▙' : colours.some(isGolden);
    return `${colours.some(isBrightRed) ? 'black' : 'white'} ${crowned ? 'king' : 'man'}`;
  }

  #corner(place: Coordinate | Square): { readonly x: number; readonly y: number } {
    const [file, rank] = [...(typeof place === 'number' ? toCoordinate(place) : place)];
    return { x: this.#left.get(file!)!, y: this.#top.get(rank!)! };
  }
}
