/** The searched archive in SQLite. */
import type { DatabaseSync } from 'node:sqlite';
import type { GameListing } from '@crownhead/protocol';
import { archiveResultOf } from '@crownhead/protocol';
import { explorePlan, type Plan, searchPlan } from '../archive/queries.ts';
import { nameTerms } from '../archive/terms.ts';
import type { ArchiveStore } from '../archive-store.ts';
import type { PeopleStore } from '../store.ts';
import type { Calls } from './calls.ts';
import { finishedGame, type StoredGame } from './lists.ts';
import { change, query } from './sql.ts';

type ArchiveCalls = Pick<Calls, keyof ArchiveStore>;

const ADD_POSTING = `insert or ignore into postings (term, ended_at, id, result, ply, moves) values (?, ?, ?, ?, ?, ?)`;

/** Runs a plan; its statements are prepared when they are first asked for. */
function planRunner(db: DatabaseSync): <T>(plan: Plan<T>) => T {
  const statements = new Map<string, ReturnType<typeof query<Record<string, string | number | null>>>>();
  return (plan) => {
    let step = plan.next();
    while (!step.done) {
      const { name, text, values } = step.value;
      let statement = statements.get(name);
      if (statement === undefined) {
        statement = query(db, text.replaceAll('$', '?'));
        statements.set(name, statement);
      }
      step = plan.next(statement.all(...values));
    }
    return step.value;
  };
}

export function archiveCalls(db: DatabaseSync): ArchiveCalls {
  const run = planRunner(db);
  const claim = query<StoredGame>(
    db,
    `update games set index_due = ?2 where id in (
       select id from games where private = 0 and index_due is not null and index_due <= ?1
       order by index_due, ended_at desc limit ?3)
     returning listing, pdn, private, players`,
  );
  const finish = change(
    db,
    'update games set index_due = null, listing = ?3 where id = ?1 and index_due = ?2',
  );
  const add = change(db, ADD_POSTING);
  return {
    claimUnindexed: (now, until, limit) =>
      claim.all(now, until, limit).map((row) => ({ game: finishedGame(row), claim: until })),
    indexGame: (id, claimed, { postings, listing }) => {
      if (finish(id, claimed, JSON.stringify(listing)) === 0) return false;
      const result = archiveResultOf(listing.outcome);
      for (const { term, ply, moves } of postings)
        add(term, listing.endedAt, id, result, ply ?? null, moves ?? null);
      return true;
    },
    searchGames: (search) => run(searchPlan(search)),
    exploreGames: (explore) => run(explorePlan(explore)),
  };
}

/** A game that is not in the index yet, or that somebody is about to put there, begins from the start again. */
export function gameRewriter(db: DatabaseSync): Calls[keyof Pick<PeopleStore, 'rewriteGame'>] {
  const before = query<{ listing: string; indexed: number }>(
    db,
    'select listing, index_due is null as indexed from games where id = ?',
  );
  const rewrite = change(
    db,
    `update games set listing = ?2, pdn = ?3, index_due = case when index_due is null then null else 0 end
     where id = ?1`,
  );
  const remove = change(db, 'delete from postings where term = ? and ended_at = ? and id = ?');
  const add = change(db, ADD_POSTING);
  return ({ listing, pdn }) => {
    const { id, endedAt, outcome } = listing;
    const old = before.first(id);
    rewrite(id, JSON.stringify(listing), pdn);
    if (old?.indexed !== 1) return;
    for (const term of nameTerms(JSON.parse(old.listing) as GameListing)) remove(term, endedAt, id);
    for (const term of nameTerms(listing)) add(term, endedAt, id, archiveResultOf(outcome), null, null);
  };
}
