/** What follows from the logs, in SQLite: deadlines, the archive. */
import type { DatabaseSync } from 'node:sqlite';
import type { TableId } from '@crownhead/protocol';
import { LATEST } from '../archive/queries.ts';
import { lobbyColumns } from '../lobby-columns.ts';
import type { Append, FinishedGame, ListStore, TableSummary } from '../store.ts';
import type { Calls } from './calls.ts';
import { change, query } from './sql.ts';

type ListCalls = Pick<Calls, keyof ListStore>;

export interface StoredGame {
  readonly listing: string;
  readonly pdn: string;
  readonly private: number;
  readonly players: string;
}

export const finishedGame = ({ listing, pdn, private: hidden, players }: StoredGame): FinishedGame => ({
  listing: JSON.parse(listing),
  pdn,
  private: hidden === 1,
  players: JSON.parse(players),
});

/** Games without a move were archived once. */
const HAS_MOVES = "json_extract(listing, '$.plies') > 0";

/** From where this player, who was in no seat before, has sat down. */
const seatedFrom = (player: string): string => `case when ${player} is null then null else ?19 end`;
/** The same for one who may have been in either seat before: the columns have no empty seats between them. */
const keptFrom = (player: string): string =>
  `case ${player} when seat0 then seat0_from when seat1 then seat1_from else ${seatedFrom(player)} end`;

/** Writes what follows from an appended row. A closed table no longer has an address it came from. */
export function summarizer(db: DatabaseSync): (row: Append, eventBytes: number) => void {
  const replace = change(
    db,
    `insert into tables (table_id, changed_at, next_due, computer_due, listing, created_at, host, seated,
       present, rank, stage, timer, preset, names, seat0, seat1, origin, log_bytes,
       seat0_from, seat1_from)
     values (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16,
       case when ?6 is null then null else ?17 end, ?18, ${seatedFrom('?15')}, ${seatedFrom('?16')})
     on conflict (table_id) do update set changed_at = max(changed_at, ?2), next_due = ?3, computer_due = ?4,
       listing = ?5, created_at = ?6, host = ?7, seated = ?8, present = ?9, rank = ?10, stage = ?11, timer = ?12,
       preset = ?13, names = ?14, seat0 = ?15, seat1 = ?16,
       origin = case when ?6 is null then null else coalesce(?17, origin) end, log_bytes = log_bytes + ?18,
       seat0_from = ${keptFrom('?15')}, seat1_from = ${keptFrom('?16')}`,
  );
  const leave = change(
    db,
    `update tables set changed_at = max(changed_at, ?2), next_due = ?3, computer_due = ?4,
       log_bytes = log_bytes + ?5 where table_id = ?1`,
  );
  const archive = change(
    db,
    `insert into games (id, ended_at, listing, pdn, private, players) values (?, ?, ?, ?, ?, ?)
     on conflict do nothing`,
  );
  const archivePlayer = change(
    db,
    'insert or ignore into game_players (player, ended_at, id) values (?, ?, ?)',
  );
  const write = (
    summary: TableSummary,
    { table, due, origin, seatedFrom: from }: Append,
    at: number,
    eventBytes: number,
  ) => {
    const { listing, host, seated } = summary;
    const { present, rank, stage, timer, preset, names, seat0, seat1 } = lobbyColumns(summary);
    replace(
      table,
      at,
      due.nextDue,
      due.computerDue,
      listing && JSON.stringify(listing),
      listing?.createdAt ?? null,
      host,
      JSON.stringify(seated),
      present ? 1 : 0,
      rank,
      stage,
      timer,
      preset,
      names,
      seat0,
      seat1,
      origin ?? null,
      eventBytes,
      from ?? null,
    );
  };
  return (row, eventBytes) => {
    const { table, events, due, summary, games } = row;
    const at = events.at(-1)?.at ?? 0;
    if (summary) write(summary, row, at, eventBytes);
    else leave(table, at, due.nextDue, due.computerDue, eventBytes);
    for (const { listing: game, pdn, private: hidden, players } of games) {
      const text = JSON.stringify(game);
      const isNew = archive(game.id, game.endedAt, text, pdn, hidden ? 1 : 0, JSON.stringify(players)) === 1;
      if (isNew) for (const player of players) archivePlayer(player, game.endedAt, game.id);
    }
  };
}

export function listCalls(db: DatabaseSync): ListCalls {
  type Due = { table: TableId };
  const due = (column: 'next_due' | 'computer_due') =>
    query<Due>(
      db,
      `select table_id as "table" from tables where ${column} <= ? order by ${column}, table_id limit ?`,
    );
  const tables = due('next_due');
  const computers = due('computer_due');
  const claim = change(db, 'update tables set computer_due = ?3 where table_id = ?1 and computer_due <= ?2');
  const page = query<{ listing: string }>(
    db,
    `select listing from games where private = 0 and ended_at >= ? and (ended_at, id) < (?, ?) and ${HAS_MOVES}
     order by ended_at desc, id desc limit ?`,
  );
  const pageOf = query<StoredGame>(
    db,
    `select listing, pdn, private, players from game_players join games using (id)
     where player = ? and game_players.ended_at >= ? and (game_players.ended_at, id) < (?, ?) and ${HAS_MOVES}
     order by game_players.ended_at desc, id desc limit ?`,
  );
  const game = query<StoredGame>(db, 'select listing, pdn, private, players from games where id = ?');

  return {
    dueTables: (now, limit) => tables.all(now, limit).map(({ table }) => table),
    dueComputers: (now, limit) => computers.all(now, limit).map(({ table }) => table),
    claimComputer: (table, now, until) => claim(table, now, until) === 1,
    games: ({ from = 0, before = LATEST, limit }) =>
      page.all(from, before.endedAt, before.id, limit).map(({ listing }) => JSON.parse(listing)),
    gamesOf: (player, { from = 0, before = LATEST, limit }) =>
      pageOf.all(player, from, before.endedAt, before.id, limit).map(finishedGame),
    game: (id) => {
      const row = game.first(id);
      return row && finishedGame(row);
    },
  };
}
