/** Deletes from SQLite what is too old to matter, a bounded number of rows at a time. */
import type { DatabaseSync } from 'node:sqlite';
import type { TableId } from '@crownhead/protocol';
import { ATTEMPTS_KEPT_MS, LOG_KEPT_MS, NODE_LEASE_MS, ROLE_RECORDS, SESSION_KEPT_MS } from '../store.ts';
import type { Calls } from './calls.ts';
import { change, query } from './sql.ts';

/** Tables and sessions of one go: moves do not wait long behind it. */
const AT_ONCE = 100;

export function forgetCalls(db: DatabaseSync): Pick<Calls, 'forget'> {
  const oldTables = query<{ table: TableId }>(
    db,
    `select table_id as "table" from tables where created_at is null and changed_at < ? limit ${AT_ONCE}`,
  );
  const ofTable = ['log', 'snapshots', 'passwords', 'grants', 'tables'].map((name) =>
    change(db, `delete from ${name} where table_id = ?`),
  );
  const oldSessions = query<{ player: string }>(
    db,
    `select player from sessions where seen < ?
       and player not in (select id from records where kind = '${ROLE_RECORDS}') limit ${AT_ONCE}`,
  );
  const ofPlayer = ['tokens', 'codes', 'names', 'sessions'].map((name) =>
    change(db, `delete from ${name} where player = ?`),
  );
  const oldCodes = change(db, 'delete from codes where until <= ?');
  const oldRecords = change(db, 'delete from records where until <= ?');
  const oldAttempts = change(db, 'delete from attempts where at < ?');
  const oldOutages = change(db, 'delete from outages where ended < ?');
  const deadNodes = change(
    db,
    `delete from nodes where heard < ?1 - ${NODE_LEASE_MS} and coalesce(retires, 0) < ?1
     and node not in (select node from connections)`,
  );

  return {
    forget: (now) => {
      const tables = oldTables.all(now - LOG_KEPT_MS);
      for (const { table } of tables) for (const remove of ofTable) remove(table);
      const sessions = oldSessions.all(now - SESSION_KEPT_MS);
      for (const { player } of sessions) for (const remove of ofPlayer) remove(player);
      oldCodes(now);
      oldRecords(now);
      oldAttempts(now - ATTEMPTS_KEPT_MS);
      oldOutages(now - LOG_KEPT_MS);
      deadNodes(now);
      return tables.length === AT_ONCE || sessions.length === AT_ONCE;
    },
  };
}
