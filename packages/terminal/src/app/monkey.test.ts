/** Whatever is pressed, clicked, pasted or told, in whatever window: the app goes on and draws what fits. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Input } from '../term/decode.ts';
import { BARE, RICH, TestApp } from './test-app.ts';

const KEYS = [
  ...['enter', 'enter', 'enter', 'escape', 'up', 'down', 'left', 'right', 'tab', 'shift+tab', 'backspace'],
  ...[
    'delete',
    'home',
    'end',
    'page-up',
    'page-down',
    'shift+up',
    'shift+left',
    'ctrl+u',
    'ctrl+w',
    'ctrl+k',
  ],
  ...['alt+x', 'alt+backspace', 'ctrl+c', 'ctrl+l', 'f1'],
] as const;

const input: fc.Arbitrary<Input> = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...KEYS).map((key): Input => ({ type: 'key', key })) },
  {
    weight: 4,
    arbitrary: fc
      .constantFrom(...'12hjlwsop?yniuvrtkxzm.=c3456789ae :/GRnp+,')
      .map((char): Input => ({ type: 'char', char })),
  },
  {
    weight: 3,
    arbitrary: fc
      .record({
        x: fc.nat(160),
        y: fc.nat(60),
        action: fc.constantFrom('press', 'move', 'release', 'wheel-up', 'wheel-down'),
      })
      .map((at): Input => ({ type: 'mouse', ...at })),
  },
  {
    weight: 1,
    arbitrary: fc
      .oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom('11-15', 'B:W18:B15', 'A7=B'))
      .map((text): Input => ({ type: 'paste', text })),
  },
);

const size = fc.constantFrom(
  { width: 80, height: 24 },
  { width: 81, height: 25 },
  { width: 150, height: 50 },
  { width: 300, height: 90 },
  { width: 40, height: 10 },
  { width: 1, height: 1 },
);

describe('anything at all', () => {
  test('[C2] is taken calmly', async () => {
    const look = fc.constantFrom(RICH, BARE, { ...RICH, depth: '16' as const, light: true });
    await fc.assert(
      fc.asyncProperty(
        look,
        fc.array(fc.tuple(input, size), { minLength: 20, maxLength: 60 }),
        async (looks, steps) => {
          const app = new TestApp({ look: looks });
          for (const [one, next] of steps) {
            await app.input(one);
            app.resize(next);
            const { canvas } = app.sheet;
            expect(canvas.chars).toHaveLength(next.width * next.height);
            app.resize({ width: 80, height: 24 });
          }
        },
      ),
      { numRuns: 60 },
    );
  });
});
