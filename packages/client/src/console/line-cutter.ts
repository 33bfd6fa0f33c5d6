/** Splits what a console server sends into lines, keeping at most one in memory. */

/** In characters. The longest line of our own server has some 500. */
const LONGEST_LINE = 4000;

/** What a piece of text completed. */
export interface CutLines {
  readonly lines: readonly string[];
  /** A line has grown too long: this is no console server. */
  readonly tooLong: boolean;
}

/** Keeps the beginning of a line until its end has come. */
export class LineCutter {
  #rest = '';

  push(text: string): CutLines {
    const lines = (this.#rest + text).split('\n');
    this.#rest = lines.pop()!;
    const tooLong = this.#rest.length > LONGEST_LINE || lines.some((line) => line.length > LONGEST_LINE);
    if (tooLong) this.#rest = '';
    return { lines: lines.filter((line) => line.length <= LONGEST_LINE), tooLong };
  }
}
