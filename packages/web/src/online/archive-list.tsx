/** The finished games of the server, all or those that were searched for. */
import { type Fetch, globalFetch } from '@crownhead/client';
import type { FoundGame } from '@crownhead/protocol';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { go, place } from '../router.ts';
import { Button } from '../ui/button.tsx';
import { DataTable } from '../ui/data-table.tsx';
import { Section } from '../ui/page.tsx';
import { archivePage } from './archive.ts';
import { archiveColumns } from './archive-columns.tsx';
import { ArchiveFilters } from './archive-filters.tsx';
import { type ArchiveQuery, isPlain, keepSearch, parseSearch, searchAddress } from './archive-search.ts';
import { archiveWords } from './archive-words.ts';
import { EmptyList } from './empty-list.tsx';
import { onlineWords } from './online-words.ts';
import { refusalText } from './refusal-text.ts';

/** Pages without a game that are passed over before somebody is asked whether to go on. */
const MOST_EMPTY = 5;

interface Listed {
  readonly games: readonly FoundGame[];
  readonly next: string | null;
  readonly state: 'loading' | 'here' | 'failed';
  readonly problem: string;
}

const NOTHING: Listed = { games: [], next: null, state: 'loading', problem: '' };

/** The next page that has a game on it. */
async function nextPage(query: ArchiveQuery, before: string | null, fetch: Fetch) {
  let page = await archivePage(query, before, fetch);
  for (let empty = 1; empty < MOST_EMPTY; empty += 1) {
    if (!page.ok || page.value.games.length > 0 || page.value.next === null) break;
    page = await archivePage(query, page.value.next, fetch);
  }
  return page;
}

/** The games found so far, and what gets more of them. */
function useGames(query: ArchiveQuery): Listed & { readonly more: () => void } {
  const [listed, setListed] = useState(NOTHING);
  // What was asked for another search comes too late.
  const search = useMemo(() => ({ isWanted: true }), [query]);
  const load = async (known: readonly FoundGame[], before: string | null): Promise<void> => {
    setListed({ ...NOTHING, games: known, next: before });
    const page = await nextPage(query, before, globalFetch);
    if (!search.isWanted) return;
    if (page.ok) {
      const { games, next } = page.value;
      setListed({ games: [...known, ...games], next, state: 'here', problem: '' });
    } else {
      const problem = refusalText(page.error, onlineWords.value);
      setListed({ games: known, next: before, state: 'failed', problem });
    }
  };
  useEffect(() => {
    void load([], null);
    return () => {
      search.isWanted = false;
    };
  }, [search]);
  return { ...listed, more: () => void load(listed.games, listed.next) };
}

export function ArchiveList() {
  const words = onlineWords.value.watch;
  const { search } = new URL(place.value, location.origin);
  const query = useMemo(() => parseSearch(search), [search]);
  const { games, next, state, problem, more } = useGames(query);
  useEffect(() => keepSearch(query), [query]);
  return (
    <Section title={words.archive}>
      <ArchiveFilters query={query} onChange={(changed) => go(searchAddress(changed), 'replace')} />
      {state === 'here' && games.length === 0 && next === null && <NothingFound query={query} />}
      {games.length > 0 && (
        <div class="lobby-tables">
          <DataTable
            label={words.archive}
            columns={archiveColumns(words)}
            rows={games}
            keyOf={({ id }) => id}
            hrefOf={({ id, ply }) => `/watch/${id}${ply ? `?ply=${ply}` : ''}`}
          />
        </div>
      )}
      {state === 'loading' && <p class="online-busy">{words.loading}</p>}
      {state === 'failed' && (
        <p role="alert">
          {problem} <Button onClick={more}>{onlineWords.value.link.retry}</Button>
        </p>
      )}
      {state === 'here' && next !== null && (
        <Button onClick={more}>{games.length === 0 ? archiveWords.value.further : words.more}</Button>
      )}
      {!isPlain(query) && (
        <p class="ui-unseen" role="status">
          {state === 'here' ? archiveWords.value.found(games.length) : ''}
        </p>
      )}
    </Section>
  );
}

function NothingFound({ query }: { readonly query: ArchiveQuery }) {
  const text = archiveWords.value;
  if (isPlain(query)) return <p class="online-soft">{onlineWords.value.watch.empty}</p>;
  const isByName = query.player !== undefined || query.opening !== undefined;
  return (
    <EmptyList text={text.none} hint={isByName ? text.noneHint : null}>
      <Button onClick={() => go(searchAddress({}), 'replace')}>{text.clear}</Button>
    </EmptyList>
  );
}
