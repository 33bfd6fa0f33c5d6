/** Every code has its own sentence. */

import { describe, expect, it } from 'vitest';
import { FEN_FAULTS } from './fen.ts';
import { DRAW_REASONS, drawn, VOID_REASONS, voided, WIN_REASONS, won } from './outcome.ts';
import { SETUP_FAULTS } from './position.ts';
import { REFUSAL_REASONS } from './refusal.ts';
import { EDIT_REFUSALS } from './setup.ts';
import {
  describeFenError,
  describeOutcome,
  describeSetupError,
  durationWords,
  EDIT_WORDS,
  FEN_WORDS,
  GAME_WORDS,
  quotable,
  REFUSAL_WORDS,
  RULE_WORDS,
  SETUP_TEXT_WORDS,
  START_WORDS,
} from './words.ts';

const LISTS: readonly (readonly [
  id: string,
  words: Readonly<Record<string, string>>,
  codes: readonly string[],
])[] = [
  ['M1', REFUSAL_WORDS, [...REFUSAL_REASONS, 'ambiguous']],
  ['E4', EDIT_WORDS, EDIT_REFUSALS],
  ['E3', SETUP_TEXT_WORDS, [...EDIT_REFUSALS, 'unreadable']],
  ['E5', START_WORDS, ['blank-board', 'one-sided-board', ...SETUP_FAULTS]],
  ['E8', FEN_WORDS, FEN_FAULTS],
  ['R1', RULE_WORDS, ['unknown-rules']],
  ['R10', GAME_WORDS, ['nothing-to-undo', 'no-draw-to-claim', 'too-many-moves']],
];

describe.each(LISTS)('%s', (id, words, codes) => {
  it.each([...codes])(`[${id}] %s has a sentence`, (code) => {
    expect(words[code]).toMatch(/^[A-Z].{10,}[.!]$/);
  });

  it(`[${id}] no sentence stands for two codes, and none for no code`, () => {
    expect(Object.keys(words).sort()).toEqual([...codes].sort());
    expect(new Set(Object.values(words)).size).toBe(codes.length);
  });
});

it('what is quoted is short, whole and harmless', () => {
  expect(quotable('11-15')).toBe('11-15');
  expect(quotable('a\u001b[2J\u202eb\ud83d')).toBe('a [2J b ');
  expect(quotable('x'.repeat(41))).toBe(`${'x'.repeat(40)}…`);
  for (let before = 36; before <= 40; before += 1)
    expect(quotable(`${'x'.repeat(before)}👑👑`).isWellFormed()).toBe(true);
});

describe('the words the documents ask for', () => {
  it('[E4] placing', () => {
    expect(EDIT_WORDS['light-square']).toContain("Can't place");
    expect(EDIT_WORDS['square-occupied']).toContain("Can't place");
    expect(EDIT_WORDS['out-of-pieces']).toContain('Out of pieces');
  });

  it('[E3] [E8] mistakes in a text are pointed at', () => {
    expect(describeFenError({ code: 'bad-square', column: 4, token: '33' })).toBe(
      'Squares are numbered 1 to 32. (column 4: “33”)',
    );
    expect(describeFenError({ code: 'unreadable', column: 2, token: '' })).toMatch(/\(column 2\)$/);
    expect(describeSetupError({ code: 'light-square', column: 1, token: 'A8=B' })).toMatch(
      /^Can't place .*\(column 1: “A8=B”\)$/,
    );
  });
});

describe('outcomes', () => {
  const names = { black: 'Red', white: 'White' };

  it.each([...WIN_REASONS, 'adjudicated'] as const)('[L5] won: %s', (reason) => {
    expect(describeOutcome(won('black', reason), names)).toMatch(/^Player Red is the winner! [A-Z].*\.$/);
    expect(describeOutcome(won('white', reason), names)).toMatch(/^Player White is the winner! [A-Z].*\.$/);
  });

  it.each(DRAW_REASONS)('[L5] drawn: %s', (reason) => {
    expect(describeOutcome(drawn(reason), names)).toMatch(/^A draw has been reached: .*\.$/);
  });

  it.each(VOID_REASONS)('[L5] no result: %s', (reason) => {
    expect(describeOutcome(voided(reason), names)).toMatch(/without a result\.$/);
  });

  it('[L5] every reason reads differently', () => {
    const all = [
      ...WIN_REASONS.map((reason) => won('black', reason)),
      ...DRAW_REASONS.map(drawn),
      ...VOID_REASONS.map(voided),
    ].map((outcome) => describeOutcome(outcome, names));
    expect(new Set(all).size).toBe(all.length);
    expect(describeOutcome(won('white', 'no-moves'), names)).toBe(
      'Player White is the winner! Red cannot move.',
    );
  });
});

it.each([
  [300_000, '5 minutes'],
  [60_000, '1 minute'],
  [30_000, '30 seconds'],
  [90_000, '90 seconds'],
  [1000, '1 second'],
  [0, '0 seconds'],
  [3_600_000, '60 minutes'],
])('[T5] %i ms are %s', (ms, words) => {
  expect(durationWords(ms)).toBe(words);
});
