/** Quick play's policy: which table to join with which preferences, and what to open where none waits. */
import { OFFICIAL_PRESET, PRESETS } from '@crownhead/match';
import type { TableListing } from '@crownhead/protocol';
import { tableListing as listing, listedPerson as person } from '@crownhead/testkit';
import { describe, expect, test } from 'vitest';
import {
  DEFAULT_PREFERENCES,
  olderTable,
  pickTable,
  pickTables,
  QUICK_TIMES,
  type QuickPreferences,
  quickOptions,
  readPreferences,
} from './pick-table.ts';

const ANY: QuickPreferences = { time: 'any', rules: 'any', colour: 'any' };

const timed = (time: keyof typeof QUICK_TIMES) => ({
  options: { ...OFFICIAL_PRESET.table, timer: QUICK_TIMES[time] },
});
const sandbox = { rules: PRESETS[1].rules, options: PRESETS[1].table };

describe('[W8] a table is joined', () => {
  test.each<[string, Partial<TableListing>, Partial<QuickPreferences>, boolean]>([
    ['that waits', {}, {}, true],
    ['not with a password', { locked: true }, {}, false],
    ['not where a game is on', { playing: true }, {}, false],
    ['not where both seats are taken', { seats: [person('Ann'), person('Bob')] }, {}, false],
    ['not where nobody sits', { seats: [null, null] }, {}, false],
    ['not where only a computer sits', { seats: [{ name: 'C', level: 3, away: false }, null] }, {}, false],
    ['not where the one who waits is away', { seats: [{ ...person('Ann'), away: true }, null] }, {}, false],
    ['of the time wanted', timed('10+5'), { time: '10+5' }, true],
    ['not of another time', timed('10+5'), { time: '5+0' }, false],
    ['not of another kind of time', timed('move'), { time: 'none' }, false],
    ['of any time', timed('30+10'), {}, true],
    ['of the rules wanted', sandbox, { rules: 'sandbox' }, true],
    ['not of other rules', sandbox, { rules: 'official' }, false],
    ['where the colour wanted is free', { sides: ['white', 'black'] }, { colour: 'black' }, true],
    ['not where the other one is', { sides: ['black', 'white'] }, { colour: 'black' }, false],
    ['not where colours are drawn and one is wanted', { sides: null }, { colour: 'white' }, false],
    ['where any colour will do', { sides: ['black', 'white'] }, {}, true],
    ['not my own', { host: 'Me', seats: [person('Me'), null] }, {}, false],
  ])('%s', (_, more, wanted, joins) => {
    expect(pickTable([listing('table1', more)], { ...ANY, ...wanted }, 'Me') !== null).toBe(joins);
  });

  test('the one that has waited longest first, whatever the order of the list', () => {
    const list = [listing('newer1', { createdAt: 9 }), listing('older1'), listing('older0')];
    expect(pickTables(list, ANY, null).map(({ table }) => table)).toEqual(['older0', 'older1', 'newer1']);
  });
});

test('[W8] where none waits, a table like the preferences is opened, and it would be found by them', () => {
  for (const { id } of PRESETS) {
    const wanted = { time: '10+5', rules: id, colour: 'black' } as const;
    const { rules, table, sides } = quickOptions(wanted);
    expect({ timer: table.timer, sides }).toEqual({ timer: QUICK_TIMES['10+5'], sides: 'host-black' });
    const opened = listing('opened', { rules, options: table, sides: ['black', 'white'] });
    expect(pickTable([opened], { ...wanted, colour: 'white' })).toBe(opened);
  }
  expect(quickOptions(ANY)).toMatchObject({ sides: 'random', rules: OFFICIAL_PRESET.rules });
});

test('[W8] of two who opened a table at the same time, exactly one moves', () => {
  const [a, b] = [
    listing('tablea', { host: 'Ann' }),
    listing('tableb', { host: 'Bob', seats: [person('Bob'), null] }),
  ];
  expect(olderTable([a, b], a, ANY, 'Ann')).toBeNull();
  expect(olderTable([a, b], b, ANY, 'Bob')).toBe(a);
  const first = { ...b, createdAt: 4 };
  expect(olderTable([a, first], a, ANY, 'Ann')).toBe(first);
  expect(olderTable([a, first], first, ANY, 'Bob')).toBeNull();
});

test('[W8] kept preferences are read, and what cannot be read is as usual', () => {
  const wanted: QuickPreferences = { time: '5+0', rules: 'timed', colour: 'white' };
  expect(readPreferences(JSON.parse(JSON.stringify(wanted)))).toEqual(wanted);
  for (const bad of [null, 7, 'x', { time: '1+1', rules: 'toString', colour: 'pink' }])
    expect(readPreferences(bad)).toEqual(DEFAULT_PREFERENCES);
});
