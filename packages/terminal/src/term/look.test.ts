/** What a terminal says of itself, and what its user says of it. */
import { describe, expect, test } from 'vitest';
import { canFillScreen, lookOf } from './look.ts';

const UTF8 = { LANG: 'en_US.UTF-8' } as const;

describe('look', () => {
  test.each([
    [{ TERM: 'xterm-256color', COLORTERM: 'truecolor' }, 'true'],
    [{ TERM: 'xterm-kitty' }, 'true'],
    [{ TERM: 'screen-256color' }, '256'],
    [{ TERM: 'xterm' }, '16'],
    [{ TERM: 'linux' }, '16'],
    [{ TERM: 'vt100' }, 'none'],
    [{ TERM: 'xterm-256color', COLORTERM: 'truecolor', NO_COLOR: '1' }, 'none'],
    [{}, 'none'],
  ] as const)('colours of %j are %s', (env, depth) => {
    expect(lookOf(env).depth).toBe(depth);
  });

  test.each([
    [{ ...UTF8 }, false],
    [{ LANG: 'C' }, true],
    [{ LC_ALL: 'C', ...UTF8 }, true],
    [{ LC_ALL: '', LC_CTYPE: 'de_DE.utf8' }, false],
    [{ ...UTF8, TERM: 'linux' }, true],
    [{}, true],
  ])('plain letters for %j: %s', (env, ascii) => {
    expect(lookOf(env).ascii).toBe(ascii);
  });

  test('the ground is dark unless the terminal says otherwise', () => {
    expect(lookOf({}).light).toBe(false);
    expect(lookOf({ COLORFGBG: '0;15' }).light).toBe(true);
    expect(lookOf({ COLORFGBG: '15;0' }).light).toBe(false);
  });

  test('what the user says counts', () => {
    const flags = { color: '16', ascii: false, light: true } as const;
    expect(lookOf({ NO_COLOR: '1', LANG: 'C' }, flags)).toMatchObject({
      depth: '16',
      ascii: false,
      light: true,
    });
  });

  test('a terminal without a cursor cannot be filled', () => {
    expect(canFillScreen({ TERM: 'dumb' }, 'linux')).toBe(false);
    expect(canFillScreen({}, 'linux')).toBe(false);
    expect(canFillScreen({}, 'win32')).toBe(true);
    expect(canFillScreen({ TERM: 'xterm' }, 'linux')).toBe(true);
  });
});
