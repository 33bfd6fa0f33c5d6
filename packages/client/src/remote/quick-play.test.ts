/** Quick play: what becomes of the way to an older table. */
import { NO_TABLE, PRESETS } from '@crownhead/match';
import { type TableCommand, type TableId, type TableListing, tableId } from '@crownhead/protocol';
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
async function playing(older: 'there' | 'gone', canOpenAgain: boolean, isAt = true) {
  const arrived: TableId[] = [];
  const sent: string[] = [];
  const over = Promise.withResolvers<Refused | null>();
  let looks = 0;
  const seats = [{ name: 'Bob' }, null];
  const table = {
    view: { state: { ...NO_TABLE, status: 'open', seats }, link: { status: 'here' } },
    send: async ({ type }: TableCommand) => {
      sent.push(type);
      return ok(1);
    },
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
    wait: async () => {
      looks += 1;
      if (looks === 4) over.resolve(null);
    },
    isAt: () => isAt,
    arrived: (id) => {
      arrived.push(id);
      if (arrived.length === 2) over.resolve(null);
    },
    failed: (problem) => over.resolve(problem),
  });
  expect(sat).toEqual(ok(OWN));
  return { arrived, sent, problem: await over.promise };
}

const SAT = 'seat.take';

test('[W8] who moves on to an older table arrives there, or at another of their own', async () => {
  const there = await playing('there', true);
  expect(there.arrived).toEqual([OWN, OLDER.table]);
  expect(there.sent).toEqual([SAT, 'table.close', SAT]);
  expect(await playing('gone', true)).toMatchObject({ arrived: [OWN, OWN], problem: null });
});

test('[W8] who closed their table for one that is gone, and can open none, hears why', async () => {
  const { arrived, problem } = await playing('gone', false);
  expect({ arrived, problem }).toEqual({ arrived: [OWN], problem: linkRefusal('not-connected') });
});

test('[W8] who looks at something else keeps their own table', async () => {
  expect(await playing('there', true, false)).toEqual({ arrived: [OWN], sent: [SAT], problem: null });
});
