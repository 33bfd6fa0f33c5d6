/** Sessions, their tokens and return codes, and the names in use. */
import { NAME_HELD_MS, type Session, type SessionStore } from '../store.ts';
import { type Database, statement } from './database.ts';

/**
 * Takes a name for a player: `$player`, `$skeleton` and `$at` as in each statement below. The row of the name is
 * locked meanwhile, so that one of two who want it at the same time gets it.
 */
const TAKE_NAME = `
  on conflict (skeleton) do update set player = excluded.player, seen = greatest(names.seen, excluded.seen)
  where names.player = excluded.player or names.seen <= excluded.seen - ${NAME_HELD_MS}
  returning player`;

const CREATE = statement(
  'session.create',
  `
  with taken as (
    insert into names (skeleton, player, seen) values ($2, $1, $5::bigint) ${TAKE_NAME}
  ), session as (
    insert into sessions (player, name, seen) select player, $3, $5 from taken
  ), token as (
    insert into tokens (token_hash, player) select $4, player from taken
  )
  select player from taken`,
);

const BY_TOKEN = statement(
  'session',
  'select player, name from tokens join sessions using (player) where token_hash = $1',
);

const RENAME = statement(
  'session.rename',
  `
  with taken as (
    insert into names (skeleton, player, seen)
    select $3, player, $4::bigint from sessions where player = $1 ${TAKE_NAME}
  ), freed as (
    delete from names where skeleton <> $3 and player in (select player from taken)
  ), session as (
    update sessions set name = $2, seen = greatest(seen, $4) where player in (select player from taken)
  )
  select player from taken`,
);

const TOUCH = statement(
  'session.touch',
  `
  with session as (
    update sessions set seen = greatest(seen, $3::bigint) where player = $1 returning player
  ), taken as (
    insert into names (skeleton, player, seen) select $2, player, $3::bigint from session ${TAKE_NAME}
  )
  select player from taken`,
);

const SAVE_CODE = statement(
  'code.save',
  `
  insert into return_codes (code_hash, player, good_until) values ($1, $2, $3)
  on conflict (code_hash) do update set player = excluded.player, good_until = excluded.good_until`,
);

/** The row of the code is gone before anything else happens: only one of two who come with it has it. */
const REDEEM = statement(
  'code.redeem',
  `
  with code as (
    delete from return_codes where code_hash = $1 and good_until > $3 returning player
  ), session as (
    select player, name from sessions join code using (player)
  ), codes as (
    delete from return_codes where code_hash <> $1 and player in (select player from session)
  ), ended as (
    delete from tokens where player in (select player from session)
  ), begun as (
    insert into tokens (token_hash, player) select $2, player from session
  )
  select player, name from session`,
);

export function sessionMethods(database: Database): SessionStore {
  return {
    createSession: async ({ player, skeleton, name, tokenHash, at }) =>
      (await database.first(CREATE, [player, skeleton, name, tokenHash, at])) !== null,
    sessionByToken: (tokenHash) => database.first<Session>(BY_TOKEN, [tokenHash]),
    renameSession: async (player, name, skeleton, at) =>
      (await database.first(RENAME, [player, name, skeleton, at])) !== null,
    touchSession: async (player, skeleton, at) =>
      (await database.first(TOUCH, [player, skeleton, at])) !== null,
    async saveReturnCode(player, codeHash, until) {
      await database.rows(SAVE_CODE, [codeHash, player, until]);
    },
    redeemReturnCode: (codeHash, tokenHash, now) =>
      database.first<Session>(REDEEM, [codeHash, tokenHash, now]),
  };
}
