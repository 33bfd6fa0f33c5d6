/** The games kept on this device, each under its own key: a new game costs an unfinished one only where there are many. */
import { parseSaved } from '@crownhead/client/local';
import { playing } from '@crownhead/match';
import { type BySide, formatFen, SIDES, type Side } from '@crownhead/rules';

export const GAME_KEY = 'crownhead.game.';
/** The oldest make room for one more: finished games first, then unfinished ones. */
export const MOST_GAMES = 8;

/** As much of `localStorage` as is used here. */
export type Keys = Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'>;

const NO_KEYS: Keys = {
  length: 0,
  key: () => null,
  getItem: () => null,
  setItem: () => {
    throw new Error('storage is forbidden');
  },
  removeItem: () => undefined,
};

/** Where even looking at storage is forbidden, nothing is kept. */
export function deviceKeys(): Keys {
  try {
    return localStorage;
  } catch {
    return NO_KEYS;
  }
}

/** An unfinished game, as a card shows it. */
export interface KeptGame {
  readonly id: string;
  /** When it was last played. */
  readonly at: number;
  readonly names: BySide<string>;
  readonly turn: Side;
  readonly fen: string;
  readonly plies: number;
  /** The side of the one person at it; null where two people or two computers play. */
  readonly mine: Side | null;
  /** It is a person's turn, and so somebody is waited for. */
  readonly waits: boolean;
}

interface Kept {
  readonly id: string;
  readonly at: number;
  readonly game: KeptGame | null;
}

export function keptIds(keys: Keys): readonly string[] {
  const names = Array.from({ length: keys.length }, (_, i) => keys.key(i) ?? '');
  return names.filter((name) => name.startsWith(GAME_KEY)).map((name) => name.slice(GAME_KEY.length));
}

function look(keys: Keys, id: string): Kept {
  const saved = parseSaved(keys.getItem(GAME_KEY + id));
  // A newer program may know more than this one: its game stays, but cannot be shown.
  if (!saved.ok) return { id, at: saved.error === 'newer-program' ? Number.MAX_VALUE : 0, game: null };
  const { at, state } = saved.value;
  const round = playing(state);
  if (!round) return { id, at: 0, game: null };
  const { position, plies } = round.game;
  // Begun and left before anybody moved: nothing to continue, unless the position was somebody's work.
  const untouched = plies.length <= round.opening && state.options.start.kind !== 'position';
  if (untouched) return { id, at: 0, game: null };
  const { turn } = position;
  const people = SIDES.filter((side) => state.seats[round.sides[side]]?.kind !== 'computer');
  const game = {
    id,
    at,
    names: round.names,
    turn,
    fen: formatFen(position),
    plies: plies.length,
    mine: people.length === 1 ? people[0]! : null,
    waits: people.includes(turn),
  };
  return { id, at, game };
}

/** Storage may be forbidden: then nothing is kept. */
function quietly<T>(work: () => T, otherwise: T): T {
  try {
    return work();
  } catch {
    return otherwise;
  }
}

/** Those that can be continued, the last played first. */
export const unfinishedGames = (keys: Keys): readonly KeptGame[] =>
  quietly(() => {
    const found = keptIds(keys).map((id) => look(keys, id).game);
    return found.filter((game) => game !== null).sort((a, b) => b.at - a.at);
  }, []);

/** The answer brings it back. */
export function forgetGame(keys: Keys, id: string): () => void {
  const key = GAME_KEY + id;
  const text = quietly(() => keys.getItem(key), null);
  quietly(() => keys.removeItem(key), undefined);
  return () => quietly(() => text !== null && keys.setItem(key, text), false);
}

/** Makes room for one more. */
export const makeRoom = (keys: Keys): void =>
  quietly(() => {
    const kept = keptIds(keys).map((id) => look(keys, id));
    const gone = kept.sort((a, b) => b.at - a.at).slice(MOST_GAMES - 1);
    for (const { id } of gone) forgetGame(keys, id);
  }, undefined);
