/** My finished games that have not been looked through for puzzles yet. */
import { globalFetch } from '@crownhead/client';
import { openWork } from '../analysis/open-work.ts';
import { finishedGames } from '../games/finished.ts';
import { collectEnded } from '../games/keeping.ts';
import { ownGames } from '../games/own-archive.ts';
import { deviceKeys, type Keys } from '../local/kept-games.ts';
import { registeredName } from '../me/registered-name.ts';
import type { GameToLook } from './find-puzzles.ts';

const LOOKED_KEY = 'crownhead.puzzles.looked';
/** As many as there can be finished games here and at the server. */
const MOST_LOOKED = 1500;

function lookedThrough(keys: Keys): readonly string[] {
  try {
    const ids: unknown = JSON.parse(keys.getItem(LOOKED_KEY) ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/** Where nothing can be kept, it is looked through again another time. */
export function noteLooked(keys: Keys, id: string): void {
  try {
    const ids = [...lookedThrough(keys).filter((one) => one !== id), id].slice(-MOST_LOOKED);
    keys.setItem(LOOKED_KEY, JSON.stringify(ids));
  } catch {
    // Said above.
  }
}

/** The games of this device, and those at the server where it answers; how many there are in all. */
export async function gamesToLook(): Promise<{
  readonly all: number;
  readonly fresh: readonly GameToLook[];
}> {
  const keys = deviceKeys();
  collectEnded(keys);
  const online = registeredName.peek() === '' ? [] : ((await ownGames(globalFetch, 'yes')) ?? []);
  const games = [...finishedGames(keys), ...online].map(({ id, pdn = '' }) => ({ id, pdn }));
  const looked = new Set(lookedThrough(keys));
  return { all: games.length, fresh: games.filter(({ id, pdn }) => pdn !== '' && !looked.has(id)) };
}

/** The game of an analysis by the key in its address; the last one without a key. Null where there is none. */
export async function analysedGame(key: string): Promise<GameToLook | null> {
  const sources = { keys: deviceKeys(), fetch: (address: string) => fetch(address), now: Date.now };
  const opened = await openWork(encodeURIComponent(key), new URLSearchParams(), sources);
  return typeof opened === 'string' ? null : { id: `analysis ${opened.key}`, pdn: opened.work.pdn };
}
