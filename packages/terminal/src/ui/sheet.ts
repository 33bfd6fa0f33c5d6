/** What a screen draws on: cells, and zones that say what a click there means. */
import type { Pointed } from '../app/screen.ts';
import { Canvas, isInside, type Rect, type Size } from '../term/canvas.ts';
import type { Input } from '../term/decode.ts';
import type { Look } from '../term/look.ts';
import { PLAIN, type Style } from '../term/style.ts';
import { cut, widthOf } from '../term/width.ts';
import { glyphs, plainText } from './glyphs.ts';

/** A click stands for a key, or for something picked. */
export type Meaning = Pointed | Extract<Input, { type: 'key' | 'char' }>;
type Point = { readonly x: number; readonly y: number };

interface Zone {
  readonly rect: Rect;
  readonly meaning: (at: Point) => Meaning | null;
}

export class Sheet {
  readonly canvas: Canvas;
  readonly look: Look;
  readonly #zones: Zone[] = [];

  constructor(size: Size, look: Look) {
    this.canvas = new Canvas(size);
    this.look = look;
  }

  get size(): Size {
    return this.canvas;
  }

  /** Text of ours or of people, in signs this terminal has; cut to `columns`. */
  text(x: number, y: number, text: string, style: Style = PLAIN, columns = this.size.width - x): number {
    const shown = cut(plainText(text, this.look), columns, glyphs(this.look).more);
    return this.canvas.put(x, y, shown, style);
  }

  textRight(end: number, y: number, text: string, style: Style = PLAIN): void {
    this.canvas.putRight(end, y, plainText(text, this.look), style);
  }

  textCentred(area: Pick<Rect, 'x' | 'width'>, y: number, text: string, style: Style = PLAIN): void {
    const shown = cut(plainText(text, this.look), area.width, glyphs(this.look).more);
    this.canvas.putCentred(area, y, shown, style);
  }

  widthOf(text: string): number {
    return widthOf(plainText(text, this.look));
  }

  zone(rect: Rect, meaning: Meaning | ((at: Point) => Meaning | null)): void {
    this.#zones.push({ rect, meaning: typeof meaning === 'function' ? meaning : () => meaning });
  }

  /** What lies on top hides what is below from clicks as well. */
  coverZones(rect: Rect): void {
    this.zone(rect, () => null);
  }

  /** What a click at this point means; what was drawn last counts. */
  meaningAt(at: Point): Meaning | null {
    return this.#zones.findLast(({ rect }) => isInside(rect, at))?.meaning(at) ?? null;
  }
}
