import { runs, someTableOptions } from '@crownhead/testkit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { OFFICIAL_PRESET } from './official-preset.ts';
import { PRESETS } from './presets.ts';
import { BOUNDS, SIDE_NAMES, type SideNames, type Timer } from './table-options.ts';
import {
  formatTableTags,
  parseTableTags,
  TABLE_TAG_FAULTS,
  TABLE_TAG_WORDS,
  type TableFacts,
} from './table-tags.ts';
import { formatTable, parseTable } from './table-text.ts';

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
const aTable = someTableOptions({ timer: aTimer, idle: within(BOUNDS.idle), grace: within(BOUNDS.grace) });
const aClock = fc.integer({ min: 0, max: 9999 * 3_600_000 });
const someFacts: fc.Arbitrary<TableFacts> = fc.record({
  sideNames: fc.option(someSideNames),
  table: fc.option(aTable),
  turnTime: fc.option(fc.record({ used: aClock, warned: fc.boolean() })),
  clocks: fc.option(fc.record({ black: aClock, white: aClock })),
});
const NOTHING: TableFacts = { sideNames: null, table: null, clocks: null, turnTime: null };

describe('[F1] the table in tags', () => {
  test('comes back as it was', () => {
    fc.assert(
      fc.property(someFacts, (facts) => {
        expect(parseTableTags(formatTableTags(facts))).toEqual({ facts, errors: [] });
      }),
      runs(300),
    );
  });

  test('what is not known needs no tag', () => {
    expect(formatTableTags(NOTHING)).toEqual([]);
    expect(parseTableTags([])).toEqual({ facts: NOTHING, errors: [] });
  });

  test('as it looks', () => {
    const { table } = PRESETS[4];
    const facts = {
      sideNames: 'dark-light',
      table,
      clocks: { black: 61_500, white: 3_600_000 },
      turnTime: { used: 5000, warned: true },
    } as const;
    expect(formatTableTags(facts)).toEqual([
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
    ['SideNames', 'bad-side-names', 'pink-grey'],
    ['TableOptions', 'bad-table-options', 'after=lunch'],
    ['Clocks', 'bad-clocks', 'B 0:01 W'],
    ['Clocks', 'bad-clocks', 'B 0:01 W soon'],
    ['Clocks', 'bad-clocks', 'B soon W 0:01'],
    ['TurnTime', 'bad-clocks', 'soon'],
  ] as const)('[F2] %s: %s: %s', (name, code, value) => {
    expect(parseTableTags([{ name, value }])).toEqual({ facts: NOTHING, errors: [{ code, value }] });
  });

  test('[F2] a sentence for every fault', () => {
    expect(Object.keys(TABLE_TAG_WORDS)).toEqual([...TABLE_TAG_FAULTS]);
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
