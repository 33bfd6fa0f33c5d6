/** The tables of the SQLite store, as the steps that lead to them. A step that was released is never changed. */

/** Written into the file, so that another program's database is not taken for ours. Spells "Crwn". */
export const APPLICATION_ID = 0x4372776e;

/** Step n leads from version n to version n + 1. Times are milliseconds; JSON is kept as text. */
export const MIGRATIONS: readonly string[] = [
  `
  create table log (
    table_id text not null,
    seq integer not null,
    actor text not null,
    command_id text not null,
    events text not null,
    primary key (table_id, seq),
    unique (table_id, actor, command_id)
  ) strict, without rowid;

  -- What follows from each log; a closed table has no listing.
  create table tables (
    table_id text primary key,
    changed_at integer not null,
    next_due integer,
    computer_due integer,
    listing text,
    created_at integer,
    host text,
    seated text not null
  ) strict, without rowid;
  create index tables_due on tables (next_due) where next_due is not null;
  create index tables_computer on tables (computer_due) where computer_due is not null;
  create index tables_open on tables (created_at) where created_at is not null;
  create index tables_closed on tables (changed_at) where created_at is null;
  create index tables_host on tables (host) where created_at is not null;

  create table snapshots (
    table_id text primary key,
    seq integer not null,
    state text not null
  ) strict, without rowid;

  create table games (
    id text primary key,
    ended_at integer not null,
    listing text not null,
    pdn text not null,
    private integer not null,
    players text not null
  ) strict;
  create index games_listed on games (ended_at desc, id desc) where private = 0;

  create table passwords (table_id text primary key, hash text not null) strict, without rowid;
  create table grants (
    table_id text not null,
    player text not null,
    primary key (table_id, player)
  ) strict, without rowid;
  create table attempts (key text not null, at integer not null) strict;
  create index attempts_key on attempts (key, at);
  create index attempts_at on attempts (at);

  create table sessions (
    player text primary key,
    name text not null,
    seen integer not null
  ) strict, without rowid;
  create index sessions_seen on sessions (seen);
  create table names (
    skeleton text primary key,
    player text not null,
    seen integer not null
  ) strict, without rowid;
  create index names_player on names (player);
  create table tokens (hash text primary key, player text not null) strict, without rowid;
  create index tokens_player on tokens (player);
  create table codes (
    hash text primary key,
    player text not null,
    until integer not null
  ) strict, without rowid;
  create index codes_player on codes (player);
  create index codes_until on codes (until);

  create table nodes (
    node text primary key,
    heard integer not null,
    retires integer
  ) strict, without rowid;
  -- One row: when any node was last heard, and since when there was no break.
  create table alive (
    only integer primary key check (only = 1),
    heard integer not null,
    since integer not null
  ) strict;
  create table outages (
    id integer primary key autoincrement,
    began integer not null,
    ended integer not null
  ) strict;
  create table connections (
    connection text primary key,
    player text not null,
    name text not null,
    table_id text not null,
    node text not null,
    arrived integer not null
  ) strict, without rowid;
  create index connections_table on connections (table_id, arrived);
  create index connections_node on connections (node);
  `,
  `
  create table game_players (
    player text not null,
    ended_at integer not null,
    id text not null,
    primary key (player, ended_at, id)
  ) strict, without rowid;
  insert or ignore into game_players (player, ended_at, id)
  select each.value, games.ended_at, games.id from games, json_each(games.players) as each;
  `,
  `
  -- What the lobby finds a table by. Tables that are open already come into its lists with their next event.
  alter table tables add column present integer not null default 0;
  alter table tables add column rank integer not null default 3;
  alter table tables add column stage text not null default 'full';
  alter table tables add column timer text not null default '';
  alter table tables add column preset text not null default '';
  alter table tables add column names text not null default '';
  alter table tables add column seat0 text;
  alter table tables add column seat1 text;
  create index tables_ranked on tables (rank, created_at desc, table_id) where created_at is not null;
  create index tables_seat0 on tables (seat0) where seat0 is not null;
  create index tables_seat1 on tables (seat1) where seat1 is not null;
  `,
];
