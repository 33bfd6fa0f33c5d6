/** Lines out of whatever arrives. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LineSplitter, LONGEST_LINE, NOT_TEXT } from './lines.ts';

const cut = (...pieces: readonly (string | Buffer)[]) => {
  const cutter = new LineSplitter();
  return pieces.map((piece) => cutter.push(Buffer.from(piece)));
};

describe('lines', () => {
  it('[C1] end with a line feed, with or without a carriage return, and halves wait', () => {
    expect(cut('ACK\r\nYES\nN', 'O', '\n\n')).toEqual([
      { lines: ['ACK', 'YES'], tooLong: false },
      { lines: [], tooLong: false },
      { lines: ['NO', ''], tooLong: false },
    ]);
  });

  it('[C1] may have 200 bytes and no more, finished or not', () => {
    const longest = 'x'.repeat(LONGEST_LINE);
    expect(cut(`${longest}\r\n`)).toEqual([{ lines: [longest], tooLong: false }]);
    expect(cut(`ACK\n${longest}xx\nYES\n`)).toEqual([{ lines: ['ACK'], tooLong: true }]);
    expect(cut(`${longest}xx`)).toEqual([{ lines: [], tooLong: true }]);
    expect(cut(longest, 'xx').at(-1)).toEqual({ lines: [], tooLong: true });
  });

  it('[C1] are the same through a telnet program, whatever it says for itself', () => {
    const will = Buffer.from([0xff, 0xfb, 0x1f]);
    const size = Buffer.from([0xff, 0xfa, 0x1f, 0, 80, 0, 24, 0xff, 0xf0]);
    const line = Buffer.concat([
      will,
      Buffer.from('REA'),
      size,
      Buffer.from('DY Zoë'),
      will,
      Buffer.from('\r\n'),
    ]);
    expect(cut(line)).toEqual([{ lines: ['READY Zoë'], tooLong: false }]);
    expect(cut(line.subarray(0, 5), line.subarray(5)).at(-1)).toEqual({
      lines: ['READY Zoë'],
      tooLong: false,
    });
  });

  it('[C1] are not cut by what a telnet program says, even where it has a line feed in it', () => {
    const height = Buffer.from([0xff, 0xfa, 0x1f, 0, 80, 0, 10, 0xff, 0xf0]);
    const option = Buffer.from([0xff, 0xfb, 10]);
    const line = Buffer.concat([
      Buffer.from('REA'),
      height,
      Buffer.from('DY'),
      option,
      Buffer.from(' Ann\r\n'),
    ]);
    for (let at = 0; at <= line.length; at++) {
      const cuts = cut(line.subarray(0, at), line.subarray(at));
      expect(cuts.flatMap(({ lines }) => lines)).toEqual(['READY Ann']);
    }
  });

  it('[C1] are too long when a telnet program talks without end', () => {
    const endless = Buffer.from([0xff, 0xfa, ...Array<number>(500).fill(1)]);
    expect(cut(endless)).toEqual([{ lines: [], tooLong: false }]);
    expect(cut(endless, endless).at(-1)).toEqual({ lines: [], tooLong: true });
  });

  it('[C1] keep a mark for each character a terminal would obey; tabs are spaces', () => {
    expect(cut('MOVE\t11-15\r\n\x1b[2Jx\x07\n')).toEqual([
      { lines: ['MOVE 11-15', `${NOT_TEXT}[2Jx${NOT_TEXT}`], tooLong: false },
    ]);
  });

  it('[C1] hold nothing that a terminal would obey, whatever the bytes', () => {
    const bytes = fc.uint8Array({ maxLength: 400 });
    fc.assert(
      fc.property(bytes, (array) => {
        for (const line of cut(Buffer.from(array))[0]!.lines) expect(line).not.toMatch(/[\p{Cc}\p{Cf}]/u);
      }),
    );
  });

  it('[C1] are the same however the bytes are cut into pieces', () => {
    const text = fc.array(fc.string({ unit: 'grapheme', maxLength: 20 }), { maxLength: 20 });
    fc.assert(
      fc.property(text, fc.array(fc.nat(300), { maxLength: 10 }), (lines, cuts) => {
        const bytes = Buffer.from(lines.map((line) => `${line}\n`).join(''));
        const edges = [...new Set([0, ...cuts.map((at) => at % (bytes.length + 1)), bytes.length])].sort(
          (a, b) => a - b,
        );
        const pieces = edges.slice(1).map((end, i) => bytes.subarray(edges[i], end));
        const whole = cut(bytes).flatMap((each) => each.lines);
        expect(cut(...pieces).flatMap((each) => each.lines)).toEqual(whole);
      }),
    );
  });
});
