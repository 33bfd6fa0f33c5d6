/** The list of tables: order, and what a visitor can do at each. */
import { type TableListing, tableId } from '@crownhead/protocol';
import { tableListing as listing, listedPerson as person } from '@crownhead/testkit';
import { describe, expect, test } from 'vitest';
import {
  addressOfEntry,
  gameWaiting,
  lobbyEntries,
  seatWished,
  tableWaiting,
  type Visitor,
} from './lobby-list.ts';

const full: Partial<TableListing> = { seats: [person('Ann'), person('Bob')], playing: true };
const visitor = (name: string | null, ...tables: string[]): Visitor => ({
  name,
  tables: new Set(tables.map(tableId)),
});

describe('[N3] what to do at a table', () => {
  test.each([
    ['a free seat', listing('free'), 'Eve', 'join'],
    ['a game on', listing('full', full), 'Eve', 'watch'],
    ['a game nobody may watch', listing('shut', { ...full, spectators: false }), 'Eve', null],
    ['my own seat', listing('mine', full), 'Bob', 'back'],
    ['the table I host', listing('host', { host: 'Bob', seats: [null, null] }), 'Bob', 'back'],
    ['a free seat, for one without a name', listing('free'), null, 'join'],
    [
      'a seat that is free only because its player left mid-game',
      listing('gap', { ...full, seats: [person('Ann'), null] }),
      'Eve',
      'watch',
    ],
  ])('%s', (_, table, name, action) => {
    expect(lobbyEntries([table], visitor(name))[0]?.action).toBe(action);
  });

  test('a computer with my name is not me', () => {
    const table = listing('bots', {
      host: 'Zed',
      seats: [{ name: 'Eve', level: 3, away: false }, person('Bob')],
    });
    expect(lobbyEntries([table], visitor('Eve'))[0]?.action).toBe('watch');
  });

  test('[W7] joining is sitting down; watching is not', () => {
    const [join] = lobbyEntries([listing('free11')], visitor('Eve'));
    const [watch] = lobbyEntries([listing('game11', full)], visitor('Eve'));
    expect([seatWished(join!), seatWished(watch!)]).toEqual(['free11', null]);
    // A link to a table seats nobody: others may pass it on.
    expect([addressOfEntry(join!), addressOfEntry(watch!)]).toEqual(['/t/free11', '/t/game11']);
  });
});

test('[W9] mine first, then free seats, then games; open before locked, newest first', () => {
  const tables = [
    listing('watch1', { ...full, createdAt: 9 }),
    listing('locked', { locked: true, createdAt: 8 }),
    listing('older', { createdAt: 1 }),
    listing('newer', { createdAt: 2 }),
    listing('mine11', { host: 'Eve', createdAt: 0 }),
  ];
  const ids = lobbyEntries(tables, visitor('Eve')).map((entry) => entry.listing.table);
  expect(ids).toEqual(['mine11', 'newer', 'older', 'locked', 'watch1']);
});

test('[N9] the game I left standing is found again by my name, and so is my table that waits', () => {
  const tables = [listing('other1'), listing('mine11', full)];
  expect(gameWaiting(tables, visitor('Bob'))?.table).toBe('mine11');
  expect(gameWaiting(tables, visitor('Eve'))).toBe(null);
  expect(gameWaiting(tables, visitor(null))).toBe(null);
  expect(gameWaiting(tables, visitor('Bobby', 'mine11'))?.table).toBe('mine11');
  expect(tableWaiting(tables, visitor('Ann'))?.table).toBe('other1');
  expect(tableWaiting(tables, visitor('Bob'))).toBe(null);
});
