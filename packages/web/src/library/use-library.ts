/** The data of the screen: the list of collections, the one that is open, and what was found in it. */
import type { Collection } from '@crownhead/library';
import type { Result } from '@crownhead/rules';
import { useCallback, useState } from 'preact/hooks';
import { type Asked, formatAsked, queryOf } from './address.ts';
import { ask, openCollection } from './library-client.ts';
import type { Found, LibraryFault, Listing } from './messages.ts';
import { useAnswer } from './use-answer.ts';

export interface LibraryData {
  readonly listing: Listing | null;
  /** Null while it is being opened. */
  readonly collection: Result<Collection, LibraryFault> | null;
  /** The last that was found in this collection; null before the first. */
  readonly found: Result<Found, LibraryFault> | null;
  readonly isSearching: boolean;
  /** Games with the same moves, where they are asked for. */
  readonly groups: readonly (readonly number[])[] | null;
  /** After something has changed: everything is asked for again. */
  readonly refresh: () => void;
}

/** Only what occurs more than once, in the order of first occurrence. */
function onlyDuplicates(found: Found, groups: readonly (readonly number[])[]): Found {
  const plies = new Map(Array.from(found.games, (game, i) => [game, found.plies[i]!]));
  const games = groups
    .map((group) => group.filter((game) => plies.has(game)))
    .filter(({ length }) => length > 1);
  const all = Int32Array.from(games.flat());
  return { games: all, plies: all.map((game) => plies.get(game)!), ms: found.ms };
}

async function find(asked: Asked): Promise<{
  readonly found: Result<Found, LibraryFault>;
  readonly groups: readonly (readonly number[])[] | null;
}> {
  const id = asked.collection;
  const found = await ask('search', { id, query: queryOf(asked) });
  if (!asked.isDuplicates || !found.ok) return { found, groups: null };
  const groups = await ask('duplicates', { id });
  if (!groups.ok) return { found: groups, groups: null };
  return { found: { ok: true, value: onlyDuplicates(found.value, groups.value) }, groups: groups.value };
}

export function useLibrary(asked: Asked): LibraryData {
  const [version, setVersion] = useState(0);
  const refresh = useCallback(() => setVersion((before) => before + 1), []);
  const id = asked.collection;
  const listing = useAnswer(String(version), () => ask('list', null));
  const opened = useAnswer(`${version} ${id}`, async () => ({ id, collection: await openCollection(id) }));
  const collection = opened?.value.id === id ? opened.value.collection : null;
  const question = collection?.ok ? `${opened!.question} ${formatAsked(asked)}` : null;
  const answer = useAnswer(question, async () => ({ id, ...(await find(asked)) }));
  const isOwn = answer?.value.id === id && collection !== null;
  return {
    listing: listing?.value.ok ? listing.value.value : null,
    collection,
    found: isOwn ? answer.value.found : null,
    isSearching: question !== null && answer?.question !== question,
    groups: isOwn ? answer.value.groups : null,
    refresh,
  };
}
