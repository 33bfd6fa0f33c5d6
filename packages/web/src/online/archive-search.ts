/** Which finished games are looked for, as an address: a search can be sent to somebody, and the way back leads to it. */
import { ARCHIVE_RESULTS, type ArchiveFilter, LOBBY_RULES, LONGEST_ARCHIVE_TEXT } from '@crownhead/protocol';

/** What the list of games can be narrowed down by. */
export type ArchiveQuery = Omit<ArchiveFilter, 'side'>;

const KEYS = [
  'player',
  'opening',
  'result',
  'rules',
  'fen',
] as const satisfies readonly (keyof ArchiveQuery)[];
export type ArchiveKey = (typeof KEYS)[number];

const LONGEST_FEN = 300;

const oneOf = <T extends string>(values: readonly T[], text: string): T | undefined =>
  values.find((value) => value === text);

/** What an address may say; anything else is as if it were not there. */
const READ: Readonly<Record<ArchiveKey, (text: string) => string | undefined>> = {
  player: (text) => text.slice(0, LONGEST_ARCHIVE_TEXT),
  opening: (text) => text.slice(0, LONGEST_ARCHIVE_TEXT),
  result: (text) => oneOf(ARCHIVE_RESULTS, text),
  rules: (text) => oneOf(LOBBY_RULES, text),
  fen: (text) => (text.length <= LONGEST_FEN ? text : undefined),
};

const filled = (entries: readonly (readonly [ArchiveKey, string | undefined])[]): ArchiveQuery =>
  Object.fromEntries(entries.filter(([, value]) => value !== undefined && value.trim() !== ''));

/** From the part of an address after `?`. */
export function parseSearch(search: string): ArchiveQuery {
  const given = new URLSearchParams(search);
  return filled(KEYS.map((key) => [key, READ[key](given.get(key) ?? '')]));
}

/** As a part of an address, without `?`; nothing for all games. */
export function formatSearch(query: ArchiveQuery): string {
  const given = KEYS.flatMap((key) => (query[key] === undefined ? [] : [[key, query[key]]]));
  return new URLSearchParams(given).toString();
}

export function searchAddress(query: ArchiveQuery): string {
  const search = formatSearch(query);
  return search === '' ? '/watch' : `/watch?${search}`;
}

/** With one thing changed; an empty text is nothing. */
export const changed = (query: ArchiveQuery, key: ArchiveKey, value: string): ArchiveQuery =>
  filled(KEYS.map((each) => [each, each === key ? value : query[each]]));

export const isPlain = (query: ArchiveQuery): boolean => formatSearch(query) === '';

let kept: ArchiveQuery = {};
/** The search that a game was opened from. */
export const keptSearch = (): ArchiveQuery => kept;
export const keepSearch = (query: ArchiveQuery): void => {
  kept = query;
};
