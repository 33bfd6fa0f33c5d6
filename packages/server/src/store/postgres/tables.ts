/** The lobby's list in PostgreSQL: which open tables there are, found, ranked and counted. */
import {
  foldName,
  type LobbyCounts,
  type LobbyQuery,
  type TableId,
  type TableListing,
} from '@crownhead/protocol';
import { sitePrefix } from '../lobby-columns.ts';
import { PLAYED_SHARE, type TableStore } from '../store.ts';
import { type Database, statement } from './database.ts';

/** By the log somebody is there; or the host is at the table without a seat, or somebody watches the game. */
const OFFERED = `listing is not null and (present or exists (
  select 1 from connections where connections.table_id = tables.table_id
    and (connections.player = tables.host or tables.stage in ('playing', 'starting'))
))`;
const FITS = `($1::text = '' or position($1::text in names) > 0)
  and ($2::text is null or timer = $2::text) and ($3::text is null or preset = $3::text)`;
const SHOWN = `listing, (
  select count(distinct player) from connections
  where connections.table_id = tables.table_id and player <> all (seated)
) as watching`;

const LISTINGS = statement(
  'listings',
  `
  select ${SHOWN} from tables where ${OFFERED} and ${FITS} and ($4::text = 'all' or stage = $4::text or ($4::text = 'playing' and stage = 'starting'))
  order by rank, created_at desc, table_id limit $5 offset $6`,
);
const COUNTS = statement(
  'listings.count',
  `
  select count(*) as "all", count(*) filter (where stage = 'free') as free,
    count(*) filter (where stage in ('playing', 'starting')) as playing
  from tables where ${OFFERED} and ${FITS}`,
);
const LISTING = statement(
  'listing',
  `select ${SHOWN} from tables where table_id = $1 and listing is not null`,
);
const TABLES_OF = statement(
  'tables.of',
  `
  select table_id from (
    select table_id, created_at from tables where seat0 = $1 and listing is not null
    union select table_id, created_at from tables where seat1 = $1 and listing is not null
    union select table_id, created_at from tables where host = $1 and listing is not null
  ) as own order by created_at desc, table_id limit $2`,
);
const OPEN_TABLES = statement('open', 'select count(*) as n from tables where listing is not null');
const OPEN_TABLES_OF = statement(
  'open.of',
  'select count(*) as n from tables where listing is not null and host = $1',
);
const OPEN_TABLES_FROM = statement('open.from', 'select count(*) as n from tables where origin = $1');
const OPEN_TABLES_UNDER = statement(
  'open.under',
  'select count(*) as n from tables where starts_with(origin, $1)',
);

const ORIGIN_OF = statement('origin.of', 'select origin from tables where table_id = $1');

type SeatColumn = 'seat0' | 'seat1';
function waitingSeats(name: string, share: number, fits: (column: SeatColumn) => string) {
  const waiting = (column: SeatColumn): string => `
  select sum(case stage when 'playing' then ${share}::float8 else 1 end) as n from tables
  where ${fits(column)} and table_id <> $1 and listing is not null and host is distinct from ${column}`;
  return statement(
    name,
    `select coalesce(sum(n), 0)::float8 as n from (${waiting('seat0')} union all ${waiting('seat1')}) as seats`,
  );
}
const WAITING_OF = waitingSeats('waiting.of', PLAYED_SHARE.person, (column) => `${column} = $2`);
const WAITING_FROM = waitingSeats('waiting.from', PLAYED_SHARE.address, (column) => `${column}_from = $2`);
const WAITING_UNDER = waitingSeats(
  'waiting.under',
  PLAYED_SHARE.address,
  (column) => `starts_with(${column}_from, $2)`,
);

interface Shown {
  readonly listing: string;
  readonly watching: number;
}

const shown = ({ listing, watching }: Shown): TableListing => ({
  ...(JSON.parse(listing) as Omit<TableListing, 'watching'>),
  watching,
});

const filter = ({ search = '', time, rules }: LobbyQuery): readonly unknown[] => [
  foldName(search),
  time ?? null,
  rules ?? null,
];

export function tableMethods(database: Database): TableStore {
  const count = async (query: typeof OPEN_TABLES, values: readonly unknown[]): Promise<number> =>
    (await database.first<{ n: number }>(query, values))?.n ?? 0;

  return {
    async listings(wanted, limit) {
      const page = [wanted.state ?? 'all', limit, (wanted.page ?? 0) * limit];
      const rows = await database.rows<Shown>(LISTINGS, [...filter(wanted), ...page]);
      return rows.map(shown);
    },
    countListings: async (wanted) => (await database.first<LobbyCounts>(COUNTS, filter(wanted)))!,
    async listing(table) {
      const row = await database.first<Shown>(LISTING, [table]);
      return row && shown(row);
    },
    async tablesOf(player, limit) {
      const rows = await database.rows<{ table_id: TableId }>(TABLES_OF, [player, limit]);
      return rows.map(({ table_id }) => table_id);
    },
    openTables: () => count(OPEN_TABLES, []),
    openTablesOf: (host) => count(OPEN_TABLES_OF, [host]),
    openTablesFrom: (origin) => {
      const site = sitePrefix(origin);
      return site === null ? count(OPEN_TABLES_FROM, [origin]) : count(OPEN_TABLES_UNDER, [site]);
    },
    async originOf(table) {
      return (await database.first<{ origin: string | null }>(ORIGIN_OF, [table]))?.origin ?? null;
    },
    waitingSeatsOf: (player, except) => count(WAITING_OF, [except, player]),
    waitingSeatsFrom: (address, except) => {
      const site = sitePrefix(address);
      return site === null ? count(WAITING_FROM, [except, address]) : count(WAITING_UNDER, [except, site]);
    },
  };
}
