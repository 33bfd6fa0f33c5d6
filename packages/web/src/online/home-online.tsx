/** What the first screen and the bars show of the server: my games there, and the tables that wait for somebody. */
import type { TableListing } from '@crownhead/protocol';
import { computed, signal } from '@preact/signals';
import { myName } from '../me/my-name.ts';
import '../screens/home/home-lists.css';
import { lobbyEntries } from './lobby-list.ts';
import { onlineWords } from './online-words.ts';
import { timerLine } from './rules-words.ts';

const EVERY_MS = 10_000;
const MOST_SHOWN = 5;

const tables = signal<readonly TableListing[]>([]);
const entries = computed(() =>
  lobbyEntries(tables.value, 'all', { name: myName.value || null, tables: new Set() }),
);

/** Games I play there. */
const own = computed(() =>
  entries.value.filter(({ action, listing }) => action === 'back' && listing.playing),
);
const open = computed(() =>
  entries.value.filter(({ action, listing }) => action === 'join' && !listing.locked),
);

async function ask(): Promise<void> {
  if (document.hidden) return;
  try {
    const reply = await fetch('/api/tables');
    if (reply.ok) tables.value = (await reply.json()).tables;
  } catch {
    // Nobody answers, or somebody else: what was known stays.
  }
}

/** Asks the server from now on; the answer stops it. */
function follow(): () => void {
  void ask();
  const timer = setInterval(() => void ask(), EVERY_MS);
  return () => clearInterval(timer);
}

/** Rows for the list of my games. */
function OwnGames() {
  const words = onlineWords.value;
  return (
    <>
      {own.value.map(({ listing }) => (
        <li key={listing.table}>
          <a class="home-row" href={`/t/${listing.table}`}>
            <span class="home-row-text">
              <span class="home-row-title">{words.lobby.table(listing.host)}</span>
              <span class="home-row-about">{timerLine(listing.options.timer, words.rules)}</span>
            </span>
            <span class="home-row-go">{words.lobby.back}</span>
          </a>
        </li>
      ))}
    </>
  );
}

/** Nothing where no table waits. */
function OpenTables() {
  const words = onlineWords.value;
  const waiting = open.value;
  if (waiting.length === 0) return null;
  return (
    <section class="home-block" aria-labelledby="open-tables">
      <div class="home-block-head">
        <h2 id="open-tables">{words.home.open}</h2>
        <a href="/online">{words.home.all(tables.value.length)}</a>
      </div>
      <ul class="home-rows">
        {waiting.slice(0, MOST_SHOWN).map(({ listing }) => (
          <li key={listing.table}>
            <a
              class="home-row"
              href={`/t/${listing.table}?sit`}
              aria-label={`${words.lobby.join}: ${words.lobby.table(listing.host)}`}
            >
              <span class="home-row-title">{listing.host}</span>
              <span class="home-row-about">{timerLine(listing.options.timer, words.rules)}</span>
              <span class="home-row-go">{words.lobby.join}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

export default { follow, own, OwnGames, OpenTables };
