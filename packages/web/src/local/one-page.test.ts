import type { Shelf } from '@crownhead/client';
import { expect, it } from 'vitest';
import { GAME_KEY } from './kept-games.ts';
import { isTakenOver, lend } from './one-page.ts';

it('[F1] a page that has let go writes nothing over the game of the other page', () => {
  let text: string | null = 'old';
  const shelf: Shelf = {
    read: () => text,
    write: (next) => {
      text = next;
    },
    clear: () => {
      text = null;
    },
  };
  const lent = lend(shelf);
  lent.write('mine');
  expect(lent.read()).toBe('mine');
  shelf.write('theirs');
  lent.letGo();
  lent.write('mine again');
  lent.clear();
  expect(text).toBe('theirs');
});

it('[F1] only another word on the same game takes it over', () => {
  expect(isTakenOver({ key: `${GAME_KEY}a`, newValue: 'x' }, 'a')).toBe(true);
  expect(isTakenOver({ key: `${GAME_KEY}b`, newValue: 'x' }, 'a')).toBe(false);
  expect(isTakenOver({ key: `${GAME_KEY}a`, newValue: null }, 'a')).toBe(false);
  expect(isTakenOver({ key: 'crownhead.theme', newValue: 'wood' }, 'a')).toBe(false);
  expect(isTakenOver({ key: `${GAME_KEY}undefined`, newValue: 'x' }, undefined)).toBe(false);
});
