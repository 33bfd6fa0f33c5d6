/** What operating needs: records by kind, and from where somebody is connected. */
import type { Migration } from './migration.ts';

export const V5: Migration = {
  sqlite: `
  create table records (
    kind text not null,
    id text not null,
    at integer not null,
    -- Forgotten after this; null for those that stay.
    until integer,
    subject text not null,
    body text not null,
    primary key (kind, id)
  ) strict, without rowid;
  create index records_until on records (until) where until is not null;
  -- One row: counts changes of records, so that nodes see that there was one.
  create table records_revision (
    only integer primary key check (only = 1),
    revision integer not null
  ) strict;
  insert into records_revision (only, revision) values (1, 0);
  alter table connections add column address text not null default '';
  `,
  postgres: `
  create table records (
    kind text collate "C" not null,
    id text collate "C" not null,
    at bigint not null,
    -- Forgotten after this; null for those that stay.
    until bigint,
    subject text not null,
    body text not null,
    primary key (kind, id)
  );
  create index records_until on records (until) where until is not null;
  -- One row: counts changes of records, so that nodes see that there was one.
  create table records_revision (
    id integer primary key check (id = 1),
    revision bigint not null
  );
  insert into records_revision (id, revision) values (1, 0);
  alter table connections add column address text not null default '';
  `,
};
