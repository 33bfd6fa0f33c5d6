/**
 * The tables in PostgreSQL, as the steps that led to them. A step that has been released is never edited: databases
 * out there have taken it. Texts compare by their bytes, as in every other store.
 *
 * What belongs to one table of the game has its id in front of every key, so that it can be sharded by it.
 */
export const MIGRATIONS: readonly string[] = [
  `
  create table log (
    table_id text collate "C" not null,
    seq integer not null,
    actor text collate "C" not null,
    command_id text collate "C" not null,
    -- As text, not jsonb: what was written is read back to the byte, and it costs less.
    events text not null,
    primary key (table_id, seq),
    unique (table_id, actor, command_id)
  );

  create table tables (
    table_id text collate "C" primary key,
    head integer not null,
    next_due bigint,
    computer_due bigint,
    -- Null when the table is closed.
    listing text,
    created_at bigint,
    host text collate "C",
    seated text[] not null,
    last_at bigint not null
  ) with (fillfactor = 70);
  create index tables_next_due on tables (next_due) where next_due is not null;
  create index tables_computer_due on tables (computer_due) where computer_due is not null;
  create index tables_open on tables (created_at desc, table_id) where listing is not null;
  create index tables_host on tables (host) where listing is not null;
  create index tables_closed on tables (last_at) where listing is null;

  create table snapshots (
    table_id text collate "C" primary key,
    seq integer not null,
    state text not null
  );

  create table games (
    id text collate "C" primary key,
    ended_at bigint not null,
    private boolean not null,
    listing text not null,
    pdn text not null,
    players text not null
  );
  create index games_public on games (ended_at desc, id desc) where not private;

  create table passwords (
    table_id text collate "C" primary key,
    hash text not null
  );
  create table grants (
    table_id text collate "C" not null,
    player text collate "C" not null,
    primary key (table_id, player)
  );
  -- One row for a key, so that attempts made at the same time wait for each other and are counted exactly.
  create table attempts (
    key text collate "C" primary key,
    times bigint[] not null,
    last_at bigint not null
  );

  create table sessions (
    player text collate "C" primary key,
    name text not null,
    seen bigint not null
  );
  create table names (
    skeleton text collate "C" primary key,
    player text collate "C" not null,
    seen bigint not null
  );
  create index names_player on names (player);
  create table tokens (
    token_hash text collate "C" primary key,
    player text collate "C" not null
  );
  create index tokens_player on tokens (player);
  create table return_codes (
    code_hash text collate "C" primary key,
    player text collate "C" not null,
    good_until bigint not null
  );
  create index return_codes_player on return_codes (player);

  -- One row: whether any node is alive. Its lock lets one heartbeat alone find an outage.
  create table cluster (
    id integer primary key check (id = 1),
    heard bigint,
    -- The heartbeat before the last one.
    heard_before bigint,
    alive_since bigint
  );
  insert into cluster (id) values (1);
  create table outages (
    id integer generated always as identity primary key,
    began bigint not null,
    ended bigint not null
  );
  create table nodes (
    node text collate "C" primary key,
    heard bigint not null,
    retires bigint
  );
  create table connections (
    connection text collate "C" primary key,
    table_id text collate "C" not null,
    player text collate "C" not null,
    name text not null,
    node text collate "C" not null,
    arrived bigint not null,
    -- Two that arrive in one millisecond still have an order.
    number bigint generated always as identity
  );
  create index connections_table on connections (table_id);
  create index connections_node on connections (node);
  `,
  `
  create table game_players (
    player text collate "C" not null,
    ended_at bigint not null,
    id text collate "C" not null,
    primary key (player, ended_at, id)
  );
  insert into game_players (player, ended_at, id)
  select distinct each.player, ended_at, id
  from games, json_array_elements_text(players::json) as each (player);
  `,
  `
  -- What the lobby finds a table by. Tables that are open already come into its lists with their next event.
  alter table tables
    add column present boolean not null default false,
    add column rank integer not null default 3,
    add column stage text collate "C" not null default 'full',
    add column timer text collate "C" not null default '',
    add column preset text collate "C" not null default '',
    add column names text collate "C" not null default '',
    add column seat0 text collate "C",
    add column seat1 text collate "C";
  create index tables_ranked on tables (rank, created_at desc, table_id) where listing is not null;
  create index tables_seat0 on tables (seat0) where seat0 is not null;
  create index tables_seat1 on tables (seat1) where seat1 is not null;
  `,
];
