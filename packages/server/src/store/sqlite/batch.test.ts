/** A batch is one commit, yet each call in it stands or falls alone. */
import type { DatabaseSync } from 'node:sqlite';
import { tableId } from '@crownhead/protocol';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { row, said, T1, T2 } from '../../../test/store-contract/fixtures.ts';
import { type Answer, batchRunner } from './batch.ts';
import type { Call } from './calls.ts';
import { IN_MEMORY, openDatabase } from './database.ts';

let db: DatabaseSync;
let run: (calls: readonly Call[]) => Answer[];

beforeEach(() => {
  db = openDatabase(IN_MEMORY);
  run = batchRunner(db, IN_MEMORY);
});
afterEach(() => db.close());

const append = (...args: Parameters<typeof row>): Call => ['append', [row(...args)]];
const appended = { value: { kind: 'appended' } };
const conflict = { value: { kind: 'conflict' } };

describe('a batch', () => {
  it('answers in order, and its reads see the writes before them', () => {
    const heads: Call = ['heads', [[T1, T2]]];
    expect(run([heads, append(T1, 1), append(T1, 2), heads, append(T1, 2, { commandId: 'x' })])).toEqual([
      { value: [] },
      appended,
      appended,
      { value: [[T1, 2]] },
      conflict,
    ]);
  });

  it('is not spoiled by a call that fails', () => {
    const impossible: Call = ['setPassword', [T1, null, 'link']];
    expect(run([append(T1, 1), impossible, append(T2, 1), append(T2, 1, { commandId: 'x' })])).toEqual([
      appended,
      { fault: null, message: expect.stringContaining('NOT NULL') },
      appended,
      conflict,
    ]);
    expect(db.isTransaction).toBe(false);
    expect(run([['heads', [[T1, T2]]]])).toEqual([
      {
        value: [
          [T1, 1],
          [T2, 1],
        ],
      },
    ]);
  });

  it('leaves nothing of a call that fails half way', () => {
    const halfWay = row(T1, 1, { due: { nextDue: 1.5 } });
    expect(run([['append', [halfWay]], append(T2, 1)])).toEqual([
      { fault: null, message: expect.any(String) },
      appended,
    ]);
    expect(run([['read', [T1, 0]]])).toEqual([{ value: [] }]);
  });

  it('says when the disk is full, still reads, and writes again when there is space', () => {
    run([append(T1, 1)]);
    const pages = Number(db.prepare('pragma page_count').get()?.page_count);
    db.exec(`pragma max_page_count = ${pages}`);
    const long = (i: number) => append(tableId(`long${i}`), 1, { events: [said('x'.repeat(9000))] });
    const full = { fault: 'unwritable', message: expect.stringContaining('full') };
    expect(run([long(1), ['heads', [[T1]]], long(2)])).toEqual([full, { value: [[T1, 1]] }, full]);
    expect(db.isTransaction).toBe(false);
    db.exec('pragma max_page_count = 100000');
    expect(run([long(1), long(2)])).toEqual([appended, appended]);
    expect(run([['read', [tableId('long2'), 0]]])).toMatchObject([{ value: [{ seq: 1 }] }]);
  });

  it('forgets a bounded number of tables at a time', () => {
    const closed = { listing: null, host: null, seated: [] };
    run(Array.from({ length: 150 }, (_, i) => append(tableId(`old${i}`), 1, { summary: closed })));
    const forget: Call = ['forget', [Date.UTC(2030, 0)]];
    expect([run([forget]), run([forget]), run([forget])]).toEqual([
      [{ value: true }],
      [{ value: false }],
      [{ value: false }],
    ]);
    expect(db.prepare('select count(*) as n from log').get()).toEqual({ n: 0 });
  });
});
