/** Frames: what a terminal shows after a change is the new frame, at the least cost that is simple. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Canvas } from './canvas.ts';
import { diff } from './diff.ts';
import { encodeStyle } from './sgr.ts';
import { PLAIN, type Style, styleOf } from './style.ts';
import { Emulator } from './test-emulator.ts';

const STYLES = [PLAIN, styleOf({ bold: true }), styleOf({ fg: { rgb: 0xff0000, ansi: 9 } })] as const;
const encode = (style: Style): string => encodeStyle(style, 'true');
const size = { width: 12, height: 4 };

const strokes = fc.array(
  fc.record({
    x: fc.integer({ min: -2, max: 13 }),
    y: fc.integer({ min: -1, max: 4 }),
    text: fc.constantFrom('a', 'bcd', '漢字', 'x漢', 'é', '👑', ' ', '──'),
    style: fc.constantFrom(...STYLES),
  }),
  { maxLength: 12 },
);

function painted(list: readonly { x: number; y: number; text: string; style: Style }[]): Canvas {
  const canvas = new Canvas(size);
  for (const { x, y, text, style } of list) canvas.put(x, y, text, style);
  return canvas;
}

/** What a canvas looks like on a terminal that is given all of it. */
function shown(canvas: Canvas): readonly string[] {
  const emulator = new Emulator(size.width, size.height);
  emulator.write(diff(null, canvas, encode));
  return emulator.cells;
}

describe('diff', () => {
  test('[C2] whatever stood there before, the new frame stands there after', () => {
    fc.assert(
      fc.property(strokes, strokes, (first, second) => {
        const before = painted(first);
        const after = painted(second);
        const emulator = new Emulator(size.width, size.height);
        emulator.write(diff(null, before, encode));
        emulator.write(diff(before, after, encode));
        expect(emulator.cells).toEqual(shown(after));
      }),
    );
  });

  test('a frame that is the same writes nothing at all', () => {
    const frame = () => painted([{ x: 1, y: 1, text: 'x漢y', style: STYLES[1] }]);
    expect(diff(frame(), frame(), encode)).toBe('');
  });

  test('one changed cell costs one sign, inside one synchronised update', () => {
    const before = painted([{ x: 0, y: 2, text: 'abcdef', style: PLAIN }]);
    const after = painted([{ x: 0, y: 2, text: 'abXdef', style: PLAIN }]);
    const text = diff(before, after, encode);
    expect(text).toBe('\x1b[?2026h\x1b[3;3H\x1b[0mX\x1b[0m\x1b[?2026l');
  });

  test('a short gap in one style is repeated, a long one is jumped over', () => {
    const before = painted([{ x: 0, y: 0, text: 'abcdefghijk', style: PLAIN }]);
    const near = diff(before, painted([{ x: 0, y: 0, text: 'AbCdefghijk', style: PLAIN }]), encode);
    expect(near).toContain('AbC');
    const far = diff(before, painted([{ x: 0, y: 0, text: 'AbcdefghijK', style: PLAIN }]), encode);
    expect(far).toContain('A\x1b[9CK');
  });

  test('after a sign that terminals show in different widths the next one is put where it belongs', () => {
    const text = diff(new Canvas(size), painted([{ x: 0, y: 0, text: '●a👑b', style: PLAIN }]), encode);
    expect(text).toContain('●\x1b[1;2Ha👑\x1b[1;5Hb');
  });

  test('half a wide sign overwritten leaves nothing of the other half', () => {
    const canvas = painted([
      { x: 2, y: 0, text: '漢', style: PLAIN },
      { x: 3, y: 0, text: 'a', style: PLAIN },
    ]);
    expect(canvas.toText().split('\n')[0]).toBe('   a');
  });

  test('a window of another size is redrawn', () => {
    const before = new Canvas({ width: 3, height: 1 });
    expect(diff(before, new Canvas({ width: 4, height: 1 }), encode)).toContain('\x1b[2J');
  });
});

describe('styles', () => {
  test('equal styles are the same object', () => {
    expect(styleOf({ bold: true })).toBe(styleOf({ bold: true, dim: false }));
  });

  test.each([
    ['none', '\x1b[0;1m'],
    ['16', '\x1b[0;1;91;41m'],
    ['256', '\x1b[0;1;38;5;196;48;5;16m'],
    ['true', '\x1b[0;1;38;2;255;0;0;48;2;0;0;0m'],
  ] as const)('in %s colours', (depth, text) => {
    const style = styleOf({ bold: true, fg: { rgb: 0xff0000, ansi: 9 }, bg: { rgb: 0, ansi: 1 } });
    expect(encodeStyle(style, depth)).toBe(text);
  });
});
