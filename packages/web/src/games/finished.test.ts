/** Finished games on this device: bounded, readable whatever somebody made of the storage, and never in the way. */
import { describe, expect, it } from 'vitest';
import type { Keys } from '../local/kept-games.ts';
import { allPdn } from './all-pdn.ts';
import {
  type FinishedGame,
  finishedGame,
  finishedGames,
  forgetFinished,
  keepFinished,
  MOST_FINISHED,
} from './finished.ts';

const game = (n: number, change: Partial<FinishedGame> = {}): FinishedGame => ({
  id: `game${n}-1`,
  endedAt: 1000 + n,
  names: { black: 'Ann', white: `Ben ${n}` },
  sideNames: 'red-white',
  people: ['black'],
  outcome: { winner: 'black', reason: 'resigned' },
  plies: 12,
  opening: 'Cross',
  preset: 'official',
  pdn: `[White "Ben ${n}"]\n1. 11-15 1-0\n`,
  ...change,
});

/** A storage with room for so many letters. */
function storage(room = Number.POSITIVE_INFINITY): Keys & { readonly map: Map<string, string> } {
  const map = new Map<string, string>();
  return {
    map,
    get length() {
      return map.size;
    },
    key: (i) => [...map.keys()][i] ?? null,
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, text) => {
      const used = [...map].reduce((sum, [name, value]) => sum + (name === key ? 0 : value.length), 0);
      if (used + text.length > room) throw new DOMException('full', 'QuotaExceededError');
      map.set(key, text);
    },
    removeItem: (key) => void map.delete(key),
  };
}

describe('[W14] finished games of this device', () => {
  it('come back as they were, the last one first', () => {
    const keys = storage();
    for (const n of [2, 3, 1]) expect(keepFinished(keys, game(n))).toBe(true);
    expect(finishedGames(keys)).toEqual([game(3), game(2), game(1)]);
    expect(finishedGame(keys, 'game2-1')).toEqual(game(2));
    expect(finishedGame(keys, 'nothing')).toBeNull();
  });

  it('are bounded: the oldest goes', () => {
    const keys = storage();
    for (let n = 0; n < MOST_FINISHED; n += 1)
      keys.setItem(`crownhead.finished.game${n}-1`, JSON.stringify(game(n)));
    for (let n = MOST_FINISHED; n < MOST_FINISHED + 3; n += 1) keepFinished(keys, game(n));
    const kept = finishedGames(keys);
    expect(kept).toHaveLength(MOST_FINISHED);
    expect(kept.at(-1)!.id).toBe('game3-1');
  });

  it('make room in a storage that is full, and give up quietly where that is not enough', () => {
    const size = JSON.stringify(game(1)).length;
    const keys = storage(4 * size);
    for (let n = 0; n < 9; n += 1) keepFinished(keys, game(n));
    expect(finishedGames(keys)[0]).toEqual(game(8));
    const other = storage(10);
    expect(keepFinished(other, game(1))).toBe(false);
    expect(finishedGames(other)).toEqual([]);
  });

  it('[F1] lose none of them to a game that does not fit all the same', () => {
    const size = JSON.stringify(game(1)).length;
    const keys = storage(10 * size);
    for (let n = 0; n < 4; n += 1) keepFinished(keys, game(n));
    // Something else of this page fills the rest.
    keys.setItem('other', 'x'.repeat(6 * size - 50));
    const before = finishedGames(keys);
    expect(keepFinished(keys, game(9, { pdn: 'x'.repeat(4 * size) }))).toBe(false);
    expect(finishedGames(keys)).toEqual(before);
  });

  it('can be deleted, and the deletion undone', () => {
    const keys = storage();
    keepFinished(keys, game(1));
    const undo = forgetFinished(keys, 'game1-1');
    expect(finishedGames(keys)).toEqual([]);
    undo();
    expect(finishedGames(keys)).toEqual([game(1)]);
  });

  it.each([
    'x',
    'null',
    '[]',
    '{}',
    '{"endedAt":1,"plies":2,"pdn":"","names":{"black":"a"}}',
    JSON.stringify({ ...game(1), sideNames: 'toString' }),
    JSON.stringify({ ...game(1), outcome: { winner: 'red', reason: 'x' } }),
    JSON.stringify({ ...game(1), people: 'black' }),
    JSON.stringify({ ...game(1), opening: 7 }),
  ])('that are damaged are not listed: %s', (text) => {
    const keys = storage();
    keys.setItem('crownhead.finished.bad', text);
    keepFinished(keys, game(2));
    expect(finishedGames(keys)).toEqual([game(2)]);
  });

  it('a storage that may not be looked at has none', () => {
    const refuse = () => {
      throw new DOMException('no', 'SecurityError');
    };
    const keys: Keys = { length: 1, key: refuse, getItem: refuse, setItem: refuse, removeItem: refuse };
    expect(finishedGames(keys)).toEqual([]);
    expect(keepFinished(keys, game(1))).toBe(false);
  });

  it('are one PDN together with those of the server, the oldest first', () => {
    const listed = { ...game(2), pdn: '[White "Eve"]\n1. 11-15 1-0' } as never;
    expect(allPdn([game(3), game(1)], [listed])).toBe(
      '[White "Ben 1"]\n1. 11-15 1-0\n\n[White "Eve"]\n1. 11-15 1-0\n\n[White "Ben 3"]\n1. 11-15 1-0\n',
    );
  });
});
