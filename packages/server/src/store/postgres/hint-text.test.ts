import { tableId } from '@crownhead/protocol';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatHints, HintBatch, parseHints } from './hint-text.ts';

const hint = (table: string, seq: number) => ({ table: tableId(table), seq });

test('hints are read as they were written, in notifications that PostgreSQL takes', () => {
  const hints = fc.array(
    fc.record({ table: fc.stringMatching(/^[a-z0-9]{6,32}$/).map(tableId), seq: fc.nat() }),
    { maxLength: 1000 },
  );
  fc.assert(
    fc.property(hints, (some) => {
      const texts = formatHints(some);
      expect(texts.flatMap(parseHints)).toEqual(some);
      for (const text of texts) expect(Buffer.byteLength(text)).toBeLessThan(8000);
    }),
  );
  const many = Array.from({ length: 1000 }, (_, i) => hint(`table${i}`, i));
  expect(formatHints(many).length).toBe(2);
});

test('what is no hint is passed over', () => {
  expect(parseHints('')).toEqual([]);
  expect(parseHints('hello\nabcdef 7\nabcdef x\n 5\nabcdef 7 8')).toEqual([hint('abcdef', 7)]);
});

test('a batch keeps the newest head of each table, and presence beside it', () => {
  const batch = new HintBatch();
  for (const each of [hint('aaaaaa', 3), hint('bbbbbb', 1), hint('aaaaaa', 5), hint('aaaaaa', 4)])
    batch.add(each);
  batch.add(hint('aaaaaa', 0));
  expect(batch.take()).toEqual([hint('aaaaaa', 5), hint('bbbbbb', 1), hint('aaaaaa', 0)]);
  expect(batch.take()).toEqual([]);
});
