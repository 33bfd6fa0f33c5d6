/** Splits what arrives into lines: a partial line waits for the rest, and at most one is kept in memory. */
import { TelnetFilter } from './telnet.ts';

/** In bytes, without its end. */
export const LONGEST_LINE = 200;

/** What a telnet program says for itself may take this many bytes besides. */
const LONGEST_ASIDE = 1000;

/** Stands for whatever is not text: bytes that are not UTF-8, and characters a terminal would obey. */
export const NOT_TEXT = '\uFFFD';

const NEWLINE = 0x0a;
const UNSAFE = /[\p{Cc}\p{Cf}]/gu;

const textOf = (line: Buffer): string =>
  line.toString('utf8').replaceAll('\t', ' ').trim().replace(UNSAFE, NOT_TEXT);

export interface SplitLines {
  readonly lines: readonly string[];
  /** What follows the lines is longer than a line may be: nothing after it can be understood. */
  readonly tooLong: boolean;
}

export class LineSplitter {
  readonly #telnet = new TelnetFilter();
  #rest: Buffer = Buffer.alloc(0);
  /** Bytes since the last line that were no text. */
  #aside = 0;

  push(bytes: Buffer): SplitLines {
    const lines: string[] = [];
    const plain = this.#telnet.textOf(bytes);
    this.#aside += bytes.length - plain.length;
    const tooMuch = this.#aside > LONGEST_ASIDE;
    let text = Buffer.concat([this.#rest, plain]);
    for (let end = text.indexOf(NEWLINE); end >= 0; end = text.indexOf(NEWLINE)) {
      const line = text.subarray(0, end);
      // One more for a carriage return.
      if (line.length > LONGEST_LINE + 1) return { lines, tooLong: true };
      lines.push(textOf(line));
      this.#aside = 0;
      text = text.subarray(end + 1);
    }
    // A copy, so that a few bytes do not keep a whole piece of input alive.
    this.#rest = Buffer.from(text.subarray(0, LONGEST_LINE + 2));
    return { lines, tooLong: tooMuch || text.length > LONGEST_LINE + 1 };
  }
}
