/** What is left of an erased moderator in the records. */
import { playerId } from '@crownhead/match';
import { tableId } from '@crownhead/protocol';
import { expect, it } from 'vitest';
import { openHere } from '../../test/store-here.ts';
import { NEUTRAL_NAME } from './neutral.ts';
import { eraseFromRecords } from './neutral-records.ts';
import { Records } from './records.ts';

const MODERATOR = playerId('p-mod');
const OTHER = playerId('p-other');

it('[O47] an erased moderator is named nowhere, and what others decided stays as it was', async () => {
  const store = await openHere();
  const records = new Records(store, () => 1000);
  const base = { at: 1, until: null };
  for (const [id, by, name] of [
    ['1', MODERATOR, 'Secret Mod'],
    ['2', MODERATOR, 'Secret Earlier'],
    ['3', OTHER, 'Olga'],
  ] as const) {
    const of = { ...base, id };
    await records.put({ kind: 'audit', ...of, subject: 'x', body: { by, name, action: 'ban', details: {} } });
    const restriction = { kind: 'mute', name: null, reason: 'Shouting', by: name } as const;
    await records.put({ kind: 'restriction', ...of, subject: `p-${id}`, body: restriction });
    await records.put({ kind: 'announcement', ...of, subject: '', body: { text: 'Hello', by: name } });
    const [ann, ben] = [
      { player: 'p-ann', name: 'Ann' },
      { player: 'p-ben', name: 'Ben' },
    ];
    const resolved = { at: 2, by: name, note: '' };
    const report = { by: ann, about: ben, table: tableId('table1'), reason: 'insults', text: '' } as const;
    await records.put({ kind: 'report', ...of, subject: 'p-ben', body: { ...report, resolved } });
  }
  await eraseFromRecords(records, MODERATOR);

  const by = [
    (await records.all('audit')).map(({ body }) => body.name),
    (await records.all('restriction')).map(({ body }) => body.by),
    (await records.all('announcement')).map(({ body }) => body.by),
    (await records.all('report')).map(({ body }) => body.resolved?.by),
  ];
  for (const names of by) expect(names).toEqual(['Olga', NEUTRAL_NAME, NEUTRAL_NAME]);
  expect((await records.all('audit')).map((entry) => entry.body.by)).toEqual([OTHER, MODERATOR, MODERATOR]);
  await store.close();
});
