/** Quick play: what its player hears where the way to an older table fails. */
import { NO_TABLE, PRESETS } from '@crownhead/match';
import { type TableId, type TableListing, tableId } from '@crownhead/protocol';
import { err, ok } from '@crownhead/rules';
import { listedPerson, tableListing } from '@crownhead/testkit';
import { expect, test } from 'vitest';
import { linkRefusal } from '../link-words.ts';
import type { Refused, Table } from '../table.ts';
import { quickPlay } from './quick-play.ts';

const OWN = tableId('newer1');
const SANDBOX = { rules: PRESETS[1].rules, options: PRESETS[1].table };
const OLDER = tableListing('older1', { ...SANDBOX, createdAt: 1 });
const MINE = tableListing(OWN, { host: 'Bob', seats: [listedPerson('Bob'), null], createdAt: 9 });
const GONE: Refused = { error: 'no-table', message: 'There is no such table.' };

/** Bob opens a table; Ann's older one is seen a moment later. */
async function playing(older: 'there' | 'gone', canOpenAgain: boolean) {
  const arrived: TableId[] = [];
  const over = Promise.withResolvers<Refused | null>();
  const seats = [{ name: 'Bob' }, null];
  const table = {
    view: { state: { ...NO_TABLE, status: 'open', seats }, link: { status: 'here' } },
    send: async () => ok(1),
    close: () => undefined,
  } as unknown as Table;
  const lists: (readonly TableListing[])[] = [[], [OLDER, MINE]];
  let opened = 0;
  const sat = await quickPlay({
    connection: {
      you: null,
      createTable: async () => {
        opened += 1;
        return opened === 1 || canOpenAgain ? ok(OWN) : err(linkRefusal('not-connected'));
      },
      openTable: async (id) => (id === OWN || older === 'there' ? ok(table) : err(GONE)),
    },
    preferences: { time: 'any', rules: 'sandbox', colour: 'any' },
    list: async () => lists.shift() ?? [],
    wait: async () => undefined,
    arrived: (id) => {
      arrived.push(id);
      if (arrived.length === 2) over.resolve(null);
    },
    failed: (problem) => over.resolve(problem),
  });
  expect(sat).toEqual(ok(OWN));
  return { arrived, problem: await over.promise };
}

test('[W8] who moves on to an older table arrives there, or at another of their own', async () => {
  expect(await playing('there', true)).toEqual({ arrived: [OWN, OLDER.table], problem: null });
  expect(await playing('gone', true)).toEqual({ arrived: [OWN, OWN], problem: null });
});

test('[W8] who closed their table for one that is gone, and can open none, hears why', async () => {
  expect(await playing('gone', false)).toEqual({ arrived: [OWN], problem: linkRefusal('not-connected') });
});
