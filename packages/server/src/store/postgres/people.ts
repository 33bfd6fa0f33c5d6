/** People and their traces in PostgreSQL: found, listed, rewritten. */
import type { TableId } from '@crownhead/protocol';
import { FIRST, foundPeople } from '../people-page.ts';
import type { Lease, NodeStatus, PeopleStore, Person } from '../store.ts';
import { gameRewriter } from './archive.ts';
import { type Database, statement } from './database.ts';

/** Tables looked at in one statement, and the bytes of their logs. */
const CHUNK = 1000;
const CHUNK_BYTES = 4 * 1024 * 1024;

const PEOPLE = statement(
  'people',
  `
  select player, name, seen, player = $1 or position(lower($1) in lower(name)) > 0 as fits from sessions
  where seen <= $2::bigint and (seen < $2::bigint or player < $3) order by seen desc, player desc limit $4`,
);
const PERSON = statement('person', 'select player, name, seen from sessions where player = $1');
const CONNECTIONS = statement(
  'connections.search',
  `
  select connection, player, name, table_id as "table", node, arrived, address from connections
  where player = $1 or table_id = $1 or address = $1 or position(lower($1) in lower(name)) > 0
  order by arrived desc, connection limit $2`,
);
const NODES = statement('nodes', 'select node, heard, retires from nodes order by node');
const END_SESSION = statement(
  'session.end',
  `
  with token as (delete from tokens where player = $1),
    code as (delete from return_codes where player = $1),
    name as (delete from names where player = $1),
    granted as (delete from grants where player = $1),
    connected as (delete from connections where player = $1)
  delete from sessions where player = $1`,
);
const NAMING = statement(
  'tables.naming',
  `
  with first as (
    select table_id, log_bytes from tables where table_id > $2 order by table_id limit ${CHUNK}
  ), chunk as (
    select table_id, sum(log_bytes) over (order by table_id) - log_bytes as before from first
  )
  select table_id as "table", exists (
    select from log where log.table_id = chunk.table_id and (actor = $1 or position($1 in events) > 0)
  ) as named
  from chunk where before < ${CHUNK_BYTES} order by table_id`,
);
const ACTED = statement('log.acted', 'select 1 from log where table_id = $1 and actor = $2 limit 1');
const REWRITE_ROW = statement(
  'log.rewrite',
  `
  with dropped as (delete from snapshots where table_id = $1)
  update log set events = $3 where table_id = $1 and seq = $2`,
);

export function peopleMethods(database: Database): PeopleStore {
  return {
    async people({ search, before, limit, scan }) {
      const { seen, player } = before ?? FIRST;
      const looked = await database.rows<Person & { fits: boolean }>(PEOPLE, [search, seen, player, scan]);
      const found = looked.flatMap(({ fits, ...person }) => (fits ? [person] : []));
      return foundPeople(found, looked.length < scan ? null : looked.at(-1)!, limit);
    },
    person: (player) => database.first<Person>(PERSON, [player]),
    connections: (search, limit) => database.rows<Lease>(CONNECTIONS, [search, limit]),
    nodes: () => database.rows<NodeStatus>(NODES),
    async endSession(player) {
      await database.rows(END_SESSION, [player]);
    },
    hasActed: async (table, player) => (await database.first(ACTED, [table, player])) !== null,
    async tablesNaming(player, after) {
      const rows = await database.rows<{ table: TableId; named: boolean }>(NAMING, [player, after]);
      return {
        tables: rows.filter(({ named }) => named).map(({ table }) => table),
        next: rows.at(-1)?.table ?? null,
      };
    },
    async rewriteRows(rows) {
      for (const { table, seq, events } of rows) {
        await database.rows(REWRITE_ROW, [table, seq, JSON.stringify(events)]);
      }
    },
    rewriteGame: gameRewriter(database),
  };
}
