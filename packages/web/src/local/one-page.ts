/** A game kept on this device is played on one page of it: a second page that goes on with it takes it over. */
import type { Shelf } from '@crownhead/client';
import { GAME_KEY } from './kept-games.ts';

export interface LentShelf extends Shelf {
  /** From here on nothing is written over what another page keeps there. */
  letGo(): void;
}

export function lend(shelf: Shelf): LentShelf {
  let ours = true;
  return {
    read: () => shelf.read(),
    write: (text) => ours && shelf.write(text),
    clear: () => ours && shelf.clear(),
    letGo: () => {
      ours = false;
    },
  };
}

/** Another page has kept this game. One that was put away is no matter: it is kept again with the next move. */
export const isTakenOver = (
  { key, newValue }: Pick<StorageEvent, 'key' | 'newValue'>,
  id: string | undefined,
): boolean => id !== undefined && key === GAME_KEY + id && newValue !== null;
