/** Locked tables: passwords, who has given them, and how often somebody guessed. */
import type { AccessStore } from '../store.ts';
import { type Database, statement } from './database.ts';

const SET_PASSWORD = statement(
  'password.set',
  `
  with taken_back as (delete from grants where table_id = $1)
  insert into passwords (table_id, hash, invitation) values ($1, $2, $3)
  on conflict (table_id) do update set hash = excluded.hash, invitation = excluded.invitation`,
);
const PASSWORD = statement('password', 'select hash from passwords where table_id = $1');
const INVITATION = statement('invitation', 'select invitation from passwords where table_id = $1');

const GRANT = statement(
  'grant',
  'insert into grants (table_id, player) select $1, unnest($2::text[]) on conflict do nothing',
);
const GRANTED = statement('granted', 'select 1 from grants where table_id = $1 and player = $2');

const NOTE_ATTEMPT = statement(
  'attempt.note',
  `
  insert into attempts (key, times, last_at) values ($1, array[$2::bigint], $2)
  on conflict (key) do update set
    times = attempts.times || excluded.times,
    last_at = greatest(attempts.last_at, excluded.last_at)`,
);
const ATTEMPTS = statement(
  'attempts',
  'select count(*) as n from attempts, unnest(times) as at where key = $1 and at > $2',
);

export function accessMethods(database: Database): AccessStore {
  return {
    async setPassword(table, hash, invitation) {
      await database.rows(SET_PASSWORD, [table, hash, invitation]);
    },
    password: async (table) => (await database.first<{ hash: string }>(PASSWORD, [table]))?.hash ?? null,
    invitation: async (table) =>
      (await database.first<{ invitation: string | null }>(INVITATION, [table]))?.invitation ?? null,
    async grant(table, ...players) {
      await database.rows(GRANT, [table, players]);
    },
    granted: async (table, player) => (await database.first(GRANTED, [table, player])) !== null,
    async noteAttempt(key, at) {
      await database.rows(NOTE_ATTEMPT, [key, at]);
    },
    attempts: async (key, since) => (await database.first<{ n: number }>(ATTEMPTS, [key, since]))?.n ?? 0,
  };
}
