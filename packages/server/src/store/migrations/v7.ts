/** What the archive is searched by: an inverted index of its games. */
import type { Migration } from './migration.ts';

// Games that are there already, and those of nodes of the version before, are put into the index little by little while
// the server runs: a row that says when that is due is all that a game needs.

export const V7: Migration = {
  sqlite: `
  -- When the game is to be put into the index; later while somebody is about it, null once it is there.
  alter table games add column index_due integer default 0;
  create index games_index_due on games (index_due, ended_at desc) where private = 0 and index_due is not null;
  -- Each game under each of its terms. Under a position: when it was first there, and the moves played from it.
  create table postings (
    term text not null,
    ended_at integer not null,
    id text not null,
    result text not null,
    ply integer,
    moves text,
    primary key (term, ended_at, id)
  ) strict, without rowid;
  `,
  postgres: `
  -- When the game is to be put into the index; later while somebody is about it, null once it is there.
  alter table games add column index_due bigint default 0;
  create index games_index_due on games (index_due, ended_at desc) where not private and index_due is not null;
  -- Each game under each of its terms. Under a position: when it was first there, and the moves played from it.
  create table postings (
    term text collate "C" not null,
    ended_at bigint not null,
    id text collate "C" not null,
    result text not null,
    ply integer,
    moves text,
    primary key (term, ended_at, id)
  );
  `,
};
