/** Tables as rows with sortable columns; two lines each on a phone. The row is the link. */
import { tableRank } from '@crownhead/protocol';
import { words as commonWords } from '../i18n/words.ts';
import { settings } from '../settings.ts';
import { ButtonLink } from '../ui/button.tsx';
import { type Column, DataTable } from '../ui/data-table.tsx';
import { addressOfEntry, type LobbyEntry, seatWished } from './lobby-list.ts';
import { lobbyWords } from './lobby-words.ts';
import { onlineWords } from './online-words.ts';
import { rulesLine, timerLine } from './rules-words.ts';
import { you } from './server-session.ts';
import { TableState } from './table-state.tsx';
import { wishToSit } from './wish-to-sit.ts';
import './lobby-tables.css';
import { shownName } from '../i18n/shown-name.ts';

/** A game is known by its players, a table that waits by its host. */
export function titleOf({ listing: { seats, playing, host }, action }: LobbyEntry): string {
  const { versus, own } = lobbyWords.value;
  if (action === 'back' && !playing && host === you.value?.name) return own.mine;
  const names = seats.map((seat) => seat && shownName(seat.name));
  return playing && names[0] && names[1] ? versus(names[0], names[1]) : host;
}

/** The host is worth a line where others play. */
const hostBeside = ({ listing: { playing, seats, host } }: LobbyEntry): boolean =>
  playing && seats.every((seat) => seat?.name !== host);

export const timeOf = ({ listing: { options } }: LobbyEntry): string =>
  timerLine(options.timer, onlineWords.value.rules);

const rulesOf = ({ listing: { rules, options } }: LobbyEntry): string =>
  rulesLine(
    { rules, table: options },
    commonWords.value.ui.sides[options.sideNames],
    onlineWords.value.rules,
  );

/** Milliseconds a game may take, near enough to sort by. */
function timeRank({ listing: { options } }: LobbyEntry): number {
  const { timer } = options;
  switch (timer.kind) {
    case 'none':
      return Number.POSITIVE_INFINITY;
    case 'move':
      return 20 * timer.limit;
    case 'clock':
      return timer.base;
    default:
      return timer satisfies never;
  }
}

function Go({ entry }: { readonly entry: LobbyEntry }) {
  const words = onlineWords.value.lobby;
  const { listing, action } = entry;
  if (action === null) return null;
  return (
    <ButtonLink
      look={action === 'watch' ? 'quiet' : action === 'back' ? 'main' : 'plain'}
      href={addressOfEntry(entry)}
      onClick={() => wishToSit(seatWished(entry))}
      aria-label={`${words[action]}: ${words.table(listing.host)}`}
    >
      {words[action]}
    </ButtonLink>
  );
}

function columns(now: number): readonly Column<LobbyEntry>[] {
  const { columns: titles, watching } = lobbyWords.value;
  const alphabet = new Intl.Collator(settings.language.value);
  const byText = (text: (entry: LobbyEntry) => string) => (a: LobbyEntry, b: LobbyEntry) =>
    alphabet.compare(text(a), text(b));
  return [
    {
      id: 'table',
      title: titles.table,
      narrow: 'title',
      cell: (entry) => (
        <>
          {titleOf(entry)}
          {hostBeside(entry) && <small class="lobby-host">{entry.listing.host}</small>}
        </>
      ),
      compare: byText(titleOf),
    },
    {
      id: 'state',
      title: titles.state,
      narrow: 'second',
      cell: ({ listing }) => (
        <>
          <TableState listing={listing} now={now} />
          {listing.watching > 0 && <span class="lobby-watching"> · {watching(listing.watching)}</span>}
        </>
      ),
      compare: (a, b) =>
        tableRank(a.listing) - tableRank(b.listing) || b.listing.createdAt - a.listing.createdAt,
    },
    {
      id: 'time',
      title: titles.time,
      narrow: 'second',
      cell: timeOf,
      compare: (a, b) => Math.sign(timeRank(a) - timeRank(b)) || 0,
    },
    { id: 'rules', title: titles.rules, narrow: 'second', cell: rulesOf, compare: byText(rulesOf) },
    { id: 'action', title: titles.action, narrow: 'action', cell: (entry) => <Go entry={entry} /> },
  ];
}

interface LobbyTablesProps {
  readonly label: string;
  readonly entries: readonly LobbyEntry[];
  /** The server's time. */
  readonly now: number;
}

export function LobbyTables({ label, entries, now }: LobbyTablesProps) {
  return (
    <div class="lobby-tables">
      <DataTable
        label={label}
        columns={columns(now)}
        rows={entries}
        keyOf={({ listing }) => listing.table}
        hrefOf={addressOfEntry}
        onFollow={(entry) => wishToSit(seatWished(entry))}
      />
    </div>
  );
}
