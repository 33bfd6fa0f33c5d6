/** `/library`: collections of games, searched by what is written about them and by what was on the board. */
import { OFFICIAL, parseRules, sameRules } from '@crownhead/rules';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { go, path, place } from '../router.ts';
import { StudyTabs } from '../study/study-tabs.tsx';
import { Button } from '../ui/button.tsx';
import { Page } from '../ui/page.tsx';
import { toast } from '../ui/toast.tsx';
import { AddFile } from './add-file.tsx';
import { type Asked, formatAsked, isBlank, parseAsked, startUnder } from './address.ts';
import { BoardPanel } from './board-panel.tsx';
import { CollectionList } from './collection-list.tsx';
import { FilterPanel, filterCount } from './filter-panel.tsx';
import { ImportCard } from './import-card.tsx';
import { importState } from './import-state.ts';
import { libraryWords } from './library-words.ts';
import { Results } from './results.tsx';
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
