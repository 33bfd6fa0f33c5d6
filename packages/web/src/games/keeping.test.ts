/** Games that ended are kept, even where the page was closed in that moment; deleted ones stay deleted. */
import { globalPorts } from '@crownhead/client';
import { openLocal } from '@crownhead/client/local';
import { DEFAULT_OPTIONS } from '@crownhead/match';
import { describe, expect, it } from 'vitest';
import { GAME_KEY, type Keys } from '../local/kept-games.ts';
import { finishedGames } from './finished.ts';
import { collectEnded, deleteGame } from './keeping.ts';

function storage(): Keys {
  const map = new Map<string, string>();
  return {
    get length() {
      return map.size;
    },
    key: (i) => [...map.keys()][i] ?? null,
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, text) => void map.set(key, text),
    removeItem: (key) => void map.delete(key),
  };
}

async function played(keys: Keys, id: string, path: readonly number[] | null): Promise<void> {
  const players = { black: { name: 'Ann', level: null }, white: { name: 'Bob', level: null } };
  const storage = {
    read: () => null,
    write: (text: string) => {
      keys.setItem(GAME_KEY + id, text);
      return true;
    },
    clear: () => undefined,
  };
  const world = { ports: { ...globalPorts, now: () => 1000 }, storage };
  const opened = openLocal({ options: DEFAULT_OPTIONS, players }, world);
  if (!opened.ok) throw new Error(opened.error.message);
  if (path) await opened.value.send({ type: 'move', game: 1, ply: 1, path: path as never });
  await opened.value.send({ type: 'resign', confirmed: true });
  opened.value.close();
}

describe('[W14] a game whose page was closed when it ended', () => {
  it('is found among the tables of this device', async () => {
    const keys = storage();
    await played(keys, 'abc', [11, 15]);
    await played(keys, 'none', null);
    collectEnded(keys);
    expect(finishedGames(keys)).toMatchObject([
      { id: 'abc-1', names: { black: 'Ann', white: 'Bob' }, people: ['black', 'white'], plies: 1 },
    ]);
  });

  it('does not come back after it was deleted, unless that is undone', async () => {
    const keys = storage();
    await played(keys, 'abc', [11, 15]);
    collectEnded(keys);
    const undo = deleteGame(keys, 'abc-1');
    collectEnded(keys);
    expect(finishedGames(keys)).toEqual([]);
    undo();
    expect(finishedGames(keys)).toHaveLength(1);
  });
});
