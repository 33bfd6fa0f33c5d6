/** Input: every byte stream means the same however it is cut into pieces. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Decoder, type Input } from './decode.ts';

const key = (name: string): Input => ({ type: 'key', key: name });
const char = (letter: string): Input => ({ type: 'char', char: letter });
const bytes = (text: string): Buffer => Buffer.from(text, 'utf8');

const ROWS: readonly (readonly [string, readonly Input[]])[] = [
  ['\x1b[A\x1b[B\x1b[C\x1b[D', [key('up'), key('down'), key('right'), key('left')]],
  ['\x1bOA\x1bOH', [key('up'), key('home')]],
  ['\x1b[1;2C\x1b[1;5D\x1b[1;3A', [key('shift+right'), key('ctrl+left'), key('alt+up')]],
  ['\x1b[3~\x1b[5~\x1b[6~\x1b[1~', [key('delete'), key('page-up'), key('page-down'), key('home')]],
  ['\r\n\t\x7f\b', [key('enter'), key('enter'), key('tab'), key('backspace'), key('backspace')]],
  ['\x1b[Z', [key('shift+tab')]],
  ['\x1bOM\x1bOP\x1b[11~\x1b[[A\x1b[[Bz', [key('enter'), key('f1'), key('f1'), key('f1'), char('z')]],
  ['\x03\x1a\x15', [key('ctrl+c'), key('ctrl+z'), key('ctrl+u')]],
  ['aé漢👑', [char('a'), char('é'), char('漢'), char('👑')]],
  ['\x1bx\x1b\x7f', [key('alt+x'), key('alt+backspace')]],
  ['\x1b\x1b[A', [key('escape'), key('up')]],
  // The terminal's answer to a query is reported as such, not as a key.
  ['\x1b\x1b[0na\x1b[0n', [key('escape'), char('a')]],
  ['\x1b[\x1bO\x1b[A', [key('alt+['), key('alt+O'), key('up')]],
  ['\x1b[200~11-15\nquit\x1b[A\x1b[201~z', [{ type: 'paste', text: '11-15\nquit\x1b[A' }, char('z')]],
  ['\x1b[<0;5;7M\x1b[<0;5;7m', [mouse('press', 4, 6), mouse('release', 4, 6)]],
  [
    '\x1b[<64;1;1M\x1b[<65;1;1M\x1b[<35;2;2M',
    [mouse('wheel-up', 0, 0), mouse('wheel-down', 0, 0), mouse('move', 1, 1)],
  ],
  // Only the first button means something; wheels that turn sideways and further buttons do not.
  ['\x1b[<1;2;2M\x1b[<2;2;2M\x1b[<66;2;2M\x1b[<128;2;2M\x1b[<4;2;2M', [mouse('press', 1, 1)]],
  // As old terminals tell of clicks.
  [
    "\x1b[M %'\x1b[M#%'\x1b[M`!!z",
    [mouse('press', 4, 6), mouse('release', 4, 6), mouse('wheel-up', 0, 0), char('z')],
  ],
  // Broken off, and another one after it.
  ['\x1b[<0;1\x1b[A', [key('up')]],
  ['\x1b[3$\r', [key('enter')]],
  ['\x1b]11;rgb:ff\x03a', [key('ctrl+c'), char('a')]],
  ['\x1b]11;rgb:ffff/ffff/dddd\x07a', [{ type: 'background', light: true }, char('a')]],
  ['\x1b]11;rgb:1e1e/1e1e/1e1e\x1b\\a', [{ type: 'background', light: false }, char('a')]],
  // What nobody asked for is passed over, with nothing of it left as letters.
  ['\x1b[?62;c\x1bP1$r0m\x1b\\\x1b[I\x1b[15~a', [char('a')]],
];

function mouse(action: Extract<Input, { type: 'mouse' }>['action'], x: number, y: number): Input {
  return { type: 'mouse', action, x, y };
}

const whole = (text: string): readonly Input[] => new Decoder().push(bytes(text));

describe('decoder', () => {
  test.each(ROWS)('%j', (text, inputs) => {
    expect(whole(text)).toEqual(inputs);
  });

  test.each(ROWS)('%j in every two pieces and byte by byte', (text, inputs) => {
    const all = bytes(text);
    for (let cut = 0; cut <= all.length; cut += 1) {
      const decoder = new Decoder();
      expect([...decoder.push(all.subarray(0, cut)), ...decoder.push(all.subarray(cut))]).toEqual(inputs);
    }
    const slow = new Decoder();
    expect([...all].flatMap((byte) => slow.push(Uint8Array.of(byte)))).toEqual(inputs);
  });

  test('any bytes in any pieces are the same as in one', () => {
    const stream = fc.array(
      fc.oneof(
        fc.constantFrom(...ROWS.map(([text]) => text)),
        fc.string(),
        fc.constantFrom('\x1b', '\x1b[', '\x1b]'),
      ),
      { maxLength: 6 },
    );
    fc.assert(
      fc.property(stream, fc.infiniteStream(fc.integer({ min: 1, max: 5 })), (parts, cuts) => {
        const all = bytes(parts.join(''));
        const decoder = new Decoder();
        const inputs: Input[] = [];
        for (let at = 0; at < all.length; ) {
          const step = cuts.next().value as number;
          inputs.push(...decoder.push(all.subarray(at, at + step)));
          at += step;
        }
        expect(inputs).toEqual(whole(parts.join('')));
      }),
    );
  });

  test('[M4] a lone escape is the key, once nothing more has come', () => {
    const decoder = new Decoder();
    expect(decoder.push(bytes('\x1b'))).toEqual([]);
    expect(decoder.isUndecided).toBe(true);
    expect(decoder.flush()).toEqual([key('escape')]);
    expect(decoder.isUndecided).toBe(false);
  });

  test.each([
    ['\x1b', 'escape'],
    ['\x1b[', 'alt+['],
    ['\x1bO', 'alt+O'],
  ])('[M4] %j is a key when the answer of the terminal follows it', (begun, name) => {
    const decoder = new Decoder();
    expect(decoder.push(bytes(begun))).toEqual([]);
    expect([decoder.isUndecided, decoder.answers]).toEqual([true, 0]);
    expect(decoder.push(bytes('\x1b[0n'))).toEqual([key(name)]);
    expect([decoder.isUndecided, decoder.answers]).toEqual([false, 1]);
  });

  test('[M4] a sequence that has clearly begun is waited for, and no key', () => {
    for (const begun of ['\x1b[1', '\x1b[<0;5', '\x1b]11;rgb']) {
      const decoder = new Decoder();
      decoder.push(bytes(begun));
      expect(decoder.isUndecided, begun).toBe(false);
      expect(decoder.flush()).toEqual([]);
    }
  });

  test.each(['[', 'O', ']', 'P', 'X', '^', '_'])('Alt+%s does not make the keyboard deaf', (sign) => {
    const decoder = new Decoder();
    expect(decoder.push(bytes(`\x1b${sign}`))).toEqual([]);
    expect(decoder.flush()).toEqual([key(`alt+${sign}`)]);
    expect(decoder.push(bytes('a'))).toEqual([char('a')]);
  });

  test('over a slow line: the rest of an arrow that comes late is no text', () => {
    const decoder = new Decoder();
    decoder.push(bytes('\x1b'));
    expect(decoder.flush()).toEqual([key('escape')]);
    expect(decoder.push(bytes('['))).toEqual([]);
    expect(decoder.push(bytes('Ax'))).toEqual([key('up'), char('x')]);
    expect(decoder.push(bytes('[A'))).toEqual([char('['), char('A')]);
  });

  test('a paste of any length is one paste, cut, and nothing of it is read as keys', () => {
    const decoder = new Decoder();
    const inputs = [
      ...decoder.push(bytes(`\x1b[200~${'r'.repeat(150_000)}`)),
      ...decoder.push(bytes(`${'y'.repeat(150_000)}\x1b[20`)),
      ...decoder.push(bytes('1~z')),
    ];
    expect(inputs).toEqual([{ type: 'paste', text: 'r'.repeat(100_000) }, char('z')]);
  });

  test('a paste whose end never comes is over after a while', () => {
    const decoder = new Decoder();
    expect(decoder.push(bytes('\x1b[200~11-15'))).toEqual([]);
    expect([decoder.isPasting, decoder.isUndecided]).toEqual([true, false]);
    expect(decoder.flush()).toEqual([{ type: 'paste', text: '11-15' }]);
    expect(decoder.push(bytes('\x03'))).toEqual([key('ctrl+c')]);
  });

  test('a terminal that is still telling something is waited for', () => {
    const decoder = new Decoder();
    decoder.push(bytes('\x1b]11;rgb:ff'));
    expect(decoder.flush()).toEqual([]);
    expect(decoder.push(bytes('ff/ffff/ffff\x07'))).toEqual([{ type: 'background', light: true }]);
  });

  test('a sequence without an end does not swallow everything after it', () => {
    const inputs = whole(`\x1b]${'x'.repeat(400)}`);
    expect(inputs.length).toBeGreaterThan(300);
  });
});
