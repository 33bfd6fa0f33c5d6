/** The log of every table and the snapshots along it. */
import type { TableEvent } from '@crownhead/match';
import type { TableId } from '@crownhead/protocol';
import { lobbyColumns } from '../lobby-columns.ts';
import type { Append, LogRow, LogStore, Snapshot, TableSummary } from '../store.ts';
import { type Database, type Statement, statement } from './database.ts';

/**
 * One statement is one transaction on one table id. The primary key lets one of two writers at the same head win;
 * `do nothing` lets the other find no row, instead of an error in PostgreSQL's own log. Everything else hangs on the
 * new row.
 */
const append = (name: string, found: string): Statement =>
  statement(
    name,
    `
  with entry as (
    insert into log (table_id, seq, actor, command_id, events)
    select $1, $2, $3, $4, $5
    where $2::integer = 1 + coalesce((select head from tables where table_id = $1), 0)
    on conflict do nothing
    returning table_id, seq
  ), summary as (${found}
  ), finished as (
    insert into games (id, ended_at, private, listing, pdn, players)
    select game.*
    from entry, unnest($9::text[], $10::bigint[], $11::boolean[], $12::text[], $13::text[], $14::text[]) as game
    on conflict do nothing
    returning id, ended_at, players
  ), players as (
    insert into game_players (player, ended_at, id)
    select distinct each.player, ended_at, id
    from finished, json_array_elements_text(players::json) as each (player)
  )
  select seq from entry`,
  );

/** From where the player in this column sat down; before, they may have been in the other one: there is no empty seat between. */
const keptFrom = (seat: 'seat0' | 'seat1'): string =>
  `case excluded.${seat} when tables.seat0 then tables.seat0_from when tables.seat1 then tables.seat1_from else excluded.${seat}_from end`;

const APPEND = append(
  'append',
  `
    insert into tables
      (table_id, head, next_due, computer_due, last_at, log_bytes, listing, created_at, host, seated,
        present, rank, stage, timer, preset, names, seat0, seat1, origin, seat0_from, seat1_from)
    select table_id, seq, $6::bigint, $7::bigint, $8::bigint, octet_length($5::text),
      $15::text, $16::bigint, $17::text, $18::text[],
      $19::boolean, $20::integer, $21::text, $22::text, $23::text, $24::text, $25::text, $26::text,
      case when $15::text is null then null else $27::text end,
      case when $25::text is null then null else $28::text end,
      case when $26::text is null then null else $28::text end
    from entry
    on conflict (table_id) do update set
      head = excluded.head,
      next_due = excluded.next_due,
      computer_due = excluded.computer_due,
      last_at = excluded.last_at,
      log_bytes = tables.log_bytes + excluded.log_bytes,
      listing = excluded.listing,
      created_at = excluded.created_at,
      host = excluded.host,
      seated = excluded.seated,
      present = excluded.present,
      rank = excluded.rank,
      stage = excluded.stage,
      timer = excluded.timer,
      preset = excluded.preset,
      names = excluded.names,
      seat0 = excluded.seat0,
      seat1 = excluded.seat1,
      origin = case when excluded.listing is null then null else coalesce(excluded.origin, tables.origin) end,
      seat0_from = ${keptFrom('seat0')},
      seat1_from = ${keptFrom('seat1')}`,
);

/** Where the summary stays what it was. */
const APPEND_ONLY = append(
  'append-only',
  `
    update tables set
      head = seq,
      next_due = $6::bigint,
      computer_due = $7::bigint,
      last_at = $8::bigint,
      log_bytes = log_bytes + octet_length($5::text)
    from entry
    where tables.table_id = entry.table_id`,
);

const READ = statement(
  'read',
  'select seq, actor, command_id, events from log where table_id = $1 and seq > $2 order by seq',
);

