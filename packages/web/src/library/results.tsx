/** What was found: how many games, the list of them, or why there are none. */
import { settings } from '../settings.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { toast } from '../ui/toast.tsx';
import { type Asked, formatAsked, isBlank, NOTHING_ASKED } from './address.ts';
import { collectionEntries } from './collection-entries.ts';
import { CollectionActions } from './collection-list.tsx';
import { filterCount } from './filter-panel.tsx';
import { GameList, useSameAs } from './game-list.tsx';
import { ask } from './library-client.ts';
import { libraryWords } from './library-words.ts';
import { DEVICE, type LibraryFault, SHIPPED } from './messages.ts';
import type { LibraryData } from './use-library.ts';

interface ResultsProps {
  readonly asked: Asked;
  readonly data: LibraryData;
  readonly change: (change: Partial<Asked>) => void;
}

export function Results({ asked, data, change }: ResultsProps) {
  const text = libraryWords.value;
  const { collection, found, groups, isSearching } = data;
  const games = collection?.ok ? collection.value : null;
  const sameAs = useSameAs(groups, games);
  const entry = collectionEntries(data.listing).find(({ id }) => id === asked.collection);
  const count = found?.ok ? found.value.games.length : null;
  const isPart = count !== null && count > 0 && games !== null && count < games.games;
  return (
    <section class="library-results" aria-label={text.list} aria-busy={isSearching}>
      <div class="library-head">
        <p class="library-count" role="status">
          {count !== null && <b>{text.games(count)}</b>}
          {found?.ok && count !== games?.games && (
            <span class="library-ms"> {text.foundIn(formatMs(found.value.ms))}</span>
          )}
          {found === null && collection?.ok !== false && (
            <span class="library-ms">{collection === null ? text.loading : text.searching}</span>
          )}
        </p>
        {games && entry && (
          <CollectionActions
            key={entry.id}
            entry={entry}
            collection={games}
            found={isPart ? (found!.ok ? found!.value.games : null) : null}
            onChange={(isGone) => {
              data.refresh();
              if (isGone) change(NOTHING_ASKED);
            }}
          />
        )}
      </div>
      {collection?.ok === false && <Trouble fault={collection.error} onRetry={data.refresh} />}
      {found?.ok === false && <Trouble fault={found.error} onRetry={data.refresh} />}
      {asked.isDuplicates && groups && <Duplicates {...{ asked, groups, data }} />}
      {found?.ok && games && count! > 0 && (
        <div class="library-list">
          <GameList
            id={asked.collection}
            collection={games}
            found={found.value}
            isByBoard={!isBlank(asked.board)}
            sameAs={sameAs}
          />
        </div>
      )}
      {count === 0 && games && <NothingFound asked={asked} isEmpty={games.games === 0} />}
    </section>
  );
}

const formatMs = (ms: number): string =>
  ms.toLocaleString(settings.language.value, { maximumFractionDigits: ms < 10 ? 1 : 0 });

function Trouble({ fault, onRetry }: { readonly fault: LibraryFault; readonly onRetry: () => void }) {
  const text = libraryWords.value;
  return (
    <div class="library-empty">
      <p role="alert">{text.faults[fault]}</p>
      <p class="page-actions">
        <Button look="main" onClick={onRetry}>
          {text.tryAgain}
        </Button>
        <ButtonLink href="/library">{text.toShipped}</ButtonLink>
      </p>
    </div>
  );
}

function NothingFound({ asked, isEmpty }: { readonly asked: Asked; readonly isEmpty: boolean }) {
  const text = libraryWords.value;
  if (isEmpty && asked.collection === DEVICE)
    return (
      <div class="library-empty">
        <p>{text.noDeviceGames}</p>
        <ButtonLink look="main" href="/new">
          {text.play}
        </ButtonLink>
      </div>
    );
  return (
    <div class="library-empty">
      <p>
        <b>{asked.isDuplicates && filterCount(asked) === 1 ? text.noDuplicates : text.noneFound}</b>
      </p>
      <p>{text.noneFoundHint}</p>
      <ButtonLink href={formatAsked({ ...NOTHING_ASKED, collection: asked.collection })}>
        {text.clear}
      </ButtonLink>
    </div>
  );
}

interface DuplicatesProps {
  readonly asked: Asked;
  readonly groups: readonly (readonly number[])[];
  readonly data: LibraryData;
}

/** One's own collections can be rid of them. */
function Duplicates({ asked, groups, data }: DuplicatesProps) {
  const text = libraryWords.value;
  const id = asked.collection;
  const extra = groups.reduce((sum, group) => sum + group.length - 1, 0);
  if (extra === 0 || id === SHIPPED || id === DEVICE) return null;
  const remove = async (): Promise<void> => {
    const left = await ask('removeDuplicates', { id });
    toast(left.ok ? text.duplicatesRemoved(extra) : text.faults[left.error]);
    data.refresh();
  };
  return (
    <p>
      <Button onClick={() => void remove()}>{text.removeDuplicates}</Button>
    </p>
  );
}
