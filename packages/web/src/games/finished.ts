/**
 * Finished games kept on this device, one key of `localStorage` each: two pages never overwrite each other's, the list is
 * there without waiting, and 500 games of one to two kilobytes leave most of the storage to the games being played.
 */
import { SIDE_NAMES, type SideNames } from '@crownhead/match';
import { type BySide, type Outcome, SIDES, type Side } from '@crownhead/rules';
import type { Keys } from '../local/kept-games.ts';

const FINISHED_KEY = 'crownhead.finished.';
/** Older ones make room. */
export const MOST_FINISHED = 500;
/** Letters of all of them together. */
const MOST_LETTERS = 2_000_000;

export interface FinishedGame {
  readonly id: string;
  readonly endedAt: number;
  readonly names: BySide<string>;
  readonly sideNames: SideNames;
  /** Those that people played; the others were the computer's. */
  readonly people: readonly Side[];
  readonly outcome: Outcome;
  readonly plies: number;
  readonly opening: string | null;
  /** The preset whose rules these are. */
  readonly preset: string | null;
  readonly pdn: string;
}

/** Storage may be forbidden or full: then nothing is kept, and playing goes on. */
function quietly<T>(work: () => T, otherwise: T): T {
  try {
    return work();
  } catch {
    return otherwise;
  }
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isTextOrNull = (value: unknown): value is string | null => value === null || isText(value);

/** Anybody may have changed what is stored; null for what is no game. */
function parseFinished(id: string, text: string | null): FinishedGame | null {
  const read = quietly<Partial<FinishedGame> | null>(() => JSON.parse(text ?? 'null'), null);
  if (typeof read !== 'object' || read === null) return null;
  const { endedAt, names, sideNames, people, outcome, plies, opening = null, preset = null, pdn } = read;
  if (!Number.isSafeInteger(endedAt) || !Number.isSafeInteger(plies) || !isText(pdn)) return null;
  if (!isText(names?.black) || !isText(names.white) || !isText(outcome?.reason)) return null;
  if (!isText(sideNames) || !Object.hasOwn(SIDE_NAMES, sideNames) || !Array.isArray(people)) return null;
  if (outcome.winner !== null && !SIDES.includes(outcome.winner)) return null;
  if (!isTextOrNull(opening) || !isTextOrNull(preset)) return null;
  const whole = { endedAt: endedAt!, names, sideNames, outcome, plies: plies!, opening, preset, pdn };
  return { id, people: SIDES.filter((side) => people.includes(side)), ...whole };
}

interface Entry {
  readonly key: string;
  readonly text: string;
  readonly game: FinishedGame | null;
}

/** The last that ended first; what cannot be read comes last. */
function entries(keys: Keys): readonly Entry[] {
  const names = Array.from({ length: keys.length }, (_, i) => keys.key(i) ?? '');
  return names
    .filter((name) => name.startsWith(FINISHED_KEY))
    .map((key) => {
      const text = keys.getItem(key) ?? '';
      return { key, text, game: parseFinished(key.slice(FINISHED_KEY.length), text) };
    })
    .sort((a, b) => (b.game?.endedAt ?? 0) - (a.game?.endedAt ?? 0));
}

export const finishedGames = (keys: Keys): readonly FinishedGame[] =>
  quietly(() => entries(keys).flatMap(({ game }) => (game ? [game] : [])), []);

export const finishedGame = (keys: Keys, id: string): FinishedGame | null =>
  quietly(() => parseFinished(id, keys.getItem(FINISHED_KEY + id)), null);

/** What has to go so that one more text fits. */
function surplus(kept: readonly Entry[], text: string): readonly Entry[] {
  let letters = text.length;
  const overflow = kept.findIndex((entry, i) => {
    letters += entry.text.length;
    return i >= MOST_FINISHED - 1 || letters > MOST_LETTERS;
  });
  return overflow < 0 ? [] : kept.slice(overflow);
}

/** False where there is no room for it, even without the older half: that is still there then. */
export function keepFinished(keys: Keys, { id, ...game }: FinishedGame): boolean {
  const text = JSON.stringify(game);
  const write = (): boolean => {
    keys.setItem(FINISHED_KEY + id, text);
    return true;
  };
  return quietly(() => {
    const others = entries(keys).filter(({ key }) => key !== FINISHED_KEY + id);
    for (const { key } of surplus(others, text)) keys.removeItem(key);
    if (quietly(write, false)) return true;
    for (const { key } of others.slice(Math.floor(others.length / 2))) keys.removeItem(key);
    if (quietly(write, false)) return true;
    // It is not these that take the room: every game that ends would cost half of those before it.
    for (const gone of others.filter(({ key }) => keys.getItem(key) === null))
      quietly(() => keys.setItem(gone.key, gone.text), undefined);
    return false;
  }, false);
}

/** Returns how to bring it back. */
export function forgetFinished(keys: Keys, id: string): () => void {
  const game = finishedGame(keys, id);
  quietly(() => keys.removeItem(FINISHED_KEY + id), undefined);
  return () => {
    if (game) keepFinished(keys, game);
  };
}
