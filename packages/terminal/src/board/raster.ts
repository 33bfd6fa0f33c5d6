/** A picture in quarters of cells: what has half a row of its own is drawn here, then shown with block characters. */
import type { Canvas, Size } from '../term/canvas.ts';
import type { Look } from '../term/look.ts';
import { type Ink, PLAIN, type Style, styleOf } from '../term/style.ts';

type Colour = readonly [number, number, number];

/** By quarters: upper left 1, upper right 2, lower left 4, lower right 8. */
const BLOCKS = ' ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█';
/** Squared differences below this are not seen. */
const SAME = 24;

const channels = ({ rgb }: Ink): Colour => [(rgb >> 16) & 255, (rgb >> 8) & 255, rgb & 255];

/** No terminal of sixteen colours is shown a mixed one, so the stand-in does not matter. */
export function mixInks(inks: readonly Ink[]): Ink {
  const parts = inks.map(channels);
  const mean = (i: 0 | 1 | 2): number =>
    Math.round(parts.reduce((sum, colour) => sum + colour[i], 0) / parts.length);
  return { rgb: (mean(0) << 16) | (mean(1) << 8) | mean(2), ansi: inks[0]!.ansi };
}

/** The one there is most of: for terminals that cannot show what is in between. */
export function mostOf(inks: readonly Ink[]): Ink {
  const counts = new Map<number, number>();
  for (const { rgb } of inks) counts.set(rgb, (counts.get(rgb) ?? 0) + 1);
  return inks.reduce((most, ink) => (counts.get(ink.rgb)! > counts.get(most.rgb)! ? ink : most));
}

function apart(a: Ink, b: Ink): number {
  const [one, other] = [channels(a), channels(b)];
  return one.reduce((sum, part, i) => sum + (part - other[i]!) ** 2, 0);
}

interface Cell {
  readonly char: string;
  readonly style: Style;
}

interface Split {
  readonly char: string;
  readonly fg: Ink;
  readonly bg: Ink;
}

function splitBy(quarters: readonly Ink[], mask: number, mix: typeof mixInks): Split & { error: number } {
  const inMask = (_: Ink, i: number): boolean => (mask & (1 << i)) !== 0;
  const fg = mix(quarters.filter(inMask));
  const bg = mix(quarters.filter((ink, i) => !inMask(ink, i)));
  const error = quarters.reduce((sum, ink, i) => sum + apart(ink, inMask(ink, i) ? fg : bg), 0);
  return { char: BLOCKS[mask]!, fg, bg, error };
}

/** A cell shows two colours at most: the best way to show four quarters. Masks above seven swap the colours only. */
function split(quarters: readonly Ink[], mix: typeof mixInks): Split {
  const whole = mix(quarters);
  if (quarters.every((ink) => apart(ink, whole) < SAME)) return { char: ' ', fg: whole, bg: whole };
  const last = quarters[3]!;
  const others = quarters.filter(({ rgb }) => rgb !== last.rgb);
  // Two inks divide the cell already.
  if (others.every(({ rgb }) => rgb === others[0]!.rgb)) {
    const mask = quarters.reduce((bits, { rgb }, i) => bits | (+(rgb !== last.rgb) << i), 0);
    return { char: BLOCKS[mask]!, fg: others[0]!, bg: last };
  }
  let best = splitBy(quarters, 1, mix);
  for (let mask = 2; mask <= 7; mask += 1) {
    const next = splitBy(quarters, mask, mix);
    if (next.error < best.error) best = next;
  }
  return best;
}

/** Without colours: bright quarters are shown in the colour of text, on a light terminal the others are. */
function brightCell(quarters: readonly Ink[], light: boolean): Cell {
  const mask = quarters.reduce((bits, ink, i) => bits | (+(ink.ansi > 0 !== light) << i), 0);
  return mask === 15
    ? { char: ' ', style: styleOf({ reverse: true }) }
    : { char: BLOCKS[mask]!, style: PLAIN };
}

const cells = new Map<string, Cell>();

function colouredCell(quarters: readonly Ink[], { depth }: Look): Cell {
  const smooth = depth === 'true';
  const [a, b, c, d] = quarters;
  const key = `${smooth}${a!.rgb},${b!.rgb},${c!.rgb},${d!.rgb}`;
  const known = cells.get(key);
  if (known) return known;
  const { char, fg, bg } = split(quarters, smooth ? mixInks : mostOf);
  const cell = { char, style: char === ' ' ? styleOf({ bg }) : styleOf({ fg, bg }) };
  cells.set(key, cell);
  return cell;
}

const cellIn = (quarters: readonly Ink[], look: Look): Cell =>
  look.depth === 'none' ? brightCell(quarters, look.light) : colouredCell(quarters, look);

export class Raster {
  /** In cells. */
  readonly width: number;
  readonly height: number;
  readonly #columns: number;
  readonly #quarters: Ink[];

  constructor({ width, height }: Size, ground: Ink) {
    this.width = width;
    this.height = height;
    this.#columns = width * 2;
    this.#quarters = new Array<Ink>(width * 2 * height * 2).fill(ground);
  }

  /** In quarters: two to a column, two to a row. */
  set(x: number, y: number, ink: Ink): void {
    this.#quarters[y * this.#columns + x] = ink;
  }

  fill(x: number, y: number, width: number, height: number, ink: Ink): void {
    for (let row = y; row < y + height; row += 1)
      for (let column = x; column < x + width; column += 1) this.set(column, row, ink);
  }

  /** The one ink of a cell; null where it has several. */
  inkOf(column: number, row: number): Ink | null {
    const [first, ...rest] = this.#cell(column, row);
    return rest.every(({ rgb }) => rgb === first!.rgb) ? first! : null;
  }

  show(canvas: Canvas, at: { readonly x: number; readonly y: number }, look: Look): void {
    // Most cells are of one ink: those are not worked out one by one.
    const whole = new Map<Ink, Cell>();
    const cellOf = (quarters: readonly Ink[]): Cell => {
      const [ink] = quarters;
      if (!quarters.every((other) => other === ink)) return cellIn(quarters, look);
      const known = whole.get(ink!) ?? cellIn(quarters, look);
      whole.set(ink!, known);
      return known;
    };
    for (let row = 0; row < this.height; row += 1) {
      for (let column = 0; column < this.width; column += 1) {
        const { char, style } = cellOf(this.#cell(column, row));
        canvas.set(at.x + column, at.y + row, char, style);
      }
    }
  }

  #cell(column: number, row: number): readonly Ink[] {
    const at = row * 2 * this.#columns + column * 2;
    const below = at + this.#columns;
    const quarters = this.#quarters;
    return [quarters[at]!, quarters[at + 1]!, quarters[below]!, quarters[below + 1]!];
  }
}
