/** People and their traces in SQLite: found, listed, rewritten. */
import type { DatabaseSync } from 'node:sqlite';
import { foldName, type TableId } from '@crownhead/protocol';
import { FIRST, foundPeople } from '../people-page.ts';
import type { Lease, NodeStatus, PeopleStore, Person } from '../store.ts';
import { gameRewriter } from './archive.ts';
import type { Calls } from './calls.ts';
import { change, query } from './sql.ts';

type PeopleCalls = Pick<Calls, keyof PeopleStore>;

/** Tables looked at in one go, and the bytes of their logs: moves do not wait long behind it. */
const CHUNK = 1000;
const CHUNK_BYTES = 4 * 1024 * 1024;

function statements(db: DatabaseSync) {
  // In the order of their names SQLite can fold letters of the first hundred only: the rest is compared here.
  const people = query<Person>(
    db,
    `select player, name, seen from sessions where seen <= ?1 and (seen < ?1 or player < ?2)
     order by seen desc, player desc limit ?3`,
  );
  const person = query<Person>(db, 'select player, name, seen from sessions where player = ?');
  const connections = query<Lease>(
    db,
    'select connection, player, name, table_id as "table", node, arrived, address from connections order by arrived desc, connection',
  );
  const nodes = query<NodeStatus>(db, 'select node, heard, retires from nodes order by node');
  const ofPlayer = ['tokens', 'codes', 'names', 'sessions', 'grants', 'connections'].map((name) =>
    change(db, `delete from ${name} where player = ?`),
  );
  const chunk = query<{ table: TableId; named: number }>(
    db,
    `with first as (
       select table_id, log_bytes from tables where table_id > ?2 order by table_id limit ${CHUNK}
     ), chunk as (
       select table_id, sum(log_bytes) over (order by table_id) - log_bytes as before from first
     )
     select table_id as "table", exists (
       select 1 from log where log.table_id = chunk.table_id and (actor = ?1 or instr(events, ?1) > 0)
     ) as named
     from chunk where before < ${CHUNK_BYTES} order by table_id`,
  );
  const acted = query(db, 'select 1 from log where table_id = ? and actor = ? limit 1');
  const rewriteRow = change(db, 'update log set events = ?3 where table_id = ?1 and seq = ?2');
  const dropSnapshot = change(db, 'delete from snapshots where table_id = ?');
  return { people, person, connections, nodes, ofPlayer, acted, chunk, rewriteRow, dropSnapshot };
}

export function peopleCalls(db: DatabaseSync): PeopleCalls {
  const { people, person, connections, nodes, ofPlayer, acted, chunk, rewriteRow, dropSnapshot } =
    statements(db);

  return {
    people: ({ search, before, limit, scan }) => {
      const wanted = foldName(search);
      const { seen, player } = before ?? FIRST;
      const looked = people.all(seen, player, scan);
      const fits = (each: Person) => each.player === search || foldName(each.name).includes(wanted);
      return foundPeople(looked.filter(fits), looked.length < scan ? null : looked.at(-1)!, limit);
    },
    person: (player) => person.first(player),
    connections: (search, limit) => {
      const wanted = foldName(search);
      return connections
        .all()
        .filter(
          ({ player, name, table, address }) =>
            player === search || table === search || address === search || foldName(name).includes(wanted),
        )
        .slice(0, limit);
    },
    nodes: () => nodes.all(),
    endSession: (player) => {
      for (const remove of ofPlayer) remove(player);
    },
    hasActed: (table, player) => acted.first(table, player) !== null,
    tablesNaming: (player, after) => {
      const rows = chunk.all(player, after);
      return {
        tables: rows.filter(({ named }) => named === 1).map(({ table }) => table),
        next: rows.at(-1)?.table ?? null,
      };
    },
    rewriteRows: (rows) => {
      for (const { table, seq, events } of rows) {
        rewriteRow(table, seq, JSON.stringify(events));
        dropSnapshot(table);
      }
    },
    rewriteGame: gameRewriter(db),
  };
}
