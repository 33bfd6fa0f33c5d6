/** Reports of one person are found among however many others. */
import { playerId } from '@crownhead/match';
import { tableId } from '@crownhead/protocol';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openHere } from '../../test/store-here.ts';
import type { Lease, Store } from '../store/store.ts';
import { newRecordId, Records } from './records.ts';
import { Reports } from './reports.ts';

const ANN = { player: playerId('p-ann'), name: 'Ann' };
const TABLE = tableId('table1');
/** More than a page of records. */
const MANY = 1100;

let store: Store;
beforeEach(async () => {
  store = await openHere();
});
afterEach(() => store.close());

it('[O31] the same report again adds to the first, and one person has only so many open', async () => {
  let now = 1000;
  const records = new Records(store, () => now);
  const reports = new Reports(
    {
      person: async (player) => ({ player, name: player, seen: 0 }),
      confirm: async () => ({ head: 1, row: null }),
      present: async () => [{ player: ANN.player } as Lease],
      tablesOf: async () => [],
      hasActed: async () => true,
    },
    records,
  );
  const file = async (about: string): Promise<string> => {
    const filed = await reports.file(ANN, {
      table: TABLE,
      about,
      reason: 'insults',
      text: 'He said things.',
    });
    if (!filed.ok) throw new Error(filed.error);
    return filed.value;
  };
  const others = async (): Promise<void> => {
    now += 1;
    const by = { player: playerId('p-eve'), name: 'Eve' };
    const about = { player: playerId('p-ben'), name: 'Ben' };
    const body = { by, about, table: TABLE, reason: 'insults', text: '', resolved: null } as const;
    const each = () =>
      ({ kind: 'report', id: newRecordId(now), at: now, until: null, subject: 'p-ben', body }) as const;
    await Promise.all(Array.from({ length: MANY }, () => records.put(each())));
    now += 1;
  };
  const first = await file('p-ben');
  await others();
  expect(await file('p-ben')).toBe(first);
  const ids = new Set<string>();
  for (let i = 0; i < 30; i++) {
    now += 1;
    ids.add(await file(`p-${i}`));
  }
  await others();
  ids.add(await file('p-somebody-else'));
  // With the first one they are twenty.
  expect(ids.size).toBe(19);
  // One that is resolved makes room.
  const report = (await records.get('report', first))!;
  const resolved = { at: now, by: 'p-mod', note: '' };
  await records.put({ ...report, body: { ...report.body, resolved: resolved as never } });
  expect(ids).not.toContain(await file('p-last'));
});
