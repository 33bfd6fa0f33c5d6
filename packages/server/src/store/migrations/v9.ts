/** People in the order in which they were last seen, so that a page of them needs no look at all. */
import type { Migration } from './migration.ts';

export const V9: Migration = {
  // The index of version 1 ends in the key of its table, so that it has this order.
  sqlite: '',
  postgres: `
  create index sessions_seen on sessions (seen, player);
  `,
};
