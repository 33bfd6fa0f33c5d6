import type { Storage } from '@crownhead/client';
import { expect, it } from 'vitest';
import { GAME_KEY } from './kept-games.ts';
import { isTakenOver, revocable } from './one-page.ts';

function memory(text: string | null = null): Storage & { text: string | null } {
  return {
    text,
    read() {
      return this.text;
    },
    write(next) {
      this.text = next;
      return true;
    },
    clear() {
      this.text = null;
    },
  };
}

it('[F1] a page whose storage was revoked writes nothing over the game of the other page', () => {
  const storage = memory('old');
  const own = revocable(storage);
  own.write('mine');
  expect(own.read()).toBe('mine');
  storage.write('theirs');
  own.revoke();
  own.write('mine again');
  own.clear();
  expect(storage.text).toBe('theirs');
});

const at = (time: number): string => JSON.stringify({ at: time });

it('[F1] only a later word on the same game takes it over', () => {
  const storage = revocable({ read: () => null, write: () => true, clear: () => undefined });
  const game = { id: 'a', storage };
  expect(isTakenOver({ key: `${GAME_KEY}a`, newValue: at(1) }, game)).toBe(true);
  storage.write(at(5));
  expect(isTakenOver({ key: `${GAME_KEY}a`, newValue: at(6) }, game)).toBe(true);
  // The page before a reload kept it on its way out: told late, it is no news.
  expect(isTakenOver({ key: `${GAME_KEY}a`, newValue: at(4) }, game)).toBe(false);
  expect(isTakenOver({ key: `${GAME_KEY}b`, newValue: at(6) }, game)).toBe(false);
  expect(isTakenOver({ key: `${GAME_KEY}a`, newValue: null }, game)).toBe(false);
  expect(isTakenOver({ key: `${GAME_KEY}a`, newValue: 'damaged' }, game)).toBe(false);
  expect(isTakenOver({ key: 'crownhead.theme', newValue: 'wood' }, game)).toBe(false);
});

it('[F1] what another page has kept since is seen before anything is written over it, told or not', () => {
  const storage = memory();
  const [one, other] = [revocable(storage), revocable(storage)];
  one.write(at(5));
  other.write(at(6));
  // The first was asleep, or has not been told yet.
  expect(one.write(at(7))).toBe(true);
  one.clear();
  expect(storage.text).toBe(at(6));
  other.write(at(8));
  expect(storage.text).toBe(at(8));
  // One that was put away is kept again, and so is one over which an older page wrote on its way out.
  for (const older of [null, at(3), 'damaged']) {
    storage.text = older;
    other.write(at(9));
    expect(storage.text).toBe(at(9));
  }
});
