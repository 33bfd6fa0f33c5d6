/** What the lobby finds a table by. */
import type { Migration } from './migration.ts';

export const V3: Migration = {
  sqlite: `
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
  postgres: `
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
};
