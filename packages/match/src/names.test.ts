/** Names and words are made safe to show, and names that read the same are the same. */
import { aCharacter } from '@crownhead/testkit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nameBeside, sameName, tidyChat, tidyName } from './names.ts';

describe('tidyName', () => {
  test.each<[string, string, string | null]>([
    ['plain', 'Ann', 'Ann'],
    ['spaces around and between', '  Ann \t\n Lee ', 'Ann Lee'],
    ['no-break spaces', 'Ann\u00a0\u00a0Lee', 'Ann Lee'],
    ['other scripts', 'Ἀριστοτέλης', 'Ἀριστοτέλης'],
    ['letters composed', 'Zoe\u0308', 'Zoë'],
    ['text turned round', 'Ann\u202eeel', 'Ann eel'],
    ['a terminal escape', 'Ann\u001b[31m', 'Ann [31m'],
    ['a null', 'An\u0000n', 'An n'],
    ['zero-width space', 'An\u200bn', 'An n'],
    ['line separators', 'Ann\u2028Lee\u2029', 'Ann Lee'],
    ['half a character', 'Ann\ud800', 'Ann'],
    ['a filler that looks like nothing', '\u3164', null],
    ['a blank pattern', '\u2800\u2800', null],
    ['a variation of a letter', 'Ann\ufe00', 'Ann'],
    ['empty', '', null],
    ['only spaces', '   ', null],
    ['24 characters', 'x'.repeat(24), 'x'.repeat(24)],
    ['25 characters', 'x'.repeat(25), null],
    ['24 characters outside the basic plane', '𝒳'.repeat(24), '𝒳'.repeat(24)],
    ['long with spaces that go', `${' '.repeat(99)}Ann${' '.repeat(99)}`, 'Ann'],
  ])('[L2] %s', (_, text, name) => {
    expect(tidyName(text)).toBe(name);
  });

  test('[L2] what is tidy stays as it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: aCharacter, maxLength: 30 }), (text) => {
        const name = tidyName(text);
        if (name === null) return;
        expect(tidyName(name)).toBe(name);
        expect(name).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\n]/u);
      }),
      { seed: 1, numRuns: 500 },
    );
  });
});

test('[N16] words may be longer, up to 300 characters', () => {
  expect(tidyChat('x'.repeat(300))).toHaveLength(300);
  expect(tidyChat('x'.repeat(301))).toBeNull();
  expect(tidyChat(' hi\r\nthere ')).toBe('hi there');
});

test.each<[string, string, boolean]>([
  ['Ann', 'ANN', true],
  ['Zoë', 'Zoe\u0308', true],
  ['Ａｎｎ', 'ann', true],
  ['ﬁ', 'fi', true],
  ['Ann', 'Anna', false],
  ['Zoe', 'Zoë', false],
])('[L2] %s and %s read the same: %s', (a, b, same) => {
  expect(sameName(a, b)).toBe(same);
  expect(sameName(b, a)).toBe(same);
});

test.each<[string, string | undefined, string]>([
  ['Ann', undefined, 'Ann'],
  ['Ann', 'Bob', 'Ann'],
  ['Ann', 'ann', 'Ann (2)'],
  ['Ann (2)', 'Ann (2)', 'Ann (2) (2)'],
  ['Computer (level 10)', 'Computer (level 10)', 'Computer 2 (level 10)'],
  ['Computer (level 1, level 1)', 'Computer (level 1, level 1)', 'Computer (level 1, l (2)'],
  ['x'.repeat(24), 'X'.repeat(24), `${'x'.repeat(20)} (2)`],
  [`${'x'.repeat(20)} (2)`, `${'x'.repeat(20)} (2)`, `${'x'.repeat(20)} (3)`],
])('[L2] %s beside %s is shown as %s', (name, other, shown) => {
  expect(nameBeside(name, other)).toBe(shown);
  expect(tidyName(shown)).toBe(shown);
});
