/** Cuts what arrives into lines: halves wait for the rest, and nobody can make us keep more than one line. */

/** In bytes, without its end. */
export const LONGEST_LINE = 200;

const NEWLINE = 0x0a;
/** What telnet programs tell each other between the lines. In UTF-8 no byte is 255, so it is never part of a text. */
const TELNET = /\xff(?:\xfa.*?\xff\xf0|[\xfb-\xfe].|.)/gs;
/** What a terminal would obey is not text. Bytes that are not UTF-8 have become signs of their own by then. */
const UNSAFE = /[\p{Cc}\p{Cf}]/gu;

function textOf(line: Buffer): string {
  const bytes = line.includes(0xff)
    ? Buffer.from(line.toString('latin1').replace(TELNET, ''), 'latin1')
    : line;
  return bytes.toString('utf8').replace(UNSAFE, ' ').trim();
}

export interface Cut {
  readonly lines: readonly string[];
  /** What follows the lines is longer than a line may be: nothing after it can be understood. */
  readonly tooLong: boolean;
}

export class LineCutter {
  #rest: Buffer = Buffer.alloc(0);

  push(bytes: Buffer): Cut {
    const lines: string[] = [];
    let text = Buffer.concat([this.#rest, bytes]);
    for (let end = text.indexOf(NEWLINE); end >= 0; end = text.indexOf(NEWLINE)) {
      const line = text.subarray(0, end);
      // One more for a carriage return.
      if (line.length > LONGEST_LINE + 1) return { lines, tooLong: true };
      lines.push(textOf(line));
      text = text.subarray(end + 1);
    }
    // A copy, so that a few bytes do not keep a whole piece of input alive.
    this.#rest = Buffer.from(text.subarray(0, LONGEST_LINE + 2));
    return { lines, tooLong: text.length > LONGEST_LINE + 1 };
  }
}
