/** The searched archive in PostgreSQL. */
import { archiveResultOf, type GameListing } from '@crownhead/protocol';
import { explorePlan, type Plan, searchPlan } from '../archive/queries.ts';
import { nameTerms } from '../archive/terms.ts';
import type { ArchiveStore } from '../archive-store.ts';
import type { PeopleStore } from '../store.ts';
import { type Database, statement } from './database.ts';
import { finishedGame, type StoredGame } from './lists.ts';

/** Nodes that look at the same time get different games. */
const CLAIM = statement(
  'archive.claim',
  `
  with due as (
    select id from games where not private and index_due is not null and index_due <= $1
    order by index_due, ended_at desc limit $3 for update skip locked
  )
  update games set index_due = $2 from due where games.id = due.id
  returning listing, pdn, private, players`,
);

const INDEX = statement(
  'archive.index',
  `
  with done as (
    update games set index_due = null, listing = $3 where id = $1 and index_due = $2 returning id, ended_at
  ), added as (
    insert into postings (term, ended_at, id, result, ply, moves)
    select each.term, done.ended_at, done.id, $4, each.ply, each.moves
    from done, unnest($5::text[], $6::integer[], $7::text[]) as each (term, ply, moves)
    on conflict do nothing
  )
  select id from done`,
);

async function run<T>(database: Database, plan: Plan<T>): Promise<T> {
  let step = plan.next();
  while (!step.done) {
    const { name, text, values } = step.value;
    step = plan.next(await database.rows(statement(name, text), values));
  }
  return step.value;
}

export function archiveMethods(database: Database): ArchiveStore {
  return {
    async claimUnindexed(now, until, limit) {
      const rows = await database.rows<StoredGame>(CLAIM, [now, until, limit]);
      return rows.map((row) => ({ game: finishedGame(row), claim: until }));
    },
    async indexGame(id, claim, { postings, listing }) {
      const values = [
        ...[id, claim, JSON.stringify(listing), archiveResultOf(listing.outcome)],
        postings.map(({ term }) => term),
        postings.map(({ ply }) => ply ?? null),
        postings.map(({ moves }) => moves ?? null),
      ];
      return (await database.first(INDEX, values)) !== null;
    },
    searchGames: (search) => run(database, searchPlan(search)),
    exploreGames: (explore) => run(database, explorePlan(explore)),
  };
}

/** A game that is not in the index yet, or that somebody is about to put there, begins from the start again. */
export const gameRewriter =
  (database: Database): PeopleStore['rewriteGame'] =>
  ({ listing, pdn }) =>
    database.transaction(async (client) => {
      const { id, endedAt, outcome } = listing;
      const { rows } = await client.query<{ listing: string; indexed: boolean }>(
        'select listing, index_due is null as indexed from games where id = $1 for update',
        [id],
      );
      await client.query(
        `update games set listing = $2, pdn = $3, index_due = case when index_due is null then null else 0 end
         where id = $1`,
        [id, JSON.stringify(listing), pdn],
      );
      const [old] = rows;
      if (!old?.indexed) return;
      const gone = nameTerms(JSON.parse(old.listing) as GameListing);
      await client.query('delete from postings where term = any($1) and ended_at = $2 and id = $3', [
        gone,
        endedAt,
        id,
      ]);
      await client.query(
        `insert into postings (term, ended_at, id, result)
         select each, $2, $3, $4 from unnest($1::text[]) as each on conflict do nothing`,
        [nameTerms(listing), endedAt, id, archiveResultOf(outcome)],
      );
    });
