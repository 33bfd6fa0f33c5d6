/** Watching (N3, N6): games being played now, and the archive of those that are over. */
import { globalFetch } from '@crownhead/client';
import type { GameListing } from '@crownhead/protocol';
import { isDraw } from '@crownhead/rules';
import { useEffect, useState } from 'preact/hooks';
import { settings } from '../settings.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Section } from '../ui/page.tsx';
import { archivePage, pdnAddress } from './archive.ts';
import { kept, you } from './house.ts';
import { lobbyEntries } from './lobby-list.ts';
import { LobbyTable } from './lobby-table.tsx';
import { OnlinePage } from './online-page.tsx';
import { type OnlineWords, onlineWords } from './online-words.ts';
import { refusalText } from './refusal-text.ts';
import { useLobby } from './use-lobby.ts';
import './watch-page.css';

function Live() {
  const words = onlineWords.value;
  const { tables, known } = useLobby();
  const entries = lobbyEntries(tables, 'playing', { name: you.value?.name ?? null, tables: kept });
  return (
    <Section title={words.watch.live}>
      {!known && <p class="online-busy">{words.watch.loading}</p>}
      {known && entries.length === 0 && <p class="online-soft">{words.lobby.nonePlaying}</p>}
      <ul class="lobby-list">
        {entries.map((entry) => (
          <LobbyTable key={entry.listing.table} entry={entry} />
        ))}
      </ul>
    </Section>
  );
}

function resultText({ outcome, black, white }: GameListing, words: OnlineWords['watch']): string {
  if (outcome.winner !== null) return words.wins(outcome.winner === 'black' ? black : white);
  return isDraw(outcome) ? words.draw : words.noResult;
}

function Game({ game }: { readonly game: GameListing }) {
  const words = onlineWords.value.watch;
  const when = new Intl.DateTimeFormat(settings.language.value, { dateStyle: 'medium', timeStyle: 'short' });
  const names = words.versus(game.black, game.white);
  return (
    <li class="watch-game">
      <div>
        <h3 class="watch-names">{names}</h3>
        <p class="online-soft">
          {resultText(game, words)} · {words.moves(Math.ceil(game.plies / 2))} ·{' '}
          <time dateTime={new Date(game.endedAt).toISOString()}>{when.format(game.endedAt)}</time>
        </p>
      </div>
      <div class="online-buttons">
        <a class="button button-quiet" href={pdnAddress(game.id)} download>
          {words.download}
        </a>
        <ButtonLink href={`/watch/${game.id}`} aria-label={`${words.open}: ${names}`}>
          {words.open}
        </ButtonLink>
      </div>
    </li>
  );
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
      <ul class="watch-list">
        {games.map((game) => (
          <Game key={game.id} game={game} />
        ))}
      </ul>
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
    <OnlinePage title={onlineWords.value.watch.title}>
      <Live />
      <Archive />
    </OnlinePage>
  );
}
