/** The lobby (N3, N4): the open tables, quick play, and the way to open one. */
import { LOBBY_PAGE, type LobbyQuery } from '@crownhead/protocol';
import { useState } from 'preact/hooks';
import { Piece } from '../board/piece.tsx';
import { words as commonWords } from '../i18n/words.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { toast } from '../ui/toast.tsx';
import { Identity } from './identity.tsx';
import { LanNote } from './lan-note.tsx';
import { LobbyFilters } from './lobby-filters.tsx';
import { gameWaiting, lobbyEntries, tableWaiting } from './lobby-list.ts';
import { LobbyTables } from './lobby-tables.tsx';
import { lobbyWords } from './lobby-words.ts';
import { NameForm } from './name-form.tsx';
import { OnlinePage } from './online-page.tsx';
import { onlineWords } from './online-words.ts';
import { OwnTableCard } from './own-table-card.tsx';
import { QuickPlayLine } from './quick-play-line.tsx';
import { refusalText } from './refusal-text.ts';
import { connection, heldTables, identityFromServer, link, you } from './server-session.ts';
import { useLobby } from './use-lobby.ts';
import { playQuickly } from './use-quick-play.ts';
import './lobby-page.css';

/** One button for those who just want to play; visitors without a name are asked for one first. */
function QuickPlayButton() {
  const words = lobbyWords.value.quick;
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState(false);
  const close = (): void => setAsking(false);
  const play = async (): Promise<void> => {
    setBusy(true);
    if ((await identityFromServer()) === null) {
      setBusy(false);
      setAsking(true);
      return;
    }
    const sat = await playQuickly();
    setBusy(false);
    if (sat && !sat.ok) toast(refusalText(sat.error, onlineWords.value));
  };
  const named = (): void => {
    close();
    void play();
  };
  return (
    <>
      <Button look="main" disabled={busy} onClick={() => void play()}>
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path d="M13 3L5 13.5h6L10 21l8-10.5h-6z" />
        </svg>
        {busy ? words.busy : words.go}
      </Button>
      {asking && (
        <Dialog
          open
          title={onlineWords.value.name.ask}
          onClose={close}
          actions={<Button onClick={close}>{commonWords.value.common.cancel}</Button>}
        >
          <NameForm autofocus onDone={named} />
        </Dialog>
      )}
    </>
  );
}

/** Says what to do next, with one button for it. */
function Empty({ narrowed, onClear }: { readonly narrowed: boolean; readonly onClear: () => void }) {
  const words = lobbyWords.value;
  const { nobody, nobodyHint, create } = onlineWords.value.lobby;
  return (
    <div class="lobby-empty">
      {narrowed ? (
        <>
          <p>{words.noneFits}</p>
          <Button onClick={onClear}>{words.showAll}</Button>
        </>
      ) : (
        <>
          <p class="lobby-pieces">
            <Piece side="black" kind="king" />
            <Piece side="white" kind="king" />
          </p>
          <p class="lobby-empty-title">{nobody}</p>
          <p class="online-soft">{nobodyHint}</p>
          <ButtonLink look="main" href="/online/new">
            {create}
          </ButtonLink>
        </>
      )}
    </div>
  );
}

interface PagesProps {
  readonly query: LobbyQuery;
  readonly all: number;
  readonly onPage: (page: number) => void;
}

function Pages({ query, all, onPage }: PagesProps) {
  const words = lobbyWords.value;
  const { page = 0 } = query;
  const last = Math.max(0, Math.ceil(all / LOBBY_PAGE) - 1);
  if (last === 0 && page === 0) return null;
  const first = page * LOBBY_PAGE;
  return (
    <div class="lobby-pages">
      <Button disabled={page === 0} onClick={() => onPage(page - 1)}>
        {words.before}
      </Button>
      <span>{words.page(Math.min(all, first + 1), Math.min(all, first + LOBBY_PAGE), all)}</span>
      <Button disabled={page >= last} onClick={() => onPage(page + 1)}>
        {words.next}
      </Button>
    </div>
  );
}

export default function LobbyPage() {
  const words = onlineWords.value;
  const [query, setQuery] = useState<LobbyQuery>({});
  const { tables, counts, fresh, known } = useLobby(query);
  const visitor = { name: you.value?.name ?? null, tables: heldTables };
  const entries = lobbyEntries(tables, visitor);
  const game = gameWaiting(tables, visitor);
  const waiting = tableWaiting(tables, visitor);
  const now = connection.value?.now() ?? Date.now();
  return (
    <OnlinePage
      title={words.title}
      wide
      actions={
        <div class="lobby-actions">
          <ButtonLink href="/online/new">{words.lobby.create}</ButtonLink>
          <QuickPlayButton />
          <QuickPlayLine />
        </div>
      }
    >
      {game && (
        <p class="lobby-waiting">
          <strong>{words.lobby.mine}</strong>
          <ButtonLink look="main" href={`/t/${game.table}`}>
            {words.lobby.back}
          </ButtonLink>
        </p>
      )}
      <div class="lobby">
        <section class="lobby-main" aria-label={words.lobby.title}>
          <LobbyFilters query={query} counts={counts} onChange={setQuery} />
          {known && !fresh && link.value.status !== 'here' && <p class="online-soft">{words.lobby.stale}</p>}
          {!known && <p class="online-busy">{words.lobby.loading}</p>}
          {entries.length > 0 && <LobbyTables label={words.lobby.title} entries={entries} now={now} />}
          {known && entries.length === 0 && (
            <Empty narrowed={Object.keys(query).length > 0} onClear={() => setQuery({})} />
          )}
          <Pages
            query={query}
            all={counts?.[query.state ?? 'all'] ?? 0}
            onPage={(page) => setQuery({ ...query, page })}
          />
        </section>
        <aside class="lobby-side">
          {waiting && <OwnTableCard listing={waiting} />}
          <Identity />
          <LanNote />
        </aside>
      </div>
    </OnlinePage>
  );
}
