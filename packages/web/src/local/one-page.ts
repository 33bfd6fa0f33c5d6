/** A game kept on this device is played on one page at a time: a second page that continues it takes it over. */
import type { Storage } from '@crownhead/client';
import { GAME_KEY } from './kept-games.ts';

export interface RevocableStorage extends Storage {
  /** When this page last kept the game. */
  readonly keptAt: number;
  /** From here on nothing is written over what another page keeps there. */
  revoke(): void;
}

export function revocable(storage: Storage): RevocableStorage {
  let ours = true;
  let last: string | null = null;
  /** A page that slept has not been told, and one that is told of it a moment later may be writing now. */
  const isOurs = (): boolean => {
    const there = last === null ? null : storage.read();
    if (there !== last && timeOf(there) > timeOf(last)) ours = false;
    return ours;
  };
  return {
    get keptAt() {
      return timeOf(last);
    },
    read: () => storage.read(),
    write: (text) => {
      // It is the other page that keeps it.
      if (!isOurs()) return true;
      last = text;
      return storage.write(text);
    },
    clear: () => isOurs() && storage.clear(),
    revoke: () => {
      ours = false;
    },
  };
}

/** When a text was kept. */
function timeOf(text: string | null): number {
  try {
    return JSON.parse(text ?? '').at;
  } catch {
    return 0;
  }
}

interface OpenGame {
  readonly id: string;
  readonly storage: Pick<RevocableStorage, 'keptAt'>;
}

/**
 * Another page has kept this game since we did. One that was put away is no matter: it is kept again with the next move. Nor
 * is what a page keeps on its way out, which the one that is loaded in its place may hear of late.
 */
export const isTakenOver = (
  { key, newValue }: Pick<StorageEvent, 'key' | 'newValue'>,
  { id, storage }: OpenGame,
): boolean => key === GAME_KEY + id && newValue !== null && timeOf(newValue) > storage.keptAt;
