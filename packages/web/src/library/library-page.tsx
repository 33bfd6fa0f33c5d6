/** `/library`: collections of games, searched by what is written about them and by what was on the board. */
import { OFFICIAL, parseRules, sameRules } from '@crownhead/rules';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { go, path, place } from '../router.ts';
import { settings } from '../settings.ts';
import { StudyTabs } from '../study/study-tabs.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Page } from '../ui/page.tsx';
import { toast } from '../ui/toast.tsx';
import { type Asked, formatAsked, isBlank, NOTHING_ASKED, parseAsked, startUnder } from './address.ts';
import { BoardPanel } from './board-panel.tsx';
import { collectionEntries } from './collection-entries.ts';
import { CollectionActions, CollectionList } from './collection-list.tsx';
import { FilterPanel, filterCount } from './filter-panel.tsx';
import { GameList, useSameAs } from './game-list.tsx';
import { ImportCard } from './import-card.tsx';
import { addFiles, importState } from './import-state.ts';
import { ask } from './library-client.ts';
import { libraryWords } from './library-words.ts';
import { DEVICE, type LibraryFault, SHIPPED } from './messages.ts';
import { type LibraryData, useLibrary } from './use-library.ts';
import './library-page.css';

/** What the address asks for. */
function useAsked() {
  const here = useRef('');
  // While the next screen is loaded, this one stays as it is.
  if (path() === '/library') here.current = new URL(place.value, location.origin).search;
  const search = here.current;
  return useMemo(() => parseAsked(new URLSearchParams(search)), [search]);
}

type Part = 'filters' | 'board';

export default function LibraryPage() {
  const text = libraryWords.value;
  const { asked, isBoardBad } = useAsked();
  const data = useLibrary(asked);
  const change = (next: Partial<Asked>, how: 'push' | 'replace' = 'push'): void =>
    go(formatAsked({ ...asked, ...next }), how);
  const [open, setOpen] = useState<Part | null>(null);
  const toggle = (part: Part): void => setOpen(open === part ? null : part);
  useEffect(() => {
    if (isBoardBad) toast(text.badBoard);
  }, [isBoardBad]);
  useOwnRules(asked, data, change);
  const filters = filterCount(asked);
  return (
    <Page
      title={text.title}
      wide
      tabs={<StudyTabs here="library" />}
      actions={<AddFile onAdded={data.refresh} />}
    >
      <div class="library">
        <ImportCard />
        {data.listing?.fault && importState.value.kind === 'idle' && (
          <p class="library-note" role="status">
            {text.storage[data.listing.fault]}
          </p>
        )}
        <div class="library-columns">
          <div class="library-side">
            <CollectionList asked={asked} listing={data.listing} />
            <Parts open={open} toggle={toggle} filters={filters} isBoard={!isBlank(asked.board)} />
            <div class="library-part" data-open={open === 'filters'} id="library-filters">
              <FilterPanel asked={asked} change={change} />
            </div>
          </div>
          <section
            class="library-part library-board"
            data-open={open === 'board'}
            id="library-board"
            aria-label={text.board}
          >
            <BoardPanel asked={asked} isOpen={data.collection?.ok ?? false} change={change} />
          </section>
          <Results asked={asked} data={data} change={change} />
        </div>
      </div>
    </Page>
  );
}

/** The board plays by the rules of the collection, where all its games have the same. */
function useOwnRules(
  asked: Asked,
  { collection }: LibraryData,
  change: (next: Partial<Asked>, how: 'replace') => void,
) {
  const games = collection?.ok ? collection.value : null;
  useEffect(() => {
    if (!games || asked.board.kind !== 'position' || !isBlank(asked.board)) return;
    const { values } = games.text.rules;
    const own = values.length === 1 ? parseRules(values[0]!) : null;
    const rules = own?.ok ? own.value : OFFICIAL;
    if (!sameRules(rules, asked.board.game.rules))
      change({ board: { kind: 'position', game: startUnder(rules) } }, 'replace');
  }, [games]);
}

/** Files are chosen here, dropped anywhere on the screen, or several at once. */
function AddFile({ onAdded }: { readonly onAdded: () => void }) {
  const text = libraryWords.value;
  const isReading = importState.value.kind === 'reading';
  const add = async (files: readonly File[]): Promise<void> => {
    const imported = await addFiles(files);
    if (!imported) return;
    onAdded();
    if (path() === '/library') go(formatAsked({ ...NOTHING_ASKED, collection: imported.entry.id }));
  };
  return (
    <label class="library-add button" aria-disabled={isReading}>
      <input
        type="file"
        multiple
        class="library-file"
        accept=".pdn,.txt,.gz,text/plain,application/vnd.draughts-pdn"
        aria-label={text.add}
        disabled={isReading}
        onChange={(event) => {
          const files = [...(event.currentTarget.files ?? [])];
          event.currentTarget.value = '';
          void add(files);
        }}
      />
      <span aria-hidden="true">+</span> {text.add}
    </label>
  );
}

interface PartsProps {
  readonly open: Part | null;
  readonly toggle: (part: Part) => void;
  readonly filters: number;
  readonly isBoard: boolean;
}

/** Where there is no room for all: one part after the other. */
function Parts({ open, toggle, filters, isBoard }: PartsProps) {
  const text = libraryWords.value;
  const names = {
    filters: filters > 0 ? `${text.filters} · ${filters}` : text.filters,
    board: isBoard ? `${text.board} · 1` : text.board,
  };
  return (
    <p class="library-parts">
      {(['filters', 'board'] as const).map((part) => (
        <Button
          key={part}
          aria-expanded={open === part}
          aria-controls={`library-${part}`}
          class={part === 'filters' ? 'library-filters-button' : 'library-board-button'}
          onClick={() => toggle(part)}
        >
          {names[part]}
        </Button>
      ))}
    </p>
  );
}

interface ResultsProps {
  readonly asked: Asked;
  readonly data: LibraryData;
  readonly change: (change: Partial<Asked>) => void;
}

function Results({ asked, data, change }: ResultsProps) {
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
