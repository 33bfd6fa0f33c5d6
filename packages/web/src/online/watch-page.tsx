/** Watching (N3, N6): games being played now, and the archive of those that are over. */
import { ButtonLink } from '../ui/button.tsx';
import { Section } from '../ui/page.tsx';
import { ArchiveList } from './archive-list.tsx';
import { EmptyList } from './empty-list.tsx';
import { lobbyEntries } from './lobby-list.ts';
import { LobbyTables } from './lobby-tables.tsx';
import { OnlinePage } from './online-page.tsx';
import { onlineWords } from './online-words.ts';
import { connection, heldTables, you } from './server-session.ts';
import { useLobby } from './use-lobby.ts';
import { WatchCards } from './watch-cards.tsx';

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
        <EmptyList text={words.lobby.nonePlaying}>
          <ButtonLink href="/online">{words.title}</ButtonLink>
        </EmptyList>
      )}
      {cards.length > 0 && <WatchCards entries={cards} now={now} />}
      {others.length > 0 && <LobbyTables label={words.watch.live} entries={others} now={now} />}
    </Section>
  );
}

export default function WatchPage() {
  return (
    <OnlinePage wide title={onlineWords.value.watch.title}>
      <Live />
      <ArchiveList />
    </OnlinePage>
  );
}
