/** What the first screen and the bars show of the server: my games there, tables that wait for somebody, a game to watch. */
import { globalFetch, waitsForMe } from '@crownhead/client';
import { findTables, lookAtTable, ownTables } from '@crownhead/client/remote';
import type { LobbyCounts, OwnTable, ShownTable, TableListing } from '@crownhead/protocol';
import { computed, signal } from '@preact/signals';
import { registeredName } from '../me/registered-name.ts';
import '../screens/home/home-lists.css';
import './home-online.css';
import { LiveGame } from './live-game.tsx';
import { onlineWords } from './online-words.ts';
import { OwnGameRow } from './own-game-row.tsx';
import { timerLine } from './rules-words.ts';
import { TableState } from './table-state.tsx';
import { wishToSit } from './wish-to-sit.ts';

const EVERY_MS = 5000;
const MOST_SHOWN = 4;
const SOURCE = { origin: '', fetch: globalFetch };

const free = signal<readonly TableListing[]>([]);
const counts = signal<LobbyCounts | null>(null);
const mine = signal<readonly OwnTable[]>([]);
/** How far the server's clock is ahead of this device's. */
const ahead = signal(0);
const live = signal<ShownTable | null>(null);

/** Games I play there, and tables where I am asked something; those that wait for me first. */
const own = computed(() =>
  mine.value
    .filter((table) => table.game !== null || waitsForMe(table))
    .toSorted((a, b) => Number(waitsForMe(b)) - Number(waitsForMe(a))),
);
const waits = computed(() => own.value.filter(waitsForMe).length);
const open = computed(() => {
  const ids = new Set(mine.value.map(({ table }) => table.table));
  return free.value.filter(({ table, locked }) => !locked && !ids.has(table));
});

/** Somebody the server does not know has no tables there. */
async function askMine(): Promise<void> {
  if (registeredName.peek() === '') {
    mine.value = [];
    return;
  }
  const found = await ownTables(SOURCE);
  if (found === null) registeredName.value = '';
  mine.value = found?.tables ?? [];
  if (found) ahead.value = found.now - Date.now();
}

/** The game shown stays as long as it lasts. */
async function askLive(): Promise<void> {
  const before = live.peek() && (await lookAtTable(SOURCE, live.peek()!.table.table));
  if (before?.game) {
    live.value = before;
    return;
  }
  const found = await findTables(SOURCE, { state: 'playing', limit: 1 });
  const [first] = found?.tables ?? [];
  const shown = first && (await lookAtTable(SOURCE, first.table));
  live.value = shown?.game ? shown : null;
}

async function ask(): Promise<void> {
  if (document.hidden) return;
  const found = await findTables(SOURCE, { state: 'free', limit: 2 * MOST_SHOWN });
  // Nobody answers: what was known stays.
  if (!found) return;
  free.value = found.tables;
  counts.value = found.counts;
  if (found.counts.playing === 0) live.value = null;
  await Promise.all([askMine(), found.counts.playing > 0 ? askLive() : null]);
}

/** Asks the server from now on; the answer stops it. */
function follow(): () => void {
  void ask();
  const timer = setInterval(() => void ask(), EVERY_MS);
  const look = (): void => void ask();
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
}

const serverNow = (): number => Date.now() + ahead.value;

/** Rows for the list of my games. */
function OwnGames() {
  return (
    <>
      {own.value.map((table) => (
        <OwnGameRow key={table.table.table} own={table} now={serverNow} />
      ))}
    </>
  );
}

/** A game that is being played here, or nothing. */
function Live() {
  return live.value && <LiveGame shown={live.value} />;
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
        <a href="/online">{words.home.all(counts.value?.all ?? waiting.length)}</a>
      </div>
      <ul class="home-rows">
        {waiting.slice(0, MOST_SHOWN).map((listing) => (
          <li key={listing.table}>
            <a
              class="home-row"
              href={`/t/${listing.table}`}
              onClick={() => wishToSit(listing.table)}
              aria-label={`${words.lobby.join}: ${words.lobby.table(listing.host)}`}
            >
              <span class="home-row-table">
                <span class="home-row-title">{listing.host}</span>
                <span class="home-row-facts">
                  <TableState listing={listing} now={serverNow()} />
                  <span class="home-row-about">{timerLine(listing.options.timer, words.rules)}</span>
                </span>
              </span>
              <span class="home-row-go">{words.lobby.join}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

export default { follow, own, waits, live, OwnGames, OpenTables, Live };
