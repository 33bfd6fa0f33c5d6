/** A screen as cells: drawing fills it, nothing here writes to a terminal. */
import { PLAIN, type Style } from './style.ts';
import { glyphsOf, widthOf } from './width.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Rect extends Size {
  readonly x: number;
  readonly y: number;
}

export const isInside = ({ x, y, width, height }: Rect, at: { x: number; y: number }): boolean =>
  at.x >= x && at.y >= y && at.x < x + width && at.y < y + height;

export class Canvas {
  readonly width: number;
  readonly height: number;
  /** The right half of a wide sign is the empty string. */
  readonly chars: string[];
  readonly styles: Style[];

  constructor({ width, height }: Size) {
    this.width = width;
    this.height = height;
    this.chars = new Array<string>(width * height).fill(' ');
    this.styles = new Array<Style>(width * height).fill(PLAIN);
  }

  styleAt(x: number, y: number): Style {
    return this.styles[y * this.width + x] ?? PLAIN;
  }

  /** Text on one line, cut where the canvas ends; returns the column after it. */
  put(x: number, y: number, text: string, style: Style = PLAIN): number {
    let column = x;
    for (const { text: glyph, width } of glyphsOf(text)) {
      if (width === 0) continue;
      // A wide sign is not cut in half.
      if (column + width <= this.width && column >= 0) {
        this.set(column, y, glyph, style);
        if (width === 2) this.set(column + 1, y, '', style);
      }
      column += width;
    }
    return column;
  }

  /** Text that ends before this column. */
  putRight(end: number, y: number, text: string, style: Style = PLAIN): void {
    this.put(end - widthOf(text), y, text, style);
  }

  putCentred({ x, width }: Pick<Rect, 'x' | 'width'>, y: number, text: string, style: Style = PLAIN): void {
    this.put(x + Math.floor((width - widthOf(text)) / 2), y, text, style);
  }

  fill({ x, y, width, height }: Rect, char: string, style: Style): void {
    for (let row = y; row < y + height; row += 1) this.put(x, row, char.repeat(Math.max(0, width)), style);
  }

  /** The text alone, line by line: for tests and for looking. */
  toText(): string {
    const lines: string[] = [];
    for (let y = 0; y < this.height; y += 1) {
      lines.push(
        this.chars
          .slice(y * this.width, (y + 1) * this.width)
          .join('')
          .trimEnd(),
      );
    }
    return lines.join('\n');
  }

  /** One sign of one column. Writing over half of a wide sign leaves nothing of the other half. */
  set(x: number, y: number, char: string, style: Style): void {
    if (x < 0 || x >= this.width || y < 0 || y >= this.height) return;
    const at = y * this.width + x;
    if (this.chars[at] === '' && char !== '' && x > 0) this.chars[at - 1] = ' ';
    if (x + 1 < this.width && this.chars[at + 1] === '') this.chars[at + 1] = ' ';
    this.chars[at] = char;
    this.styles[at] = style;
  }
}