const CONFIRM = statement(
  'confirm',
  `
  select head, log.seq, actor, command_id, events
  from tables left join log on log.table_id = tables.table_id and actor = $2 and command_id = $3
  where tables.table_id = $1`,
);

const HEADS = statement('heads', 'select table_id, head from tables where table_id = any($1::text[])');

const SAVE_SNAPSHOT = statement(
  'snapshot.save',
  `
  insert into snapshots (table_id, seq, state) values ($1, $2, $3)
  on conflict (table_id) do update set seq = excluded.seq, state = excluded.state
  where snapshots.seq < excluded.seq`,
);
const SNAPSHOT = statement('snapshot', 'select seq, state from snapshots where table_id = $1');
const LOG_BYTES = statement('log.bytes', 'select log_bytes from tables where table_id = $1');

interface StoredRow {
  readonly seq: number;
  readonly actor: string;
  readonly command_id: string;
  readonly events: string;
}

const logRow = (table: TableId, row: StoredRow): LogRow => ({
  table,
  seq: row.seq,
  actor: row.actor,
  commandId: row.command_id,
  events: JSON.parse(row.events) as TableEvent[],
});

const entryValues = ({ table, seq, actor, commandId, events, due, games }: Append): unknown[] => [
  table,
  seq,
  actor,
  commandId,
  JSON.stringify(events),
  due.nextDue,
  due.computerDue,
  events.at(-1)?.at ?? 0,
  games.map(({ listing }) => listing.id),
  games.map(({ listing }) => listing.endedAt),
  games.map((game) => game.private),
  games.map(({ listing }) => JSON.stringify(listing)),
  games.map(({ pdn }) => pdn),
  games.map(({ players }) => JSON.stringify(players)),
];

function summaryValues(summary: TableSummary, { origin, seatedFrom }: Append): unknown[] {
  const { listing, host, seated } = summary;
  const { present, rank, stage, timer, preset, names, seat0, seat1 } = lobbyColumns(summary);
  const found = [present, rank, stage, timer, preset, names, seat0, seat1];
  return [
    listing && JSON.stringify(listing),
    listing?.createdAt ?? null,
    host,
    seated,
    ...found,
    origin ?? null,
    seatedFrom ?? null,
  ];
}

export function logMethods(database: Database): LogStore {
  const confirm: LogStore['confirm'] = async (table, actor, commandId) => {
    const found = await database.first<{ head: number } & (StoredRow | { seq: null })>(CONFIRM, [
      table,
      actor,
      commandId,
    ]);
    if (!found) return { head: 0, row: null };
    return { head: found.head, row: found.seq === null ? null : logRow(table, found) };
  };

  return {
    async append(row) {
      const { summary } = row;
      const appended = summary
        ? await database.first(APPEND, [...entryValues(row), ...summaryValues(summary, row)])
        : await database.first(APPEND_ONLY, entryValues(row));
      if (appended !== null) return { kind: 'appended' };
      const { row: known } = await confirm(row.table, row.actor, row.commandId);
      return known ? { kind: 'duplicate', row: known } : { kind: 'conflict' };
    },

    async read(table, after) {
      const rows = await database.rows<StoredRow>(READ, [table, after]);
      return rows.map((row) => logRow(table, row));
    },

    confirm,

    async heads(tables) {
      const rows = await database.rows<{ table_id: TableId; head: number }>(HEADS, [tables]);
      return new Map(rows.map(({ table_id, head }) => [table_id, head]));
    },

    async saveSnapshot(table, { seq, state }) {
      await database.rows(SAVE_SNAPSHOT, [table, seq, JSON.stringify(state)]);
    },

    async snapshot(table) {
      const row = await database.first<{ seq: number; state: string }>(SNAPSHOT, [table]);
      return row && { seq: row.seq, state: JSON.parse(row.state) as Snapshot['state'] };
    },

    logBytes: async (table) =>
      (await database.first<{ log_bytes: number }>(LOG_BYTES, [table]))?.log_bytes ?? 0,
  };
}
