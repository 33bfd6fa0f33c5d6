/** The log, what follows from it, sessions, and who is present. */
import type { Migration } from './migration.ts';

// What belongs to one table of the game has its id in front of every key, so that it can be sharded by it. In
// PostgreSQL texts compare by their bytes, as in every other store.

export const V1: Migration = {
  sqlite: `
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
  postgres: `
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
};
