/** A terminal for tests: obeys the few sequences we write, so that what a player would see can be compared. */
import { widthOf } from './width.ts';

const SEQUENCE = new RegExp(`^${'\\x1b'}\\[([?]?)([\\d;]*)([A-Za-z])`);

export class Emulator {
  readonly width: number;
  readonly height: number;
  /** A character with the style it was written in. */
  readonly cells: string[];
  /** Signs written, for how much a change costs. */
  written = 0;
  #x = 0;
  #y = 0;
  #style = '';

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    this.cells = new Array<string>(width * height).fill('| ');
  }

  write(text: string): void {
    let rest = text;
    while (rest !== '') {
      const match = SEQUENCE.exec(rest);
      if (match) {
        this.#obey(match[1]!, match[2]!, match[3]!);
        rest = rest.slice(match[0].length);
      } else {
        const [glyph] = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(rest);
        this.#print(glyph!.segment);
        rest = rest.slice(glyph!.segment.length);
      }
    }
  }

  #obey(mark: string, parameters: string, final: string): void {
    if (mark === '?') return;
    const [first = 1, second = 1] = parameters.split(';').map((part) => (part === '' ? 1 : Number(part)));
    if (final === 'H') {
      this.#y = first - 1;
      this.#x = second - 1;
    } else if (final === 'C') this.#x += first;
    else if (final === 'J') this.cells.fill('| ');
    else if (final === 'm') this.#style = parameters === '0' ? '' : parameters.replace(/^0;/, '');
    else throw new Error(`the emulator does not know ${final}`);
  }

  #print(glyph: string): void {
    const width = widthOf(glyph);
    if (this.#x + width > this.width || this.#y >= this.height) throw new Error('written outside the screen');
    const at = this.#y * this.width + this.#x;
    // A wide sign that is half overwritten is gone.
    if (this.cells[at]?.endsWith('|wide')) this.cells[at - 1] = '| ';
    if (this.cells[at + width]?.endsWith('|wide')) this.cells[at + width] = '| ';
    this.cells[at] = `${this.#style}|${glyph}`;
    if (width === 2) this.cells[at + 1] = '|wide';
    this.#x += width;
    this.written += 1;
  }
}
