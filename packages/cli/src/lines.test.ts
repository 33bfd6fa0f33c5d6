import { describe, expect, it } from 'vitest';
import { LONGEST_LINE, lineBatches } from './lines.ts';

async function* pieces(...texts: string[]): AsyncGenerator<string> {
  yield* texts;
}

async function read(...texts: string[]): Promise<string[]> {
  const lines: string[] = [];
  for await (const batch of lineBatches(pieces(...texts))) lines.push(...batch);
  return lines;
}

describe('lineBatches', () => {
  it('[V1] cuts at LF and CRLF wherever the pieces end, and needs no end on the last line', async () => {
    expect(await read('a\nb\r\n\nc')).toEqual(['a', 'b', '', 'c']);
    expect(await read('a', '\n', 'b\r', '\nc', 'd\n')).toEqual(['a', 'b', 'cd']);
    expect(await read('')).toEqual([]);
  });

  it('[V1] answers as soon as a line is whole', async () => {
    const batches = lineBatches(pieces('a\nb', 'c\n'));
    expect((await batches.next()).value).toEqual(['a']);
    expect((await batches.next()).value).toEqual(['bc']);
  });

  it('[V4] keeps no more of an endless line than shows that it is too long', async () => {
    const long = 'x'.repeat(LONGEST_LINE);
    const [exact, more, huge, after] = await read(
      `${long}\r\n${long}x\n`,
      ...Array(50).fill(long),
      '\nafter',
    );
    expect(exact).toBe(long);
    expect(more).toHaveLength(LONGEST_LINE + 1);
    expect(huge).toHaveLength(LONGEST_LINE + 1);
    expect(after).toBe('after');
  });
});
