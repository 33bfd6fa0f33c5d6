/** What was said, in order, and not without end. */
import { EVENT_VERSION, type TableEvent } from '@crownhead/match';
import { expect, test } from 'vitest';
import { addChat, type ChatLine } from './chat-log.ts';
import { ANN } from './test-tables.ts';

const said = (text: string): TableEvent => ({
  type: 'chat.said',
  player: ANN,
  name: 'Ann',
  text,
  v: EVENT_VERSION,
  at: 5,
});

test('[N16] only what was said is chat', () => {
  const before: readonly ChatLine[] = [];
  expect(addChat(before, [{ type: 'table.kept', v: EVENT_VERSION, at: 1 }])).toBe(before);
  expect(addChat(before, [said('<b>hi</b>')])).toEqual([
    { player: ANN, name: 'Ann', text: '<b>hi</b>', at: 5 },
  ]);
});

test('the oldest lines go', () => {
  let lines: readonly ChatLine[] = [];
  for (let i = 0; i < 250; i += 1) lines = addChat(lines, [said(String(i))]);
  expect(lines).toHaveLength(200);
  expect(lines.at(-1)?.text).toBe('249');
});

test('[O34] the lines of a person whose data are erased go', () => {
  const lines = addChat([], [said('secret')]);
  const erased = {
    type: 'person.erased',
    player: ANN,
    name: 'Deleted player',
    v: EVENT_VERSION,
    at: 6,
  } as const;
  expect(addChat(lines, [erased])).toEqual([]);
});
