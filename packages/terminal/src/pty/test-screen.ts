/** What a terminal shows after all that was written to it: enough of one for what we write. */
import { applySgr, type CellStyle, NO_STYLE } from './test-sgr.ts';

type Modes = Map<string, boolean>;

export interface Cell {
  readonly char: string;
  readonly style: CellStyle;
}

const EMPTY: Cell = { char: ' ', style: NO_STYLE };

export class ScreenReader {
  #columns: number;
  #rows: number;
  #cells: Cell[][];
  #x = 0;
  #y = 0;
  #style = NO_STYLE;
  #rest = '';
  /** Read more often than written. */
  #lines: readonly string[] | null = null;
  #text: string | null = null;
  /** Private modes by number: 1049 is the other screen, 25 the cursor. */
  readonly modes: Modes = new Map();

  constructor(columns: number, rows: number) {
    this.#columns = columns;
    this.#rows = rows;
    this.#cells = this.#blank();
  }

  /** Row by row, from the top. */
  get cells(): readonly (readonly Cell[])[] {
    return this.#cells;
  }

  get lines(): readonly string[] {
    this.#lines ??= this.#cells.map((row) => row.map(({ char }) => char).join(''));
    return this.#lines;
  }

  get text(): string {
    this.#text ??= this.lines.map((line) => line.trimEnd()).join('\n');
    return this.#text;
  }

  /** A frame has begun and not ended: a terminal shows none of it yet. */
  get isMidFrame(): boolean {
    return this.modes.get('2026') === true;
  }

  resize(columns: number, rows: number): void {
    this.#columns = columns;
    this.#rows = rows;
    this.#cells = this.#blank();
    this.#forget();
  }

  write(text: string): void {
    this.#forget();
    this.#rest += text;
    while (this.#rest !== '') {
      const length = this.#rest[0] === '\x1b' ? this.#escape() : this.#print();
      if (length === 0) return;
      this.#rest = this.#rest.slice(length);
    }
  }

  #forget(): void {
    this.#lines = null;
    this.#text = null;
  }

  #blank(): Cell[][] {
    return Array.from({ length: this.#rows }, () => new Array<Cell>(this.#columns).fill(EMPTY));
  }

  #print(): number {
    const char = String.fromCodePoint(this.#rest.codePointAt(0)!);
    if (char === '\r') this.#x = 0;
    else if (char === '\n') this.#y += 1;
    else if (char >= ' ') {
      const row = this.#cells[this.#y];
      if (row && this.#x < this.#columns) row[this.#x] = { char, style: this.#style };
      this.#x += 1;
    }
    return char.length;
  }

  /** How much was read; 0 when the rest has not come yet. */
  #escape(): number {
    const osc = this.#rest.startsWith('\x1b]');
    if (osc) {
      const end = this.#rest.indexOf('\x07');
      return end < 0 ? 0 : end + 1;
    }
    const match = /^.\[([?]?)([\d;]*)([A-Za-z])/s.exec(this.#rest);
    if (!match) {
      if (/^.(\[[?]?[\d;]*)?$/s.test(this.#rest)) return 0;
      throw new Error(`this terminal does not know ${JSON.stringify(this.#rest.slice(0, 20))}`);
    }
    const [whole, mark, parameters, final] = match;
    const numbers = parameters!.split(';').map((part) => (part === '' ? 1 : Number(part)));
    if (mark === '?') this.modes.set(parameters!, final === 'h');
    else if (final === 'm') this.#style = applySgr(this.#style, parameters!);
    else if (final === 'H') {
      this.#y = numbers[0]! - 1;
      this.#x = (numbers[1] ?? 1) - 1;
    } else if (final === 'C') this.#x += numbers[0]!;
    else if (final === 'J') this.#cells = this.#blank();
    return whole.length;
  }
}
