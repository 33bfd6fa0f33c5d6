/** The log of a table: rows in order, none twice, none lost; heads and snapshots. */
import assert from 'node:assert/strict';
import { NO_TABLE } from '@crownhead/match';
import { tableId } from '@crownhead/protocol';
import { ANN, BEN, type Case, finished, listing, logged, row, said, T1, T2 } from './fixtures.ts';

export const logCases: readonly Case[] = [
  [
    'rows come back in order, as they were written, table by table',
    async ({ store }) => {
      const rows = [1, 2, 3].map((seq) => row(T1, seq, { events: [said(`a${seq}`), said(`b${seq}`)] }));
      for (const each of rows) assert.deepEqual(await store.append(each), { kind: 'appended' });
      await store.append(row(T2, 1));
      assert.deepEqual(await store.read(T1, 0), rows.map(logged));
      assert.deepEqual(await store.read(T1, 2), [logged(rows[2]!)]);
      assert.deepEqual(await store.read(T1, 3), []);
      assert.deepEqual(await store.read(tableId('nowhere'), 0), []);
    },
  ],
  [
    'the log knows how many bytes its events take, whatever was refused',
    async ({ store }) => {
      const rows = [row(T1, 1), row(T1, 2, { events: [said('ä♔')] })];
      for (const each of rows) await store.append(each);
      await store.append(row(T1, 2, { commandId: 'late' }));
      await store.append(row(T1, 2));
      const bytes = rows.map(({ events }) => Buffer.byteLength(JSON.stringify(events)));
      assert.equal(await store.logBytes(T1), bytes[0]! + bytes[1]!);
      assert.equal(await store.logBytes(T2), 0);
    },
  ],
  [
    'events keep every character',
    async ({ store }) => {
      const odd = row(T1, 1, {
        actor: "o'neil; --",
        commandId: 'ä:1',
        events: [said('quote\' " \\ \n \u0000 \u2028 \ud800 ♔ 🏁')],
      });
      await store.append(odd);
      assert.deepEqual(await store.read(T1, 0), [logged(odd)]);
    },
  ],
  [
    'a row that does not follow the head is a conflict and changes nothing',
    async ({ store }) => {
      await store.append(row(T1, 1, { due: { nextDue: 50 } }));
      const late = {
        due: { nextDue: 1 },
        summary: { listing: listing(T1, { game: 9 }) },
        games: [finished(T1, 1, 9)],
      };
      for (const seq of [0, 1, 3]) {
        const other = row(T1, seq, { ...late, commandId: `other ${seq}` });
        assert.deepEqual(await store.append(other), { kind: 'conflict' });
      }
      assert.deepEqual(await store.append(row(T2, 2)), { kind: 'conflict' });
      assert.equal((await store.read(T1, 0)).length, 1);
      assert.deepEqual(await store.dueTables(49, 9), []);
      assert.equal((await store.listings({}, 9))[0]?.game, 0);
      assert.equal(await store.game('table1-1'), null);
      assert.equal(await store.openTables(), 1);
    },
  ],
  [
    'a repeated command is a duplicate before it is a conflict, wherever the head is',
    async ({ store }) => {
      const first = row(T1, 1);
      await store.append(first);
      const duplicate = { kind: 'duplicate', row: logged(first) };
      assert.deepEqual(await store.append(first), duplicate);
      await store.append(row(T1, 2));
      await store.append(row(T1, 3));
      const again = { commandId: 'c1', due: { nextDue: 1 }, games: [finished(T1, 1, 9)] };
      for (const seq of [1, 2, 4, 9]) assert.deepEqual(await store.append(row(T1, seq, again)), duplicate);
      assert.equal((await store.read(T1, 0)).length, 3);
      assert.deepEqual(await store.dueTables(9, 9), []);
      assert.equal(await store.game('table1-1'), null);
    },
  ],
  [
    'a command id belongs to one actor at one table',
    async ({ store }) => {
      await store.append(row(T1, 1));
      const appended = { kind: 'appended' };
      assert.deepEqual(await store.append(row(T1, 2, { commandId: 'c1', actor: BEN })), appended);
      assert.deepEqual(await store.append(row(T2, 1, { commandId: 'c1' })), appended);
    },
  ],
  [
    'the head is confirmed together with the row of a command',
    async ({ store }) => {
      assert.deepEqual(await store.confirm(T1, ANN, 'c1'), { head: 0, row: null });
      const first = row(T1, 1);
      await store.append(first);
      await store.append(row(T1, 2));
      assert.deepEqual(await store.confirm(T1, ANN, 'c1'), { head: 2, row: logged(first) });
      assert.deepEqual(await store.confirm(T1, BEN, 'c1'), { head: 2, row: null });
      assert.deepEqual(await store.confirm(T2, ANN, 'c1'), { head: 0, row: null });
    },
  ],
  [
    'heads of many tables at once',
    async ({ store }) => {
      await store.append(row(T1, 1));
      await store.append(row(T1, 2));
      await store.append(row(T2, 1));
      const many = Array.from({ length: 2000 }, (_, i) => tableId(`missing${i}`));
      assert.deepEqual(
        await store.heads([...many, T2, T1]),
        new Map([
          [T1, 2],
          [T2, 1],
        ]),
      );
      assert.deepEqual(await store.heads([]), new Map());
    },
  ],
  [
    'a snapshot is kept only if it is newer',
    async ({ store }) => {
      assert.equal(await store.snapshot(T1), null);
      const at = (seq: number, lastAt: number) => ({ seq, state: { ...NO_TABLE, lastAt } });
      await store.saveSnapshot(T1, at(5, 1));
      await store.saveSnapshot(T1, at(4, 2));
      await store.saveSnapshot(T1, at(5, 3));
      assert.deepEqual(await store.snapshot(T1), at(5, 1));
      await store.saveSnapshot(T1, at(6, 4));
      assert.deepEqual(await store.snapshot(T1), at(6, 4));
      assert.equal(await store.snapshot(T2), null);
    },
  ],
];
