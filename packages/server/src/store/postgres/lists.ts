/** What follows from the logs: what is due, and which games were played. */
import type { PlayerId } from '@crownhead/match';
import type { GameListing, TableId } from '@crownhead/protocol';
import { LATEST } from '../archive/queries.ts';
import type { FinishedGame, ListStore } from '../store.ts';
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

/** Games without a move were archived once. */
const HAS_MOVES = "(listing::json ->> 'plies')::integer > 0";

const GAMES = statement(
  'games',
  `
  select listing from games where not private and ended_at >= $1 and (ended_at, id) < ($2::bigint, $3::text)
    and ${HAS_MOVES}
  order by ended_at desc, id desc limit $4`,
);
const GAMES_OF = statement(
  'games.of',
  `
  select listing, pdn, private, players from game_players join games using (id)
  where player = $1 and game_players.ended_at >= $2
    and (game_players.ended_at, id) < ($3::bigint, $4::text) and ${HAS_MOVES}
  order by game_players.ended_at desc, id desc limit $5`,
);
const GAME = statement('game', 'select listing, pdn, private, players from games where id = $1');

export interface StoredGame {
  readonly listing: string;
  readonly pdn: string;
  readonly private: boolean;
  readonly players: string;
}

export const finishedGame = (row: StoredGame): FinishedGame => ({
  ...row,
  listing: JSON.parse(row.listing) as GameListing,
  players: JSON.parse(row.players) as PlayerId[],
});

export function listMethods(database: Database): ListStore {
  const tableIds = async (query: typeof DUE_TABLES, now: number, limit: number): Promise<TableId[]> => {
    const rows = await database.rows<{ table_id: TableId }>(query, [now, limit]);
    return rows.map(({ table_id }) => table_id);
  };

  return {
    dueTables: (now, limit) => tableIds(DUE_TABLES, now, limit),
    dueComputers: (now, limit) => tableIds(DUE_COMPUTERS, now, limit),
    claimComputer: async (table, now, until) =>
      (await database.first(CLAIM_COMPUTER, [table, now, until])) !== null,

    async games({ from = 0, before = LATEST, limit }) {
      const rows = await database.rows<{ listing: string }>(GAMES, [from, before.endedAt, before.id, limit]);
      return rows.map(({ listing }) => JSON.parse(listing) as GameListing);
    },
    async gamesOf(player, { from = 0, before = LATEST, limit }) {
      const rows = await database.rows<StoredGame>(GAMES_OF, [
        player,
        from,
        before.endedAt,
        before.id,
        limit,
      ]);
      return rows.map(finishedGame);
    },
    async game(id) {
      const row = await database.first<StoredGame>(GAME, [id]);
      return row && finishedGame(row);
    },
  };
}
