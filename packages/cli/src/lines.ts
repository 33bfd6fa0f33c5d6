/** Cuts a stream of text into lines, a batch for each piece that arrives, in constant memory. */

/** Far more than any position needs; a longer line is cut here, and the cut can be seen by its length. */
export const LONGEST_LINE = 4096;

/** Line ends are LF or CRLF; the last line needs none. Lines come without them, cut to one more than the longest. */
export async function* lineBatches(
  source: AsyncIterable<string>,
  longest: number = LONGEST_LINE,
): AsyncGenerator<string[]> {
  const clean = (line: string): string =>
    (line.endsWith('\r') ? line.slice(0, -1) : line).slice(0, longest + 1);
  let rest = '';
  for await (const text of source) {
    const lines = text.split('\n');
    lines[0] = rest + lines[0]!;
    // A carriage return may still be followed by its line feed: keep room for it.
    rest = lines.pop()!.slice(0, longest + 2);
    if (lines.length > 0) yield lines.map(clean);
  }
  if (rest !== '') yield [clean(rest)];
}
