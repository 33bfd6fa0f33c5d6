/** From where each seat was taken, so that seats can be counted by address. */
import type { Migration } from './migration.ts';

export const V8: Migration = {
  sqlite: `
  alter table tables add column seat0_from text;
  alter table tables add column seat1_from text;
  create index tables_seat0_from on tables (seat0_from) where seat0_from is not null;
  create index tables_seat1_from on tables (seat1_from) where seat1_from is not null;
  `,
  postgres: `
  alter table tables
    add column seat0_from text collate "C",
    add column seat1_from text collate "C";
  create index tables_seat0_from on tables (seat0_from) where seat0_from is not null;
  create index tables_seat1_from on tables (seat1_from) where seat1_from is not null;
  `,
};
