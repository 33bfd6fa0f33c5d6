import { globalPorts, type Storage } from '@crownhead/client';
import { openLocal } from '@crownhead/client/local';
import { DEFAULT_OPTIONS } from '@crownhead/match';
import { describe, expect, it } from 'vitest';
import { forgetGame, GAME_KEY, type Keys, MOST_GAMES, makeRoom, unfinishedGames } from './kept-games.ts';
import { MemoryKeys } from './test-keys.ts';

class FakeStorage extends MemoryKeys {
  ofGame = (id: string): Storage => ({
    read: () => this.getItem(GAME_KEY + id),
    write: (text) => {
      this.texts.set(GAME_KEY + id, text);
      return true;
    },
    clear: () => this.removeItem(GAME_KEY + id),
  });
}

function play(
  storage: FakeStorage,
  id: string,
  at: number,
  how: 'moves' | 'resigns' | 'leaves' | 'sets-up' = 'moves',
): void {
  const players = { black: { name: 'Ann', level: null }, white: { name: 'Bob', level: null } };
  const start = { kind: 'position', fen: 'B:W32:B1', force: false } as const;
  const options = how === 'sets-up' ? { ...DEFAULT_OPTIONS, start } : DEFAULT_OPTIONS;
  const opened = openLocal(
    { options, players },
    { ports: { ...globalPorts, now: () => at }, storage: storage.ofGame(id) },
  );
  if (!opened.ok) throw new Error(opened.error.message);
  if (how === 'resigns') void opened.value.send({ type: 'resign', confirmed: true });
  if (how === 'moves') void opened.value.send({ type: 'move', game: 1, ply: 1, path: [11, 15] as never });
  opened.value.close();
}

describe('games kept on this device', () => {
  it('[F1] an unfinished game is found again, with names and whose turn it is', () => {
    const storage = new FakeStorage();
    play(storage, 'a', 1000);
    expect(unfinishedGames(storage)).toEqual([
      {
        id: 'a',
        at: 1000,
        names: { black: 'Ann', white: 'Bob' },
        turn: 'white',
        fen: expect.stringMatching(/^W:/),
        plies: 1,
        mine: null,
        waits: true,
      },
    ]);
  });

  it('the last played comes first; finished, damaged, foreign and untouched ones are not shown', () => {
    const storage = new FakeStorage();
    play(storage, 'old', 1000);
    play(storage, 'new', 5000);
    play(storage, 'over', 9000, 'resigns');
    play(storage, 'left', 9000, 'leaves');
    storage.texts.set(`${GAME_KEY}bad`, '{');
    storage.texts.set('crownhead.theme', 'wood');
    expect(unfinishedGames(storage).map(({ id }) => id)).toEqual(['new', 'old']);
  });

  it('[E1] a position that was set up is kept before the first move', () => {
    const storage = new FakeStorage();
    play(storage, 'a', 1000, 'sets-up');
    expect(unfinishedGames(storage)).toMatchObject([{ fen: 'B:W32:B1', plies: 0 }]);
  });

  it('a new game makes room: finished and damaged ones go first, then the oldest', () => {
    const storage = new FakeStorage();
    play(storage, 'over', 9000, 'resigns');
    storage.texts.set(`${GAME_KEY}newer`, '{"format":"crownhead local table","v":99}');
    for (let i = 1; i <= MOST_GAMES - 2; i++) play(storage, `g${i}`, i * 1000);
    makeRoom(storage);
    expect([...storage.texts.keys()]).not.toContain(`${GAME_KEY}over`);
    expect(storage.length).toBe(MOST_GAMES - 1);
    play(storage, 'more', 99_000);
    makeRoom(storage);
    expect([...storage.texts.keys()]).not.toContain(`${GAME_KEY}g1`);
    expect([...storage.texts.keys()]).toContain(`${GAME_KEY}newer`);
  });

  it('can be put away, and had back', () => {
    const storage = new FakeStorage();
    play(storage, 'a', 1000);
    const bringBack = forgetGame(storage, 'a');
    expect(storage.length).toBe(0);
    bringBack();
    expect(unfinishedGames(storage)).toHaveLength(1);
  });

  it('where storage is forbidden there are none', () => {
    const forbidden = {
      get length(): number {
        throw new Error('SecurityError');
      },
    } as Keys;
    expect(unfinishedGames(forbidden)).toEqual([]);
    expect(() => makeRoom(forbidden)).not.toThrow();
  });
});
