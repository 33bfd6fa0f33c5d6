/** The lobby's list in SQLite: which open tables there are, found, ranked and counted. */
import type { DatabaseSync } from 'node:sqlite';
import { foldName, type LobbyQuery, type TableId, type TableListing } from '@crownhead/protocol';
import { sitePrefix } from '../lobby-columns.ts';
import { PLAYED_SHARE, type TableStore } from '../store.ts';
import type { Calls } from './calls.ts';
import { query } from './sql.ts';

type TableCalls = Pick<Calls, keyof TableStore>;

/** By the log somebody is there; or the host is at the table without a seat, or somebody watches the game. */
const OFFERED = `created_at is not null and (present = 1 or exists (
  select 1 from connections where connections.table_id = tables.table_id
    and (connections.player = tables.host or tables.stage in ('playing', 'starting'))
))`;
const FITS = `(?1 = '' or instr(names, ?1) > 0) and (?2 is null or timer = ?2) and (?3 is null or preset = ?3)`;
const SHOWN = `listing, (
  select count(distinct player) from connections
  where connections.table_id = tables.table_id
    and player not in (select value from json_each(tables.seated))
) as watching`;

interface Shown {
  readonly listing: string;
  readonly watching: number;
}

const shown = ({ listing, watching }: Shown): TableListing => ({ ...JSON.parse(listing), watching });

const filter = ({ search = '', time, rules }: LobbyQuery) =>
  [foldName(search), time ?? null, rules ?? null] as const;

/** The character after the last one of a prefix ends the range of what begins with it. */
const endOf = (prefix: string): string => prefix.replace(/:$/, ';');

export function tableCalls(db: DatabaseSync): TableCalls {
  const list = query<Shown>(
    db,
    `select ${SHOWN} from tables where ${OFFERED} and ${FITS} and (?4 = 'all' or stage = ?4 or (?4 = 'playing' and stage = 'starting'))
     order by rank, created_at desc, table_id limit ?5 offset ?6`,
  );
  const count = query<{ all: number; free: number; playing: number }>(
    db,
    `select count(*) as "all", coalesce(sum(stage = 'free'), 0) as free,
       coalesce(sum(stage in ('playing', 'starting')), 0) as playing
     from tables where ${OFFERED} and ${FITS}`,
  );
  const one = query<Shown>(db, `select ${SHOWN} from tables where table_id = ? and created_at is not null`);
  const of = query<{ table: TableId }>(
    db,
    `select table_id as "table" from (
       select table_id, created_at from tables where seat0 = ?1 and created_at is not null
       union select table_id, created_at from tables where seat1 = ?1 and created_at is not null
       union select table_id, created_at from tables where host = ?1 and created_at is not null
     ) order by created_at desc, table_id limit ?2`,
  );
  const open = query<{ n: number }>(db, 'select count(*) as n from tables where created_at is not null');
  const openOf = query<{ n: number }>(
    db,
    'select count(*) as n from tables where host = ? and created_at is not null',
  );
  const openFrom = query<{ n: number }>(db, 'select count(*) as n from tables where origin = ?');
  const openUnder = query<{ n: number }>(
    db,
    'select count(*) as n from tables where origin >= ?1 and origin < ?2',
  );
  const originOf = query<{ origin: string | null }>(db, 'select origin from tables where table_id = ?');
  type Fits = (column: 'seat0' | 'seat1') => string;
  const inEither = (share: number, fits: Fits) => {
    const waiting = (column: 'seat0' | 'seat1'): string =>
      `select sum(case stage when 'playing' then ${share} else 1 end) as n from tables
       where ${fits(column)} and table_id <> ?1 and created_at is not null and host is not ${column}`;
    return query<{ n: number }>(
      db,
      `select sum(n) as n from (${waiting('seat0')} union all ${waiting('seat1')})`,
    );
  };
  const { person, address: ofAddress } = PLAYED_SHARE;
  const waitingOf = inEither(person, (column) => `${column} = ?2`);
  const waitingFrom = inEither(ofAddress, (column) => `${column}_from = ?2`);
  const waitingUnder = inEither(ofAddress, (column) => `${column}_from >= ?2 and ${column}_from < ?3`);

  return {
    listings: (wanted, limit) =>
      list.all(...filter(wanted), wanted.state ?? 'all', limit, (wanted.page ?? 0) * limit).map(shown),
    countListings: (wanted) => count.first(...filter(wanted))!,
    listing: (table) => {
      const row = one.first(table);
      return row && shown(row);
    },
    tablesOf: (player, limit) => of.all(player, limit).map(({ table }) => table),
    openTables: () => open.first()?.n ?? 0,
    openTablesOf: (host) => openOf.first(host)?.n ?? 0,
    openTablesFrom: (origin) => {
      const site = sitePrefix(origin);
      const found = site === null ? openFrom.first(origin) : openUnder.first(site, endOf(site));
      return found?.n ?? 0;
    },
    originOf: (table) => originOf.first(table)?.origin ?? null,
    waitingSeatsOf: (player, except) => waitingOf.first(except, player)?.n ?? 0,
    waitingSeatsFrom: (address, except) => {
      const site = sitePrefix(address);
      const found =
        site === null ? waitingFrom.first(except, address) : waitingUnder.first(except, site, endOf(site));
      return found?.n ?? 0;
    },
  };
}
