/** Locked tables: passwords, who may come in, and counting those who guess. */
import assert from 'node:assert/strict';
import { ANN, BEN, type Case, T1, T2 } from './fixtures.ts';

export const accessCases: readonly Case[] = [
  [
    'a table has the last password it was given, and the secret of its link',
    async ({ store }) => {
      assert.equal(await store.password(T1), null);
      await store.setPassword(T1, 'hash one', 'link one');
      await store.setPassword(T1, 'hash two', 'link two');
      assert.equal(await store.password(T1), 'hash two');
      assert.equal(await store.password(T2), null);
      assert.deepEqual([await store.invitation(T1), await store.invitation(T2)], ['link two', null]);
    },
  ],
  [
    'who was let in may come in again, at that table',
    async ({ store }) => {
      assert.equal(await store.granted(T1, ANN), false);
      await store.grant(T1, ANN);
      await store.grant(T1, ANN);
      assert.equal(await store.granted(T1, ANN), true);
      assert.equal(await store.granted(T1, BEN), false);
      assert.equal(await store.granted(T2, ANN), false);
    },
  ],
  [
    'another password takes back who was let in by the one before, at that table',
    async ({ store }) => {
      for (const table of [T1, T2]) await store.grant(table, ANN, BEN);
      await store.setPassword(T1, 'hash', 'link');
      assert.equal(await store.granted(T1, ANN), false);
      assert.equal(await store.granted(T1, BEN), false);
      assert.equal(await store.granted(T2, ANN), true);
    },
  ],
  [
    'many are let in together, each once',
    async ({ store }) => {
      await store.grant(T1);
      await store.grant(T1, ANN, BEN, ANN);
      assert.equal(await store.granted(T1, ANN), true);
      assert.equal(await store.granted(T1, BEN), true);
      assert.equal(await store.granted(T2, BEN), false);
    },
  ],
  [
    'failed attempts are counted by key, inside a window',
    async ({ store }) => {
      assert.equal(await store.attempts('key', 0), 0);
      await store.noteAttempt('key', 100);
      await store.noteAttempt('key', 100);
      await store.noteAttempt('gate', 100);
      await store.noteAttempt('key', 200);
      assert.equal(await store.attempts('key', 0), 3);
      assert.equal(await store.attempts('key', 99), 3);
      assert.equal(await store.attempts('key', 100), 1);
      assert.equal(await store.attempts('key', 200), 0);
    },
  ],
  [
    'of attempts made at once each is counted',
    async ({ store }) => {
      await Promise.all(Array.from({ length: 10 }, () => store.noteAttempt('key', 7)));
      assert.equal(await store.attempts('key', 0), 10);
    },
  ],
];
