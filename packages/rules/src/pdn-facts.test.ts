/** Tests of our own facts in tags: they come back as they were, and bad ones are named. */
import { aCharacter, aRuleSet, runs } from '@crownhead/testkit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  AFTER_OPTIONS,
  BOUNDS,
  DRAW_MODES,
  formatRules,
  LOST_OPTIONS,
  OFFICIAL,
  OFFICIAL_PRESET,
  type PdnFacts,
  PRESETS,
  parseRules,
  RESIGN_OPTIONS,
  SIDE_NAMES,
  type SideNames,
  TAKEBACK_OPTIONS,
  type TableOptions,
  TIME_OPTIONS,
  type Timer,
} from './index.ts';
import { formatClock, parseClock } from './pdn-clock.ts';
import { formatFacts, formatGameType, parseFacts } from './pdn-facts.ts';
import { gameTypeOf, parseGameType, parseResult } from './pdn-game.ts';
import { formatTable, parseTable } from './pdn-table.ts';

const within = ({ least, most }: { least: number; most: number }): fc.Arbitrary<number> =>
  fc.integer({ min: least, max: most });
const aTimer: fc.Arbitrary<Timer> = fc.oneof(
  fc.constant<Timer>({ kind: 'none' }),
  fc.record({ kind: fc.constant('move' as const), limit: within(BOUNDS.move), warning: within(BOUNDS.move) }),
  fc.record({
    kind: fc.constant('clock' as const),
    base: within(BOUNDS.base),
    increment: within(BOUNDS.increment),
    delay: within(BOUNDS.increment),
  }),
);
const someSideNames = fc.constantFrom(...(Object.keys(SIDE_NAMES) as SideNames[]));
const aTable: fc.Arbitrary<TableOptions> = fc.record({
  sideNames: someSideNames,
  draw: fc.record({
    agreement: fc.boolean(),
    rule: fc.constantFrom(...DRAW_MODES),
    proof: fc.constantFrom(...DRAW_MODES),
  }),
  resign: fc.constantFrom(...RESIGN_OPTIONS),
  timer: aTimer,
  onTime: fc.constantFrom(...TIME_OPTIONS),
  idle: fc.option(within(BOUNDS.idle)),
  showPile: fc.boolean(),
  onLost: fc.constantFrom(...LOST_OPTIONS),
  grace: within(BOUNDS.grace),
  after: fc.constantFrom(...AFTER_OPTIONS),
  takebacks: fc.constantFrom(...TAKEBACK_OPTIONS),
  hints: fc.boolean(),
});
const aClock = fc.integer({ min: 0, max: 9999 * 3_600_000 });
const someFacts: fc.Arbitrary<Omit<PdnFacts, 'names'>> = fc.record({
  rules: aRuleSet,
  drawRule: fc.constantFrom(...DRAW_MODES),
  sideNames: fc.option(someSideNames),
  table: fc.option(aTable),
  turnTime: fc.option(fc.record({ used: aClock, warned: fc.boolean() })),
  clocks: fc.option(fc.record({ black: aClock, white: aClock })),
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
    const usual = {
      rules: OFFICIAL,
      drawRule: 'claim',
      sideNames: null,
      table: null,
      clocks: null,
      turnTime: null,
    } as const;
    expect(formatFacts(usual)).toEqual([]);
  });

  test('as they look', () => {
    const lobby = PRESETS[4];
    const facts = {
      rules: lobby.rules,
      drawRule: 'off',
      sideNames: 'dark-light',
      table: lobby.table,
      clocks: { black: 61_500, white: 3_600_000 },
      turnTime: { used: 5000, warned: true },
    } as const;
    expect(formatFacts(facts)).toEqual([
      {
        name: 'RuleSet',
        value:
          'official capture=optional chain=may-stop crowning=goes-on removal=end-of-turn blocked=passes first=random',
      },
      { name: 'DrawRule', value: 'off' },
      { name: 'SideNames', value: 'dark-light' },
      {
        name: 'TableOptions',
        value:
          'sides=dark-light agreement=no rule=off proof=off resign=not-offered timer=move/0:05:00/0:01:00 ' +
          'on-time=pass idle=none pile=yes on-lost=grace grace=0:02:00 after=lobby takebacks=asked hints=yes ask-ready=yes',
      },
      { name: 'Clocks', value: 'B 0:01:01.500 W 1:00:00' },
      { name: 'TurnTime', value: '0:00:05 warned' },
    ]);
  });

  test.each([
    ['RuleSet', 'bad-rules', 'official gravity=on'],
    ['DrawRule', 'bad-draw-rule', 'sometimes'],
    ['SideNames', 'bad-side-names', 'pink-grey'],
    ['TableOptions', 'bad-table-options', 'after=lunch'],
    ['Clocks', 'bad-clocks', 'B 0:01 W'],
    ['Clocks', 'bad-clocks', 'B 0:01 W soon'],
    ['Clocks', 'bad-clocks', 'B soon W 0:01'],
  ] as const)('[F2] %s: %s: %s', (name, code, value) => {
    const { facts, errors } = parseFacts([{ name, value }]);
    expect(errors).toEqual([{ code, value }]);
    expect(facts).toEqual(parseFacts([]).facts);
  });

  test('any tag values are read or refused, never thrown at', () => {
    const names = ['RuleSet', 'DrawRule', 'SideNames', 'TableOptions', 'Clocks', 'GameType', 'Black'];
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

describe('[F1] table options as text', () => {
  test('what is not said is as at an official table', () => {
    expect(parseTable('after=lobby')).toEqual({
      ok: true,
      value: { ...OFFICIAL_PRESET.table, after: 'lobby' },
    });
    expect(parseTable('')).toEqual({ ok: true, value: OFFICIAL_PRESET.table });
  });

  test.each(PRESETS)('preset $id', ({ table }) => {
    expect(parseTable(formatTable(table))).toEqual({ ok: true, value: table });
  });

  test.each([
    'nonsense',
    'toString=1',
    'after',
    'after=',
    'agreement=maybe',
    'timer=move',
    'timer=move/0:05:00',
    'timer=move/0:05:00/x',
    'timer=none/1',
    'timer=sand/1/2',
    'timer=move/0:00:01/0:01:00',
    'idle=soon',
    'grace=9:00:00',
  ])('refused: %s', (text) => {
    expect(parseTable(text)).toEqual({ ok: false, error: 'bad-table-options' });
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
