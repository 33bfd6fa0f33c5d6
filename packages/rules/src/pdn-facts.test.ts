/** Tests of our own facts in tags: they come back as they were, and bad ones are named. */
import { aCharacter, aRuleSet, runs } from '@crownhead/testkit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DRAW_MODES, formatRules, OFFICIAL, type PdnFacts, parseRules, RULE_PRESETS } from './index.ts';
import { formatClock, parseClock } from './pdn-clock.ts';
import { formatFacts, formatGameType, parseFacts } from './pdn-facts.ts';
import { gameTypeOf, parseGameType, parseResult } from './pdn-game.ts';

const someFacts: fc.Arbitrary<Omit<PdnFacts, 'names'>> = fc.record({
  rules: aRuleSet,
  drawRule: fc.constantFrom(...DRAW_MODES),
});

describe('[F1] facts in tags', () => {
  test('come back as they were', () => {
    fc.assert(
      fc.property(someFacts, (facts) => {
        const parsed = parseFacts(formatFacts(facts));
        expect(parsed).toEqual({ facts: { ...facts, names: { black: '', white: '' } }, errors: [] });
      }),
      runs(300),
    );
  });

  test('what is usual needs no tag', () => {
    expect(formatFacts({ rules: OFFICIAL, drawRule: 'claim' })).toEqual([]);
  });

  test('as they look', () => {
    const facts = { rules: RULE_PRESETS.lobby.rules, drawRule: 'off' } as const;
    expect(formatFacts(facts)).toEqual([
      {
        name: 'RuleSet',
        value:
          'official capture=optional chain=may-stop crowning=goes-on removal=end-of-turn blocked=passes first=random',
      },
      { name: 'DrawRule', value: 'off' },
    ]);
  });

  test.each([
    ['RuleSet', 'bad-rules', 'official gravity=on'],
    ['DrawRule', 'bad-draw-rule', 'sometimes'],
  ] as const)('[F2] %s: %s: %s', (name, code, value) => {
    const { facts, errors } = parseFacts([{ name, value }]);
    expect(errors).toEqual([{ code, value }]);
    expect(facts).toEqual(parseFacts([]).facts);
  });

  test('any tag values are read or refused, never thrown at', () => {
    const names = ['RuleSet', 'DrawRule', 'GameType', 'Black'];
    const tag = fc.record({ name: fc.constantFrom(...names), value: fc.string({ unit: aCharacter }) });
    fc.assert(
      fc.property(fc.array(tag), (tags) => {
        const { facts } = parseFacts(tags);
        expect(parseRules(formatRules(facts.rules))).toEqual({ ok: true, value: facts.rules });
      }),
      runs(300),
    );
  });

  test('an unknown player has no name', () => {
    const tags = [
      { name: 'Black', value: '?' },
      { name: 'White', value: ' Asa Long ' },
    ];
    expect(parseFacts(tags).facts.names).toEqual({ black: '', white: 'Asa Long' });
  });
});

describe('[F3] times, types and results', () => {
  test.each([
    ['1:05:09', 3_909_000],
    ['1:05:09.5', 3_909_500],
    ['1:05:09,25', 3_909_250],
    ['0:00:01.0009', 1000],
    ['5:09', 309_000],
    ['309', 309_000],
  ])('clock %s', (text, milliseconds) => {
    expect(parseClock(text)).toBe(milliseconds);
  });

  test.each(['', 'x', '1:2:3:4', '-1', '1:-2', '::'])('no clock: %s', (text) => {
    expect(parseClock(text)).toBeNull();
  });

  test('a clock is written within its bounds', () => {
    expect(formatClock(-5)).toBe('0:00:00');
    expect(formatClock(999.6)).toBe('0:00:01');
    expect(formatClock(Number.POSITIVE_INFINITY)).toBe('9999:00:00');
  });

  test.each([
    ['21', { type: 21, first: null }],
    ['21,B,8,8,N1,0', { type: 21, first: 'black' }],
    [' 21 , w , 8', { type: 21, first: 'white' }],
    ['25,W,8,8,A0,0', { type: 25, first: 'white' }],
    ['21,?', { type: 21, first: null }],
    ['checkers', null],
    ['', null],
  ])('GameType %s', (text, type) => {
    expect(parseGameType(text)).toEqual(type);
  });

  test('the GameType that is written is read', () => {
    for (const first of ['black', 'white', 'random'] as const) {
      const value = formatGameType({ ...OFFICIAL, first });
      expect(gameTypeOf({ tags: [{ name: 'GameType', value }] })).toEqual({
        type: 21,
        first: first === 'white' ? 'white' : 'black',
      });
    }
  });

  test.each([
    ['1-0', '1-0'],
    ['1 - 0', '1-0'],
    ['½–½', '1/2-1/2'],
    ['1/2 - 1/2', '1/2-1/2'],
    ['3-0', null],
    ['unknown', null],
    ['toString', null],
  ])('result %s', (text, result) => {
    expect(parseResult(text)).toBe(result);
  });
});
