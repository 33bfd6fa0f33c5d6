/** Where an open table was created from, how long its log is, and the secret of its invitation link. */
import type { Migration } from './migration.ts';

export const V4: Migration = {
  sqlite: `
  -- The address an open table was created from, and how many bytes of events its log has from here on.
  alter table tables add column origin text;
  alter table tables add column log_bytes integer not null default 0;
  create index tables_origin on tables (origin) where origin is not null;
  -- The secret of an invitation link, which lets in instead of the password.
  alter table passwords add column invitation text;
  `,
  postgres: `
  -- The address an open table was created from, and how many bytes of events its log has from here on.
  alter table tables
    add column origin text collate "C",
    add column log_bytes bigint not null default 0;
  create index tables_origin on tables (origin) where origin is not null;
  -- The secret of an invitation link, which lets in instead of the password.
  alter table passwords add column invitation text collate "C";
  `,
};
