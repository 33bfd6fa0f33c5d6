/** What follows from the logs: what is due, which tables are open, which games were played. */
import type { PlayerId } from '@crownhead/match';
import type { GameListing, TableId, TableListing } from '@crownhead/protocol';
import type { ListStore } from '../store.ts';
import { type Database, statement } from './database.ts';

const DUE_TABLES = statement(
  'due.tables',
  'select table_id from tables where next_due <= $1 order by next_due, table_id limit $2',
);
const DUE_COMPUTERS = statement(
  'due.computers',
  'select table_id from tables where computer_due <= $1 order by computer_due, table_id limit $2',
);
const CLAIM_COMPUTER = statement(
  'computer.claim',
  'update tables set computer_due = $3 where table_id = $1 and computer_due <= $2 returning table_id',
);

const LISTINGS = statement(
  'listings',
  `
  select listing, (
    select count(distinct player) from connections
    where connections.table_id = tables.table_id and player <> all (seated)
  ) as watching
  from tables where listing is not null
  order by created_at desc, table_id limit $1`,
);
const OPEN_TABLES = statement('open', 'select count(*) as n from tables where listing is not null');
const OPEN_TABLES_OF = statement(
  'open.of',
  'select count(*) as n from tables where listing is not null and host = $1',
);

const LAST_GAMES = statement(
  'games',
  'select listing from games where not private order by ended_at desc, id desc limit $1',
);
const GAMES_BEFORE = statement(
  'games.before',
  `
  select listing from games where not private and (ended_at, id) < ($1::bigint, $2::text)
  order by ended_at desc, id desc limit $3`,
);
const GAME = statement('game', 'select listing, pdn, private, players from games where id = $1');

interface StoredGame {
  readonly listing: string;
  readonly pdn: string;
  readonly private: boolean;
  readonly players: string;
}

export function listsPart(database: Database): ListStore {
  const tableIds = async (query: typeof DUE_TABLES, now: number, limit: number): Promise<TableId[]> => {
    const rows = await database.rows<{ table_id: TableId }>(query, [now, limit]);
    return rows.map(({ table_id }) => table_id);
  };
  const count = async (query: typeof OPEN_TABLES, values: readonly unknown[]): Promise<number> =>
    (await database.first<{ n: number }>(query, values))?.n ?? 0;

  return {
    dueTables: (now, limit) => tableIds(DUE_TABLES, now, limit),
    dueComputers: (now, limit) => tableIds(DUE_COMPUTERS, now, limit),
    claimComputer: async (table, now, until) =>
      (await database.first(CLAIM_COMPUTER, [table, now, until])) !== null,

    async listings(limit) {
      const rows = await database.rows<{ listing: string; watching: number }>(LISTINGS, [limit]);
      return rows.map(({ listing, watching }) => ({
        ...(JSON.parse(listing) as Omit<TableListing, 'watching'>),
        watching,
      }));
    },
    openTables: () => count(OPEN_TABLES, []),
    openTablesOf: (host) => count(OPEN_TABLES_OF, [host]),

    async games({ before, limit }) {
      const rows = await database.rows<{ listing: string }>(
        before ? GAMES_BEFORE : LAST_GAMES,
        before ? [before.endedAt, before.id, limit] : [limit],
      );
      return rows.map(({ listing }) => JSON.parse(listing) as GameListing);
    },
    async game(id) {
      const row = await database.first<StoredGame>(GAME, [id]);
      return (
        row && {
          ...row,
          listing: JSON.parse(row.listing) as GameListing,
          players: JSON.parse(row.players) as PlayerId[],
        }
      );
    },
  };
}
