/** Many at once: exactly one row wins each place in the log, and nothing that was acknowledged is missing. */
import assert from 'node:assert/strict';
import { type TableId, tableId } from '@crownhead/protocol';
import type { Append, Store } from '../../src/store/store.ts';
import { ANN, type Case, logged, row, T1 } from './fixtures.ts';

const count = async (kind: string, answers: readonly Promise<{ kind: string }>[]): Promise<number> =>
  (await Promise.all(answers)).filter((answer) => answer.kind === kind).length;

const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i + 1);

/** Appends as a node does: after a conflict it looks where the head is and tries again. */
async function persist(store: Store, table: TableId, commandId: string): Promise<void> {
  for (;;) {
    const { head } = await store.confirm(table, ANN, commandId);
    const { kind } = await store.append(row(table, head + 1, { commandId }));
    if (kind !== 'conflict') return;
  }
}

export const raceCases: readonly Case[] = [
  [
    'of a hundred rows for one place exactly one wins',
    async ({ store }) => {
      for (const seq of upTo(3)) {
        const rivals = upTo(100).map((i) => row(T1, seq, { commandId: `${seq}-${i}` }));
        const answers = await Promise.all(rivals.map((each) => store.append(each)));
        const winners = rivals.filter((_, i) => answers[i]?.kind === 'appended');
        assert.equal(winners.length, 1);
        assert.equal(answers.filter(({ kind }) => kind === 'conflict').length, 99);
        assert.deepEqual(await store.read(T1, seq - 1), winners.map(logged));
      }
    },
  ],
  [
    'a command sent many times at once is appended once',
    async ({ store }) => {
      const same: Append[] = upTo(20).map(() => row(T1, 1));
      const answers = same.map((each) => store.append(each));
      assert.equal(await count('appended', answers), 1);
      assert.equal(await count('duplicate', answers), 19);
    },
  ],
  [
    'those who try again after a conflict all get in, without gaps',
    async ({ store }) => {
      const ids = upTo(8).flatMap((node) => upTo(5).map((i) => `n${node}-${i}`));
      await Promise.all(ids.map((id) => persist(store, T1, id)));
      const rows = await store.read(T1, 0);
      assert.deepEqual(
        rows.map(({ seq }) => seq),
        upTo(40),
      );
      assert.deepEqual(rows.map(({ commandId }) => commandId).sort(), ids.sort());
    },
  ],
  [
    'tables do not stand in each other’s way, even where some of them conflict',
    async ({ store }) => {
      const tables = upTo(60).map((i) => tableId(`many${i}`));
      const answers = tables.flatMap((table) => [
        store.append(row(table, 1)),
        store.append(row(table, 7, { commandId: 'too-far' })),
      ]);
      assert.equal(await count('appended', answers), 60);
      assert.equal(await count('conflict', answers), 60);
      assert.deepEqual(await store.heads(tables), new Map(tables.map((table) => [table, 1])));
    },
  ],
];
