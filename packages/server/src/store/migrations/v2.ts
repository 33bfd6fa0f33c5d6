/** The games of each player. */
import type { Migration } from './migration.ts';

export const V2: Migration = {
  sqlite: `
  create table game_players (
    player text not null,
    ended_at integer not null,
    id text not null,
    primary key (player, ended_at, id)
  ) strict, without rowid;
  insert or ignore into game_players (player, ended_at, id)
  select each.value, games.ended_at, games.id from games, json_each(games.players) as each;
  `,
  postgres: `
  create table game_players (
    player text collate "C" not null,
    ended_at bigint not null,
    id text collate "C" not null,
    primary key (player, ended_at, id)
  );
  insert into game_players (player, ended_at, id)
  select distinct each.player, ended_at, id
  from games, json_array_elements_text(players::json) as each (player);
  `,
};
