/** Rules as text, both ways. */
import { aRuleSet, runs } from '@crownhead/testkit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PRESET_IDS, RULE_PRESETS } from './rule-presets.ts';
import { movesAreOfficial, OFFICIAL, RULE_OPTION_NAMES, RULE_OPTIONS, sameRules } from './rule-set.ts';
import { formatRules, parseRules } from './rule-text.ts';

describe('reading', () => {
  it.each(
    PRESET_IDS.map((id) => ({ id, ...RULE_PRESETS[id] })),
  )('[R1] the preset $id by name, in any case, or by its document', ({ id, document, rules }) => {
    for (const text of [id, id.toUpperCase(), ` ${id} `, ...(document === null ? [] : [document])]) {
      expect(parseRules(text), text).toEqual({ ok: true, value: rules });
    }
  });

  it.each([
    ['capture=optional', { capture: 'optional' }],
    ['official capture=optional chain=single', { capture: 'optional', chain: 'single' }],
    ['OFFICIAL, Capture=Optional; chain=single', { capture: 'optional', chain: 'single' }],
    ['official\n first=random', { first: 'random' }],
    ['first=white first=random', { first: 'random' }],
    ['sandbox capture=mandatory chain=finish first=black', {}],
  ] as const)('[R1] %j', (text, options) => {
    expect(parseRules(text)).toEqual({ ok: true, value: { ...OFFICIAL, ...options } });
  });

  it.each([
    ['', ''],
    ['  ', '  '],
    ['casino', 'casino'],
    ['official casino', 'casino'],
    ['chain=single lobby', 'lobby'],
    ['capture', 'capture'],
    ['capture=', 'capture='],
    ['capture=maybe', 'capture=maybe'],
    ['capture=optional=really', 'capture=optional=really'],
    ['colour=red', 'colour=red'],
    ['toString=x', 'tostring=x'],
    ['=optional', '=optional'],
  ])('[R1] %j is refused at %j', (text, word) => {
    expect(parseRules(text)).toEqual({ ok: false, error: { code: 'unknown-rules', word } });
  });
});

describe('writing', () => {
  it('[R1] names the official rules and what differs', () => {
    expect(formatRules(OFFICIAL)).toBe('official');
    expect(formatRules({ ...OFFICIAL, first: 'white', chain: 'single' })).toBe(
      'official chain=single first=white',
    );
  });

  it('[R1] any rules are read back the same', () => {
    fc.assert(
      fc.property(aRuleSet, (rules) => {
        expect(parseRules(formatRules(rules))).toEqual({ ok: true, value: rules });
      }),
      runs(200),
    );
  });
});

describe('comparing', () => {
  it.each(RULE_OPTION_NAMES)('[R1] another value of %s makes other rules', (option) => {
    for (const value of RULE_OPTIONS[option]) {
      const rules = { ...OFFICIAL, [option]: value };
      expect(sameRules(rules, OFFICIAL)).toBe(value === OFFICIAL[option]);
      expect(movesAreOfficial(rules)).toBe(option === 'first' || value === OFFICIAL[option]);
    }
  });
});
