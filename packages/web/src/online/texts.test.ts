/** Texts that are put together: countdowns, rules in plain words, refusals in every language. */

import { LINK_ERRORS } from '@crownhead/client';
import {
  DEFAULT_OPTIONS,
  findPreset,
  OFFICIAL_PRESET,
  optionsFrom,
  PRESETS,
  SIDE_NAMES,
} from '@crownhead/match';
import { ERROR_WORDS, isErrorCode } from '@crownhead/protocol';
import type { PresetId, RuleSet } from '@crownhead/rules';
import { describe, expect, test } from 'vitest';
import { online as de } from '../i18n/de/online.ts';
import { online as en } from '../i18n/en/online.ts';
import { online as es } from '../i18n/es/online.ts';
import { online as fr } from '../i18n/fr/online.ts';
import { online as ru } from '../i18n/ru/online.ts';
import { countdown } from '../ui/countdown.ts';
import { refusalText } from './refusal-text.ts';
import { rulesLine, tableRules, timerLine } from './rules-words.ts';

describe('countdowns', () => {
  test.each([
    [120_000, '2:00', 119_000],
    [119_999, '2:00', 119_000],
    [1, '0:01', 0],
    [0, '0:00', null],
    [-5, '0:00', null],
  ])('%d ms left', (left, text, leftAtChange) => {
    const until = 500_000;
    const shown = countdown(until, until - left);
    expect(shown.text).toBe(text);
    expect(shown.changesAt).toBe(leftAtChange === null ? null : until - leftAtChange);
  });

  test('one look a second and no more, however late each wake is', () => {
    const looks: string[] = [];
    let now: number | null = 0;
    while (now !== null) {
      const { text, changesAt } = countdown(5000, now);
      looks.push(text);
      now = changesAt === null ? null : changesAt + 7;
    }
    expect(looks).toEqual(['0:05', '0:04', '0:03', '0:02', '0:01', '0:00']);
  });
});

describe('[N1] rules in plain words', () => {
  const sides = SIDE_NAMES['red-white'];

  test('[W6] [W9] a table opened with a preset is listed under its name, also with another clock', () => {
    const clock = { kind: 'clock', base: 600_000, increment: 5000, delay: 0 } as const;
    for (const { name, rules, table } of PRESETS) {
      expect(rulesLine({ rules, table }, sides, en.rules)).toBe(name);
      expect(rulesLine({ rules, table: { ...table, timer: clock } }, sides, en.rules)).toBe(name);
    }
  });

  test('rules of somebody’s own are listed by what is different', () => {
    const { rules, table } = OFFICIAL_PRESET;
    const line = (changes: Partial<RuleSet>) =>
      rulesLine({ rules: { ...rules, ...changes }, table: { ...table, showPile: false } }, sides, en.rules);
    expect(line({})).toBe('Official rules');
    expect(line({ first: 'white' })).toBe('Official rules, White moves first');
    expect(line({ chain: 'single', first: 'white' })).toBe(
      'Custom rules: one jump per turn, White moves first',
    );
  });

  test('[N1] who sits down reads what the name stands for', () => {
    const told = (id: PresetId) => tableRules(optionsFrom(findPreset(id)!), 'Ann', sides, en.rules);
    expect(told('official').slice(0, 2)).toEqual(['Official rules', 'No clock']);
    expect(told('sandbox').slice(0, 2)).toEqual([
      'Free practice',
      'Jumping is optional, one jump per turn, White moves first',
    ]);
    expect(told('sandbox')).toContain('Moves can be taken back freely');
    expect(told('timed')).toContain('Moves cannot be taken back');
  });

  test('[W5] a table with a position says who moves first as the position has it', () => {
    const from = (id: PresetId, fen: string) =>
      tableRules(
        { ...optionsFrom(findPreset(id)!), start: { kind: 'position', fen, force: false } },
        'Ann',
        sides,
        en.rules,
      ).join('; ');
    expect(from('sandbox', 'B:W30:B2')).toContain('from a custom position, Red to move');
    expect(from('sandbox', 'B:W30:B2')).not.toContain('moves first');
    expect(from('timed', 'W:W30:B2')).toContain('custom position, White to move');
    expect(from('lobby', '?:W30:B2')).toContain('random side moves first');
  });

  test('[T1][T4] timers', () => {
    expect(timerLine({ kind: 'none' }, en.rules)).toBe('No clock');
    expect(timerLine({ kind: 'move', limit: 90_000, warning: 10_000 }, en.rules)).toBe('90 s per move');
    const clock = { kind: 'clock', base: 600_000, increment: 5000, delay: 0 } as const;
    expect(timerLine(clock, en.rules)).toBe('10 min + 5 s each');
  });

  test('[T5] the idle limit is told before sitting down', () => {
    const table = { ...OFFICIAL_PRESET.table, idle: 600_000 };
    const told = tableRules({ ...DEFAULT_OPTIONS, table }, 'Ann', sides, en.rules);
    expect(told).toContain('A player who does not move for 10 min loses');
    expect(told).toContain('2 min to reconnect');
  });
});

describe('refusals', () => {
  test('[N12] the words of the document stand in English', () => {
    const full = { error: 'server-full', message: ERROR_WORDS['server-full'] } as const;
    expect(refusalText(full, en)).toBe('Server is full');
  });

  test('what has no translation is said in the words of the server', () => {
    expect(refusalText({ error: 'bad-message', message: 'This message cannot be read.' }, de)).toBe(
      'This message cannot be read.',
    );
  });

  test.each([
    ['de', de],
    ['es', es],
    ['fr', fr],
    ['ru', ru],
  ] as const)('%s: codes that exist, sentences of their own', (_, { refusals }) => {
    const links: readonly string[] = LINK_ERRORS;
    for (const [code, sentence] of Object.entries(refusals)) {
      expect(isErrorCode(code) || links.includes(code), code).toBe(true);
      expect(sentence).not.toBe((ERROR_WORDS as Record<string, string>)[code]);
    }
  });
});
