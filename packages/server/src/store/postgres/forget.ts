/** Forgets what is too old to matter, a little at a time, so that nobody waits for it. */
import {
  ATTEMPTS_KEPT_MS,
  LOG_KEPT_MS,
  NODE_LEASE_MS,
  ROLE_RECORDS,
  SESSION_KEPT_MS,
  type Store,
} from '../store.ts';
import { type Database, statement } from './database.ts';

/** Rows of one kind that go in one statement. */
const BATCH = 500;

/** Each returns how many it found; one that found a whole batch runs again. */
const BATCHED = [
  statement(
    'forget.tables',
    `
  with old as (
    select table_id from tables where listing is null and last_at < $1::bigint - ${LOG_KEPT_MS} limit ${BATCH}
  ), table_gone as (delete from tables where table_id in (select table_id from old)
  ), log_gone as (delete from log where table_id in (select table_id from old)
  ), snapshot_gone as (delete from snapshots where table_id in (select table_id from old)
  ), password_gone as (delete from passwords where table_id in (select table_id from old)
  ), grants_gone as (delete from grants where table_id in (select table_id from old)
  )
  select count(*) as n from old`,
  ),
  statement(
    'forget.sessions',
    `
  with old as (
    select player from sessions where seen < $1::bigint - ${SESSION_KEPT_MS}
      and player not in (select id from records where kind = '${ROLE_RECORDS}') limit ${BATCH}
  ), session_gone as (delete from sessions where player in (select player from old)
  ), name_gone as (delete from names where player in (select player from old)
  ), tokens_gone as (delete from tokens where player in (select player from old)
  ), codes_gone as (delete from return_codes where player in (select player from old)
  )
  select count(*) as n from old`,
  ),
];

const AT_ONCE = [
  statement('forget.records', 'delete from records where until <= $1'),
  statement('forget.codes', 'delete from return_codes where good_until <= $1'),
  statement('forget.attempts', `delete from attempts where last_at < $1::bigint - ${ATTEMPTS_KEPT_MS}`),
  statement(
    'forget.attempts.some',
    `
  update attempts set times = array(select at from unnest(times) as at where at >= $1::bigint - ${ATTEMPTS_KEPT_MS})
  where exists (select from unnest(times) as at where at < $1::bigint - ${ATTEMPTS_KEPT_MS})`,
  ),
  statement('forget.outages', `delete from outages where ended < $1::bigint - ${LOG_KEPT_MS}`),
  // A node with connections is still needed to know that they have lapsed.
  statement(
    'forget.nodes',
    `
  delete from nodes
  where heard < $1::bigint - ${NODE_LEASE_MS} and coalesce(retires < $1, true)
    and not exists (select from connections where connections.node = nodes.node)`,
  ),
];

export function forgetMethods(database: Database): Pick<Store, 'forget'> {
  return {
    async forget(now) {
      for (const query of AT_ONCE) await database.rows(query, [now]);
      for (const query of BATCHED) {
        let found = BATCH;
        while (found === BATCH) found = (await database.first<{ n: number }>(query, [now]))?.n ?? 0;
      }
    },
  };
}
