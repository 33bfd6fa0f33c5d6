/** Locked tables in SQLite: passwords, who may come in, and failed attempts. */
import type { DatabaseSync } from 'node:sqlite';
import type { AccessStore } from '../store.ts';
import type { Calls } from './calls.ts';
import { change, query } from './sql.ts';

type AccessCalls = Pick<Calls, keyof AccessStore>;

export function accessCalls(db: DatabaseSync): AccessCalls {
  const setPassword = change(
    db,
    `insert into passwords (table_id, hash, invitation) values (?, ?, ?)
     on conflict (table_id) do update set hash = excluded.hash, invitation = excluded.invitation`,
  );
  const takeBack = change(db, 'delete from grants where table_id = ?');
  const password = query<{ hash: string }>(db, 'select hash from passwords where table_id = ?');
  const invitation = query<{ invitation: string | null }>(
    db,
    'select invitation from passwords where table_id = ?',
  );
  const grant = change(db, 'insert into grants (table_id, player) values (?, ?) on conflict do nothing');
  const granted = query<{ yes: 1 }>(db, 'select 1 as yes from grants where table_id = ? and player = ?');
  const note = change(db, 'insert into attempts (key, at) values (?, ?)');
  const count = query<{ n: number }>(db, 'select count(*) as n from attempts where key = ? and at > ?');

  return {
    setPassword: (table, hash, invitation) => {
      setPassword(table, hash, invitation);
      takeBack(table);
    },
    password: (table) => password.first(table)?.hash ?? null,
    invitation: (table) => invitation.first(table)?.invitation ?? null,
    grant: (table, ...players) => {
      for (const player of players) grant(table, player);
    },
    granted: (table, player) => granted.first(table, player) !== null,
    noteAttempt: (key, at) => {
      note(key, at);
    },
    attempts: (key, since) => count.first(key, since)?.n ?? 0,
  };
}
