/** Watching (N3, N6): games being played now, and the archive of those that are over. */
import { globalFetch } from '@crownhead/client';
import type { GameListing } from '@crownhead/protocol';
import { isDraw, moveCount } from '@crownhead/rules';
import { useEffect, useState } from 'preact/hooks';
import { settings } from '../settings.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { type Column, DataTable } from '../ui/data-table.tsx';
import { Section } from '../ui/page.tsx';
import { archivePage, pdnAddress } from './archive.ts';
import { lobbyEntries } from './lobby-list.ts';
import { LobbyTables } from './lobby-tables.tsx';
import { OnlinePage } from './online-page.tsx';
import { type OnlineWords, onlineWords } from './online-words.ts';
import { refusalText } from './refusal-text.ts';
import { connection, heldTables, you } from './server-session.ts';
import { useLobby } from './use-lobby.ts';
import { WatchCards } from './watch-cards.tsx';
import './watch-page.css';

const PLAYING = { state: 'playing' } as const;
const MOST_CARDS = 8;

function Live() {
  const words = onlineWords.value;
  const { tables, known } = useLobby(PLAYING);
  const entries = lobbyEntries(tables, { name: you.value?.name ?? null, tables: heldTables });
  const now = connection.value?.now() ?? Date.now();
  // Those one may look at with their boards, as many as can be looked at; the rest as a list.
  const cards = entries.filter(({ action }) => action !== null).slice(0, MOST_CARDS);
  const others = entries.filter((entry) => !cards.includes(entry));
  return (
    <Section title={words.watch.live}>
      {!known && <p class="online-busy">{words.watch.loading}</p>}
      {known && entries.length === 0 && (
        <div class="watch-none">
          <p>{words.lobby.nonePlaying}</p>
          <ButtonLink href="/online">{words.title}</ButtonLink>
        </div>
      )}
      {cards.length > 0 && <WatchCards entries={cards} now={now} />}
      {others.length > 0 && <LobbyTables label={words.watch.live} entries={others} now={now} />}
    </Section>
  );
}

function resultText({ outcome, black, white }: GameListing, words: OnlineWords['watch']): string {
  if (outcome.winner !== null) return words.wins(outcome.winner === 'black' ? black : white);
  return isDraw(outcome) ? words.draw : words.noResult;
}

function archiveColumns(words: OnlineWords['watch']): readonly Column<GameListing>[] {
  const { language } = settings;
  const when = new Intl.DateTimeFormat(language.value, { dateStyle: 'medium', timeStyle: 'short' });
  return [
    {
      id: 'players',
      title: words.players,
      narrow: 'title',
      cell: ({ black, white }) => words.versus(black, white),
    },
    { id: 'result', title: words.result, narrow: 'end', cell: (game) => resultText(game, words) },
    {
      id: 'moves',
      title: words.movesTitle,
      narrow: 'second',
      numeric: true,
      cell: ({ plies }) => (
        <>
          <span class="data-table-in-columns">{moveCount(plies)}</span>
          <span class="data-table-in-lines">{words.moves(moveCount(plies))}</span>
        </>
      ),
    },
    {
      id: 'date',
      title: words.ended,
      narrow: 'second',
      cell: ({ endedAt }) => <time dateTime={new Date(endedAt).toISOString()}>{when.format(endedAt)}</time>,
    },
    {
      id: 'file',
      title: words.download,
      narrow: 'action',
      cell: ({ id, black, white }) => (
        <a
          class="button button-quiet"
          href={pdnAddress(id)}
          download
          aria-label={`${words.download}: ${words.versus(black, white)}`}
        >
          PDN
        </a>
      ),
    },
  ];
}

function Archive() {
  const words = onlineWords.value;
  const [games, setGames] = useState<readonly GameListing[]>([]);
  const [next, setNext] = useState<string | null>(null);
  const [state, setState] = useState<'loading' | 'here' | 'failed'>('loading');
  const [problem, setProblem] = useState('');

  const load = async (before: string | null): Promise<void> => {
    setState('loading');
    const page = await archivePage(before, globalFetch);
    if (page.ok) {
      setGames((known) => [...known, ...page.value.games]);
      setNext(page.value.next);
    } else setProblem(refusalText(page.error, onlineWords.value));
    setState(page.ok ? 'here' : 'failed');
  };
  useEffect(() => void load(null), []);

  return (
    <Section title={words.watch.archive}>
      {state === 'here' && games.length === 0 && <p class="online-soft">{words.watch.empty}</p>}
      {games.length > 0 && (
        <div class="lobby-tables">
          <DataTable
            label={words.watch.archive}
            columns={archiveColumns(words.watch)}
            rows={games}
            keyOf={({ id }) => id}
            hrefOf={({ id }) => `/watch/${id}`}
          />
        </div>
      )}
      {state === 'loading' && <p class="online-busy">{words.watch.loading}</p>}
      {state === 'failed' && (
        <p role="alert">
          {problem} <Button onClick={() => load(next)}>{words.link.retry}</Button>
        </p>
      )}
      {state === 'here' && next !== null && <Button onClick={() => load(next)}>{words.watch.more}</Button>}
    </Section>
  );
}

export default function WatchPage() {
  return (
    <OnlinePage wide title={onlineWords.value.watch.title}>
      <Live />
      <Archive />
    </OnlinePage>
  );
}
