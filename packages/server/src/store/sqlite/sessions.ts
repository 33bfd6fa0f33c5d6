/** Sessions in SQLite: names in use, tokens, return codes. */
import type { DatabaseSync } from 'node:sqlite';
import type { PlayerId } from '@crownhead/match';
import { NAME_HELD_MS, type Session, type SessionStore } from '../store.ts';
import type { Calls } from './calls.ts';
import { change, query } from './sql.ts';

type SessionCalls = Pick<Calls, keyof SessionStore>;

/** Takes a name that is free, one's own, or not seen for too long; changes nothing where somebody else uses it. */
const TAKE_NAME = `
  insert into names (skeleton, player, seen) values (?1, ?2, ?3)
  on conflict (skeleton) do update set player = ?2, seen = max(seen, ?3)
  where player = ?2 or seen <= ?3 - ${NAME_HELD_MS}`;

export function sessionCalls(db: DatabaseSync): SessionCalls {
  const takeName = change(db, TAKE_NAME);
  const freeOthers = change(db, 'delete from names where player = ? and skeleton <> ?');
  const create = change(db, 'insert into sessions (player, name, seen) values (?, ?, ?)');
  const rename = change(db, 'update sessions set name = ?2, seen = max(seen, ?3) where player = ?1');
  const see = change(db, 'update sessions set seen = max(seen, ?2) where player = ?1');
  const byPlayer = query<Session>(db, 'select player, name from sessions where player = ?');
  const byToken = query<Session>(
    db,
    'select player, name from tokens join sessions using (player) where hash = ?',
  );
  const addToken = change(db, 'insert into tokens (hash, player) values (?, ?)');
  const endTokens = change(db, 'delete from tokens where player = ?');
  const addCode = change(db, 'insert into codes (hash, player, until) values (?, ?, ?)');
  const useCode = query<{ player: PlayerId }>(
    db,
    'delete from codes where hash = ? and until > ? returning player',
  );
  const endCodes = change(db, 'delete from codes where player = ?');

  return {
    createSession: ({ player, name, skeleton, tokenHash, at }) => {
      if (takeName(skeleton, player, at) === 0) return false;
      create(player, name, at);
      addToken(tokenHash, player);
      return true;
    },
    sessionByToken: (tokenHash) => byToken.first(tokenHash),
    renameSession: (player, name, skeleton, at) => {
      if (byPlayer.first(player) === null || takeName(skeleton, player, at) === 0) return false;
      freeOthers(player, skeleton);
      rename(player, name, at);
      return true;
    },
    touchSession: (player, skeleton, at) => see(player, at) === 1 && takeName(skeleton, player, at) === 1,
    saveReturnCode: (player, codeHash, until) => {
      addCode(codeHash, player, until);
    },
    redeemReturnCode: (codeHash, tokenHash, now) => {
      const session = byPlayer.first(useCode.first(codeHash, now)?.player ?? '');
      if (session === null) return null;
      endTokens(session.player);
      endCodes(session.player);
      addToken(tokenHash, session.player);
      return session;
    },
  };
}
