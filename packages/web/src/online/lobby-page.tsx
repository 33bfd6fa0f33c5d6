/** The lobby (N3, N4): who you are, the tables there are, and the way to a table of your own. */
import { useEffect, useState } from 'preact/hooks';
import { Piece } from '../board/piece.tsx';
import { words as commonWords } from '../i18n/words.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Choice } from '../ui/choice.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Section } from '../ui/page.tsx';
import { DeviceDialog } from './device-dialog.tsx';
import { kept, link, you } from './house.ts';
import { LanNote } from './lan-note.tsx';
import { gameWaiting, LOBBY_FILTERS, type LobbyFilter, lobbyEntries } from './lobby-list.ts';
import { LobbyTable } from './lobby-table.tsx';
import { NameForm } from './name-form.tsx';
import { OnlinePage } from './online-page.tsx';
import { onlineWords } from './online-words.ts';
import { useLobby } from './use-lobby.ts';
import './lobby-page.css';

/** "Playing as Ann", with the ways to change that; or the question for a name. */
function WhoYouAre() {
  const words = onlineWords.value;
  const [asking, setAsking] = useState<'name' | 'device' | null>(null);
  const known = you.value;
  const isLost = link.value.status === 'lost';
  // Who has gone on with another device need not be shown the way there any more.
  useEffect(() => {
    if (isLost) setAsking(null);
  }, [isLost]);
  if (known === undefined) return null;
  if (known === null) {
    return (
      <Section title={words.name.ask}>
        <p class="online-soft">{words.intro}</p>
        <NameForm />
      </Section>
    );
  }
  const close = (): void => setAsking(null);
  return (
    <div class="lobby-you">
      <p>
        {words.name.youAre} <strong>{known.name}</strong>
      </p>
      <div class="online-buttons">
        <Button look="quiet" onClick={() => setAsking('name')}>
          {words.name.change}
        </Button>
        <Button look="quiet" onClick={() => setAsking('device')}>
          {words.device.open}
        </Button>
      </div>
      <Dialog
        open={asking === 'name'}
        title={words.name.change}
        onClose={close}
        actions={<Button onClick={close}>{commonWords.value.common.cancel}</Button>}
      >
        <NameForm onDone={close} />
      </Dialog>
      <DeviceDialog open={asking === 'device'} onClose={close} />
    </div>
  );
}

function Empty({ filter, any }: { readonly filter: LobbyFilter; readonly any: boolean }) {
  const words = onlineWords.value.lobby;
  if (!any || filter === 'all') {
    return (
      <div class="lobby-empty">
        <p class="lobby-pieces">
          <Piece side="black" kind="king" />
          <Piece side="white" kind="king" />
        </p>
        <p>{words.nobody}</p>
        <p class="online-soft">{words.nobodyHint}</p>
      </div>
    );
  }
  return <p class="lobby-empty">{filter === 'free' ? words.noneFree : words.nonePlaying}</p>;
}

function Tables() {
  const words = onlineWords.value.lobby;
  const [filter, setFilter] = useState<LobbyFilter>('all');
  const { tables, fresh, known } = useLobby();
  const visitor = { name: you.value?.name ?? null, tables: kept };
  const entries = lobbyEntries(tables, filter, visitor);
  const waiting = gameWaiting(tables, visitor);
  return (
    <section class="lobby-tables" aria-labelledby="lobby-tables">
      {waiting && (
        <p class="lobby-waiting">
          <strong>{words.mine}</strong>
          <ButtonLink look="main" href={`/t/${waiting.table}`}>
            {words.back}
          </ButtonLink>
        </p>
      )}
      <div class="lobby-head">
        <h2 id="lobby-tables" class="lobby-title">
          {words.title}
        </h2>
        <ButtonLink look="main" href="/online/new">
          {words.create}
        </ButtonLink>
      </div>
      <Choice
        label={words.filter}
        hideLabel
        value={filter}
        onChange={setFilter}
        options={LOBBY_FILTERS.map((value) => ({ value, label: words[value] }))}
      />
      {known && !fresh && link.value.status !== 'here' && <p class="online-soft">{words.stale}</p>}
      {!known && <p class="online-busy">{words.loading}</p>}
      {known && entries.length === 0 && <Empty filter={filter} any={tables.length > 0} />}
      <ul class="lobby-list">
        {entries.map((entry) => (
          <LobbyTable key={entry.listing.table} entry={entry} />
        ))}
      </ul>
    </section>
  );
}

export default function LobbyPage() {
  const words = onlineWords.value;
  return (
    <OnlinePage title={words.title}>
      <WhoYouAre />
      <Tables />
      <LanNote />
    </OnlinePage>
  );
}
